import { useId, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'
import { checkSheet } from './check-sheet.ts'
import type { SheetQuestion } from './sheet-question.ts'
import type { SheetReport } from './sheet-report.ts'

type Props = {
  question: SheetQuestion
  /** Contents of the options A, B, C, D, rendered. */
  options: readonly string[]
  /** Of the options. */
  lang: string
  lines: readonly string[]
  report: SheetReport | null
  isLocked: boolean
  onLines(lines: string[]): void
  onReport(report: SheetReport): void
}

/** A single choice. */
export function OptionList({ question, options, lang, lines, report, isLocked, onLines, onReport }: Props) {
  const name = useId()
  const [state, setState] = useState<'idle' | 'checking' | 'failed'>('idle')
  const chosen = lines[0] ?? ''
  async function check() {
    setState('checking')
    try {
      onReport(await checkSheet(question, lines))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <fieldset className="grid gap-2" disabled={isLocked}>
        <legend className="sr-only">{m.practice_options()}</legend>
        {options.map((option, index) => {
          const letter = 'ABCDEFGH'[index] ?? ''
          return (
            <label
              key={letter}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-ctl border-ctl border-rule bg-card px-4 py-2 has-checked:border-brand has-checked:bg-brand-soft"
            >
              <input
                type="radio"
                name={name}
                checked={chosen === letter}
                onChange={() => onLines([letter])}
                className="size-5 shrink-0 accent-(--brand)"
              />
              <b aria-hidden="true">{letter}</b>
              <span lang={lang} dangerouslySetInnerHTML={{ __html: option }} />
            </label>
          )
        })}
      </fieldset>
      <p role="status" className="mt-3 font-semibold">
        {report !== null && (
          <span className={report.marks > 0 ? 'text-ok' : 'text-bad'}>
            {report.marks > 0 ? `✓ ${m.practice_option_right()}` : `✗ ${m.practice_wrong()}`}
          </span>
        )}
        {state === 'failed' && <span className="text-bad">{m.practice_engine_failed()}</span>}
      </p>
      {!isLocked && (
        <Button
          className="mt-3"
          isBusy={state === 'checking'}
          disabled={chosen === ''}
          onClick={() => void check()}
        >
          {m.practice_check()}
        </Button>
      )}
    </>
  )
}
