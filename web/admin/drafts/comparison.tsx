import { m } from '../../../domain/messages/compiled/messages.js'
import type { Difference } from './field-words.ts'

type Props = { differences: readonly Difference[]; titles: readonly [one: string, other: string] }

/** Where two versions differ, field by field. */
export function Comparison({ differences, titles: [one, other] }: Props) {
  if (differences.length === 0) return <p>{m.admin_draft_no_difference()}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {differences.map((difference) => (
        <section
          key={difference.field}
          aria-label={difference.label}
          className="grid gap-2 border-t border-grid pt-3 md:grid-cols-2"
        >
          <h3 className="font-bold md:col-span-2">{difference.label}</h3>
          {[
            { title: one, text: difference.one },
            { title: other, text: difference.other },
          ].map(({ title, text }) => (
            <div key={title} className="min-w-0">
              <p className="text-sm font-semibold text-ink-2">{title}</p>
              <p className="max-h-72 overflow-auto wrap-anywhere whitespace-pre-wrap">{text}</p>
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
