import './practice.css'
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { markText } from '../../domain/practice/mark-text.ts'
import { mostLines } from '../../domain/practice/rules.ts'
import { Button } from '../ui/button.tsx'
import { CheckTooLong, checkSheet, fetchEngine } from './check-sheet.ts'
import { Keypad } from './keypad.tsx'
import { outcomeText } from './outcome-text.ts'
import { SheetLine } from './sheet-line.tsx'
import { lettersOf, type SheetQuestion } from './sheet-question.ts'
import type { SheetReport } from './sheet-report.ts'
import { eraseIn } from './type-into.ts'

type Props = {
  question: SheetQuestion
  /** What is written, one text per line; at least one. */
  lines: readonly string[]
  /** The result of the lines; null since they were changed. */
  report: SheetReport | null
  isLocked?: boolean
  /** Focus the first line at once. */
  takesFocus?: boolean
  onLines(lines: string[]): void
  onReport(report: SheetReport): void
  /** Next to the Check button. */
  children?: ReactNode
}

/** Lines below one another, as in the examination; after the check each has its mark in the margin. */
export function AnswerSheet({
  question,
  lines,
  report,
  isLocked = false,
  takesFocus = false,
  onLines,
  onReport,
  children,
}: Props) {
  const letters = lettersOf(question)
  const isWorking = question.working !== undefined
  const fields = useRef<(HTMLInputElement | null)[]>([])
  const [focused, setFocused] = useState<number | null>(null)
  const [last, setLast] = useState(0)
  const [hasKeypad, setKeypad] = useState(!isLocked)
  const [isPhoneKeyboard, setPhoneKeyboard] = useState(false)
  const [state, setState] = useState<'idle' | 'checking' | 'failed' | 'slow'>('idle')
  const goTo = useRef<number | null>(takesFocus ? lines.length - 1 : null)

  useEffect(() => fetchEngine(question), [question])
  // Within the same update that adds the line: a later effect could belong to the previous update.
  useLayoutEffect(() => {
    const line = goTo.current
    goTo.current = null
    if (line !== null) fields.current[line]?.focus({ preventScroll: line === 0 })
  })

  const isEmpty = lines.every((line) => line.trim() === '')
  const isTouch = matchMedia('(pointer: coarse)').matches
  const slipAt = report?.lines.findIndex(({ status }) => status === 'wrong') ?? -1

  function write(line: number, text: string) {
    onLines(lines.map((before, index) => (index === line ? text : before)))
  }
  function addLine(after: number) {
    if (lines.length >= mostLines) return
    goTo.current = after + 1
    onLines([...lines.slice(0, after + 1), '', ...lines.slice(after + 1)])
  }
  function dropLine(line: number) {
    goTo.current = Math.max(0, line - 1)
    onLines(lines.filter((_, index) => index !== line))
  }
  function enter(line: number) {
    if (!isWorking) return void check()
    if (lines[line + 1] === undefined || lines[line]?.trim() !== '') addLine(line)
  }
  function onKeyDown(line: number, event: KeyboardEvent<HTMLInputElement>) {
    const neighbour = { ArrowUp: line - 1, ArrowDown: line + 1 }[event.key]
    if (event.key === 'Enter') {
      if (event.ctrlKey || event.metaKey) void check()
      else enter(line)
    } else if (event.key === 'Backspace' && lines[line] === '' && lines.length > 1) dropLine(line)
    else if (neighbour !== undefined && fields.current[neighbour]) fields.current[neighbour].focus()
    else return
    event.preventDefault()
  }
  async function check() {
    if (isEmpty || state === 'checking') return
    setState('checking')
    try {
      onReport(await checkSheet(question, lines))
      setKeypad(false)
      setFocused(null)
      setState('idle')
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    } catch (error) {
      setState(error instanceof CheckTooLong ? 'slow' : 'failed')
    }
  }

  return (
    <div className="sheet">
      <ol className="sheet-lines" aria-label={m.practice_sheet()}>
        {lines.map((text, line) => (
          <SheetLine
            // Lines have no name but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={line}
            number={isWorking ? line + 1 : null}
            text={text}
            letters={letters}
            report={report?.lines[line] ?? null}
            feedback={report?.outcome ? outcomeText(report.outcome) : ''}
            slipLine={slipAt >= 0 && slipAt < line ? slipAt + 1 : null}
            // It stays as written until it is checked: nothing moves under a finger that presses a button.
            isFocused={focused === line && !isLocked}
            isLocked={isLocked}
            inputMode={isTouch && !isPhoneKeyboard ? 'none' : 'text'}
            field={(element) => {
              fields.current[line] = element
            }}
            onText={(written) => write(line, written)}
            onFocus={() => {
              setFocused(line)
              setLast(line)
              if (!isLocked) setKeypad(true)
            }}
            onKeyDown={(event) => onKeyDown(line, event)}
          />
        ))}
      </ol>
      <SheetTotal report={report} question={question} />
      {!isLocked && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the focus stays in the line, nothing is pressed here
        <div className="sheet-actions" onMouseDown={(event) => event.preventDefault()}>
          <Button isBusy={state === 'checking'} disabled={isEmpty} onClick={() => void check()}>
            {m.practice_check()}
          </Button>
          {isWorking && (
            <Button variant="quiet" onClick={() => addLine(lines.length - 1)}>
              {m.practice_add_line()}
            </Button>
          )}
          {children}
        </div>
      )}
      {(state === 'failed' || state === 'slow') && (
        <p role="alert" className="mt-3 text-small font-medium text-bad">
          {state === 'slow' ? m.practice_check_too_long() : m.practice_engine_failed()}
        </p>
      )}
      {hasKeypad && !isLocked && (
        <div className="keypad-dock">
          <Keypad
            letters={letters ?? []}
            field={() => fields.current[last]}
            erase={(field) => (field.value === '' && lines.length > 1 ? dropLine(last) : eraseIn(field))}
            onEnter={() => enter(last)}
            onPhone={(field) => {
              setPhoneKeyboard(!isPhoneKeyboard)
              // A phone shows its keyboard again on focus.
              field.blur()
              goTo.current = last
            }}
          />
        </div>
      )}
    </div>
  )
}

/** The sheet's total, as at the foot of a marked paper; announced to screen readers. */
function SheetTotal({ report, question }: { report: SheetReport | null; question: SheetQuestion }) {
  const isTold = report !== null && !report.isUnread
  return (
    <div role="status">
      {isTold && (
        <p className="sheet-total">
          <span aria-hidden="true">
            {markText(report.marks)} / {markText(question.marks)}
          </span>
          <span className="sr-only">
            {m.practice_run_total({ marks: report.marks, all: question.marks, count: question.marks })}
          </span>
        </p>
      )}
      {report?.isUnread && (
        <p className="mt-3 text-small font-medium text-warn">{m.practice_costs_nothing()}</p>
      )}
    </div>
  )
}
