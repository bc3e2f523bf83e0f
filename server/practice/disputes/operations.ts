import type { Decision, DisputeStatus } from '../../../domain/admin/practice/schemas.ts'
import { Failure } from '../../../domain/failure.ts'
import { answerTyped } from '../../../domain/practice/mark-attempt.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { Input, Output } from '../../calls.ts'
import { enqueue } from '../../jobs/operations.ts'
import { notifyStudent } from '../../notifications/operations.ts'
import { watchWords } from '../../safeguarding/operations.ts'
import type { Services, StudentContext } from '../../services.ts'
import { correctionsOf } from '../corrections.ts'
import { lockCorrections, lockPracticeOf } from '../queries.ts'
import { renewPasses } from '../renew-passes.ts'
import { renewSkillStates } from '../skill-states.ts'
import {
  type CorrectionRecord,
  countDisputes,
  findCorrection,
  findDisputable,
  findDisputeWords,
  findOpenDispute,
  insertCorrection,
  insertDispute,
  listConcerned,
  listConcernedTries,
  listDisputes,
  lockOpenDispute,
  updateDispute,
  updateMark,
} from './queries.ts'

/**
 * Submits a mark for review by teachers. Throws `notFound` for someone else's try, `conflict` for a repeated dispute.
 */
export async function disputeMark(
  context: StudentContext,
  { attempt, words }: Input<'disputeMark'>,
): Promise<Output<'disputeMark'>> {
  const { database, clock, student } = context
  await database.transaction(async (tx) => {
    const found = await tx.first(insertDispute(attempt, student.id, words, clock.now()))
    if (found === null) throw new Failure('notFound', 'practice_attempt_unknown')
    if (found.id === null) throw new Failure('conflict', 'practice_disputed_before')
    const message = { thread: { disputeId: found.id }, studentId: student.id, text: words } as const
    await watchWords(tx, context, { ...message, saidBy: 'student' })
  })
  return null
}

/** The text of a flagged dispute, for its reviewer. Internal. */
export async function messagesOfDispute(tx: Queryable, id: string) {
  const row = await tx.first(findDisputeWords(id))
  if (row === null) return []
  const asked = { name: row.student, text: row.words, sentAt: row.createdAt.toISOString() }
  const answer = { name: row.staff ?? '', text: row.reply, sentAt: row.decidedAt?.toISOString() ?? '' }
  return [
    { _id: `${id}-1`, from: 'student' as const, picture: null, ...asked },
    ...(row.decidedAt === null ? [] : [{ _id: `${id}-2`, from: 'staff' as const, picture: null, ...answer }]),
  ]
}

type DisputedAnswer = { issueId: string; studentId: string }

/** Whether a student has answered a practice question, so that its mark can be disputed. Not a call. */
export async function canBeDisputed(tx: Queryable, { issueId, studentId }: DisputedAnswer): Promise<boolean> {
  return (await tx.first(findDisputable(issueId, studentId))) !== null
}

/**
 * Submits the mark of a student's last try at a question to those who correct keys, with the
 * student's text. Throws `conflict` where there is no try, or it was already disputed. Not a call.
 */
export async function disputeAskedIn(
  tx: Queryable,
  { words, now, ...doubted }: DisputedAnswer & { words: string; now: Date },
): Promise<void> {
  const attempt = await tx.first(findDisputable(doubted.issueId, doubted.studentId))
  if (attempt === null) throw new Failure('conflict', 'admin_question_no_try')
  await tx.first(insertDispute(attempt.id, doubted.studentId, words, now))
}

/** The most rows that a list counts. */
const mostCounted = 1000

/** Disputes awaiting a decision. Not a call. */
export async function countOpenDisputes({ database }: Pick<Services, 'database'>): Promise<number> {
  return (await database.first(countDisputes('open', mostCounted)))?.count ?? 0
}

/** Disputes of one state, with the number in each. Not a call. */
export async function disputesOf(
  { database }: Pick<Services, 'database'>,
  list: { status: DisputeStatus; limit: number; offset: number },
) {
  const countOf = async (status: DisputeStatus) =>
    (await database.first(countDisputes(status, mostCounted + 1)))?.count ?? 0
  const [rows, count, openCount] = await Promise.all([
    database.all(listDisputes(list)),
    countOf(list.status),
    countOf('open'),
  ])
  const hasMore = count > mostCounted
  return { rows, count: Math.min(count, mostCounted), hasMore, openCount: Math.min(openCount, mostCounted) }
}

/**
 * Throws `conflict` where accepting the disputed answer would change no mark: it cannot be parsed as an answer of its
 * kind, or it was already right and the marks were lost on the working. Not a call.
 */
