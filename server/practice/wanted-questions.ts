import { randomInt } from 'node:crypto'
import { canOpen } from '../../domain/catalog/rules.ts'
import { Failure } from '../../domain/failure.ts'
import type { QuestionReference } from '../../domain/practice/question.ts'
import { lockedFailure } from '../catalog/files/operations.ts'
import type { Context } from '../services.ts'
import { hasSkill, newestMaker } from './catalogue.ts'
import { makersFor, skillsToLearn } from './choose.ts'
import { type IssuedQuestion, readIssuedQuestion } from './issued-question.ts'
import { findPracticeItem, listSkillStates, type PracticeItemRow } from './queries.ts'
import { dueSkills, openLessons } from './study/operations.ts'

/** A question to be issued: for which lesson and board, and whether mixed with others. */
export type WantedQuestion = Pick<IssuedQuestion, 'itemId' | 'board' | 'isReview'> & {
  reference: QuestionReference
  /** What was signed before: tries at it do not count as first tries. */
  issued?: string
}

/** The same question again: repeating it adds no first try. */
export async function questionAgain(context: Context, issued: string): Promise<WantedQuestion[]> {
  const known = readIssuedQuestion(context.settings, issued)
  if (known === null || (known.studentId !== null && known.studentId !== context.student?.id))
    throw new Failure('notFound', 'practice_question_unknown')
  const { reference, itemId, board, isReview } = known
  if (itemId !== null) await findOpenLesson(context, itemId)
  return [{ reference, itemId, board, isReview, issued }]
}

/** The same kind of question with other numbers: a retry counts as learning, even if the first was a review. */
export async function similarQuestions(
  context: Context,
  issued: string,
  count: number,
): Promise<WantedQuestion[]> {
  const known = readIssuedQuestion(context.settings, issued)
  const maker = known && newestMaker(known.reference.maker)
  if (known === null || maker === null) throw new Failure('notFound', 'practice_question_unknown')
  const { itemId, board } = known
  if (itemId !== null) await findOpenLesson(context, itemId)
  return Array.from({ length: count }, () => ({
    reference: newReference(maker),
    ...{ itemId, board, isReview: false },
  }))
}

type LessonSelection = { item: string; skills: readonly string[] | undefined; count: number }

/** Questions of a lesson, or of some of its skills, easy ones first. */
export async function questionsOfLesson(
  context: Context,
  { item, skills = [], count }: LessonSelection,
): Promise<WantedQuestion[]> {
  const { database, student } = context
  const lesson = await findOpenLesson(context, item)
  const asked = skills.filter((skill) => lesson.skills.includes(skill))
  const states = student === null ? [] : await database.all(listSkillStates(student.id))
  const chosen = asked.length > 0 ? asked : skillsToLearn(lesson.skills.filter(hasSkill), states)
  return makersFor(chosen, count, random)
    .toSorted((one, other) => one.level - other.level)
    .map((maker) => ({ reference: newReference(maker), ...placeOf(lesson), isReview: false }))
}

/** Questions of some skills, or of those that are due, each from a lesson that the student may open. */
export async function questionsOfSkills(
  { student, ...context }: Context,
  skills: readonly string[] | undefined,
  count: number,
): Promise<WantedQuestion[]> {
  if (student === null) throw new Failure('noSession', 'sign_in_first')
  const wanted = skills ?? (await dueSkills({ ...context, student }))
  const lessons = await openLessons({ ...context, student }, wanted)
  if (lessons.size === 0 && wanted.length > 0) throw new Failure('locked', 'item_locked')
  // Mixed with questions of other skills it is a review; of one skill it is learning.
  const isReview = skills === undefined && lessons.size > 1
  return makersFor([...lessons.keys()].slice(0, count), count, random).flatMap((maker) => {
    const lesson = lessons.get(maker.skill)
    return lesson === undefined ? [] : [{ reference: newReference(maker), ...placeOf(lesson), isReview }]
  })
}

/** The lesson, if the caller may open it. */
async function findOpenLesson(
  { database, clock, student }: Context,
  itemId: string,
): Promise<PracticeItemRow> {
  const now = clock.now()
  const lesson = await database.first(findPracticeItem(itemId, student?.id ?? null, now))
  if (lesson === null) throw new Failure('notFound', 'item_not_found')
  if (!canOpen(lesson, lesson, now)) throw lockedFailure(lesson)
  return lesson
}

const placeOf = ({ item, board }: PracticeItemRow) => ({ itemId: item, board })

const random = (below: number) => randomInt(below)

function newReference({ id, version }: { id: string; version: number }): QuestionReference {
  return { maker: id, version, seed: randomInt(1, 2 ** 31) }
}
