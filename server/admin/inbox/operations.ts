import { mostCasesCounted } from '../../../domain/admin/rules.ts'
import { answerPromise } from '../../../domain/support/rules.ts'
import type { Services } from '../../services.ts'
import { countCases, type InboxFilter } from './queries/inbox.ts'

/** Cases awaiting an answer from staff, and late ones, each counted up to a thousand. Not a call. */
export async function countWaitingCases({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<{ open: number; late: number }> {
  const now = clock.now().getTime()
  const all: InboxFilter = { kind: null, status: null, assignee: null, search: null, late: null }
  const late = {
    unansweredSince: new Date(now - answerPromise.atMostHours * 3600 * 1000),
    unsolvedSince: new Date(now - answerPromise.solvedWithinDays * 24 * 3600 * 1000),
  }
  const [open, lateOnes] = await Promise.all([
    database.first(countCases({ ...all, status: 'open' }, mostCasesCounted)),
    database.first(countCases({ ...all, late }, mostCasesCounted)),
  ])
  return {
    open: open?.open ?? 0,
    late: Math.min(mostCasesCounted, (lateOnes?.open ?? 0) + (lateOnes?.waiting ?? 0)),
  }
}
