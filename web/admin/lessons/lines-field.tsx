import { piecesOf } from '../../../domain/lessons/steps/draw-lesson.ts'
import type { StepLine } from '../../../domain/lessons/steps/step-lesson.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { Choice } from '../ui/parts.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { MathsField } from './maths-field.tsx'
import { lettersOf, workingOptions } from './workings.ts'
import { type ErrorOf, useWriting } from './writing.ts'

type Props = {
  lines: readonly StepLine[]
  /** Their field of the step, such as `lines`. */
  field: string
  most: number
  least?: number
  errorOf: ErrorOf
  onChange(lines: StepLine[]): void
}

/** Lines of mathematics: in plain text, which the engine checks, or as TeX. */
export function LinesField({ lines, field, most, least = 0, errorOf, onChange }: Props) {
  const put = (at: number, line: StepLine) => onChange(lines.map((one, index) => (index === at ? line : one)))
  const last = lines.at(-1)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {lines.map((line, at) => (
        <LineRow
          // Lines have no identity but their position.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          line={line}
          number={at + 1}
          error={errorOf(`${field}.${at}`)}
          onChange={(next) => put(at, next)}
          onRemove={lines.length > least ? () => onChange(lines.filter((_, index) => index !== at)) : null}
        />
      ))}
      {lines.length < most && (
        <div>
          <SmallButton
            label={m.admin_lesson_line_add()}
            onClick={() =>
              onChange([...lines, { plain: '', ...(last?.in !== undefined && { in: last.in }) }])
            }
          />
        </div>
      )}
    </div>
  )
}

type RowProps = {
  line: StepLine
  number: number
  error: string | undefined
  onChange(line: StepLine): void
  onRemove: (() => void) | null
}

function LineRow({ line, number, error, onChange, onRemove }: RowProps) {
  const { document, drawTex } = useWriting()
  const { workings = {} } = document
  const letters = lettersOf(workings[line.in ?? ''])
  const isTex = 'tex' in line
  const label = m.admin_lesson_line({ number })
  const of = { ...(line.in !== undefined && { in: line.in }) }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-ctl border border-rule p-2.5">
      {isTex ? (
        <div>
          <Field
            label={`${label}: TeX`}
            value={line.tex}
            error={error}
            maxLength={1200}
            spellCheck={false}
            onChange={({ target }) => onChange({ ...line, tex: target.value })}
          />
          <p
            aria-hidden="true"
            className="mt-1 min-h-7 overflow-x-auto text-lg text-ink-2"
            // Rendered as publishing does; its text is escaped.
            dangerouslySetInnerHTML={{ __html: piecesOf(line, { drawTex }).join(' ') }}
          />
          <MathsField
            label={m.admin_lesson_line_plain()}
            value={line.plain ?? ''}
            letters={letters}
            hint={m.admin_lesson_line_plain_hint()}
            onChange={(plain) => onChange({ tex: line.tex, ...of, ...(plain !== '' && { plain }) })}
          />
        </div>
      ) : (
        <MathsField
          label={label}
          value={line.plain}
          letters={letters}
          error={error}
          onChange={(plain) => onChange({ ...line, plain })}
        />
      )}
      <div className="flex flex-wrap items-end gap-2">
        <Choice
          label={m.admin_lesson_line_form({ number })}
          value={isTex ? 'tex' : 'plain'}
          onChange={({ target }) =>
            onChange(
              target.value === 'tex'
                ? { tex: '', ...of, ...(line.plain && { plain: line.plain }) }
                : { plain: line.plain ?? '', ...of },
            )
          }
        >
          <option value="plain">{m.admin_lesson_form_plain()}</option>
          <option value="tex">TeX</option>
        </Choice>
        <Choice
          label={m.admin_lesson_line_of({ number })}
          value={line.in ?? ''}
          className="min-w-0 flex-1"
          onChange={({ target }) => {
            const { in: _, ...rest } = line
            onChange(target.value === '' ? rest : { ...rest, in: target.value })
          }}
          none={m.admin_lesson_line_alone()}
          options={workingOptions(workings)}
        />
        {onRemove && <SmallButton label={m.admin_course_remove()} of={label} onClick={onRemove} />}
      </div>
    </div>
  )
}
