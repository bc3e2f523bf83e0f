import { authorsOfAll } from '../../domain/admin/access.ts'
import { isBehindPlan, learnerState } from '../../domain/admin/insight/rules.ts'
import { holdsAny } from '../../domain/admin/rules.ts'
import { Failure, fieldFailure } from '../../domain/failure.ts'
import { dayKey } from '../../domain/formats.ts'
import type { Board } from '../../domain/practice/rules.ts'
import { audit } from '../admin/audit/operations.ts'
import type { AdminInput, AdminOutput } from '../calls.ts'
import { mayWriteCourse } from '../catalog/admin/operations.ts'
import { listPage } from '../list-page.ts'
import { skillName, skillsOfBoard } from '../practice/operations.ts'
import type { StaffContext } from '../services.ts'
import {
  findBatchTaught,
  findLearner,
  listCoursesOf,
  listLearners,
  listLearnersNamed,
  listMarksOf,
  listSecureSkills,
  listSkillMarks,
  listTaught,
  listTaughtTo,
} from './queries/learners.ts'

type Learners = AdminOutput<'getLearners'>

/** Refuses a course that the person does not teach, and all courses together for those who do not teach all. */
export async function allowCourse({ database, staff }: StaffContext, courseId: string | null): Promise<void> {
  if (courseId === null) {
    if (holdsAny(staff.roles, authorsOfAll)) return
    throw fieldFailure('invalid', 'courseId', 'course_required')
  }
  if (!(await mayWriteCourse(database, staff, courseId)))
    throw new Failure('notYourRole', 'admin_not_your_course')
}

export async function getTaughtCourses({
  database,
  staff,
}: StaffContext): Promise<AdminOutput<'getTaughtCourses'>> {
  return database.all(listTaught(staff.id, holdsAny(staff.roles, authorsOfAll)))
}

/**
 * Null for those who may see all learners of a course, else the person whose batches limit it.
 * Refuses those who teach none of it.
 */
async function teacherOfBatches({ database, staff }: StaffContext, courseId: string): Promise<string | null> {
  if (await mayWriteCourse(database, staff, courseId)) return null
  if ((await database.first(findBatchTaught(staff.id, courseId))) === null)
    throw new Failure('notYourRole', 'admin_not_your_course')
  return staff.id
}

type Plan = { board: Board | null; planMadeAt: Date | null; examinationOn: string | null }

function isBehind(
  { board, planMadeAt, examinationOn }: Plan,
  secure: readonly string[],
  today: string,
): boolean {
  if (board === null || planMadeAt === null || examinationOn === null) return false
  const skills = new Set(skillsOfBoard(board))
  const known = secure.filter((skill) => skills.has(skill)).length
  return isBehindPlan({ madeOn: dayKey(planMadeAt), examinationOn, secure: known, total: skills.size }, today)
}

/** The learners of a course by name: personal data, so the view is audited. */
export async function getLearners(
  context: StaffContext,
  { courseId, batchId, state, page, limit }: AdminInput<'getLearners'>,
): Promise<Learners> {
  const teacherId = await teacherOfBatches(context, courseId)
  const { clock } = context
  const now = clock.now()
  const today = dayKey(now)
  return context.database.transaction(async (tx) => {
    const rows = await tx.all(listLearners(courseId, { batchId: batchId ?? null, teacherId, now }))
    const planned = rows.filter(({ examinationOn }) => examinationOn !== null).map(({ id }) => id)
    const secure = new Map(
      (await tx.all(listSecureSkills(planned))).map(({ studentId, skills }) => [studentId, skills]),
    )
    const all = rows.map((row) => ({
      row,
      state: learnerState(row, now),
      isBehind: isBehind(row, secure.get(row.id) ?? [], today),
    }))
    const counts = { notBegun: 0, stopped: 0, learning: 0, finished: 0, behind: 0 }
    for (const one of all) {
      counts[one.state] += 1
      if (one.isBehind) counts.behind += 1
    }
    const matching = all.filter((one) =>
      state === undefined ? true : state === 'behind' ? one.isBehind : one.state === state,
    )
    const shown = matching.slice((page - 1) * limit, page * limit)
    const ids = shown.map(({ row }) => row.id)
    const marks = new Map((await tx.all(listMarksOf(ids, courseId))).map((row) => [row.studentId, row]))
    const items = shown.map(({ row, ...standing }) => ({
      ...{ id: row.id, name: row.name, done: row.done, total: row.total },
      ...standing,
      lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
      marks: marks.get(row.id)?.marks ?? 0,
      mostMarks: marks.get(row.id)?.mostMarks ?? 0,
    }))
    await audit(tx, context, {
      action: 'learners.open',
      kind: 'course',
      id: courseId,
      after: { state: state ?? 'all', page, ...(batchId !== undefined && { batch: batchId }) },
    })
    return { ...listPage(items, matching.length, { limit }), counts }
  })
}

export async function getLearnersNamed(
  { database, staff }: StaffContext,
  { search = '' }: AdminInput<'getLearnersNamed'>,
): Promise<AdminOutput<'getLearnersNamed'>> {
  if (search.length < 3) return []
  return database.all(listLearnersNamed(search, staff.id, holdsAny(staff.roles, authorsOfAll)))
}

/** Throws `notFound` for a student taught only by others, as for an unknown one. */
export async function getLearner(
  context: StaffContext,
  { studentId }: AdminInput<'getLearner'>,
): Promise<AdminOutput<'getLearner'>> {
  const { clock, staff, locale } = context
  const now = clock.now()
  const areAll = holdsAny(staff.roles, authorsOfAll)
  return context.database.transaction(async (tx) => {
    const learner = await tx.first(findLearner(studentId))
    const taught = (await tx.all(listTaughtTo(studentId, staff.id, areAll))).map(({ id }) => id)
    const courses = learner === null ? [] : await tx.all(listCoursesOf(studentId, taught))
    if (learner === null || (courses.length === 0 && !areAll))
      throw new Failure('notFound', 'admin_student_unknown')
    const skills = await tx.all(listSkillMarks(studentId, areAll ? null : taught))
    const [secure] = await tx.all(listSecureSkills([studentId]))
    await audit(tx, context, { action: 'learner.open', kind: 'student', id: studentId })
    const { id, name, minutesADay, examinationOn } = learner
    return {
      ...{ id, name },
      courses: courses.map(({ lastActiveAt, endsAt, ...course }) => ({
        ...course,
        state: learnerState({ ...course, lastActiveAt }, now),
        lastActiveAt: lastActiveAt?.toISOString() ?? null,
        endsAt: endsAt.toISOString(),
      })),
      plan:
        minutesADay === null
          ? null
          : { minutesADay, examinationOn, isBehind: isBehind(learner, secure?.skills ?? [], dayKey(now)) },
      skills: skills.map(({ skill, lastTriedAt, ...marks }) => ({
        id: skill,
        ...skillName(skill, locale),
        ...marks,
        lastTriedAt: lastTriedAt.toISOString(),
      })),
    }
  })
}
