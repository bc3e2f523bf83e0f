import { dayMs } from '../../domain/durations.ts'
import { forgetPrivate, keepPrivate, readPrivate, watchPrivate } from '../session.ts'
import type { Question, Sheet } from './question.ts'

/** Questions of one place in order, the current one, and what was written on each, by `question`. */
export type Run = {
  readonly questions: readonly Question[]
  /** Questions that were done and are no longer stored. */
  readonly before: number
  /** Index of the current question, counted from the first one ever. */
  readonly at: number
  readonly sheets: Readonly<Record<string, Sheet>>
}

export const shownOf = ({ questions, before, at }: Run): Question | null => questions[at - before] ?? null

/** The run with more questions, without finished ones, so that a long run does not fill the device. */
export function withMore(was: Run | null, more: readonly Question[]): Run {
  const { questions: held = [], before = 0, at = 0, sheets = {} } = was ?? {}
  const open = held.slice(at - before)
  const known = new Set(open.map(({ question }) => question))
  const written = Object.entries(sheets).filter(([name]) => known.has(name))
  const questions = [...open, ...more.filter(({ question }) => !known.has(question))]
  return { questions, before: at, at, sheets: Object.fromEntries(written) }
}

/** The run with another current question, inserted after the one that was shown. */
export function insertedAfter(was: Run, like: Question): Run {
  const at = was.at + 1
  return { ...was, questions: was.questions.toSpliced(at - was.before, 0, like), at }
}

type KeptQuestions = { at: number; questions: readonly Question[]; before?: number }
type KeptSheets = { at: number; sheets: Run['sheets'] }

/** Stored runs: each is some tens of kilobytes. */
const mostRuns = 4
const keptMs = 7 * dayMs
const listName = 'practice-runs'
const questionsName = (place: string) => `practice-questions:${place}`
const sheetsName = (place: string) => `practice-sheets:${place}`

/** What was written at this place before, by a reload or days ago; null where nothing is stored. */
export function readRun(place: string): Run | null {
  const asked = readPrivate<KeptQuestions>(questionsName(place))
  if (asked === null || Date.now() - asked.at > keptMs || asked.questions.length === 0) return null
  const written = readPrivate<KeptSheets>(sheetsName(place))
  const before = asked.before ?? 0
  return { questions: asked.questions, before, at: written?.at ?? before, sheets: written?.sheets ?? {} }
}

/** Calls back with what another tab wrote at this place. Returns how to stop. */
export function watchRun(place: string, hear: (run: Run) => void): () => void {
  return watchPrivate([questionsName(place), sheetsName(place)], () => {
    const run = readRun(place)
    if (run === null) return
    // What came from storage is not written again.
    last = { place, questions: run.questions }
    hear(run)
  })
}

let last: { place: string; questions: readonly Question[] } | null = null

/**
 * Stores what is written, with every character; the questions only when they change. Of other places the last few stay,
 * or none where this one would not fit otherwise.
 */
export function keepRun(place: string, { questions, before, at, sheets }: Run): void {
  if (last?.place !== place || last.questions !== questions) {
    keepPlaces(place, mostRuns)
    const asked = { at: Date.now(), questions, before } satisfies KeptQuestions
    if (!keepPrivate(questionsName(place), asked)) {
      keepPlaces(place, 1)
      keepPrivate(questionsName(place), asked)
    }
    last = { place, questions }
  }
  keepPrivate(sheetsName(place), { at, sheets } satisfies KeptSheets)
}

/** Removes all places but the newest ones, of which this one is the newest. */
function keepPlaces(place: string, count: number): void {
  const places = [place, ...(readPrivate<string[]>(listName) ?? []).filter((other) => other !== place)]
  for (const old of places.slice(count)) {
    forgetPrivate(questionsName(old))
    forgetPrivate(sheetsName(old))
  }
  keepPrivate(listName, places.slice(0, count))
}
