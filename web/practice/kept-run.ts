import { forgetPrivate, keepPrivate, readPrivate } from '../session.ts'
import type { Question, Sheet } from './question.ts'

/** Questions of one place in their order, the one that is shown, and what was written on each, by `question`. */
export type Run = {
  readonly questions: readonly Question[]
  readonly at: number
  readonly sheets: Readonly<Record<string, Sheet>>
}

type KeptQuestions = { at: number; questions: readonly Question[] }
type KeptSheets = { at: number; sheets: Run['sheets'] }

/** Runs that the device keeps: each is some tens of kilobytes. */
const mostRuns = 4
const keptMs = 7 * 24 * 60 * 60 * 1000
const listName = 'practice-runs'
const questionsName = (place: string) => `practice-questions:${place}`
const sheetsName = (place: string) => `practice-sheets:${place}`

/** What was written at this place before, a reload or days ago; null where nothing is kept. */
export function readRun(place: string): Run | null {
  const asked = readPrivate<KeptQuestions>(questionsName(place))
  if (asked === null || Date.now() - asked.at > keptMs || asked.questions.length === 0) return null
  const written = readPrivate<KeptSheets>(sheetsName(place))
  return { questions: asked.questions, at: written?.at ?? 0, sheets: written?.sheets ?? {} }
}

let last: { place: string; questions: readonly Question[] } | null = null

/** Keeps what is written, with every sign that is typed; the questions only when they change. Of other places the last few stay. */
export function keepRun(place: string, { questions, at, sheets }: Run): void {
  if (last?.place !== place || last.questions !== questions) {
    makeRoom(place)
    keepPrivate(questionsName(place), { at: Date.now(), questions } satisfies KeptQuestions)
    last = { place, questions }
  }
  keepPrivate(sheetsName(place), { at, sheets } satisfies KeptSheets)
}

function makeRoom(place: string): void {
  const places = [place, ...(readPrivate<string[]>(listName) ?? []).filter((other) => other !== place)]
  for (const old of places.slice(mostRuns)) {
    forgetPrivate(questionsName(old))
    forgetPrivate(sheetsName(old))
  }
  keepPrivate(listName, places.slice(0, mostRuns))
}
