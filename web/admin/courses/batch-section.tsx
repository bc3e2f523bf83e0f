import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { Tick } from '../ui/form.tsx'
import { Section } from '../ui/section.tsx'
import { fieldId } from './labels.ts'
import type { SectionProps } from './section-props.ts'

/** When a course is taught to a batch and what its payments cover: both determine refunds. */
export function BatchSection({ document, change, errorOf }: SectionProps) {
  const { batchStartsOn, sellsSeatsOnly } = document
  return (
    <Section id="batch" title={m.admin_course_batch()}>
      <div id={fieldId('batchStartsOn')} className="max-w-md">
        <Field
          label={m.admin_course_batch_starts()}
          type="date"
          value={batchStartsOn ?? ''}
          hint={m.admin_course_batch_hint()}
          error={errorOf('batchStartsOn')}
          onChange={({ target }) => change((was) => ({ ...was, batchStartsOn: target.value || null }))}
        />
      </div>
      <div id={fieldId('sellsSeatsOnly')}>
        <Tick
          className="font-semibold"
          checked={sellsSeatsOnly}
          aria-describedby="seats-hint"
          onTick={(isTicked) => change((was) => ({ ...was, sellsSeatsOnly: isTicked }))}
        >
          {m.admin_course_seats()}
        </Tick>
        <p id="seats-hint" className="max-w-[65ch] text-small text-ink-2">
          {m.admin_course_seats_hint()}
        </p>
      </div>
    </Section>
  )
}
