import { Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { buttonClass } from '../ui/button.tsx'
import { AnswerSheet } from './answer-sheet.tsx'

/** What the product is, in one look. Which buttons stand is decided by style, before any script. */
export function Hero() {
  return (
    <section className="hero graph-paper relative border-b border-rule py-10 md:pt-16 md:pb-[72px]">
      <div className="container-page grid items-center gap-8 md:grid-cols-[1.15fr_1fr]">
        <div>
          <p className="text-[15px] font-medium text-ink-2">{m.home_boards()}</p>
          <h1 className="mt-3 mb-4 text-[clamp(40px,9vw,72px)] leading-[1.02] font-extrabold tracking-[-0.022em] text-balance">
            {m.home_title_before()} <mark className="hero-mark">{m.home_title_marked()}</mark>{' '}
            {m.home_title_after()}
          </h1>
          <p className="mb-6 max-w-[34em] text-[19px] leading-normal text-ink-2">{m.home_lead()}</p>
          <div className="flex flex-wrap gap-3">
            <Link to="/register" className={`${buttonClass('primary', 'large')} visitor-only`}>
              {m.home_get_started()}
            </Link>
            <Link to="/courses" className={`${buttonClass('primary', 'large')} student-only`}>
              {m.home_get_started()}
            </Link>
            <Link to="/courses" className={buttonClass('secondary', 'large')}>
              {m.home_best_courses()}
            </Link>
          </div>
          <p className="mt-5 text-base text-ink-2">{m.home_first_free()}</p>
        </div>
        <AnswerSheet />
      </div>
    </section>
  )
}
