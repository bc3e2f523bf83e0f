import type * as contract from '../../../domain/admin/students/contract.ts'
import { mostCounted, searchedText } from '../../../domain/admin/students/rules.ts'
import type { CallOutput, ParsedInput } from '../../../domain/contract.ts'
import { Failure } from '../../../domain/failure.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { StaffContext } from '../../services.ts'
import { audit } from '../audit/operations.ts'
import { listPage } from '../list-page.ts'
import { planForValues } from '../queries/plans.ts'
import {
  countStudents,
  findStudentCard,
  listAccess,
  listAuditEvents,
  listCourseTitles,
  listOrders,
  listPayments,
  listSessions,
  listStudents,
  listTickets,
} from './queries.ts'

export type Student = CallOutput<typeof contract.getStudent>

export async function getStudents(
  { database, clock }: StaffContext,
  { search, verified, blocked, hasCourse, sort, page, limit }: ParsedInput<typeof contract.getStudents>,
): Promise<CallOutput<typeof contract.getStudents>> {
  const filter = {
    search: searchedText(search ?? ''),
    isVerified: choiceOf(verified),
    isBlocked: choiceOf(blocked),
    hasCourse: choiceOf(hasCourse),
    now: clock.now(),
  }
  return database.transaction(async (tx) => {
    await tx.first(planForValues())
    const counted = (await tx.first(countStudents(filter, mostCounted + 1)))?.count ?? 0
    const areFew = filter.search !== null && counted <= mostCounted
    const rows = await tx.all(listStudents(filter, sort, { limit, offset: (page - 1) * limit, areFew }))
    const items = rows.map(({ registeredAt, ...row }) => ({
      ...row,
      registeredAt: registeredAt.toISOString(),
    }))
    return listPage(items, counted, { limit, most: mostCounted })
  })
}

/** Opening a student shows personal data, so it is written down. */
export async function getStudent(
  context: StaffContext,
  { id }: ParsedInput<typeof contract.getStudent>,
): Promise<Student> {
  return context.database.transaction(async (tx) => {
    const student = await readStudent(tx, context, id)
    await audit(tx, context, { action: 'student.open', subject: { kind: 'student', id } })
    return student
  })
}

export async function getGrantableCourses({
  database,
}: StaffContext): Promise<CallOutput<typeof contract.getGrantableCourses>> {
  return database.all(listCourseTitles())
}

/** A student as the admin shows one. Throws `notFound`, also for who deleted the account. */
export async function readStudent(
  tx: Queryable,
  { clock }: Pick<StaffContext, 'clock'>,
  id: string,
): Promise<Student> {
  const card = await tx.first(findStudentCard(id))
  if (card === null) throw new Failure('notFound', 'admin_student_unknown')
  const { registeredAt, blockedAt, lessonNews, reminders, ...rest } = card
  const sessions = await tx.all(listSessions(id, clock.now()))
  const access = await tx.all(listAccess(id))
  const tickets = await tx.all(listTickets(id))
  const auditEvents = await tx.all(listAuditEvents(id))
  return {
    ...rest,
    registeredAt: registeredAt.toISOString(),
    blockedAt: blockedAt?.toISOString() ?? null,
    choices: { lessonNews, reminders },
    sessions: sessions.map(({ createdAt, lastUsedAt, ...session }) => ({
      ...session,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    courses: access.map(({ startsAt, endsAt, revokedAt, ...course }) => ({
      ...course,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      revokedAt: revokedAt?.toISOString() ?? null,
    })),
    orders: await readOrders(tx, id),
    tickets: tickets.map(({ lastActivityAt, ...ticket }) => ({
      ...ticket,
      lastActivityAt: lastActivityAt.toISOString(),
    })),
    auditEvents: auditEvents.map(({ at, ...auditEvent }) => ({ ...auditEvent, at: at.toISOString() })),
  }
}

async function readOrders(tx: Queryable, studentId: string): Promise<Student['orders']> {
  const orders = await tx.all(listOrders(studentId))
  const payments = await tx.all(listPayments(orders.map(({ rowId }) => rowId)))
  return orders.map(({ rowId, amountInPaise, createdAt, ...order }) => ({
    ...order,
    amount: amountInPaise / 100,
    createdAt: createdAt.toISOString(),
    payments: payments
      .filter(({ orderId }) => orderId === rowId)
      .map((payment) => ({
        id: payment.id,
        amount: payment.amountInPaise / 100,
        state: stateOf(payment),
      })),
  }))
}

type PaymentState = Student['orders'][number]['payments'][number]['state']

function stateOf({ status, outcome }: { status: string; outcome: string | null }): PaymentState {
  if (status === 'refunded') return 'wentBack'
  if (outcome === 'access') return 'access'
  if (outcome === 'refund') return 'goesBack'
  return status === 'failed' ? 'failed' : 'waiting'
}

function choiceOf(choice: 'yes' | 'no' | undefined): boolean | null {
  return choice === undefined ? null : choice === 'yes'
}
