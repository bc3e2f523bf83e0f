import { type ComponentType, useState } from 'react'
import type { DrawnSheetQuestion } from '../../../domain/lessons/sheets/drawn-sheet.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { AnswerKind } from '../../../packages/step-marks/answers/rules.ts'
import { Button } from '../../ui/button.tsx'
import type { LineFieldProps } from '../steps/step-question.tsx'

type Props = {
  check: NonNullable<DrawnSheetQuestion['check']>
  options: readonly string[] | undefined
  LineField: ComponentType<LineFieldProps>
}

/** An answer to one question of a sheet, typed by the keypad of practice and checked as there. Its keys come on use. */
export function TryAnswer({ check, options, LineField }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState<'right' | 'wrong' | 'unread' | 'failed' | null>(null)
  async function judge(input: string): Promise<void> {
    const { checkAnswer } = await import('../../../packages/step-marks/answers/check-answer.ts')
    const { kind, answer, rules = {} } = check
    // The kinds are those of the maker that the question came from.
    const { verdict } = checkAnswer({ kind: kind as AnswerKind, answer, rules, input })
    setSaid(
      verdict === 'unreadable' ? 'unread' : verdict === 'right' || verdict === 'form' ? 'right' : 'wrong',
    )
  }
  return (
    <div className="grid justify-items-start gap-2 [&>div]:w-full">
      {options?.map((option, index) => {
        const letter = 'ABCDEFGH'[index] ?? ''
        return (
          <button
            key={letter}
            type="button"
            className="min-h-11 w-full cursor-pointer rounded-ctl border border-line px-3 py-2 text-left text-lg"
            onClick={() => void judge(letter).catch(() => setSaid('failed'))}
          >
            {letter}. <span dangerouslySetInnerHTML={{ __html: option }} />
          </button>
        )
      })}
      {options === undefined && !isOpen && (
        <Button variant="secondary" size="dense" onClick={() => setOpen(true)}>
          {m.sheet_try()}
        </Button>
      )}
      {options === undefined && isOpen && (
        <div>
          <LineField label={m.practice_your_answer()} letters={check.letters} onCheck={judge} />
        </div>
      )}
      <p role="status" className={said === 'right' ? 'font-semibold text-ok' : 'font-medium'}>
        {said === 'right' && m.steps_right()}
        {said === 'wrong' && `${m.steps_wrong()} ${m.sheet_try_again()}`}
        {said === 'unread' && m.practice_unread_line()}
        {said === 'failed' && m.practice_engine_failed()}
      </p>
    </div>
  )
}
