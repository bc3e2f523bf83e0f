import type { PracticeQuestion, Words } from '../../../../domain/practice/question.ts'
import type { Random } from '../../../worksheets/random.ts'

/** The right option among three others at most, in an order drawn for the question. */
export function choiceOf(random: Random, right: Words, others: readonly Words[]): PracticeQuestion['ask'] {
  const options = random.shuffle([right, ...random.shuffle(others).slice(0, 3)])
  return { kind: 'choice', answer: 'ABCD'[options.indexOf(right)] ?? '', options }
}
