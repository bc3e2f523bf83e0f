import { canOpen } from '../../../domain/catalog/rules.ts'
import { fieldFailure } from '../../../domain/failure.ts'
import { indiaDay, startOfIndiaDay } from '../../../domain/india-time.ts'
import { isOpenSkill, type PlannedWeek, planWeeks } from '../../../domain/practice/plan.ts'
import { dateOfDay, dayOfDate } from '../../../domain/practice/reviews.ts'
import { type Board, usualMinutes } from '../../../domain/practice/rules.ts'
import { type DayEntry, dayEntries, minutesOf, type SkillState } from '../../../domain/practice/today.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { Input, Output } from '../../calls.ts'
import type { Services, StudentContext } from '../../services.ts'
import { chapterOfSkill, chaptersOfBoard, hasSkill, namedSkill } from '../catalogue.ts'
import { listDisputesOf } from '../disputes/queries.ts'
import { listCourseSkills, listPracticeItems, listSkillStates, type PracticeItemRow } from '../queries.ts'
import {
  countAnswered,
  deletePlanOf,
  findPlan,
  type LossRow,
  listLessonsBeside,
  listLosses,
  type PlanRow,
  putPlan,
} from './queries.ts'

type StudyState = {
  plan: PlanRow | null
  states: SkillState[]
  today: number
  examinationDay: number | null
  /** Skills of this week's plan that are not secure. */
  plannedSkills: string[]
  /** Skills of the student's courses, if there is no plan. */
  courseSkills: string[]
  weeks: PlannedWeek[]
}

async function readStudy({ database, clock, student }: StudentContext): Promise<StudyState> {
  const [plan, states] = await Promise.all([
    database.first(findPlan(student.id)),
    database.all(listSkillStates(student.id)),
  ])
  const today = indiaDay(clock.now())
  const examinationDay =
    plan === null || plan.examinationOn === null ? null : futureDay(plan.examinationOn, today)
  const weeks =
    plan === null || examinationDay === null
      ? []
      : planWeeks(knownChapters(plan.board, states), { today, examinationDay })
  // Without an examination day the chapters follow as they are learned.
  const next = plan === null ? [] : knownChapters(plan.board, states).flatMap(({ skills }) => skills)
  const plannedSkills =
    examinationDay === null
      ? next.filter(isOpenSkill).map(({ skill }) => skill)
      : (weeks[0]?.chapters.flatMap(({ skills }) => skills) ?? [])
  const courses = plan === null ? await database.all(listCourseSkills(student.id, clock.now())) : []
  const courseSkills = courses.flatMap(({ skills }) => skills.filter(hasSkill))
  return { plan, states, today, examinationDay, plannedSkills, courseSkills, weeks }
}

/** A past examination counts as unknown. */
function futureDay(date: string, today: number): number | null {
  const day = dayOfDate(date)
  return day > today ? day : null
}

function knownChapters(board: Board, states: readonly SkillState[]) {
  const levels = new Map(states.map(({ skill, level }) => [skill, level]))
  return chaptersOfBoard(board).map(({ chapter, name, skills }) => ({
    chapter,
    name,
    skills: skills.map((skill) => ({ skill, level: levels.get(skill) ?? ('notStarted' as const) })),
  }))
}

type ListedDay = (DayEntry & { item: string })[]

/** Today's list and tomorrow's, limited to lessons the student may open. */
async function listDays(context: StudentContext, study: StudyState): Promise<[ListedDay, ListedDay]> {
  const { plan, states, today, examinationDay, plannedSkills, courseSkills } = study
  const lessons = await openLessons(context, [
    ...new Set([...states.map(({ skill }) => skill), ...plannedSkills, ...courseSkills]),
  ])
  const isOpen = (skill: string) => lessons.has(skill)
  const open = states.filter(({ skill }) => isOpen(skill))
  const options = {
    examinationDay,
    plannedSkills: plannedSkills.filter(isOpen),
    courseSkills: courseSkills.filter(isOpen),
    mostMinutes: plan?.minutesADay ?? usualMinutes,
  }
  const listed = (entries: readonly DayEntry[]) =>
    entries.flatMap((entry) => {
      const lesson = lessons.get(entry.skill)
      return lesson === undefined ? [] : [{ ...entry, item: lesson.item }]
    })
  const entries = dayEntries(open, { ...options, day: today })
  const without = new Set(entries.map(({ skill }) => skill))
  return [listed(entries), listed(dayEntries(open, { ...options, day: today + 1, without }))]
}

