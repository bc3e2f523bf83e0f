import { useCallback, useEffect, useRef, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { currentLocale } from '../locale.ts'
import { newClientKey } from '../ui/client-key.ts'
import { insertedAfter, keepRun, type Run, readRun, shownOf, watchRun, withMore } from './kept-run.ts'
import { type MarkedAttempts, noteTry, watchMarked } from './outbox.ts'
import { newSheet, type PracticeTarget, type Question, type Sheet } from './question.ts'
import { hasFullMarks, type SheetReport } from './sheet-report.ts'

/** Preloaded, so that a connection lost for some minutes stops nobody. */
const fetchedAtOnce = 6
const fetchedAhead = 3
/** After a temporary refusal it is retried, with exponential backoff. */
const firstPauseMs = 3000
const longestPauseMs = 60_000

export type Practice = {
  run: Run | null
  question: Question | null
  sheet: Sheet
  /** Why there is no question; empty where there is one, or one is loading. */
  failure: string
  /** Why there is no similar question; empty where none was requested. */
  refusal: string
  isOver: boolean
  write(change: Partial<Sheet>): void
  report(report: SheetReport): void
  goOn(): void
  another(): Promise<void>
  tryAgain(): void
  /** Restarts with the first questions, with nothing written. */
  startAnew(): void
}

type Source = {
  /** Storage key for what is written here. */
  place: string
  /** Requested as they are worked through. */
  wanted?: PracticeTarget
  /** Only these. */
  given?: readonly Question[]
}

/**
 * Questions one after another. What is written is stored on the device with each character, and sent when it is
 * checked.
 */
export function useRun({ place, wanted, given }: Source): Practice {
  const [run, setRun] = useState<Run | null>(
    given ? { questions: given, before: 0, at: 0, sheets: {} } : null,
  )
  const [failure, setFailure] = useState('')
  const [refusal, setRefusal] = useState('')
  const isFetching = useRef(false)
  const isAsking = useRef(false)
  const isRead = useRef(false)
  const [pauses] = useState(newPauses)
  const isGone = useRef(false)
  const wantedJson = JSON.stringify(wanted)

  const fetchMore = useCallback(async () => {
    if (wantedJson === undefined || isFetching.current) return
    isFetching.current = true
    setFailure('')
    pauses.stop()
    const answer = await send('nextQuestions', { ...JSON.parse(wantedJson), count: fetchedAtOnce })
    isFetching.current = false
    if (!answer.success) {
      if (passes(answer) && !isGone.current) pauses.wait(() => void fetchMore())
      return setFailure(answer.message || m.practice_no_line())
    }
    pauses.startAnew()
    const { questions } = answer.data
    if (questions.length === 0) setFailure(m.practice_nothing_due())
    else setRun((was) => withMore(was, questions))
  }, [wantedJson, pauses])

  useEffect(() => {
    isRead.current = true
    const kept = readRun(place)
    if (kept !== null) setRun(kept)
  }, [place])
  // Two tabs at one place share one sheet: each continues from what the other wrote.
  useEffect(() => watchRun(place, setRun), [place])
  useEffect(() => {
    if (run !== null && isRead.current) keepRun(place, run)
  }, [place, run])
  const questionsLeft = run === null ? null : run.before + run.questions.length - run.at
  // Requested as questions are finished, not with every change: a response may be empty.
  useEffect(() => {
    if (questionsLeft === null ? readRun(place) !== null : questionsLeft > fetchedAhead) return
    void fetchMore()
    const again = () => void fetchMore()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [questionsLeft, place, fetchMore])
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      pauses.stop()
    }
  }, [pauses])
  useEffect(
    () => watchMarked(({ attempts }) => setRun((was) => was && attempts.reduce(withMarking, was))),
    [],
  )

  const current = run && shownOf(run)
  const question = useInLanguage(current)
  const sheet = (question && run?.sheets[question.question]) ?? newSheet(0)

  const isNew = question !== null && run?.sheets[question.question] === undefined
  useEffect(() => {
    // The time counts from here.
    if (isNew && isRead.current) setRun((was) => was && withSheet(was, shownOf(was)?.question, {}))
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
    refusal,
    isOver: given !== undefined && questionsLeft !== null && questionsLeft <= 0,
    write,
    report(report) {
      if (question === null) return
      const key = report.isUnread ? sheet.key : newClientKey()
      write({ report, key, attempt: report.isUnread ? sheet.attempt : null })
      if (key !== null && !report.isUnread && !hasFullMarksBefore(sheet, question))
        noteTry(tryOf(question, sheet, key))
    },
    goOn() {
      setRefusal('')
      setRun((was) => was && { ...was, at: was.at + 1 })
    },
    async another() {
      if (question === null || isAsking.current) return
      isAsking.current = true
      setRefusal('')
      const answer = await send('nextQuestions', { like: question.question, count: 1 })
      isAsking.current = false
      const [like] = answer.success ? answer.data.questions : []
      if (like) setRun((was) => was && insertedAfter(was, like))
      else setRefusal((!answer.success && answer.message) || m.practice_no_line())
    },
    tryAgain: () => void fetchMore(),
    startAnew: () => setRun((was) => was && { ...was, at: 0, sheets: {} }),
  }
}

