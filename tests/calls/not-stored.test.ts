import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AdminCallName, adminCalls } from '../../domain/admin/calls.ts'
import { type CallName, calls } from '../../domain/calls.ts'
import type { Call } from '../../domain/contract.ts'
import { sentence } from '../../server/http/answers.ts'
import { adminCall, staffOf } from '../support/admin.ts'
import { type CallAnswer, startTestApp, type TestApp, type TestStudent } from '../support/app.ts'
import { makeCode } from '../support/coupons.ts'
import type { TestCourse } from '../support/courses.ts'
import { refuseWrites, refusing } from '../support/full-database.ts'
import { addPractice, askQuestions, syncTries, tryAt } from '../support/practice.ts'
import { addVideo, openStream } from '../support/streams.ts'

type Things = {
  questionId: string
  /** Tries at questions that are not stored yet, and one that is. */
  tries: object[]
  attempt: string
  student: TestStudent
  course: TestCourse
  sessionId: string
  playbackId: string | null
  paymentId: string
  couponCode: string
  ticketId: string
}

const email = 'asha@example.com'
const person = { name: 'Asha Rao', email, phone: '+919848022338', password: 'parabola-7-roots' }
const signature = { razorpay_order_id: 'order_x', razorpay_payment_id: 'pay_x', razorpay_signature: 'x' }

/** What each call takes that changes something: with room it would be done, or refused for another reason. */
const inputs: Record<string, (things: Things) => object> = {
  register: () => person,
  verifyEmail: () => ({ email, otp: '123456' }),
  resendOTP: () => ({ email }),
  login: ({ student }) => ({ email: student.email, password: student.password }),
  forgotPassword: () => ({ email }),
  resetPassword: () => ({ email, otp: '123456', newPassword: 'parabola-7' }),
  confirmByLink: () => ({ token: '0'.repeat(32) }),
  choosePasswordByLink: () => ({ token: '0'.repeat(32), newPassword: 'parabola-7' }),
  logout: () => ({}),
  logoutEverywhere: () => ({}),
  updateProfile: () => ({ name: person.name, phone: person.phone }),
  askEmailChange: ({ student }) => ({ password: student.password, newEmail: 'moved@example.com' }),
  confirmEmailChange: () => ({ oldCode: '123456', newCode: '654321' }),
  changePassword: ({ student }) => ({ currentPassword: student.password, newPassword: person.password }),
  revokeSession: ({ sessionId }) => ({ sessionId }),
  revokeOtherSessions: () => ({}),
  updateEmailChoices: () => ({ lessonNews: false, reminders: false }),
  updateNotificationChoices: () => ({ choices: [{ kind: 'case', channel: 'email', isOn: false }] }),
  readNotifications: () => ({}),
  startPush: () => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/x',
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
    key: 'A',
  }),
  stopPush: () => ({}),
  deleteAccount: ({ student }) => ({ password: student.password, confirmation: 'accountAndPlans' }),
  saveProgress: ({ course }) => ({
    reports: [
      { item: course.freeVideo, watched: [[0, 5]], positionInSeconds: 5, at: '2026-11-21T04:30:00Z' },
    ],
  }),
  saveNote: ({ course }) => ({ item: course.freeVideo, second: 12, words: 'Why?', clientKey: 'note-key-1' }),
  changeNote: ({ playbackId }) => ({ id: playbackId, words: 'Because' }),
  deleteNote: ({ playbackId }) => ({ id: playbackId }),
  issueCertificate: ({ course }) => ({ course: course.id }),
  stopPlayback: ({ playbackId }) => ({ id: playbackId }),
  openDownload: ({ course, playbackId }) => ({
    item: course.lockedVideo,
    device: playbackId,
    rendition: '240p',
  }),
  leaseLesson: ({ course, playbackId }) => ({ item: course.lockedDocument, device: playbackId }),
  freeSavedDevice: ({ playbackId }) => ({ device: playbackId }),
  syncAttempts: ({ tries }) => ({ attempts: tries, sentAt: '2026-11-21T04:30:00Z' }),
  savePlan: () => ({ board: 'cbse', examinationOn: '2027-03-12' }),
  disputeMark: ({ attempt }) => ({ attempt, words: 'It is right' }),
  createSubscribe: () => ({ email }),
  confirmSubscription: () => ({ token: 'made-up' }),
  unsubscribe: () => ({ token: 'made-up' }),
  contactSupport: () => ({ name: person.name, email, phone: '9848022338', message: 'When does it start?' }),
  createApplication: () => ({
    fullName: person.name,
    emailId: email,
    companyName: 'None',
    experienceInYears: 1,
    dreamCompany: 'Any',
  }),
  createReport: ({ course }) => ({ kind: 'lesson', id: course.freeVideo, reason: 'mistake' }),
  createOrder: ({ course }) => ({ courseId: course.id, subscriptionType: 1 }),
  redeemCoupon: ({ course, couponCode }) => ({ courseId: course.id, subscriptionType: 1, couponCode }),
  verifyPayment: ({ paymentId }) => ({ paymentId, ...signature }),
  requestRefund: ({ paymentId }) => ({ paymentId, amount: 399 }),
  createTicket: ({ student, course }) => ({ userId: student.id, courseId: course.id, question: 'Why?' }),
  askQuestion: ({ course }) => ({ item: course.freeVideo, second: 3, text: 'Why?', clientKey: 'ask-key-2' }),
  replyToQuestion: ({ questionId }) => ({ id: questionId, text: 'And how?', clientKey: 'ask-key-3' }),
  agreeToPublish: ({ questionId }) => ({ id: questionId, agrees: true }),
  addConversation: ({ student, ticketId }) => ({ ticketId, senderId: student.id, message: 'And how?' }),
}

