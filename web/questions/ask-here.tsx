import { lazy, useId, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Folded } from '../ui/folded.tsx'
import { partFailed } from '../ui/part-failed.tsx'
import type { MathsField, MathsWords } from './maths-parts.ts'

const AskForm = lazy(() => import('./ask-form.tsx').then((part) => ({ default: part.AskForm }), partFailed))

type Parts = { MathsField: MathsField; MathsWords: MathsWords }
type WorksheetProps = Parts & { item: string; name: string }

/** Asks about a question of a worksheet. */
export function AskAboutSheet({ item, name, ...parts }: WorksheetProps) {
  return (
    <Folded icon="chat" title={m.ask_title()} about={m.ask_about_sheet({ name })}>
      <AskForm name={`${item}-${name}`} about={{ item, sheetQuestion: name }} {...parts} />
    </Folded>
  )
}

type PracticeProps = Parts & {
  /** In whose course answered questions are looked for. */
  item: string | null
  /** What the server signed of the question that it gave. */
  question: string
  lines: readonly string[]
  /** Disputes the mark instead; null before there is one. */
  onDispute: (() => void) | null
}

/** Asks about a question of practice, or one line of the working. */
export function AskAboutPractice({ item, question, lines, onDispute, ...parts }: PracticeProps) {
  const id = useId()
  const written = lines.flatMap((text, at) => (text.trim() === '' ? [] : [{ number: at + 1, text }]))
  const [number, setNumber] = useState(0)
  const line = written.find((one) => one.number === number)
  return (
    <Folded icon="chat" title={m.ask_title()}>
      <AskForm
        name={question.slice(-40)}
        about={{ practice: { question, ...(line && { line }) } }}
        similarIn={item}
        {...parts}
      >
        {written.length > 0 && (
          <div>
            <label htmlFor={id} className="mb-1.5 block text-base font-semibold">
              {m.ask_line()}
            </label>
            <select
              id={id}
              value={line?.number ?? 0}
              onChange={({ target }) => setNumber(Number(target.value))}
              className="min-h-11 w-full rounded-ctl border-[1.5px] border-line bg-card px-3 text-body text-ink"
            >
              <option value={0}>{m.ask_about_all()}</option>
              {written.map((one) => (
                <option key={one.number} value={one.number}>
                  {m.ask_about_line({ number: one.number })}: {one.text}
                </option>
              ))}
            </select>
          </div>
        )}
        {onDispute && (
          <button
            type="button"
            onClick={onDispute}
            className="min-h-11 cursor-pointer justify-self-start text-link underline underline-offset-2"
          >
            {m.ask_key_wrong()}
          </button>
        )}
      </AskForm>
    </Folded>
  )
}
