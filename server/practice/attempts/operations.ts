import type { Queryable } from '../../adapters/database/database.ts'
import type { Input, Output } from '../../calls.ts'
import type { StudentContext } from '../../services.ts'
import { findMaker, namedSkill } from '../catalogue.ts'
import { correctionsOf } from '../corrections.ts'
import { type IssuedQuestion, readIssuedQuestion } from '../issued-question.ts'
import {
  holdCorrections,
  insertAttempts,
  listTriesBefore,
  lockPracticeOf,
  type NewAttempt,
} from '../queries.ts'
import { renewPasses } from '../renew-passes.ts'
import { renewSkillStates } from '../skill-states.ts'

type Report = Input<'syncAttempts'>['attempts'][number]
type AttemptResult = Output<'syncAttempts'>['attempts'][number]

/** The response for a question that was altered, or is someone else's. */
const unmarked = {
  ...{ attempt: null, verdict: 'void' as const, reason: null, readings: [], lines: [], milestones: [] },
  ...{ slip: null, marks: 0, mostMarks: 0 },
}

/**
 * Marks tries and stores each once, ignoring the browser's own marks. A late try counts for the
 * time it was answered, as far as the browser's clock can be trusted.
 */
export async function syncAttempts(
  context: StudentContext,
  { attempts, sentAt }: Input<'syncAttempts'>,
): Promise<Output<'syncAttempts'>> {
  const { database, clock, settings, locale } = context
  const now = clock.now()
  const clockError = now.getTime() - new Date(sentAt).getTime()
  const makers = attempts.flatMap(
    ({ question }) => readIssuedQuestion(settings, question)?.reference.maker ?? [],
  )
  for (;;) {
    const corrections = await correctionsOf(database, makers)
    const { answers, fresh } = await mark(context, attempts, { corrections, now, clockError })
    const result = await database.transaction(async (tx) => {
      await tx.first(holdCorrections())
      // Corrected while it was marked: it is marked again.
      if ((await correctionsOf(tx, makers)).count !== corrections.count) return null
      return storeAttempts(tx, context, fresh)
    })
    if (result === null) continue
    const ids = new Map(result.stored.map(({ key, id }) => [key, id]))
    return {
      attempts: answers.map((answer) => ({ ...answer, attempt: ids.get(answer.key) ?? null })),
      lessons: result.lessons,
      skills: result.levels.map(({ skill, level }) => ({ ...namedSkill(skill, locale), level })),
    }
  }
}

type MarkingContext = {
  corrections: Awaited<ReturnType<typeof correctionsOf>>
  now: Date
  clockError: number
}

async function mark(
  { settings, student, practiceEngine }: StudentContext,
  attempts: readonly Report[],
  { corrections, now, clockError }: MarkingContext,
): Promise<{ answers: AttemptResult[]; fresh: NewAttempt[] }> {
  const answers: AttemptResult[] = []
  const fresh: NewAttempt[] = []
  for (const report of attempts) {
    const issued = readIssuedQuestion(settings, report.question)
    const isTheirs = issued !== null && (issued.studentId === null || issued.studentId === student.id)
    const corrected = issued && corrections(issued.reference)
    const marked =
      isTheirs && corrected !== null
        ? await practiceEngine.mark(issued.reference, {
            ...{ lines: report.lines, answer: report.answer, board: issued.board },
            otherAnswers: corrected.otherAnswers,
          })
        : null
    if (issued === null || marked === null || corrected === null) {
      answers.push({ key: report.key, ...unmarked })
      continue
    }
    const { mistake, ...marking } = marked
    const kept = corrected.isWithdrawn ? { ...marking, verdict: 'void' as const, marks: 0 } : marking
    answers.push({ key: report.key, attempt: null, ...kept })
    const answeredAt = new Date(new Date(report.answeredAt).getTime() + clockError)
    fresh.push(newAttempt(report, issued, { ...kept, mistake }, { answeredAt, now }))
  }
  return { answers, fresh }
}

function newAttempt(
  { key, lines, answer, hintsUsed, secondsTaken }: Report,
  { reference, issueId, itemId, board, isReview, issuedAt }: IssuedQuestion,
  {
    verdict,
    marks,
    mostMarks,
    slip,
    mistake,
  }: Pick<AttemptResult, 'verdict' | 'marks' | 'mostMarks' | 'slip'> & Pick<NewAttempt, 'mistake'>,
  { answeredAt, now }: { answeredAt: Date; now: Date },
): NewAttempt {
  const earliest = Math.min(issuedAt.getTime(), now.getTime())
  return {
    clientKey: key,
    ...{ issueId, itemId, board, isReview, lines, answer, hintsUsed, verdict, marks, mostMarks },
    ...reference,
    skill: findMaker(reference.maker, reference.version)?.skill ?? '',
    isFirstTry: false,
    secondsTaken: Math.min(Math.round(secondsTaken), 86_400),
    slip: slip?.code ?? null,
    mistake,
    answeredAt: new Date(Math.min(Math.max(answeredAt.getTime(), earliest), now.getTime())),
  }
}

async function storeAttempts(tx: Queryable, context: StudentContext, fresh: readonly NewAttempt[]) {
  const studentId = context.student.id
  const keys = fresh.map(({ clientKey }) => clientKey)
  if (fresh.length === 0) return { stored: [], levels: [], lessons: [] }
  await tx.first(lockPracticeOf(studentId))
  const issues = fresh.map(({ issueId }) => issueId)
  const before = await tx.all(listTriesBefore(studentId, keys, issues))
  const known = new Set(before.map(({ key }) => key))
  const tried = new Set(before.flatMap(({ issueId, isFirstTry }) => (isFirstTry ? issueId : [])))
  const inOrder = fresh
    .filter(({ clientKey }) => !known.has(clientKey))
    .toSorted((one, other) => one.answeredAt.getTime() - other.answeredAt.getTime())
    .map((attempt) => {
      // An unreadable answer does not count as a try.
      const isFirstTry = attempt.verdict !== 'unreadable' && !tried.has(attempt.issueId)
      if (isFirstTry) tried.add(attempt.issueId)
      return { ...attempt, isFirstTry }
    })
  const isNew = inOrder.length > 0
  const added = isNew ? await tx.all(insertAttempts(studentId, inOrder, context.clock.now())) : []
  const skills = [...new Set(fresh.map(({ skill }) => skill))]
  const items = [...new Set(fresh.flatMap(({ itemId }) => itemId ?? []))]
  return {
    lessons: await renewPasses(tx, context, studentId, items),
    levels: await renewSkillStates(tx, studentId, skills),
    stored: [...before, ...added],
  }
}
