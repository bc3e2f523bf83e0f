import {
  addDays,
  type Days,
  leastGroup,
  mondayOf,
  mostDays,
  type Period,
  periodOf,
  weeksOf,
} from '../../domain/admin/insight/rules.ts'
import { fieldFailure } from '../../domain/failure.ts'
import { dayKey } from '../../domain/formats.ts'
import { startOfIndiaDay } from '../../domain/india-time.ts'
import { rupees } from '../../domain/payments/plans.ts'
import { dayOfDate } from '../../domain/practice/reviews.ts'
import { audit } from '../admin/audit/operations.ts'
import type { AdminInput, AdminOutput } from '../calls.ts'
import { listPage } from '../list-page.ts'
import {
  countSettlementDifferences,
  noteDifferenceIn,
  settledIn,
  settlementDifferences,
  settlementsIn,
} from '../payments/settlements/operations.ts'
import { chapterNames } from '../practice/operations.ts'
import type { Services, StaffContext } from '../services.ts'
import { allowCourse } from './learners.ts'
import { listMarks, listWeeks, type WeekRow } from './queries/learning.ts'
import {
  findCounting,
  listCoursePlans,
  listPlans,
  listSales,
  type PlanRow,
  sumAccess,
  sumSales,
} from './queries/money.ts'

type PeriodInput = Pick<AdminInput<'getMoneyFigures'>, 'period' | 'from' | 'to'>
type MoneyFigures = AdminOutput<'getMoneyFigures'>

/** The requested days. Throws `invalid` when they are out of order, or too many. */
function askedPeriod({ clock }: Pick<Services, 'clock'>, { period, from, to }: PeriodInput): Period {
  const today = dayKey(clock.now())
  if (period !== 'custom') return periodOf(period, today)
  if (from === undefined || to === undefined || from > to)
    throw fieldFailure('invalid', 'from', 'admin_period_invalid')
  if (dayOfDate(to) - dayOfDate(from) >= mostDays)
    throw fieldFailure('invalid', 'from', 'admin_period_too_long')
  return periodOf({ from, to }, today)
}

function momentsOf({ from, to }: Days): [from: Date, to: Date] {
  return [startOfIndiaDay(dayOfDate(from)), startOfIndiaDay(dayOfDate(to) + 1)]
}

async function countingOf({ database, clock }: Pick<Services, 'database' | 'clock'>) {
  const row = await database.first(findCounting(mondayOf(dayKey(clock.now()))))
  return {
    countedAt: row?.countedAt?.toISOString() ?? null,
    isCounting: row === null || row.countedAt === null || row.missing > 0,
  }
}

const mostDaysByDay = 92
const shownCoursePlans = 50

export async function getMoneyFigures(
  context: StaffContext,
  input: AdminInput<'getMoneyFigures'>,
): Promise<MoneyFigures> {
  const { database, clock } = context
  const { before, ...period } = askedPeriod(context, input)
  const by = dayOfDate(period.to) - dayOfDate(period.from) < mostDaysByDay ? 'day' : 'month'
  const today = dayKey(clock.now())
  const soon = { from: today, to: addDays(today, 29) }
  const [counting, now, earlier, series, plans, plansBefore, courses, ending] = await Promise.all([
    countingOf(context),
    totalsOf(context, period),
    totalsOf(context, before),
    database.all(listSales(period, by)),
    database.all(listPlans(period)),
    database.all(listPlans(before)),
    database.all(listCoursePlans(period, shownCoursePlans)),
    database.first(sumAccess(soon)),
  ])
  return {
    ...counting,
    ...{ period, before, now, earlier, by },
    series: series.map(({ from, captures, grossInPaise, refundedInPaise, gstInPaise }) => ({
      ...{ from, captures },
      gross: rupees(grossInPaise),
      refunded: rupees(refundedInPaise),
      gst: rupees(gstInPaise),
    })),
    plans: [1, 2, 3].map((plan) => ({
      plan,
      now: planFigures(plans.find((row) => row.plan === plan)),
      earlier: planFigures(plansBefore.find((row) => row.plan === plan)),
    })),
    courses: courses.map(({ courseId, title, ...row }) => ({
      ...{ courseId, title, plan: row.plan },
      ...planFigures(row),
    })),
    endingSoon: (ending?.ending ?? 0) - (ending?.renewed ?? 0),
  }
}

function planFigures(row: PlanRow | undefined) {
  const { opened = 0, ordered = 0, paid = 0, grossInPaise = 0 } = row ?? {}
  return { opened, ordered, paid, gross: rupees(grossInPaise) }
}

