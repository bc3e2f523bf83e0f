import { useCallback, useEffect, useRef, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { newClientKey } from '../ui/client-key.ts'
import { keepRun, type Run, readRun } from './kept-run.ts'
import { type MarkedTry, noteTry, watchMarked } from './outbox.ts'
import { newSheet, type Question, type Sheet, type Wanted } from './question.ts'
import { hasFullMarks, type SheetReport } from './sheet-report.ts'

/** Fetched at once, so that a line that is lost for some minutes stops nobody. */
const fetchedAtOnce = 6
const fetchedAhead = 3

export type Practice = {
  run: Run | null
  question: Question | null
  sheet: Sheet
  /** Why there is no question; empty where there is one, or one is on its way. */
  failure: string
  isOver: boolean
  write(change: Partial<Sheet>): void
  report(report: SheetReport): void
  goOn(): void
  another(): Promise<void>
  tryAgain(): void
  /** The first questions once more, with nothing written. */
  startAnew(): void
}

type Source = {
  /** Names on the device what is written here. */
  place: string
  /** Asked for as they are worked through. */
  wanted?: Wanted
  /** These and no others. */
  given?: readonly Question[]
}

/** Questions one after another. What is written is kept on the device with each sign, and sent when it is checked. */
export function useRun({ place, wanted, given }: Source): Practice {
  const [run, setRun] = useState<Run | null>(given ? { questions: given, at: 0, sheets: {} } : null)
  const [failure, setFailure] = useState('')
  const isFetching = useRef(false)
  const isRead = useRef(false)
  const asked = JSON.stringify(wanted)

  const fetchMore = useCallback(async () => {
    if (asked === undefined || isFetching.current) return
    isFetching.current = true
    setFailure('')
    const answer = await send('nextQuestions', { ...JSON.parse(asked), count: fetchedAtOnce })
    isFetching.current = false
    if (!answer.success) return setFailure(answer.message || m.practice_no_line())
    setRun((was) => withMore(was, answer.data.questions))
    if (answer.data.questions.length === 0) setFailure(m.practice_nothing_due())
  }, [asked])

  useEffect(() => {
    isRead.current = true
    const kept = readRun(place)
    if (kept !== null) setRun(kept)
  }, [place])
  useEffect(() => {
    if (run !== null && isRead.current) keepRun(place, run)
  }, [place, run])
  const left = run === null ? 0 : run.questions.length - run.at
  useEffect(() => {
    if (left > fetchedAhead) return
    const kept = run === null ? readRun(place) : null
    if (kept === null) void fetchMore()
  }, [left, run, place, fetchMore])
  useEffect(() => {
    const again = () => void fetchMore()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [fetchMore])
  useEffect(() => watchMarked((marked) => setRun((was) => was && withMarking(was, marked))), [])

  const question = run?.questions[run.at] ?? null
  const sheet = (question && run?.sheets[question.question]) ?? newSheet(0)

  const isNew = question !== null && run?.sheets[question.question] === undefined
  useEffect(() => {
    // From here on the time counts.
    if (isNew && isRead.current) setRun((was) => was && withSheet(was, was.questions[was.at]?.question, {}))
  }, [isNew])

  function write(change: Partial<Sheet>) {
    if (question === null) return
    setRun((was) => was && withSheet(was, question.question, change))
  }
  return {
    run,
    question,
    sheet,
    failure: question === null ? failure : '',
    isOver: given !== undefined && run !== null && run.at >= run.questions.length,
    write,
    report(report) {
      if (question === null) return
      const key = report.isUnread ? sheet.key : newClientKey()
      write({ report, key, attempt: report.isUnread ? sheet.attempt : null })
      if (key !== null && !report.isUnread && !hasFullMarksBefore(sheet, question))
        noteTry(tryOf(question, sheet, key))
    },
    goOn: () => setRun((was) => was && { ...was, at: was.at + 1 }),
    async another() {
      if (question === null) return
      const answer = await send('nextQuestions', { like: question.question, count: 1 })
      const [like] = answer.success ? answer.data.questions : []
      if (like) setRun((was) => was && insertedAfter(was, like))
      else setFailure(answer.success ? '' : answer.message || m.practice_no_line())
    },
    tryAgain: () => void fetchMore(),
    startAnew: () => setRun((was) => was && { ...was, at: 0, sheets: {} }),
  }
}

const hasFullMarksBefore = (sheet: Sheet, question: Question) => hasFullMarks(sheet.report, question)

function tryOf(question: Question, sheet: Sheet, key: string) {
  const lines = sheet.lines.filter((line) => line.trim() !== '')
  const seconds = sheet.since === 0 ? 0 : Math.round((Date.now() - sheet.since) / 1000)
  return {
    key,
    question: question.question,
    lines: question.working === null ? [] : lines,
    answer: question.working === null ? (lines[0] ?? '') : '',
    hintsUsed: sheet.hintsUsed,
    secondsTaken: Math.min(Math.max(0, seconds), 3600),
    answeredAt: new Date().toISOString(),
  }
}

function withMore(was: Run | null, more: readonly Question[]): Run {
  const known = new Set(was?.questions.map(({ question }) => question))
  const questions = [...(was?.questions ?? []), ...more.filter(({ question }) => !known.has(question))]
  return { questions, at: was?.at ?? 0, sheets: was?.sheets ?? {} }
}

function withSheet(was: Run, name: string | undefined, change: Partial<Sheet>): Run {
  if (name === undefined) return was
  const before = was.sheets[name] ?? newSheet(Date.now())
  return { ...was, sheets: { ...was.sheets, [name]: { ...before, ...change } } }
}

/** The server's own marks take the place of those of the device, where that had less to go by. */
function withMarking(was: Run, marked: MarkedTry): Run {
  const found = Object.entries(was.sheets).find(([, { key }]) => key === marked.key)
  if (!found || found[1].report === null || marked.verdict === 'void') return was
  const [name, sheet] = found
  return withSheet(was, name, {
    attempt: marked.attempt,
    report: sheet.report && { ...sheet.report, marks: marked.marks },
  })
}

function insertedAfter(was: Run, like: Question): Run {
  const next = was.at + 1
  const questions = [...was.questions.slice(0, next), like, ...was.questions.slice(next)]
  return { ...was, questions, at: next }
}