/** They ask, by a body, and change nothing that could not wait; a look at the plans is counted unseen. */
const asking = new Set<CallName>([
  'countPlanOpening',
  'refresh',
  'checkCoupon',
  'openPaymentLink',
  'getPresignedFile',
  'openStream',
  'renewSaved',
  'getTicketByUserId',
  'nextQuestions',
  'openStepLesson',
  'openSheet',
])

let app: TestApp
let things: Things
beforeAll(async () => {
  app = await startTestApp()
  const [student, course] = [await app.student(), await app.course()]
  await addVideo(app.services, course.lockedVideo)
  await app.grant(student, course, -1, 30)
  const { token } = student
  await app.call('login', { email: student.email, password: student.password })
  const sessions = await app.call('getSessions', {}, { token })
  const { playbackId } = await openStream(app, course.lockedVideo, { token })
  await app.call(
    'openDownload',
    { item: course.lockedVideo, device: playbackId ?? '', rendition: '240p' },
    { token },
  )
  const practice = await addPractice(app, course, true)
  const questions = await askQuestions(app, student, { item: practice, count: 2 })
  const [tried, ...tries] = questions.map((question) => tryAt(app, question))
  const synced = await syncTries(app, student, [tried ?? {}])
  const sold = await app.course()
  const order = await app.call('createOrder', { courseId: sold.id, subscriptionType: 1 }, { token })
  const question = { userId: student.id, courseId: course.id, question: 'What is a root?' }
  const ticket = await app.call('createTicket', question, { token })
  const asked = await app.call(
    'askQuestion',
    { item: course.freeVideo, second: 2, text: 'How?', clientKey: 'ask-key-1' },
    { token },
  )
  things = {
    questionId: asked.body.data.question._id,
    student,
    course,
    tries,
    attempt: synced.attempts[0].attempt,
    playbackId,
    sessionId: sessions.body.data.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)._id,
    paymentId: order.body.data.paymentId,
    couponCode: await makeCode(app, await staffOf(app, 'owner'), { kind: 'full' }),
    ticketId: ticket.body.data._id,
  }
})
afterAll(() => app.close())

function expectNotStored({ status, headers, body }: CallAnswer, said: string): void {
  expect({ status, code: body.code, retryAfter: headers.get('retry-after'), said: body.error }).toEqual({
    status: 507,
    code: 'notStored',
    retryAfter: '60',
    said,
  })
}

describe('while the database accepts no writes', () => {
  it('every student call that changes something is covered', () => {
    const posts = Object.entries<Call>(calls).filter(([, { method }]) => method === 'POST')
    const names = posts.map(([name]) => name).filter((name) => !asking.has(name as CallName))
    expect(Object.keys(inputs).toSorted()).toEqual(names.toSorted())
  })

  it('each of them has a message and a retry time, in three languages', async () => {
    const { student } = things
    const room = await refuseWrites(app.databaseUrl)
    try {
      for (const [name, inputOf] of Object.entries(inputs)) {
        // Only the table above names them.
        const call: Call = calls[name as CallName]
        for (const locale of ['en', 'hi', 'te'] as const) {
          const answer = await app.call(name as CallName, inputOf(things), {
            ...(call.access !== 'anyone' && { token: student.token }),
            cookie: student.cookie,
            headers: { 'accept-language': locale },
          })
          expectNotStored(answer, sentence(locale, call.notStored ?? 'not_stored'))
        }
      }
    } finally {
      await room.end()
    }
  })

  it('a purchase reports that nothing was charged, and a payment that it must not be repeated', () => {
    expect(sentence('en', calls.createOrder.notStored ?? '')).toContain('You were not charged')
    expect(sentence('en', calls.verifyPayment.notStored ?? '')).toContain('Don’t pay again')
  })

  it('staff who move money at the gateway see that it may have moved', () => {
    for (const call of [adminCalls.retryRefund, adminCalls.askGateway])
      expect(sentence('en', call.notStored ?? '')).toContain('the gateway may have processed it')
  })

  it('each call in the admin says so too', async () => {
    const whole = app.services.database
    app.services.database = refusing(whole, '53100')
    try {
      for (const [name, { access, notStored }] of Object.entries<Call>(adminCalls))
        if (access === 'staff')
          expectNotStored(
            await adminCall(app, name as AdminCallName, {}, { cookie: 'stepmark-admin=x' }),
            sentence('en', notStored ?? 'not_stored'),
          )
    } finally {
      app.services.database = whole
    }
  })

  it.each([
    ['53100', 507],
    ['53200', 507],
    ['53300', 507],
    ['58030', 507],
    ['25006', 507],
    ['23505', 500],
    ['57014', 500],
    ['XX000', 500],
  ])('an error of PostgreSQL’s code %s is an answer of %i', async (code, status) => {
    const whole = app.services.database
    app.services.database = refusing(whole, code)
    const { email: known, password } = things.student
    const answer = await app.call('login', { email: known, password }).finally(() => {
      app.services.database = whole
    })
    expect(answer.status).toBe(status)
  })
})
