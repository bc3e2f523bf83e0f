import { randomUUID } from 'node:crypto'
import { nameFromTitle } from '../../../domain/admin/articles/rules.ts'
import type { LessonState } from '../../../domain/admin/lessons/rules.ts'
import {
  documentOf,
  type LessonDocument,
  lessonDocument,
  lessonOf,
  shapeFaults,
} from '../../../domain/admin/lessons/schemas.ts'
import { rowId } from '../../../domain/admin/shapes.ts'
import { Failure } from '../../../domain/failure.ts'
import type { LessonFault } from '../../../domain/lessons/steps/check-lesson.ts'
import { expectedSeconds, type StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'
import type { Locale } from '../../../domain/locales.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { audit } from '../../admin/audit/operations.ts'
import {
  allowOwn,
  beginDraft,
  markLive,
  readVersion,
  type Subject,
  wireDraft,
} from '../../admin/drafts/operations.ts'
import { addWrittenMedia, changeWrittenMedia, listMedia } from '../../admin/uploads/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { listPage } from '../../list-page.ts'
import type { StaffContext } from '../../services.ts'
import {
  countLessons,
  deleteDrawings,
  deleteVoices,
  findLessonCreator,
  hasLessonName,
  insertDrawing,
  insertLesson,
  insertVoices,
  type LessonRow,
  listLessons,
  listUnpublished,
  lockLesson,
  notifyLessonChanged,
  updateLesson,
} from './queries.ts'

/** Our longest lessons take a tenth of this in three languages. */
const mostDrawingsLength = 1_000_000

type LessonDraftState = LessonRow & { isLive: boolean; liveSince: Date | null }
type Facts = { kind: 'lesson'; state: LessonState; name: string; languages: Locale[] }

const stateOf = ({ languages }: Pick<LessonRow, 'languages'>): LessonState =>
  languages.length > 0 ? 'published' : 'draft'

export const lessonSubject = {
  kind: 'lesson',
  id: rowId,
  schema: lessonDocument,
  allow: (tx, staff, id, change) => allowOwn(staff, () => tx.first(findLessonCreator(id)), change),
  async lock(tx, id) {
    const row = await tx.first(lockLesson(id))
    const isLive = row !== null && stateOf(row) === 'published'
    return row && { ...row, isLive, liveSince: isLive ? row.updatedAt : null }
  },
  async begin(_, __, { source }) {
    return documentOf(source)
  },
  async finish(_, document) {
    return document
  },
  async facts(_, __, row) {
    return { kind: 'lesson', state: stateOf(row), name: row.name, languages: row.languages }
  },
} satisfies Subject<LessonDocument, LessonDraftState, Facts>

export async function getStepLessons(
  { database }: StaffContext,
  { search, state, page, limit }: AdminInput<'getStepLessons'>,
): Promise<AdminOutput<'getStepLessons'>> {
  const filter = { search: search || null, state: state ?? null }
  const [rows, counted] = await Promise.all([
    database.all(listLessons(filter, { limit, offset: (page - 1) * limit })),
    database.all(countLessons(filter)),
  ])
  const counts = { draft: 0, published: 0 }
  for (const { state: name, count } of counted) counts[name] = count
  const total = state === undefined ? counts.draft + counts.published : counts[state]
  const items = rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() }))
  return { ...listPage(items, total, { limit }), counts }
}

/** Creates a lesson under a free name, with one empty step. */
export async function createStepLesson(
  context: StaffContext,
  { title }: AdminInput<'createStepLesson'>,
): Promise<AdminOutput<'createStepLesson'>> {
  const now = context.clock.now()
  return context.database.transaction(async (tx) => {
    const name = await freeName(tx, nameFromTitle(title).slice(0, 70) || 'lesson')
    const id = await addWrittenMedia(tx, { kind: 'steps', name: title, now })
    const document: LessonDocument = {
      title: { en: title },
      steps: [{ id: randomUUID(), words: { en: '' } }],
    }
    const source = lessonOf(document, { id: name, version: 1 })
    await tx.first(insertLesson(id, { name, source, staffId: context.staff.id, now }))
    await beginDraft(tx, context, { kind: 'lesson', id, document })
    await audit(tx, context, { action: 'lesson.create', id, after: { title, name } })
    return { id }
  })
}

