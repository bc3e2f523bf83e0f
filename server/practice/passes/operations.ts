import { passingTries, rightAnswersLeft } from '../../../domain/practice/passing.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { StudentContext } from '../../services.ts'
import { type LessonTryRow, listLessonTries } from '../queries.ts'

export type RemainingPractice = { item: string; rightLeft: number }

/** How many right answers are still needed in each of some practice lessons. Not a call. */
export async function practiceLeft(
  { database, student }: Pick<StudentContext, 'database' | 'student'>,
  items: readonly string[],
): Promise<RemainingPractice[]> {
  return items.length === 0 ? [] : (await triesOf(database, student.id, items)).map(leftOf)
}

type LessonTries = { item: string; tries: readonly LessonTryRow[] }

export const leftOf = ({ item, tries }: LessonTries): RemainingPractice => ({
  item,
  rightLeft: tries.some(({ isDone }) => isDone) ? 0 : rightAnswersLeft(tries),
})

/** Lessons that are passed but not recorded, each with the marks of the tries that passed it. */
export function newlyPassed(lessons: readonly LessonTries[]) {
  return lessons.flatMap(({ item, tries }) => {
    const passing = tries.some(({ isDone }) => isDone) ? null : passingTries(tries)
    if (passing === null) return []
    const sum = (of: (one: LessonTryRow) => number) => passing.reduce((all, one) => all + of(one), 0)
    return [{ item, marks: sum(({ marks }) => marks), mostMarks: sum(({ mostMarks }) => mostMarks) }]
  })
}

/** The tries of some lessons, oldest first. */
export async function triesOf(
  database: Queryable,
  studentId: string,
  items: readonly string[],
): Promise<LessonTries[]> {
  const rows = await database.all(listLessonTries(studentId, items))
  const byItem = Map.groupBy(rows, ({ item }) => item)
  return items.map((item) => ({ item, tries: (byItem.get(item) ?? []).toReversed() }))
}
