import type { PracticeQuestion, Words } from '../../../../domain/practice/question.ts'
import type { Random } from '../../../worksheets/random.ts'

const letters = ['A', 'B', 'C', 'D']

/** Reasons to put in order, shown in another one; `needs` names what each needs before it, by its place. */
export function proofOf(
  random: Random,
  reasons: readonly Words[],
  needs: Readonly<Record<number, readonly number[]>>,
): Pick<PracticeQuestion, 'ask'> {
  const order = random.shuffle(reasons.map((_, index) => index))
  const letterOf = (index: number) => letters[order.indexOf(index)] ?? ''
  const steps = reasons.map((_, index) => letterOf(index))
  return {
    ask: {
      kind: 'proof',
      answer: steps.join(' '),
      rules: {
        steps,
        needs: Object.fromEntries(
          Object.entries(needs).map(([index, before]) => [letterOf(Number(index)), before.map(letterOf)]),
        ),
      },
      options: order.flatMap((index) => reasons[index] ?? []),
    },
  }
}
