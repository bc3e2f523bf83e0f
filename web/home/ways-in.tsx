import { Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { buttonClass } from '../ui/button.tsx'
import { SectionHead } from '../ui/section-head.tsx'

/** How a lesson earns its marks, and the two buttons to an account. */
export function HowItWorks() {
  const steps = [
    { title: m.home_how_watch_title(), text: m.home_how_watch() },
    { title: m.home_how_practise_title(), text: m.home_how_practise() },
    { title: m.home_how_check_title(), text: m.home_how_check() },
  ]
  return (
    <section className="border-y border-rule bg-sunk py-12 md:py-section">
      <div className="container-page">
        <SectionHead number={2} title={m.home_how_title()}>
          {m.home_how_lead()}
        </SectionHead>
        <ol className="grid gap-5 md:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="rounded-card border border-rule bg-card p-5">
              <p aria-hidden="true" className="step-mark">
                {index === 1 ? '1' : '½'}
              </p>
              <h3 className="mt-3 text-title">{title}</h3>
              <p className="mt-1 text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
        <div className="visitor-only mt-6 flex flex-wrap gap-3">
          <Link to="/register" className={buttonClass('primary')}>
            {m.home_learn_skills()}
          </Link>
          <Link to="/register" className={buttonClass('secondary')}>
            {m.home_get_certified()}
          </Link>
        </div>
      </div>
    </section>
  )
}

/** The closing section. */
export function JoinCommunity() {
  return (
    <section className="graph-paper py-12 md:py-section">
      <div className="container-page">
        <div className="rounded-sheet border border-rule bg-card px-6 py-10 text-center shadow-2">
          <h2 className="text-section tracking-normal text-balance">{m.home_join_title()}</h2>
          <p className="mx-auto mt-2 max-w-[40em] text-ink-2">{m.home_join_lead()}</p>
          <Link to="/register" className={`${buttonClass('primary', 'large')} visitor-only mt-5`}>
            {m.home_join_now()}
          </Link>
          <Link to="/courses" className={`${buttonClass('primary', 'large')} student-only mt-5`}>
            {m.home_our_course()}
          </Link>
        </div>
      </div>
    </section>
  )
}
