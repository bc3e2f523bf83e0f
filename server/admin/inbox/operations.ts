import { mostCasesCounted } from '../../../domain/admin/rules.ts'
import { daysBefore, hoursBefore } from '../../../domain/durations.ts'
import { answerPromise } from '../../../domain/support/rules.ts'
import type { Services } from '../../services.ts'
import { countCases, type InboxFilter } from './queries/inbox.ts'

/** Cases awaiting an answer from staff, and late ones, each counted up to a thousand. Not a call. */
export async function countWaitingCases({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<{ open: number; late: number }> {
  const now = clock.now()
  const all: InboxFilter = { kind: null, status: null, assignee: null, search: null, late: null }
  const late = {
    unansweredSince: hoursBefore(now, answerPromise.atMostHours),
    unsolvedSince: daysBefore(now, answerPromise.solvedWithinDays),
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
