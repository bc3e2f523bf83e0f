import { type KeyboardEvent, type Ref, useId } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { markText } from '../../domain/practice/mark-text.ts'
import { readParts } from '../../packages/step-marks/expression/line.ts'
import { dotReadings } from '../../packages/step-marks/expression/spelling.ts'
import type { LineReport } from './sheet-report.ts'
import { slipText } from './slip-text.ts'
import { spokenLine, TypedMaths } from './typed-maths.tsx'

type Props = {
  /** counted from 1; null for an answer of a single line */
  number: number | null
  text: string
  letters: readonly string[] | undefined
  /** null while the current text was not checked */
  report: LineReport | null
  /** Additional feedback. */
  feedback: string
  /** The first slip above it. */
  slipLine: number | null
  isFocused: boolean
  isLocked: boolean
  inputMode: 'none' | 'text'
  field: Ref<HTMLInputElement>
  onText(text: string): void
  onFocus(): void
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void
}

/** One line of the sheet: its number in the margin, the text, and the mark. */
export function SheetLine({
  number,
  text,
  letters,
  report,
  feedback,
  slipLine,
  isFocused,
  isLocked,
  inputMode,
  field,
  onText,
  onFocus,
  onKeyDown,
}: Props) {
  const id = useId()
  const isDrawn = text.trim() !== ''
  const notes = [feedback, report === null ? '' : noteText(report, slipLine)].filter((note) => note !== '')
  return (
    <li className="sheet-line" data-status={report?.status}>
      <span aria-hidden="true" className="sheet-number">
        {number}
      </span>
      <div className="sheet-writing">
        <input
          ref={field}
          type="text"
          value={text}
          readOnly={isLocked}
          aria-label={number === null ? m.practice_your_answer() : m.practice_line({ number })}
          aria-describedby={`${id}-said`}
          aria-invalid={report?.status === 'wrong' || undefined}
          inputMode={inputMode}
          enterKeyHint={number === null ? 'done' : 'next'}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          className={isDrawn && !isFocused ? 'is-drawn' : ''}
          onChange={(event) => onText(event.target.value)}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
        />
        {isDrawn && !isFocused && (
          <span aria-hidden="true" className="sheet-drawn">
            <TypedMaths text={text} letters={letters} />
          </span>
        )}
      </div>
      <span className="sheet-mark">{report && <Mark report={report} />}</span>
      {isDrawn && isFocused && (
        <p aria-hidden="true" className="sheet-preview">
          <TypedMaths text={text} letters={letters} />
        </p>
      )}
      {/* For screen readers: the line in words, and its mark. */}
      <p id={`${id}-said`} className="sr-only">
        {[isDrawn ? spokenLine(text, letters) : '', ...notes].join('. ')}
      </p>
      {notes.map((note) => (
        <p key={note} className="sheet-note">
          {note}
        </p>
      ))}
      {report?.status === 'unread' && !isLocked && (
        <Readings text={text} letters={letters} onChoose={onText} />
      )}
    </li>
  )
}

function noteText(report: LineReport, slipLine: number | null): string {
  if (report.status === 'unread') return m.practice_unread_line()
  if (report.status === 'ft' && slipLine !== null) return m.practice_follows({ line: slipLine })
  return report.slip === undefined ? '' : slipText(report.slip)
}

/** A circled mark, a tick, a cross or a question mark. */
function Mark({ report: { status, marks } }: { report: LineReport }) {
  if (marks > 0)
    return (
      <span className="step-mark">
        <span className="sr-only">{m.practice_mark_said({ marks })}</span>
        <span aria-hidden="true">{markText(marks)}</span>
      </span>
    )
  const sign = signs[status]
  if (sign === undefined) return null
  return (
    <span role="img" aria-label={sign.name()} className={`sheet-sign ${sign.colour}`}>
      {sign.face}
    </span>
  )
}

const right = { face: '✓', name: m.practice_line_right, colour: 'text-ok' }
const signs: Partial<Record<LineReport['status'], { face: string; name: () => string; colour: string }>> = {
  ok: right,
  ft: right,
  wrong: { face: '✗', name: m.practice_line_wrong, colour: 'text-bad' },
  unread: { face: '?', name: m.practice_line_unread, colour: 'text-warn' },
}

type ReadingsProps = {
  text: string
  letters: readonly string[] | undefined
  onChoose(text: string): void
}

/** Both readings of an ambiguous line: the chosen one replaces it. */
function Readings({ text, letters, onChoose }: ReadingsProps) {
  const dots = dotReadings(text)
  const unclear =
    readParts(text, letters).find((part) => part.kind === 'unclear') ??
    (dots && { from: 0, to: text.length, readings: dots })
  if (unclear === undefined || unclear.readings.length < 2) return null
  const { from, to, readings } = unclear
  const meant = (reading: string) =>
    `${text.slice(0, from)}${from > 0 ? ' ' : ''}${reading}${to < text.length ? ' ' : ''}${text.slice(to)}`
  return (
    <div className="sheet-note flex flex-wrap items-center gap-2">
      <span>{m.practice_which_reading()}</span>
      {readings.map((reading) => (
        <button
          key={reading}
          type="button"
          className="min-h-11 cursor-pointer rounded-ctl border-ctl border-brand px-3 text-link"
          aria-label={spokenLine(reading, letters)}
          onClick={() => onChoose(meant(reading))}
        >
          <TypedMaths text={reading} letters={letters} />
        </button>
      ))}
    </div>
  )
}
