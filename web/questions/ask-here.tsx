import { useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Folded } from '../ui/folded.tsx'
import { lazyPart } from '../ui/part-failed.tsx'
import { Select } from '../ui/select.tsx'
import type { MathsField, MathsWords } from './maths-parts.ts'

const AskForm = lazyPart(() => import('./ask-form.tsx'), 'AskForm')

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
  /** The lesson whose course is searched for answered questions. */
  item: string | null
  /** The server's signature of the question it gave. */
  question: string
  lines: readonly string[]
  /** Disputes the mark instead; null before there is one. */
  onDispute: (() => void) | null
}

/** Asks about a question of practice, or one line of the working. */
export function AskAboutPractice({ item, question, lines, onDispute, ...parts }: PracticeProps) {
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
          <Select
            label={m.ask_line()}
            value={line?.number ?? 0}
            onChange={({ target }) => setNumber(Number(target.value))}
            options={[
              { id: 0, name: m.ask_about_all() },
              ...written.map(({ number: id, text }) => ({
                id,
                name: `${m.ask_about_line({ number: id })}: ${text}`,
              })),
            ]}
          />
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
