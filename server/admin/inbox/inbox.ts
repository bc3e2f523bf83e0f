import { firstAnswerDueAt, mostCasesCounted, solveDueAt } from '../../../domain/admin/rules.ts'
import { secondsBefore } from '../../../domain/durations.ts'
import { answerPromise } from '../../../domain/support/rules.ts'
import { planForValues } from '../../adapters/database/plans.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { listPage } from '../../list-page.ts'
import type { StaffContext } from '../../services.ts'
import { listAnsweringStaff } from '../staff/operations.ts'
import {
  type CaseDeadlines,
  type CaseRow,
  countCases,
  countFewCases,
  type InboxFilter,
  listCases,
  listDueCases,
} from './queries/inbox.ts'

type Inbox = AdminOutput<'getInbox'>

const promised: CaseDeadlines = {
  answerSeconds: answerPromise.atMostHours * 3600,
  solveSeconds: answerPromise.solvedWithinDays * 24 * 3600,
}

/** Up to this many matches are counted in one pass; more frequent words are counted per status. */
const mostFew = 3 * mostCasesCounted

export async function getInbox(
  { database, staff, clock }: StaffContext,
  { kind, status, assignee, search, due, sort, page, limit }: AdminInput<'getInbox'>,
): Promise<Inbox> {
  const now = clock.now()
  const filter: InboxFilter = {
    kind: kind ?? null,
    status: status ?? null,
    assignee: assignee === 'me' ? staff.id : (assignee ?? null),
    search: search || null,
    late:
      due === 'late'
        ? {
            unansweredSince: secondsBefore(now, promised.answerSeconds),
            unsolvedSince: secondsBefore(now, promised.solveSeconds),
          }
        : null,
  }
  const offset = (page - 1) * limit
  // Solved cases have no deadlines: they are listed as usual.
  const isByDue = sort === 'due' && status !== 'solved'
  return database.transaction(async (tx) => {
    await tx.first(planForValues())
    const rows = await tx.all(
      isByDue ? listDueCases(filter, promised, limit, offset) : listCases(filter, limit, offset),
    )
    const few = search ? await tx.first(countFewCases(filter, mostFew)) : null
    const counted = few ?? (await tx.first(countCases(filter, mostCasesCounted + 1)))
    const { open = 0, waiting = 0, solved = 0 } = counted ?? {}
    const counts = {
      open: Math.min(open, mostCasesCounted),
      waiting: Math.min(waiting, mostCasesCounted),
      solved: Math.min(solved, mostCasesCounted),
    }
    const listed = isByDue ? open + waiting : open + waiting + solved
    const found = status === undefined ? listed : { open, waiting, solved }[status]
    return { ...listPage(rows.map(wireHead), found, { limit, most: mostCasesCounted }), counts }
  })
}

export async function getAssignees(context: StaffContext): Promise<AdminOutput<'getAssignees'>> {
  return listAnsweringStaff(context.database, context)
}

/** A row of the inbox with its deadlines. */
export function wireHead({
  kind,
  id,
  reference,
  title,
  person,
  status,
  createdAt,
  lastActivityAt,
  firstAnsweredAt,
  assigneeId,
  assigneeName,
}: CaseRow): Inbox['items'][number] {
  const clocked = { createdAt, firstAnsweredAt, status }
  return {
    kind,
    id,
    reference,
    title,
    person,
    status,
    createdAt: createdAt.toISOString(),
    lastActivityAt: lastActivityAt.toISOString(),
    firstAnswerDueAt: firstAnswerDueAt(clocked)?.toISOString() ?? null,
    solveDueAt: solveDueAt(clocked)?.toISOString() ?? null,
    assignee: assigneeId === null || assigneeName === null ? null : { id: assigneeId, name: assigneeName },
  }
}
