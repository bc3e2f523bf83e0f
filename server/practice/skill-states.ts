import { type MasteryLevel, masteryOf } from '../../domain/practice/mastery.ts'
import { nextReview } from '../../domain/practice/reviews.ts'
import type { SkillState } from '../../domain/practice/today.ts'
import type { Queryable } from '../adapters/database/database.ts'
import { deleteSkillStates, type FirstTryRow, listFirstTries, putSkillStates } from './queries.ts'

export type SkillLevel = { skill: string; level: MasteryLevel }

/**
 * Recalculates how well a student knows some skills from all their first tries, which also covers
 * late tries and corrections. Under the student's lock.
 */
export async function renewSkillStates(
  tx: Queryable,
  studentId: string,
  skills: readonly string[],
): Promise<SkillLevel[]> {
  const tries = Map.groupBy(await tx.all(listFirstTries(studentId, skills)), ({ skill }) => skill)
  const states = skills.flatMap((skill) => stateOf(skill, tries.get(skill) ?? []))
  const untried = skills.filter((skill) => !tries.has(skill))
  if (states.length > 0) await tx.first(putSkillStates(studentId, states))
  if (untried.length > 0) await tx.first(deleteSkillStates(studentId, untried))
  return [...states, ...untried.map((skill) => ({ skill, level: 'notStarted' as const }))]
}

function stateOf(skill: string, tries: readonly FirstTryRow[]): SkillState[] {
  const [dueAt, last] = [nextReview(tries), tries.at(-1)]
  return dueAt === null || last === undefined
    ? []
    : [{ skill, level: masteryOf(tries), dueAt, lastTriedAt: last.at }]
}