/**
 * Publishes the draft: checked by the engine, and rendered in each of its languages, in a process with limits. Throws
 * `invalid` with the errors by step and field; `conflict` when it was saved since.
 */
export async function publishStepLesson(
  context: StaffContext,
  { id, version }: AdminInput<'publishStepLesson'>,
): Promise<AdminOutput<'publishStepLesson'>> {
  const { database, textWorker, clock } = context
  // Rendered before anything is locked: a concurrent save makes another version.
  const {
    row: was,
    document,
    liveVersion,
  } = await database.transaction((tx) => readVersion(tx, context, lessonSubject, { id, version }))
  // Already published: the response was lost.
  if (version === liveVersion) return database.transaction((tx) => wireDraft(tx, context, lessonSubject, id))
  const lesson = lessonOf(document, { id: was.name, version: was.isLive ? was.version + 1 : was.version })
  refuseFaults(shapeFaults(lesson))
  const finished = await textWorker(({ finishLesson }) => finishLesson(lesson))
  if (finished === null || JSON.stringify(finished.drawings).length > mostDrawingsLength)
    throw new Failure('invalid', 'admin_lesson_too_much')
  refuseFaults(finished.faults)
  return database.transaction(async (tx) => {
    const draft = await readVersion(tx, context, lessonSubject, { id, version })
    const now = clock.now()
    const voices = await voicesOf(tx, lesson)
    refuseFaults(voices.faults)
    await tx.first(deleteVoices(id))
    await tx.first(insertVoices(id, voices.ids))
    await tx.first(updateLesson(id, lesson, now))
    await tx.first(deleteDrawings(id))
    for (const drawn of finished.drawings) await tx.first(insertDrawing(id, drawn))
    await changeWrittenMedia(tx, id, { name: lesson.title.en, durationInSeconds: secondsOf(lesson) })
    await markLive(tx, context, draft)
    await tx.first(notifyLessonChanged())
    await audit(tx, context, {
      action: 'lesson.publish',
      id,
      before: { version: draft.liveVersion },
      after: { version, languages: finished.drawings.map(({ language }) => language) },
    })
    return wireDraft(tx, context, lessonSubject, id)
  })
}

/** Those media that are unpublished step lessons. */
export async function unpublishedLessons(
  tx: Queryable,
  mediaIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set((await tx.all(listUnpublished(mediaIds))).map(({ id }) => id))
}

function refuseFaults(faults: readonly LessonFault[]): void {
  const [first] = faults
  if (first === undefined) return
  const fields = Object.fromEntries(
    faults.map(({ step, field, key }) => [step === null ? field : `steps.${step - 1}.${field}`, key]),
  )
  if (first.step === null) throw new Failure('invalid', first.key, { fields })
  const values = { step: String(first.step), count: String(faults.length) }
  throw new Failure('invalid', 'admin_lesson_unfinished', { values, fields })
}

/** The recordings that a lesson refers to; a missing one is an error of its step. */
async function voicesOf(
  tx: Queryable,
  { steps }: StepLesson,
): Promise<{ ids: string[]; faults: LessonFault[] }> {
  const named = steps.map(({ recorded = {} }) =>
    Object.values(recorded).flatMap((voice) => (voice === undefined ? [] : [voice.mediaId])),
  )
  const ids = [...new Set(named.flat())]
  const stored = await listMedia(tx, ids)
  const isSound = (id: string) => stored.some((medium) => medium.id === id && medium.kind === 'audio')
  const faults = named.flatMap((ofStep, at): LessonFault[] =>
    ofStep.every(isSound)
      ? []
      : [{ step: at + 1, field: 'recorded', key: 'admin_lesson_fault_recording', about: '' }],
  )
  return { ids, faults }
}

function secondsOf({ steps }: StepLesson): number {
  return steps.reduce((sum, step) => sum + expectedSeconds(step), 0)
}

async function freeName(tx: Queryable, wanted: string): Promise<string> {
  for (let number = 1; number <= 50; number += 1) {
    const name = number === 1 ? wanted : `${wanted}-${number}`
    if ((await tx.first(hasLessonName(name))) === null) return name
  }
  return `${wanted.slice(0, 40)}-${randomUUID().slice(0, 8)}`
}
