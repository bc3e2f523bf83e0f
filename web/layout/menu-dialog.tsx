import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from '../ui/icon.tsx'
import { menu } from './menu.ts'

const entry = 'flex min-h-13 items-center border-b border-rule px-2 text-lg text-ink no-underline'

/** The menu of a phone, over the whole height. A popover: it opens before any script has come. */
export function MenuDialog() {
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={m.layout_open_menu()}
        className="grid size-11 cursor-pointer place-items-center rounded-ctl border-[1.5px] border-rule text-ink md:hidden"
      >
        <Icon name="menu" size={24} />
      </button>
      <div id={id} popover="auto" className="phone-menu bg-card p-4 text-ink">
        <div className="flex items-center justify-between">
          <p className="text-lg font-bold">{m.layout_menu()}</p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={m.ui_close()}
            className="grid size-11 cursor-pointer place-items-center text-ink-2"
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <nav aria-label={m.layout_main_menu()} className="mt-4">
          <ul>
            {menu.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={entry}
                  activeOptions={{ exact: to === '/' }}
                  activeProps={{ className: 'font-semibold' }}
                  onClick={() => document.getElementById(id)?.hidePopover()}
                >
                  {label()}
                </Link>
              </li>
            ))}
            <li className="student-only">
              <Link
                to="/my-course"
                className={entry}
                onClick={() => document.getElementById(id)?.hidePopover()}
              >
                {m.layout_my_learning()}
              </Link>
            </li>
            <li className="visitor-only">
              <Link to="/login" className={entry} onClick={() => document.getElementById(id)?.hidePopover()}>
                {m.layout_login_register()}
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </>
  )
}
