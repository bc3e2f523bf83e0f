import type { DraftStep } from '../../../domain/admin/lessons/schemas.ts'
import type { StepWords } from '../../../domain/lessons/steps/step-lesson.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { SmallButton } from '../ui/small-button.tsx'
import { type ErrorOf, useWriting, withText } from './writing.ts'

type Table = NonNullable<DraftStep['table']>
type Props = { table: Table; errorOf: ErrorOf; onChange(table: Table | undefined): void }

const mostColumns = 8
const mostRows = 14
const empty = (): StepWords => ({ en: '' })

/** A table of text, edited cell by cell in the current language. */
export function TableField({ table: { head, rows }, errorOf, onChange }: Props) {
  const cell = (words: StepWords, label: string, put: (words: StepWords) => void) => (
    <CellField words={words} label={label} onChange={put} />
  )
  const error = errorOf('table')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {error !== undefined && <p className="font-medium text-bad">{error}</p>}
      <div className="overflow-x-auto">
        <table className="border-separate border-spacing-1">
          <thead>
            <tr>
              {head.map((words, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no name but their place
                <th key={at}>
                  {cell(words, m.admin_lesson_table_head({ column: at + 1 }), (next) =>
                    onChange({ rows, head: head.with(at, next) }),
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
              <tr key={line}>
                {row.map((words, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no name but their place
                  <td key={at}>
                    {cell(words, m.admin_lesson_table_cell({ row: line + 1, column: at + 1 }), (next) =>
                      onChange({ head, rows: rows.with(line, row.with(at, next)) }),
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap gap-2">
        {rows.length < mostRows && (
          <SmallButton
            label={m.admin_lesson_row_add()}
            onClick={() => onChange({ head, rows: [...rows, head.map(empty)] })}
          />
        )}
        {head.length < mostColumns && (
          <SmallButton
            label={m.admin_lesson_column_add()}
            onClick={() => onChange({ head: [...head, empty()], rows: rows.map((row) => [...row, empty()]) })}
          />
        )}
        {rows.length > 1 && (
          <SmallButton
            label={m.admin_lesson_row_remove()}
            onClick={() => onChange({ head, rows: rows.slice(0, -1) })}
          />
        )}
        {head.length > 1 && (
          <SmallButton
            label={m.admin_lesson_column_remove()}
            onClick={() => onChange({ head: head.slice(0, -1), rows: rows.map((row) => row.slice(0, -1)) })}
          />
        )}
        <SmallButton label={m.admin_lesson_table_remove()} onClick={() => onChange(undefined)} />
      </div>
    </div>
  )
}

export function firstTable(): Table {
  return { head: [empty(), empty()], rows: [[empty(), empty()]] }
}

function CellField(props: { words: StepWords; label: string; onChange(words: StepWords): void }) {
  const { words, label, onChange } = props
  const { language } = useWriting()
  return (
    <input
      aria-label={label}
      lang={language}
      value={words[language] ?? ''}
      placeholder={language === 'en' ? undefined : words.en}
      maxLength={1200}
      className="min-h-10 w-28 rounded-ctl border-ctl border-line bg-card px-2 text-small font-normal text-ink"
      onChange={({ target }) => onChange(withText(words, language, target.value))}
    />
  )
}
