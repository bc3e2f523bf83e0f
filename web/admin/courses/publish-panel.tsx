import type { Gap } from '../../../domain/admin/courses/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { fieldText } from '../ui/course-fields.ts'
import { goToField } from './go-to-field.ts'
import { fieldId } from './labels.ts'

/** What is missing: each entry links to its field. */
export function GapList({ gaps }: { gaps: readonly (Pick<Gap, 'field'> & { text: string })[] }) {
  return (
    <section
      aria-labelledby="gaps"
      className="grid gap-2 rounded-card border border-bad bg-bad-soft p-4"
      role="alert"
    >
      <h2 id="gaps" className="font-bold text-bad">
        {m.admin_course_incomplete()}
      </h2>
      <ul className="grid gap-0.5">
        {gaps.map(({ field, text }) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              className="inline-flex min-h-11 items-center text-ink"
              onClick={(event) => {
                event.preventDefault()
                goToField(field)
              }}
            >
              <span>
                <span className="font-semibold underline">{fieldText(field)}</span>: {text}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
