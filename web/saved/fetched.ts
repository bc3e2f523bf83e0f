import { hourMs } from '../../domain/durations.ts'
import { savedQuestions } from '../../domain/lessons/saved/rules.ts'
import { send } from '../api.ts'
import { readSession } from '../session.ts'
import { keepDue, readDue } from './answers.ts'
import type { SavedLesson } from './store.ts'

type Failure = { success: false; status: number; code: string; message: string }
type Content = { parts: string[]; links: Record<string, string>; first?: { part: string; data: unknown } }

/** The parts of a lesson that is not a video, and where to fetch them. */
export async function openContent({
  item,
  kind,
  language,
}: SavedLesson): Promise<(Content & { success: true }) | Failure> {
  if (kind === 'practice') return { success: true, parts: ['questions'], links: {} }
  if (kind === 'document') {
    const answer = await send('getPresignedFile', { file: item })
    if (!answer.success) return answer
    return { success: true, parts: ['sheet', 'file'], links: { file: answer.data.url } }
  }
  const answer = await send('openStepLesson', { item, language })
  if (!answer.success) return answer
  const links = Object.fromEntries(
    Object.entries(answer.data.voices).map(([id, url]) => [`voice-${id}`, url]),
  )
  const parts = ['lesson', ...Object.keys(links)]
  return { success: true, parts, links, first: { part: 'lesson', data: answer.data } }
}

/** A part as its call returns it. */
export async function contentOf(
  { item, language }: SavedLesson,
  part: string,
): Promise<{ success: true; data: unknown } | Failure> {
  if (part === 'sheet') return send('openSheet', { item, language })
  if (part === 'lesson') return send('openStepLesson', { item, language })
  const ask = () => send('nextQuestions', { item, count: savedQuestions / 2 })
  const [one, other] = [await ask(), await ask()]
  if (!one.success) return one
  if (!other.success) return other
  return { success: true, data: { questions: [...one.data.questions, ...other.data.questions] } }
}

const dueCount = 12
/** Due questions change from day to day. */
const dueAgeMs = 6 * hourMs

/** Fetches due questions for the practice page, where few are left or they are old. Never rejects. */
export async function fetchDueQuestions(): Promise<void> {
  const student = readSession()?.id
  if (student === undefined) return
  try {
    const kept = await readDue(student)
    if (kept && kept.data.questions.length > dueCount / 2 && Date.now() - kept.at < dueAgeMs) return
    const answer = await send('nextQuestions', { count: dueCount })
    if (answer.success) await keepDue(student, answer.data)
  } catch {
    // A lesson is complete without them.
  }
}
