import type { QuestionReference } from '../../domain/practice/question.ts'
import type { Queryable } from '../adapters/database/database.ts'
import { type CorrectionRow, listCorrections } from './queries.ts'

export type QuestionCorrection = { isWithdrawn: boolean; otherAnswers: string[] }

/** Corrections of some makers' questions, looked up one question at a time, and how many there are. */
export async function correctionsOf(
  database: Queryable,
  makers: readonly string[],
): Promise<((reference: QuestionReference) => QuestionCorrection) & { count: number }> {
  const rows = makers.length === 0 ? [] : await database.all(listCorrections([...new Set(makers)]))
  const correctedOf = (reference: QuestionReference) => {
    const of = rows.filter((row) => isAbout(row, reference))
    const answers = of.map(({ acceptedAnswer }) => acceptedAnswer)
    return {
      isWithdrawn: answers.includes(null),
      otherAnswers: answers.filter((answer) => answer !== null),
    }
  }
  return Object.assign(correctedOf, { count: rows.length })
}

function isAbout({ maker, version, seed }: CorrectionRow, reference: QuestionReference): boolean {
  return (
    maker === reference.maker && version === reference.version && (seed === null || seed === reference.seed)
  )
}
