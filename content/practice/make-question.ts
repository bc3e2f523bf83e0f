import type { PracticeQuestion, QuestionReference } from '../../domain/practice/question.ts'
import { createRandom } from '../worksheets/random.ts'
import { makers } from './makers.ts'

const byReference = new Map(makers.map((maker) => [`${maker.id} ${maker.version}`, maker]))

/**
 * The question of a reference; null if there is no such maker. Banned seeds still work, for students who already got
 * them.
 */
export function makeQuestion({ maker, version, seed }: QuestionReference): PracticeQuestion | null {
  return byReference.get(`${maker} ${version}`)?.make(createRandom(seed)) ?? null
}
