import { randomBytes, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { adminCalls } from '../../domain/admin/calls.ts'
import { calls } from '../../domain/calls.ts'
import type { Call } from '../../domain/contract.ts'
import { deleteSessionsOf } from '../../server/accounts/queries/erasure.ts'
import { listByPhoneForSignIn } from '../../server/accounts/queries/students.ts'
import { type Statement, sql } from '../../server/adapters/database/sql.ts'
import { findItem, findItemFile } from '../../server/catalog/files/queries.ts'
import {
  deleteApplicationsOf,
  deleteContactRequestsOf,
  deleteSubscriptionsOf,
  detachReportsOf,
  endSubscription,
  findArticleTitle,
  findLessonTitle,
} from '../../server/enquiries/queries.ts'
import {
  findFirstFact,
  insertAccess,
  insertLearning,
  insertMarks,
  insertSales,
} from '../../server/insight/queries/roll-up.ts'
import { claimDueJobs } from '../../server/jobs/queries.ts'
import { eraseHolder, insertCertificate } from '../../server/lessons/certificates/queries.ts'
import { findWatchable, mergeProgress } from '../../server/lessons/progress/queries.ts'
import { countRunning, findRights } from '../../server/lessons/streams/queries.ts'
import { countCapturesWithoutAccess, countOrders, countPayments } from '../../server/metrics/queries.ts'
import { findCurrentOrFutureEnrolment } from '../../server/payments/access/queries.ts'
import { listLinksOfOrder } from '../../server/payments/admin/queries/payment-links.ts'
import { findPayer, findRecordedOrder, findRefundByHand } from '../../server/payments/by-hand/queries.ts'
import {
  findCoupon,
  findCouponOfOrder,
  findPlaces,
  insertUse,
  takePlace,
} from '../../server/payments/coupons/queries.ts'
import { eraseLinksOf, erasePayerOf, listPaymentLinkRecords } from '../../server/payments/erasure/queries.ts'
import { findCreditBasis, lockCapturesWithoutInvoice } from '../../server/payments/invoices/queries.ts'
import {
  expireOrdersWithCoupon,
  findOrderStanding,
  lockOpenOrder,
  lockOrdersToAskAbout,
} from '../../server/payments/orders/queries.ts'
import {
  findIsLinkOf,
  findPaymentLink,
  forgetAddressesOfLinks,
  insertOrderOfLink,
  lockPaymentLink,
} from '../../server/payments/payment-links/queries.ts'
import {
  findChangeableOrder,
  findChangeablePlan,
  shortenAccess,
} from '../../server/payments/plan-changes/queries.ts'
import { findRefundableById } from '../../server/payments/refunds/queries.ts'
import { eraseWordsOf } from '../../server/payments/refunds/queries-of-requests.ts'
import { takeUnfinishedOrders } from '../../server/payments/reminders/queries.ts'
import {
  insertDispute,
  listConcerned,
  listConcernedTries,
  lockOpenDispute,
} from '../../server/practice/disputes/queries.ts'
import {
  deleteAttemptsOf,
  findPracticeItem,
  insertAttempts,
  listCorrections,
  listCourseSkills,
  listFirstTries,
  listPracticeItems,
  listTriesBefore,
} from '../../server/practice/queries.ts'
import { readSettings } from '../../server/settings.ts'
import { countTickets, listTickets } from '../../server/support/queries.ts'
import { type Ask, asksOf } from '../../tools/bench/asks.ts'
import { explainAll, explainStatements } from '../../tools/bench/explain.ts'
import { type RecordedApp, startRecordedApp } from '../../tools/bench/in-process.ts'
import { writeLargeSchool } from '../../tools/bench/large-school.ts'
import { recordPurchase } from '../../tools/bench/purchases.ts'
import { prepareReplay } from '../../tools/bench/replay.ts'
import { addStudents } from '../../tools/bench/students.ts'
import { databaseNamed, runOn, templateName } from '../support/database.ts'
import { openFolder } from '../support/folders.ts'

/** Just beyond what may be read row by row; few courses and texts, which take long to write, and no years to wait. */
const size = {
  courses: 600,
  students: 10_100,
  tickets: 10_100,
  orders: 11_500,
  texts: 100,
  media: 10_100,
  auditEvents: 10_100,
  // Ten years of a school of this size.
  attempts: 1_000_000,
}
const largeFromRows = 10_001

let folder: string
let url: string
let recorded: RecordedApp
let asks: Ask[]
const databaseName = `large_${randomBytes(6).toString('hex')}`

beforeAll(async () => {
  folder = await openFolder('large')
  await runOn(inject('databaseUrl'), `create database ${databaseName} template ${templateName}`)
  url = databaseNamed(inject('databaseUrl'), databaseName)
  await writeLargeSchool(url, size)
  const settings = readSettings({ DEMO: '1', DATA_DIR: join(folder, 'data'), APP_SECRET: 'x'.repeat(32) })
  recorded = await startRecordedApp(settings, url)
  asks = await asksOf(recorded)
})
afterAll(async () => {
  await recorded?.close()
  await runOn(inject('databaseUrl'), `drop database if exists ${databaseName} with (force)`)
  await rm(folder, { recursive: true, force: true })
})

const wholeReads = (plans: readonly string[]) => plans.filter((plan) => plan.includes('SEQUENTIAL'))

/** Calls that read and are not asked: each looks one row up by its key, and the school has none of them. */
const unasked = ['checkFreshCode', 'getDraftVersion', 'getPolicy', 'getResource', 'getSetUp', 'getUpload']

/** Statements of what is done, not read: by name, for students and rows that are not there. */
function statements(): [name: string, statement: Statement<unknown>][] {
  const [id, other, email] = [randomUUID(), randomUUID(), 'nobody@example.com']
  const [now, long] = [new Date(), new Date(Date.now() - 1000)]
  const paid = { way: 'cash' as const, reference: null, on: '2026-11-20', note: null, staffId: id }
  const sold = { courseId: id, plan: 1 as const, amountInPaise: 39_900, stateCode: null, billing: null }
  const byHand = { recordId: id, email, ...paid, ...sold }
  const saved = { item: id, video: id, watched: '{[0,10)}', position: 10, at: now, length: 60, enough: 54 }
  const attempt = {
    ...{
      clientKey: 'a-key',
      issueId: id,
      itemId: id,
      board: 'cbse' as const,
      maker: 'a-maker',
      version: 1,
      seed: 7,
    },
    ...{
      skill: 'a-skill',
      isReview: false,
      isFirstTry: true,
      lines: [],
      answer: '1',
      hintsUsed: 0,
      secondsTaken: 9,
    },
    ...{ verdict: 'right', marks: 1, mostMarks: 1, slip: null, mistake: null, answeredAt: now },
  }
  const question = { itemId: id, studentId: other, sessionId: id, playbackId: id, now }
  return [
    ['sign-in by phone', listByPhoneForSignIn('+919000012345', Buffer.alloc(32), 5)],
    ['a lesson that is reported', findLessonTitle(id)],
    ['an article that is reported, by its name', findArticleTitle({ name: 'text-7' }, now)],
    ['an article that is reported, by its id', findArticleTitle({ id }, now)],
    ['a lesson that is opened', findItem(id, other, now)],
    ['a file of a lesson', findItemFile({ ...question, rendition: '480p' })],
    ['whether a stream plays on', findRights({ ...question, noteBefore: long, silentBefore: long })],
    ['other playbacks', countRunning(other, long)],
    ['what may be watched', findWatchable([{ item: id, at: now }], other, now)],
    ['progress that is saved', mergeProgress(other, [saved], now)],
    [
      'a certificate that is earned',
      insertCertificate({ studentId: other, courseId: id, number: 'SM-1', now }),
    ],
    ['a practice lesson', findPracticeItem(id, other, now)],
    ['practice lessons of skills', listPracticeItems(other, ['a-skill'], now)],
    ['the skills of a student’s courses', listCourseSkills(other, now)],
    ['corrections of questions', listCorrections(['a-maker'])],
    ['tries that are known', listTriesBefore(other, ['a-key'], [id])],
    ['a try that is stored', insertAttempts(other, [attempt], now)],
    ['tries at a skill', listFirstTries(other, ['a-skill'])],
    ['a mark that is disputed', insertDispute(id, other, 'It is right', now)],
    ['a dispute that is decided', lockOpenDispute(id)],
    ['whom a correction concerns', listConcerned({ maker: 'a-maker', version: 1, seed: null }, other, 50)],
    ['tries that are marked again', listConcernedTries(other, { maker: 'a-maker', version: 1, seed: 7 })],
    ['account deleted: practice', deleteAttemptsOf(other)],
    ['an order like the last one', lockOpenOrder(other, id, 1)],
    ['a code', findCoupon('CODE-00000007')],
    ['the places of a code', findPlaces(id, other)],
    ['a place that is taken', takePlace(id, now)],
    [
      'what a code was taken for',
      insertUse({ couponId: id, studentId: other, orderId: id, grantId: null }, now),
    ],
    ['the code of an order', findCouponOfOrder(id, now)],
    ['orders with a code', expireOrdersWithCoupon(id, other)],
    ['a payment link', findPaymentLink('2222222222222222')],
    ['what a payment link sells', lockPaymentLink(id)],
    ['an order by a payment link', insertOrderOfLink(id, id, now)],
    ['whose a payment link is', findIsLinkOf(id, other)],
    ['payment links to forget', forgetAddressesOfLinks(long, 1000)],
    ['the links of an order', listLinksOfOrder(id)],
    ['account deleted: payment links', eraseLinksOf(other)],
    ['payment links of a student', listPaymentLinkRecords(other)],
    ['a plan that can be changed', findChangeablePlan(other, id, now)],
    ['a plan that an order changes', findChangeableOrder(id)],
    ['a plan that ends by a change', shortenAccess(id, now)],
    ['orders to remind of', takeUnfinishedOrders({ from: long, to: now }, now, 200)],
    ['who paid by hand', findPayer(email)],
    ['a payment that is recorded again', findRecordedOrder(byHand)],
    ['a refund that is paid out by hand', findRefundByHand(id)],
    ['what an order became', findOrderStanding(id)],
    ['what may go back of an order', findRefundableById(id)],
    ['the credit note of a refund', findCreditBasis(id)],
    ['orders to ask about', lockOrdersToAskAbout(now, 50)],
    ['captures without an invoice', lockCapturesWithoutInvoice(long, 200)],
    [
      'jobs that are due',
      claimDueJobs({ now, lockedUntil: now, limit: 10, kinds: { not: ['transcodeVideo'] } }),
    ],
    ['figures: the first fact', findFirstFact()],
    ['figures: sales of a week', insertSales('2026-11-16')],
    ['figures: access of a week', insertAccess('2026-11-16')],
    ['figures: learning of a week', insertLearning('2026-11-16')],
    ['figures: marks of a week', insertMarks('2026-11-16', { 'a-skill': 'a-chapter' })],
    ['metrics: orders', countOrders(long)],
    ['metrics: payments', countPayments(long)],
    ['metrics: captures without access', countCapturesWithoutAccess(long)],
    ['how many tickets a student has', countTickets(other)],
    ['tickets of a student', listTickets(other, { limit: 20, offset: 0, mostMessages: 200 })],
    ['whether a course may go', findCurrentOrFutureEnrolment(id, now)],
    ['account deleted: sessions', deleteSessionsOf(other)],
    ['account deleted: contact requests', deleteContactRequestsOf(email)],
    ['account deleted: applications', deleteApplicationsOf(email)],
    ['a subscription that ends', endSubscription(id, now)],
    ['account deleted: subscriptions', deleteSubscriptionsOf(email)],
    ['account deleted: reports', detachReportsOf(other, email)],
    ['account deleted: certificates', eraseHolder(other)],
    ['account deleted: payer', erasePayerOf(other)],
    ['account deleted: words', eraseWordsOf(other)],
  ]
}

describe('with more than ten thousand rows in a table', () => {
  it('every call that reads is covered', () => {
    const isAsked = ({ path }: Call) => {
      const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/?]+')}(\\?|$)`)
      return asks.some((ask) => pattern.test(ask.path))
    }
    const missing = Object.entries<Call>({ ...adminCalls, ...calls }).filter(
      ([name, call]) => call.method === 'GET' && !unasked.includes(name) && !isAsked(call),
    )
    expect(missing.map(([name]) => name)).toEqual([])
  })

  it('no call reads it whole', async () => {
    const plans: string[] = []
    for (const { name, ask } of asks) {
      recorded.take()
      await ask()
      const asked = await explainAll(url, name, recorded.take(), largeFromRows)
      expect(asked, name).not.toEqual([])
      plans.push(...asked)
    }
    expect(wholeReads(plans)).toEqual([])
  })

  it('no statement for buying, playing or deleting scans it', async () => {
    const plans: string[] = []
    for (const [name, statement] of statements())
      plans.push(...(await explainStatements(url, name, [statement], { largeFromRows })))
    expect(wholeReads(plans)).toEqual([])
  })

  it('one that does is noticed', async () => {
    const statement = sql`select count(*) from lesson_progress where position_in_seconds = 161`
    expect(wholeReads(await explainStatements(url, 'planted', [statement], { largeFromRows }))).not.toEqual(
      [],
    )
  })
})

it('a purchase is measured against its own statements, replayed for another student each time', async () => {
  const { services } = recorded
  const course = await services.database.first(sql<{ id: string }>`
    select id from courses where monthly_price_paise is not null order by position limit 1`)
  const [example, ...others] = await addStudents(services, 3)
  if (course === null || example === undefined) throw new Error('nothing to buy, or nobody who buys')
  const recording = await recordPurchase(recorded, example, course.id)
  const replay = prepareReplay(recording, [example.id, example.sessionId])
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  try {
    for (const { id, sessionId } of others)
      await replay(
        pool,
        new Map([
          [example.id, id],
          [example.sessionId, sessionId],
        ]),
      )
  } finally {
    await pool.end()
  }
  const students = [example, ...others].map(({ id }) => id)
  const bought = await services.database.first(sql<{ enrolments: number; invoices: number }>`
    select (select count(*)::int from enrolments where student_id = any(${students})) as enrolments,
      (select count(*)::int from invoices i join payments p on p.id = i.payment_id join orders o on o.id = p.order_id
       where o.student_id = any(${students})) as invoices`)
  expect(bought).toEqual({ enrolments: 3, invoices: 3 })
})
