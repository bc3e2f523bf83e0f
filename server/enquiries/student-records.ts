import type { Queryable } from '../adapters/database/database.ts'
import type { Services } from '../services.ts'
import {
  deleteApplicationsOf,
  deleteContactRequestsOf,
  deleteSubscriptionsOf,
  detachReportsOf,
  listApplicationsOf,
  listContactRequestsOf,
  listReportsOf,
  listSubscriptionsOf,
} from './queries.ts'
import { deleteAnswersToReportsOf } from './queries-of-answers.ts'

type Sender = { studentId: string; email: string }
type Rows = Record<string, unknown>[]

/** What a student, by the proven address, has sent through the forms. */
export async function exportEnquiries(
  { database }: Pick<Services, 'database'>,
  { studentId, email }: Sender,
): Promise<{ subscriptions: Rows; contactRequests: Rows; applications: Rows; reports: Rows }> {
  const [subscriptions, contactRequests, applications, reports] = await Promise.all([
    database.all(listSubscriptionsOf(email)),
    database.all(listContactRequestsOf(email)),
    database.all(listApplicationsOf(email)),
    database.all(listReportsOf(studentId, email)),
  ])
  return { subscriptions, contactRequests, applications, reports }
}

/** Forgets them, in the transaction that deletes the account. */
export async function eraseEnquiries(tx: Queryable, { studentId, email }: Sender): Promise<void> {
  await tx.first(deleteSubscriptionsOf(email))
  await tx.first(deleteContactRequestsOf(email))
  await tx.first(deleteApplicationsOf(email))
  await tx.first(deleteAnswersToReportsOf(studentId, email))
  await tx.first(detachReportsOf(studentId, email))
}