/** The skills of today's list, in its order. Not a call. */
export async function dueSkills(context: StudentContext): Promise<string[]> {
  const [entries] = await listDays(context, await readStudy(context))
  return entries.map(({ skill }) => skill)
}

/** The first practice lesson of each skill that the student may open. Not a call. */
export async function openLessons(
  {
    database,
    clock,
    student,
  }: { database: Queryable } & Pick<Services, 'clock'> & { student: { id: string } },
  skills: readonly string[],
): Promise<Map<string, PracticeItemRow>> {
  const now = clock.now()
  const rows = skills.length === 0 ? [] : await database.all(listPracticeItems(student.id, skills, now))
  const open = rows.filter((row) => canOpen(row, row, now))
  return new Map(
    skills.flatMap((skill) => {
      const lesson = open.find((row) => row.skills.includes(skill))
      return lesson === undefined ? [] : [[skill, lesson] as const]
    }),
  )
}

export async function getToday(context: StudentContext): Promise<Output<'getToday'>> {
  const { database, clock, student, locale } = context
  const study = await readStudy(context)
  const [[today, tomorrow], answeredCount] = await Promise.all([
    listDays(context, study),
    database.first(countAnswered(student.id, startOfIndiaDay(indiaDay(clock.now())))),
  ])
  const dayOf = (day: number, entries: ListedDay) => ({
    on: dateOfDay(day),
    minutes: minutesOf(entries),
    entries: entries.map(({ skill, ...entry }) => ({ ...entry, skill: namedSkill(skill, locale) })),
  })
  return {
    today: dayOf(study.today, today),
    tomorrow: dayOf(study.today + 1, tomorrow),
    answeredToday: answeredCount?.count ?? 0,
    isNew: study.states.length === 0,
  }
}

export async function getPlan(context: StudentContext): Promise<Output<'getPlan'>> {
  const { locale, database, clock, student } = context
  const { plan, states, weeks } = await readStudy(context)
  // Before there is a plan, the chapters are those of the board practised last.
  const answered = plan ?? (await database.first(countAnswered(student.id, clock.now())))
  const board = answered === null ? null : 'board' in answered ? answered.board : answered.lastBoard
  if (board === null) return { plan, weeks: [], chapters: [] }
  const chapters = knownChapters(board, states)
  const names = new Map(chapters.map(({ chapter, name }) => [chapter, name[locale]]))
  const lessons = await openLessons(
    context,
    chapters.flatMap(({ skills }) => skills.map(({ skill }) => skill)),
  )
  return {
    plan,
    weeks: weeks.map(({ startsOn, isLastLook, chapters: held }, index) => ({
      ...{ startsOn, isLastLook, isNow: index === 0 },
      chapters: held.map(({ chapter, skills }) => ({
        chapter,
        name: names.get(chapter) ?? chapter,
        skills: skills.map((skill) => namedSkill(skill, locale)),
      })),
    })),
    chapters: chapters.map(({ chapter, name, skills }) => ({
      chapter,
      name: name[locale],
      item: skills.map(({ skill }) => lessons.get(skill)?.item).find((item) => item !== undefined) ?? null,
      skills: skills.map(({ skill, level }) => ({ ...namedSkill(skill, locale), level })),
    })),
  }
}

const mostDaysAhead = 731

export async function savePlan(
  { database, clock, student }: StudentContext,
  plan: Input<'savePlan'>,
): Promise<Output<'savePlan'>> {
  const now = clock.now()
  const { examinationOn } = plan
  const ahead = examinationOn === null ? 1 : dayOfDate(examinationOn) - indiaDay(now)
  if (ahead < 1 || ahead > mostDaysAhead)
    throw fieldFailure('invalid', 'examinationOn', 'practice_date_invalid')
  await database.first(putPlan(student.id, plan, now))
  return plan
}

