import type { OutputOf } from '../../domain/calls.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { dayText } from '../ui/day-text.ts'

type Plan = OutputOf<'getPlan'>
type Level = Plan['chapters'][number]['skills'][number]['level']

const levels: Record<Level, () => string> = {
  notStarted: m.practice_level_not_started,
  learning: m.practice_level_learning,
  secure: m.practice_level_secure,
  mastered: m.practice_level_mastered,
}

/** The weeks until the examination, and how well each chapter is known. */
export function PlanWeeks({ weeks, chapters }: Pick<Plan, 'weeks' | 'chapters'>) {
  return (
    <>
      {weeks.length > 0 && (
        <section>
          <h2 className="mb-2 text-title">{m.study_plan_weeks()}</h2>
          <ol className="grid gap-2">
            {weeks.map((week) => (
              <li
                key={week.startsOn}
                aria-current={week.isNow ? 'step' : undefined}
                className="rounded-ctl border border-rule bg-card px-4 py-2 text-small aria-[current]:border-brand aria-[current]:bg-brand-soft"
              >
                <span className="block font-semibold">
                  {m.study_plan_week({ day: dayText(week.startsOn) })}
                </span>
                <span className="block text-ink-2">{weekText(week)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {chapters.length > 0 && (
        <section>
          <h2 className="mb-2 text-title">{m.study_plan_chapters()}</h2>
          <div className="rounded-card border border-rule bg-card">
            {chapters.map(({ chapter, name, skills }) => (
              <details key={chapter} name="plan-chapters" className="border-grid not-first:border-t">
                <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2 text-small hover:bg-sunk">
                  <span className="min-w-0 flex-1">{name}</span>
                  <span className="text-ink-3 tabular-nums">
                    {skills.filter(({ level }) => level === 'secure' || level === 'mastered').length} /{' '}
                    {skills.length}
                  </span>
                </summary>
                <ul className="grid gap-1 px-4 pb-3 text-small">
                  {skills.map((skill) => (
                    <li key={skill.id} className="flex gap-3">
                      <span className="min-w-0 flex-1">{skill.name}</span>
                      <span className="shrink-0 text-ink-2">{levels[skill.level]()}</span>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </div>
        </section>
      )}
    </>
  )
}

function weekText({ chapters, isLastLook }: Plan['weeks'][number]): string {
  const names = chapters.map(({ name }) => name).join(', ')
  if (names !== '') return names
  return isLastLook ? m.study_plan_last_look() : m.study_plan_reviews()
}