export async function refusePointlessAcceptance(
  { database, practiceEngine }: Pick<Services, 'database' | 'practiceEngine'>,
  id: string,
): Promise<void> {
  const dispute = await database.first(findOpenDispute(id))
  if (dispute === null) return
  const { maker, version, seed, lines, answer, board, marks } = dispute
  const otherAnswers = [answerTyped({ lines, answer })]
  const marked = await practiceEngine.mark({ maker, version, seed }, { lines, answer, board, otherAnswers })
  if (marked === null || marked.marks <= marks) throw new Failure('conflict', 'admin_dispute_accept_in_vain')
}

type DisputeDecision = { id: string; decision: Decision; reply: string; staffId: string; now: Date }

/**
 * Decides an open dispute. A correction takes effect at once, and a job marks earlier tries again;
 * nobody loses a mark by it. Throws `conflict` if it was decided meanwhile. Not a call.
 */
export async function decideDisputeIn(
  tx: Queryable,
  services: Pick<Services, 'settings' | 'clock'>,
  { id, decision, reply, staffId, now }: DisputeDecision,
): Promise<{ maker: string; seed: number }> {
  const dispute = await tx.first(lockOpenDispute(id))
  if (dispute === null) throw new Failure('conflict', 'admin_dispute_decided_before')
  const { maker, version, seed, answer, lines } = dispute
  const status = decision === 'decline' ? 'declined' : 'corrected'
  await tx.first(updateDispute(id, { status, reply, staffId, now }))
  const event = decision === 'decline' ? 'markKept' : 'markCorrected'
  const about = { studentId: dispute.studentId, onceKey: `dispute:${id}`, path: '/marks-lost' }
  await notifyStudent(tx, { kind: 'result', facts: { event }, ...about }, now)
  const message = { thread: { disputeId: id }, studentId: dispute.studentId, text: reply } as const
  await watchWords(tx, services, { ...message, saidBy: 'staff' })
  if (decision === 'decline') return { maker, seed }
  const acceptedAnswer = decision === 'accept' ? answerTyped({ answer, lines }) : null
  await tx.first(lockCorrections())
  const correction = await tx.first(
    insertCorrection({
      ...{ maker, version, acceptedAnswer, staffId, now },
      seed: decision === 'withdrawAll' ? null : seed,
    }),
  )
  if (correction === null) throw new Error('a correction was not stored')
  await enqueue(tx, 'applyCorrection', { correctionId: correction.id }, { dueAt: now })
  return { maker, seed }
}

const studentsAtOnce = 50

/** Marks earlier tries at a corrected question again, one student after the other. Not a call. */
export async function applyCorrection(
  services: Services,
  { correctionId }: { correctionId: string },
  stopping?: AbortSignal,
): Promise<void> {
  const { database } = services
  const correction = await database.first(findCorrection(correctionId))
  if (correction === null) return
  const corrections = await correctionsOf(database, [correction.maker])
  for (let after: string | null = null; ; ) {
    const concerned: { studentId: string }[] = await database.all(
      listConcerned(correction, after, studentsAtOnce),
    )
    for (const { studentId } of concerned) {
      stopping?.throwIfAborted()
      await markAgain(services, studentId, correction, corrections)
      after = studentId
    }
    if (concerned.length < studentsAtOnce) return
  }
}

async function markAgain(
  services: Services,
  studentId: string,
  correction: CorrectionRecord,
  corrections: Awaited<ReturnType<typeof correctionsOf>>,
): Promise<void> {
  const { database, practiceEngine } = services
  const tries = await database.all(listConcernedTries(studentId, correction))
  const changedTries: { id: string; item: string | null; skill: string; verdict: string; marks: number }[] =
    []
  for (const { id, item, skill, verdict, marks, seed, ...attempt } of tries) {
    const reference = { maker: correction.maker, version: correction.version, seed }
    const { isWithdrawn, otherAnswers } = corrections(reference)
    if (verdict === 'void') continue
    if (isWithdrawn) {
      changedTries.push({ id, item, skill, verdict: 'void', marks: 0 })
      continue
    }
    const marked = await practiceEngine.mark(reference, { ...attempt, otherAnswers })
    if (marked !== null && marked.marks > marks)
      changedTries.push({ id, item, skill, verdict: marked.verdict, marks: marked.marks })
  }
  if (changedTries.length === 0) return
  await database.transaction(async (tx) => {
    await tx.first(lockPracticeOf(studentId))
    for (const { id, verdict, marks } of changedTries) await tx.first(updateMark(id, verdict, marks))
    await renewSkillStates(tx, studentId, [...new Set(changedTries.map(({ skill }) => skill))])
    await renewPasses(tx, services, studentId, [...new Set(changedTries.flatMap(({ item }) => item ?? []))])
  })
}
