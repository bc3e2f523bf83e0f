import { randomBytes } from 'node:crypto'
import { refundHoldMinutes } from '../../../domain/admin/orders/rules.ts'
import { daysBefore } from '../../../domain/durations.ts'
import { hashPassword } from '../../../server/accounts/passwords/operations.ts'
import { loadDemoStaff } from '../../../server/admin/staff/demo.ts'
import { reconcileOrders } from '../../../server/payments/reconciliation/operations.ts'
import type { Services } from '../../../server/services.ts'
import { demoStudentOrders, demoStudents } from '../people.ts'
import { findStudentId, insertStudent } from '../queries.ts'
import { buyerStates, buyers } from './people.ts'
import {
  countSeededOrders,
  deleteMailsAfter,
  findLastJob,
  findStaffOfRole,
  insertOpenings,
  listPricedCourses,
  type PricedCourse,
} from './queries.ts'
import { type DemoShop, demoShop } from './shop.ts'
import { type OrderStory, stories } from './stories.ts'

/**
 * Orders of the last three months in every state, for a database without orders: bought, failed,
 * refunded and requested back by the product's own operations with a clock in the past, so that
 * every promise about money holds. Only with the sandbox as the gateway.
 */
export async function loadDemoOrders(services: Services): Promise<void> {
  if (services.settings.razorpay !== null) return
  if (((await services.database.first(countSeededOrders()))?.count ?? 0) > 0) return
  const { database } = services
  const today = services.clock.now()
  const lastJob = (await database.first(findLastJob()))?.id ?? '0'
  const students = await writeBuyers(services, today)
  const courses = await database.all(listPricedCourses())
  const chosen = chooser(courses)
  const shop = demoShop(services, { staff: await staffOf(services) })
  const auditEvents = stories.flatMap((story, index) => {
    const { course, plan } = chosen(story, index)
    const studentId = students[index % students.length] ?? ''
    const stateCode = buyerStates[index % buyerStates.length]
    return auditEventsOf(shop, story, {
      studentId,
      courseId: course.slug,
      plan,
      ...(stateCode && { stateCode }),
    })
  })
  const own = await database.first(findStudentId(demoStudents[0].email))
  for (const { slug, daysAgo, end } of own === null ? [] : demoStudentOrders) {
    if (!courses.some((course) => course.slug === slug)) continue
    const story = { end, daysAgo } as const
    auditEvents.push(...auditEventsOf(shop, story, { studentId: own?.id ?? '', courseId: slug, plan: 1 }))
  }
  // Invoices are numbered in the order of time.
  for (const { daysAgo, work } of auditEvents.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    shop.setClock(daysBefore(today, daysAgo))
    await work()
    await shop.settle()
  }
  shop.setClock(today)
  await reconcileOrders(shop.services)
  await database.first(deleteMailsAfter(lastJob))
  await database.first(insertOpenings())
}

type AuditEvent = { daysAgo: number; work(): Promise<void> }
type Purchase = Parameters<DemoShop['order']>[0]

function auditEventsOf(shop: DemoShop, story: OrderStory, purchase: Purchase): AuditEvent[] {
  const { end, daysAgo } = story
  let made = { paymentId: '', orderId: '' }
  const hoursLater = (hours: number) => Math.max(0, daysAgo - hours / 24)
  const auditEvents: AuditEvent[] = [
    {
      daysAgo,
      async work() {
        made = await shop.order(purchase)
        if (end === 'failed' || story.failsFirst) await shop.pay(made, 'failed')
        if (end !== 'failed' && end !== 'pending') await shop.pay(made, 'captured')
        if (end === 'twice') await shop.pay(made, 'captured', true)
      },
    },
  ]
  if (end === 'pending' || end === 'failed' || end === 'paid') return auditEvents
  if (end === 'twice') return [...auditEvents, { daysAgo: hoursLater(1), work: () => shop.sendRefunds(made) }]
  auditEvents.push({
    daysAgo: hoursLater(story.askedAfterHours ?? 48),
    work: () => shop.ask(purchase.studentId, made),
  })
  if (end === 'asked') return auditEvents
  const decided = hoursLater((story.askedAfterHours ?? 48) + 20)
  if (end === 'declined') return [...auditEvents, { daysAgo: decided, work: () => shop.decline(made) }]
  let requestId = ''
  const approve = (people: 1 | 2) => async () => {
    requestId = await shop.approve(made, people)
  }
  if (end === 'second') return [...auditEvents, { daysAgo: decided, work: approve(1) }]
  return [
    ...auditEvents,
    { daysAgo: decided + refundHoldMinutes / (24 * 60), work: approve(2) },
    { daysAgo: decided, work: () => shop.carryOut(requestId, { staysPending: end === 'underway' }) },
  ]
}

/** A different course for each of a person's orders; the most expensive plan where two people must approve. */
function chooser(courses: PricedCourse[]) {
  const taken = new Set<string>()
  return ({ isDear }: OrderStory, index: number): { course: PricedCourse; plan: 1 | 2 | 3 } => {
    const buyer = index % buyers.length
    let step = isDear ? 0 : index * 7
    while (taken.has(`${buyer} ${step % courses.length}`)) step += 1
    taken.add(`${buyer} ${step % courses.length}`)
    const course = courses[step % courses.length]
    if (course === undefined) throw new Error('there is no course to order')
    const sold = ([1, 2, 3] as const).filter((number) => course.plans.includes(number))
    const plan = isDear ? sold.at(-1) : sold[index % sold.length]
    if (plan === undefined) throw new Error(`the course ${course.slug} sells no plan`)
    return { course, plan }
  }
}

async function writeBuyers({ database }: Services, today: Date): Promise<string[]> {
  // Unknown to anybody: these people never sign in.
  const passwordHash = await hashPassword(randomBytes(24).toString('hex'))
  const ids: string[] = []
  for (const [index, name] of buyers.entries()) {
    const email = `${name.toLowerCase().replace(' ', '.')}@stepmark.example`
    const now = daysBefore(today, 95 + index)
    const phone = `+919848023${String(index).padStart(3, '0')}`
    const row =
      (await database.first(findStudentId(email))) ??
      (await database.first(insertStudent({ name, email, phone, passwordHash, isVerified: true, now })))
    if (row === null) throw new Error('a demo student was not written')
    ids.push(row.id)
  }
  return ids
}

async function staffOf(services: Services): Promise<string[]> {
  await loadDemoStaff(services)
  const people = await Promise.all(
    (['finance', 'owner'] as const).map((role) => services.database.first(findStaffOfRole(role))),
  )
  return people.flatMap((person) => (person === null ? [] : [person.id]))
}