/**
 * The question in the language of the page, also where it was fetched in another; until that has loaded, as it was
 * fetched. It is not stored: two tabs in two languages would overwrite each other without end.
 */
function useInLanguage(fetched: Question | null): Question | null {
  const [drawn, setDrawn] = useState<Question | null>(null)
  // Data of an earlier release has no language.
  const foreign =
    fetched === null || (fetched.language ?? currentLocale()) === currentLocale() ? null : fetched.question
  useEffect(() => {
    if (foreign === null) return
    let isOver = false
    const pauses = newPauses()
    const draw = async () => {
      pauses.stop()
      const answer = await send('nextQuestions', { again: foreign, count: 1 })
      if (isOver) return
      if (!answer.success) {
        if (passes(answer)) pauses.wait(() => void draw())
        return
      }
      stop()
      const [same] = answer.data.questions
      // Another question replaces a withdrawn one: what was written belongs to the old one.
      if (same?.question === foreign) setDrawn(same)
    }
    function stop() {
      isOver = true
      pauses.stop()
      removeEventListener('online', draw)
    }
    void draw()
    addEventListener('online', draw)
    return stop
  }, [foreign])
  return drawn !== null && drawn.question === foreign ? drawn : fetched
}

/** Delays between retries, each twice the previous. */
function newPauses() {
  let next = firstPauseMs
  let waiting: number | undefined
  return {
    wait(tryAgain: () => void) {
      clearTimeout(waiting)
      waiting = window.setTimeout(tryAgain, next)
      next = Math.min(2 * next, longestPauseMs)
    },
    stop: () => clearTimeout(waiting),
    startAnew() {
      next = firstPauseMs
    },
  }
}

/** Nobody waits for a student to sign in again. */
const passes = ({ isFinal, status }: { isFinal: boolean; status: number }) => !isFinal && status !== 401

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

function withSheet(was: Run, name: string | undefined, change: Partial<Sheet>): Run {
  if (name === undefined) return was
  const before = was.sheets[name] ?? newSheet(Date.now())
  return { ...was, sheets: { ...was.sheets, [name]: { ...before, ...change } } }
}

/** The server's marks replace the device's, which may have had less to go by. */
function withMarking(was: Run, marked: MarkedAttempts['attempts'][number]): Run {
  const found = Object.entries(was.sheets).find(([, { key }]) => key === marked.key)
  if (!found || found[1].report === null || marked.verdict === 'void') return was
  const [name, sheet] = found
  return withSheet(was, name, {
    attempt: marked.attempt,
    report: sheet.report && { ...sheet.report, marks: marked.marks },
  })
}
