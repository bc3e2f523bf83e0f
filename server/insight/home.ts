import type { Role } from '../../domain/addresses.ts'
import { authors, authorsOfAll, owners, supporters } from '../../domain/admin/access.ts'
import { type FirstStep, firstSteps, type HomeItem, homeItems } from '../../domain/admin/insight/rules.ts'
import { holdsAny, moneyRoles } from '../../domain/admin/rules.ts'
import { countWaitingCases } from '../admin/inbox/operations.ts'
import { countUndone } from '../admin/launch/operations.ts'
import type { AdminInput, AdminOutput } from '../calls.ts'
import { countFailedJobs, listFailedJobs } from '../jobs/operations.ts'
import { listPage } from '../list-page.ts'
import { countNewToStaff } from '../notifications/admin/operations.ts'
import { countOpenRefunds } from '../payments/admin/operations.ts'
import { countSettlementDifferences } from '../payments/settlements/operations.ts'
import { countOpenDisputes } from '../practice/disputes/operations.ts'
import { countOpenQuestions } from '../questions/admin/operations.ts'
import type { StaffContext } from '../services.ts'
import { findSamples } from '../site/operations.ts'
import { findSetUpProgress } from './queries/begun.ts'

type Home = AdminOutput<'getHome'>
type Counter = { roles: readonly Role[]; count(context: StaffContext): Promise<number> }

/** The roles that handle each kind of open task, and how many there are. */
const counters: Record<HomeItem, Counter> = {
  refunds: { roles: moneyRoles, count: ({ database }) => countOpenRefunds(database) },
  lateCases: { roles: supporters, count: async (context) => (await countWaitingCases(context)).late },
  openCases: { roles: supporters, count: async (context) => (await countWaitingCases(context)).open },
  questions: { roles: authors, count: countOpenQuestions },
  disputes: { roles: authorsOfAll, count: countOpenDisputes },
  differences: { roles: moneyRoles, count: countSettlementDifferences },
  failedJobs: { roles: owners, count: ({ database }) => countFailedJobs(database) },
  launch: { roles: owners, count: countUndone },
}

export async function getHome(context: StaffContext): Promise<Home> {
  const theirs = homeItems.filter((name) => holdsAny(context.staff.roles, counters[name].roles))
  const [items, firstSteps] = await Promise.all([
    Promise.all(theirs.map(async (name) => ({ name, count: await counters[name].count(context) }))),
    holdsAny(context.staff.roles, owners) ? stepsToBegin(context) : null,
  ])
  return { items, firstSteps }
}

/** An owner's progress in setting up a new installation; null once an order was paid. */
async function stepsToBegin({ database }: StaffContext): Promise<Home['firstSteps']> {
  const begun = await database.first(findSetUpProgress())
  if (begun === null || begun.hasSold) return null
  const { isSellerSample } = await findSamples(database)
  const isDone: Record<FirstStep, boolean> = {
    seller: !isSellerSample,
    course: begun.hasCourse,
    publish: begun.hasPublished,
    trial: false,
  }
  return firstSteps.map((name) => ({ name, isDone: isDone[name] }))
}

/** The largest count shown in the navigation. */
const mostBeside = 999

export async function getRailCounts(context: StaffContext): Promise<AdminOutput<'getRailCounts'>> {
  const countOf = async (name: HomeItem) => {
    const { roles, count } = counters[name]
    return holdsAny(context.staff.roles, roles) ? Math.min(await count(context), mostBeside) : null
  }
  const [news, openCases, questions, refunds, disputes] = await Promise.all([
    countNewToStaff(context, mostBeside),
    countOf('openCases'),
    countOf('questions'),
    countOf('refunds'),
    countOf('disputes'),
  ])
  return { notifications: news, openCases, questions, refunds, disputes }
}

export async function getFailedJobs(
  { database }: StaffContext,
  { page, limit }: AdminInput<'getFailedJobs'>,
): Promise<AdminOutput<'getFailedJobs'>> {
  const [rows, count] = await Promise.all([
    listFailedJobs(database, { limit, offset: (page - 1) * limit }),
    countFailedJobs(database),
  ])
  const items = rows.map(({ nextTryAt, ...job }) => ({ ...job, nextTryAt: nextTryAt.toISOString() }))
  return listPage(items, count, { limit })
}