/** The plan, if there is one. Not a call. */
export function listPlans(database: Queryable, studentId: string): Promise<PlanRow[]> {
  return database.all(findPlan(studentId))
}

/** Deletes the plan, in the transaction that deletes the account. Not a call. */
export async function erasePlan(tx: Queryable, studentId: string): Promise<void> {
  await tx.first(deletePlanOf(studentId))
}

const daysLookedBack = 90
const shownSkills = 10

export async function getMarksLost(context: StudentContext): Promise<Output<'getMarksLost'>> {
  const { database, clock, student, locale } = context
  const now = clock.now()
  const since = startOfIndiaDay(indiaDay(now) - daysLookedBack)
  const [rows, disputes] = await Promise.all([
    database.all(listLosses(student.id, since)),
    database.all(listDisputesOf(student.id)),
  ])
  const bySkill = lossesBy(rows, ({ skill }) => skill).slice(0, shownSkills)
  const slips = Map.groupBy(
    rows.filter(({ lostMarks }) => lostMarks > 0),
    ({ slip }) => slip,
  )
  const bySlip = [...slips].map(([slip, held]) => ({
    slip,
    lostMarks: total(held, ({ lostMarks }) => lostMarks),
    count: total(held, ({ lostCount }) => lostCount),
    skill: mostLost(held),
  }))
  const chapters = Map.groupBy(rows, ({ skill }) => chapterOfSkill(skill, locale).id)
  const byChapter = lossesBy(rows, ({ skill }) => chapterOfSkill(skill, locale).id).map((loss) => ({
    ...loss,
    skill: mostLost(chapters.get(loss.id) ?? []),
  }))
  const lessons = await openLessons(context, [
    ...new Set([...bySkill.map(({ id }) => id), ...[...bySlip, ...byChapter].map(({ skill }) => skill)]),
  ])
  const practised = [...new Set([...lessons.values()].map(({ item }) => item))]
  const beside = await database.all(listLessonsBeside(student.id, practised, { locale, now }))
  const byPractice = new Map(beside.map(({ practice, ...lesson }) => [practice, lesson]))
  const nextOf = (skill: string) => {
    const item = lessons.get(skill)?.item ?? null
    return {
      ...{ skill: namedSkill(skill, locale), item },
      lesson: (item !== null && byPractice.get(item)) || null,
    }
  }
  return {
    ...totalOf(rows),
    slips: bySlip
      .map(({ skill, ...slip }) => ({ ...slip, ...nextOf(skill) }))
      .sort((one, other) => other.lostMarks - one.lostMarks),
    skills: bySkill.map(({ id, ...loss }) => ({ ...loss, ...nextOf(id) })),
    chapters: byChapter.map(({ skill, ...loss }) => ({
      ...loss,
      name: chapterOfSkill(skill, locale).name,
      ...nextOf(skill),
    })),
    disputes: disputes.map(({ skill, createdAt, ...dispute }) => ({
      ...dispute,
      skill: namedSkill(skill, locale),
      createdAt: createdAt.toISOString(),
    })),
  }
}

/** Lost marks grouped by name, most first; groups without losses are left out. */
function lossesBy(rows: readonly LossRow[], nameOf: (row: LossRow) => string) {
  return [...Map.groupBy(rows, nameOf)]
    .map(([id, held]) => ({ id, ...totalOf(held) }))
    .filter(({ marks, mostMarks }) => marks < mostMarks)
    .sort((one, other) => other.mostMarks - other.marks - (one.mostMarks - one.marks))
}

function mostLost(rows: readonly LossRow[]): string {
  return lossesBy(rows, ({ skill }) => skill)[0]?.id ?? ''
}

function totalOf(rows: readonly LossRow[]) {
  const mostMarks = total(rows, (row) => row.mostMarks)
  return {
    marks: mostMarks - total(rows, ({ lostMarks }) => lostMarks),
    mostMarks,
    questionCount: total(rows, ({ questionCount }) => questionCount),
  }
}

function total<Row>(rows: readonly Row[], marksOf: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + marksOf(row), 0)
}
