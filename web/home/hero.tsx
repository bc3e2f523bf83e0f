import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { buttonClass } from '../ui/button.tsx'

type Figures = { activeStudents: string; rating: string; note: string }

/** What the product is, at a glance. CSS decides which buttons show, before any script. */
export function Hero({ figures, sheet }: { figures: Figures | undefined; sheet: ReactNode }) {
  return (
    <section className="hero graph-paper relative border-b border-rule py-10 md:pt-16 md:pb-section">
      <div className="container-page grid grid-cols-1 items-center gap-8 md:grid-cols-[1.15fr_1fr]">
        <div>
          <p className="text-small font-medium text-ink-2">{m.home_boards()}</p>
          <h1 className="mt-3 mb-4 text-hero text-balance">
            {m.home_title_before()} <mark className="hero-mark">{m.home_title_marked()}</mark>{' '}
            {m.home_title_after()}
          </h1>
          <p className="mb-6 max-w-[34em] text-lead leading-normal text-ink-2">{m.home_lead()}</p>
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
          <p className="flex flex-wrap gap-x-6">
            <Link to="/try" className="inline-flex min-h-11 items-center text-link underline">
              {m.home_try()}
            </Link>
            <Link to="/about-us" className="inline-flex min-h-11 items-center text-link underline">
              {m.home_about()}
            </Link>
            <Link to="/blog" className="inline-flex min-h-11 items-center text-link underline">
              {m.home_blog()}
            </Link>
          </p>
        </div>
        {sheet}
      </div>
      {figures && <FiguresRow figures={figures} />}
    </section>
  )
}

/** Two figures with their source. */
function FiguresRow({ figures: { activeStudents, rating, note } }: { figures: Figures }) {
  const shown = [
    { figure: activeStudents, about: m.home_figure_students() },
    { figure: rating, about: m.home_figure_rating() },
  ]
  return (
    <div className="container-page mt-8 flex flex-wrap items-end gap-x-10 gap-y-3">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {shown.map(({ figure, about }) => (
          <div key={about} className="flex flex-col-reverse">
            <dt className="text-ink-2">{about}</dt>
            <dd className="text-figure tabular-nums">
              {figure}
              <sup className="ml-0.5 text-base font-semibold text-ink-2">*</sup>
            </dd>
          </div>
        ))}
      </dl>
      <p className="max-w-[34em] flex-1 basis-72 text-sm text-ink-3">* {note}</p>
    </div>
  )
}
