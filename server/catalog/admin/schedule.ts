import { publishers } from '../../../domain/admin/access.ts'
import { canAppearAt } from '../../../domain/admin/drafts/rules.ts'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { Failure, fieldFailure } from '../../../domain/failure.ts'
import { timeText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { Queryable } from '../../adapters/database/database.ts'
import { audit } from '../../admin/audit/operations.ts'
import {
  keepVersion,
  readDraft,
  readKeptVersion,
  readVersion,
  wireDraft,
} from '../../admin/drafts/operations.ts'
import { findColleague, notifyOwners } from '../../admin/staff/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { enqueue } from '../../jobs/operations.ts'
import { notify } from '../../notifications/operations.ts'
import type { Services, StaffContext } from '../../services.ts'
import { courseSubject } from './operations.ts'
import { judgeDraft, publishDraft } from './publish.ts'
import { lockCourse } from './queries/courses.ts'
import { lockSlugs } from './queries/publish.ts'
import { deleteSchedule, findSchedule, upsertSchedule } from './queries/schedule.ts'

/**
 * Schedules this version for publication, on behalf of the caller; later saves are not included. Throws `invalid` for
 * a time in the past or missing content, `conflict` when it was saved since or this version is already published.
 */
export async function scheduleCourse(
  context: StaffContext,
  { courseId, version, at }: AdminInput<'scheduleCourse'>,
): Promise<AdminOutput<'scheduleCourse'>> {
  const { database, clock, staff } = context
  const now = clock.now()
  const dueAt = new Date(at)
  if (!canAppearAt(dueAt, now)) throw fieldFailure('invalid', 'at', 'admin_moment_invalid')
  return database.transaction(async (tx) => {
    const draft = await readVersion(tx, context, courseSubject, { id: courseId, version })
    if (draft.row.status === 'published' && draft.liveVersion === version)
      throw new Failure('conflict', 'admin_course_nothing_new')
    await judgeDraft(tx, context, draft)
    await keepVersion(tx, draft)
    await tx.first(upsertSchedule({ courseId, version, dueAt, staffId: staff.id, now }))
    await enqueue(tx, 'publishScheduledCourse', { courseId }, { dueAt })
    await audit(tx, context, {
      action: 'course.schedule',
      id: courseId,
      before: { status: draft.row.status, version: draft.liveVersion },
      after: { version, at: dueAt.toISOString() },
    })
    return wireDraft(tx, context, courseSubject, courseId)
  })
}

export async function unscheduleCourse(
  context: StaffContext,
  { courseId }: AdminInput<'unscheduleCourse'>,
): Promise<AdminOutput<'unscheduleCourse'>> {
  return context.database.transaction(async (tx) => {
    await readDraft(tx, context, courseSubject, courseId)
    const ended = await tx.first(deleteSchedule(courseId))
    if (ended === null) throw new Failure('conflict', 'admin_course_not_scheduled')
    await audit(tx, context, {
      action: 'course.unschedule',
      id: courseId,
      before: { at: ended.dueAt.toISOString() },
    })
    return wireDraft(tx, context, courseSubject, courseId)
  })
}

/**
 * A schedule is due: its version is published if it is still valid and the person who scheduled it may still publish.
 * Otherwise it is cancelled, and that person is notified, or the owners if they are gone.
 */
export async function publishScheduledCourse(
  services: Services,
  { courseId }: { courseId: string },
): Promise<void> {
  const { database, log } = services
  try {
    await database.transaction(async (tx) => {
      const due = await findDue(tx, services, courseId)
      if (due === null) return
      const { version, staff } = due
      if (staff.isBlocked || !holdsAny(staff.roles, publishers))
        throw new Failure('notYourRole', 'admin_not_your_role')
      const context = { ...services, staff }
      await publishDraft(
        tx,
        context,
        await readKeptVersion(tx, context, courseSubject, { id: courseId, version }),
      )
    })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    log.warn({ err: error, courseId }, 'a scheduled course was not published')
    await database.transaction((tx) => endUnpublished(tx, services, courseId, error))
  }
}

async function endUnpublished(
  tx: Queryable,
  services: Services,
  courseId: string,
  { key }: Failure,
): Promise<void> {
  const due = await findDue(tx, services, courseId)
  if (due === null) return
  const { dueAt, staff, course } = due
  await tx.first(deleteSchedule(courseId))
  await audit(
    tx,
    { ...services, staff: null },
    {
      action: 'course.unschedule',
      id: courseId,
      before: { at: dueAt.toISOString() },
      after: { reason: key },
    },
  )
  const values = { title: course.title, moment: timeText(dueAt, 'en') }
  const notice = {
    subject: m.admin_mail_not_published_subject(values),
    parts: [
      m.admin_mail_not_published(values),
      m.admin_mail_not_published_why({
        address: `${services.settings.publicUrl}/admin/courses/${courseId}`,
      }),
    ],
  }
  if (staff.isBlocked) await notifyOwners(tx, services, notice)
  else await notify(tx, staff, notice, { now: services.clock.now() })
}

/** The version that is due, with the course locked; null when it was cancelled or postponed. */
async function findDue(tx: Queryable, { clock }: Services, courseId: string) {
  await tx.first(lockSlugs())
  const course = await tx.first(lockCourse(courseId))
  const schedule = await tx.first(findSchedule(courseId))
  if (course === null || schedule === null || schedule.dueAt > clock.now()) return null
  const staff = await findColleague(tx, schedule.staffId)
  if (staff === null) throw new Error('whoever scheduled a course was not read')
  return { ...schedule, course, staff }
}