async function totalsOf(context: StaffContext, days: Days): Promise<MoneyFigures['now']> {
  const { database } = context
  const [sales, settlements, access] = await Promise.all([
    database.first(sumSales(days)),
    settledIn(context, ...momentsOf(days)),
    database.first(sumAccess(days)),
  ])
  if (sales === null || access === null) throw new Error('a sum has no row')
  const { grossInPaise, refundedInPaise, gstInPaise, ...counts } = sales
  return {
    ...counts,
    ...access,
    gross: rupees(grossInPaise),
    refunded: rupees(refundedInPaise),
    gst: rupees(gstInPaise),
    fees: rupees(settlements.feeInPaise),
    feeTax: rupees(settlements.taxInPaise),
    settled: rupees(settlements.netInPaise),
  }
}

/** Throws `notYourRole` for others' courses, and without a course for those who may not see all. */
export async function getLearningFigures(
  context: StaffContext,
  { courseId, ...asked }: AdminInput<'getLearningFigures'>,
): Promise<AdminOutput<'getLearningFigures'>> {
  const { database, locale } = context
  await allowCourse(context, courseId ?? null)
  const { before: beforeDays, ...period } = askedPeriod(context, asked)
  const weeks = weeksOf(period)
  const before = { first: addDays(weeks.first, -7 * weeks.count), last: addDays(weeks.first, -7) }
  const course = courseId ?? null
  const [counting, rows, rowsBefore, marks] = await Promise.all([
    countingOf(context),
    database.all(listWeeks(course, weeks)),
    database.all(listWeeks(course, before)),
    database.all(listMarks(course, weeks, leastGroup)),
  ])
  const names = chapterNames(locale)
  return {
    ...counting,
    period,
    before: weeks.count === 0 ? beforeDays : { from: before.first, to: addDays(before.last, 6) },
    now: learningTotals(rows),
    earlier: learningTotals(rowsBefore),
    weeks: rows.map(({ week, learners, begun, beginners, finished, finishers }) => ({
      week,
      learners: unlessFew(learners, learners),
      begun: unlessFew(begun, beginners),
      finished: unlessFew(finished, finishers),
    })),
    chapters: marks
      .filter(({ isHidden }) => !isHidden)
      .map(({ chapter, tries, lostMarks, mostMarks }) => ({
        id: chapter,
        name: names.get(chapter) ?? chapter,
        ...{ tries, lostMarks, mostMarks },
      })),
    hiddenChapters: marks.filter(({ isHidden }) => isHidden).length,
  }
}

/** A figure with its number of people; zero people need no protection. */
function unlessFew(figure: number, people: number): number | null {
  return people >= leastGroup || people === 0 ? figure : null
}

/** Sums exclude hidden weeks, so that these cannot be derived by subtraction. */
function learningTotals(rows: readonly WeekRow[]) {
  const sum = (figures: (number | null)[]) =>
    figures.every((figure) => figure === null)
      ? null
      : figures.reduce<number>((total, figure) => total + (figure ?? 0), 0)
  return {
    begun: sum(rows.map(({ begun, beginners }) => unlessFew(begun, beginners))),
    finished: sum(rows.map(({ finished, finishers }) => unlessFew(finished, finishers))),
  }
}

export async function getSettlements(
  context: StaffContext,
  { page, limit, ...asked }: AdminInput<'getSettlements'>,
): Promise<AdminOutput<'getSettlements'>> {
  const [from, to] = momentsOf(askedPeriod(context, asked))
  const [{ rows, count }, found] = await Promise.all([
    settlementsIn(context, { from, to, limit, offset: (page - 1) * limit }),
    countSettlementDifferences(context),
  ])
  const items = rows.map(({ settledAt, feeInPaise, taxInPaise, netInPaise, ...row }) => ({
    ...row,
    settledAt: settledAt.toISOString(),
    fees: rupees(feeInPaise),
    feeTax: rupees(taxInPaise),
    net: rupees(netInPaise),
  }))
  return { ...listPage(items, count, { limit }), differences: found }
}

export async function noteDifference(
  context: StaffContext,
  { id, what, reason }: AdminInput<'noteDifference'>,
): Promise<null> {
  await context.database.transaction(async (tx) => {
    await noteDifferenceIn(tx, context, { entityId: id, what, reason, staffId: context.staff.id })
    const action = 'payment.note-difference'
    await audit(tx, context, { action, kind: 'settlement', id, after: { what, reason } })
  })
  return null
}

export async function getSettlementDifferences(
  context: StaffContext,
): Promise<AdminOutput<'getSettlementDifferences'>> {
  const rows = await settlementDifferences(context)
  const money = (paise: number | null) => (paise === null ? null : rupees(paise))
  return rows.map(({ entityId, at, theirsInPaise, oursInPaise, ...row }) => ({
    ...row,
    id: entityId,
    at: at.toISOString(),
    theirs: money(theirsInPaise),
    ours: money(oursInPaise),
  }))
}
