import { mostCounted, searchedText } from '../../../domain/admin/students/rules.ts'
import { orNotFound } from '../../../domain/failure.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { planForValues } from '../../adapters/database/plans.ts'
import { audit, auditEventsOf } from '../../admin/audit/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { listCourseTitles } from '../../catalog/admin/operations.ts'
import { listPage } from '../../list-page.ts'
import { accessOfStudent, paidOrdersOfStudent } from '../../payments/admin/operations.ts'
import type { StaffContext } from '../../services.ts'
import { ticketsOfStudent } from '../../support/admin/operations.ts'
import { findOpenInvitation } from '../queries/invitations.ts'
import { countStudents, findStudentCard, listSessions, listStudents } from './queries.ts'

export type Student = AdminOutput<'getStudent'>

export async function getStudents(
  { database, clock }: StaffContext,
  { search, verified, blocked, hasCourse, sort, page, limit }: AdminInput<'getStudents'>,
): Promise<AdminOutput<'getStudents'>> {
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

/** Opening a student shows personal data, so it is audited. */
export async function getStudent(context: StaffContext, { id }: AdminInput<'getStudent'>): Promise<Student> {
  return context.database.transaction(async (tx) => {
    const student = await readStudent(tx, context, id)
    await audit(tx, context, { action: 'student.open', id })
    return student
  })
}

export async function getGrantableCourses({
  database,
}: StaffContext): Promise<AdminOutput<'getGrantableCourses'>> {
  return listCourseTitles(database, { withDrafts: false })
}

/** A student as the admin shows one. Throws `notFound`, also for a deleted account. */
export async function readStudent(
  tx: Queryable,
  { clock }: Pick<StaffContext, 'clock'>,
  id: string,
): Promise<Student> {
  const card = orNotFound(await tx.first(findStudentCard(id)), 'admin_student_unknown')
  const { registeredAt, blockedAt, lessonNews, reminders, ...rest } = card
  const sessions = await tx.all(listSessions(id, clock.now()))
  const access = await accessOfStudent(tx, id, { limit: 100 })
  const tickets = await ticketsOfStudent(tx, id, { limit: 50 })
  const invitation = await tx.first(findOpenInvitation(id))
  const auditEvents = await auditEventsOf(tx, { kind: 'student', id }, { limit: 50 })
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
    orders: await paidOrdersOfStudent(tx, id, { limit: 100 }),
    tickets: tickets.map(({ lastActivityAt, ...ticket }) => ({
      ...ticket,
      lastActivityAt: lastActivityAt.toISOString(),
    })),
    invitation: invitation && {
      toGuardian: invitation.toGuardian,
      sentAt: invitation.sentAt.toISOString(),
      endsAt: invitation.expiresAt.toISOString(),
      dateOfBirth: invitation.dateOfBirth,
      guardian: {
        name: invitation.guardianName,
        email: invitation.guardianEmail,
        phone: invitation.guardianPhone,
      },
    },
    auditEvents: auditEvents.map(({ at, ...auditEvent }) => ({ ...auditEvent, at: at.toISOString() })),
  }
}

function choiceOf(choice: 'yes' | 'no' | undefined): boolean | null {
  return choice === undefined ? null : choice === 'yes'
}
