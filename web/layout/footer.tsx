import { Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { productTagline } from '../../domain/product.ts'
import { Logo } from '../ui/logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const link = 'inline-flex min-h-11 items-center text-[#DDE6F2] no-underline hover:underline'

/** The end of every page: where to go, and how it looks. */
export function Footer() {
  return (
    <footer className="bg-[#13213A] py-8 text-[#DDE6F2] dark:bg-board">
      <div className="container-page flex flex-wrap items-start justify-between gap-x-12 gap-y-6">
        <div>
          <p className="text-white">
            <Logo />
          </p>
          <p className="mt-2">{productTagline}</p>
          <p className="mt-2 text-[15px]">{m.layout_copyright()}</p>
        </div>
        <nav aria-label={m.layout_quick_links()}>
          <h2 className="text-base font-semibold text-white">{m.layout_quick_links()}</h2>
          <ul className="mt-1 flex flex-wrap gap-x-6">
            <li>
              <Link to="/" className={link}>
                {m.layout_home()}
              </Link>
            </li>
            <li>
              <Link to="/courses" className={link}>
                {m.layout_courses()}
              </Link>
            </li>
            <li className="visitor-only">
              <Link to="/register" className={link}>
                {m.auth_register()}
              </Link>
            </li>
            <li className="student-only">
              <Link to="/my-course" className={link}>
                {m.layout_my_learning()}
              </Link>
            </li>
          </ul>
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  )
}
