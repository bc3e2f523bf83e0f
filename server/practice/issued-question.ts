import { randomUUID } from 'node:crypto'
import type { QuestionReference } from '../../domain/practice/question.ts'
import { type Board, boards } from '../../domain/practice/rules.ts'
import { readClaim, type Secret, signClaim } from '../signed-claims.ts'

/** A question as issued to someone: tries at it come back with this, signed. */
export type IssuedQuestion = {
  reference: QuestionReference
  issueId: string
  /** Null for a visitor: the tries go to the student who signs in on that device. */
  studentId: string | null
  itemId: string | null
  board: Board
  isReview: boolean
  issuedAt: Date
}

export function issueQuestion(secret: Secret, given: Omit<IssuedQuestion, 'issueId'>): string {
  const { reference, studentId, itemId, board, isReview, issuedAt } = given
  return signClaim(secret, 'question', [
    randomUUID(),
    studentId,
    itemId,
    board,
    reference.maker,
    String(reference.version),
    String(reference.seed),
    isReview ? 'review' : null,
    String(Math.floor(issuedAt.getTime() / 1000)),
  ])
}

/** The signed data; null when it was tampered with. */
export function readIssuedQuestion(secret: Secret, token: string): IssuedQuestion | null {
  const parts = readClaim(secret, 'question', token)
  if (parts === null) return null
  const [issueId, studentId = null, itemId = null, boardName, maker, version, seed, review, at] = parts
  const board = boards.find((one) => one === boardName)
  if (!issueId || !maker || board === undefined) return null
  return {
    reference: { maker, version: Number(version), seed: Number(seed) },
    ...{ issueId, studentId, itemId, board },
    isReview: review === 'review',
    issuedAt: new Date(Number(at) * 1000),
  }
}
