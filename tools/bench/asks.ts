import { randomBytes } from 'node:crypto'
import { exports, exportsPath } from '../../domain/admin/exports/rules.ts'
import { signToken } from '../../server/accounts/tokens.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { adminLists, openOwnersSession } from './admin-lists.ts'
import { giveCourses } from './growth-content.ts'
import type { RecordedApp } from './in-process.ts'

/** A request to the product. */
export type Ask = {
  name: string
  /** Relative to the API's base path. */
  path: string
  /** A list that may be requested repeatedly. */
  isList: boolean
  /** Requests in-process; throws on failure. */
  ask(): Promise<void>
}

/** Every read call, requested on a large school by a visitor, a student with some of everything, and an owner. */
export async function asksOf(recorded: RecordedApp): Promise<Ask[]> {
  const ids = await findSampleIds(recorded)
  const token = await tokenOf(recorded, ids)
  const cookie = await openOwnersSession(recorded)
  await giveGroup(recorded, ids)
  const entries = (paths: readonly string[], headers: Record<string, string>, isList: boolean) =>
    paths.map((path): Ask => ({ name: path, path, isList, ask: () => askOnce(recorded, path, headers) }))
  const [student, owner] = [{ authorization: `Bearer ${token}` }, { cookie }]
  return [
    ...entries(openLists, {}, true),
    ...entries(openPaths(ids), {}, false),
    ...entries(studentsLists, student, true),
    ...entries(studentsPaths(ids), student, false),
    ...adminLists.map(({ name, path }) => ({
      name: `admin, ${name}`,
      path,
      isList: true,
      ask: () => askOnce(recorded, path, owner),
    })),
    ...entries(adminPaths(ids), owner, false),
    ...entries(peoplePaths(ids), owner, false),
  ]
}

const openLists = [
  '/student/getCategories',
  '/student/getliveCourses?page=1&limit=10',
  '/student/getliveCourses?page=1&limit=10&view=cards',
  '/student/getliveCourses?page=200&limit=10&view=cards',
  '/student/getliveCourses?language=hi&price=free&view=cards',
  '/student/getCourseChoices',
  '/student/getCourse/course-77',
  '/student/getLesson/course-77/video-1',
  '/blog?page=1&limit=10',
  '/blog?page=3&limit=10&type=1',
  '/search?q=chapter',
  '/search?q=vidoe',
]

const studentsLists = [
  '/student/getMyCourses?page=1&limit=10',
  '/student/getAllCoursesBasedOnUser?page=1&limit=10',
  '/auth/getProfileData',
  '/payment/orders?page=1&limit=10',
]

function openPaths({ courseId, articleId, articleName, certificate }: SampleIds): string[] {
  return [
    `/student/getCourse/${courseId}`,
    `/blog/${articleId}`,
    `/blog/${articleName}`,
    '/resources',
    '/student/getTryQuestions?board=cbse',
    '/site/content?keys=seller',
    `/certificates/${certificate}`,
  ]
}

function studentsPaths({
  courseId,
  itemId,
  orderId,
  invoiceId,
  ticketId,
  certificate,
  groupId,
}: SampleIds): string[] {
  return [
    '/student/getMyCourses?page=1&limit=10&show=finished',
    '/auth/sessions',
    '/account/securityEvents',
    '/account/emailChoices',
    '/account/notificationChoices',
    '/account/export',
    `/student/getProgress?course=${courseId}`,
    `/student/getLessonPlace?item=${itemId}`,
    '/student/getContinue',
    '/student/getPlaybacks',
    '/student/getSavedDevices',
    `/student/getSaveOffer?of=course&id=${courseId}`,
    '/student/getToday',
    '/student/getPlan',
    '/notifications?page=1&limit=20',
    '/notifications/push',
    '/notifications/unread',
    '/student/getMarksLost',
    `/student/getNotes?item=${itemId}`,
    '/student/getNotes?search=root%20two',
    '/student/getMyQuestions',
    `/student/getMyQuestion?id=${groupId}`,
    `/student/getThreadPicture?id=${groupId}`,
    `/student/getPublishedPicture?id=${groupId}`,
    `/student/getLessonQuestions?item=${itemId}`,
    '/student/getHelp',
    `/student/getSimilarQuestions?item=${itemId}&text=root%20of%20three`,
    `/student/getCertificateFile/${certificate}`,
    `/payment/invoice/${invoiceId}`,
    `/payment/order/${orderId}`,
    `/payment/refundQuote/${orderId}`,
    `/payment/planChange/${courseId}`,
    `/tickets/${ticketId}`,
  ]
}

function peoplePaths({ orderId, invoiceId, groupId }: SampleIds) {
  return [
    `/admin/orders/${orderId}/document/${invoiceId}`,
    '/admin/batches',
    '/admin/batchChoices',
    `/admin/batches/${groupId}`,
    `/admin/batches/${groupId}/members`,
    '/admin/imports',
    `/admin/imports/${groupId}`,
    '/admin/mailings',
    '/admin/mailingChoices',
    `/admin/mailings/${groupId}`,
    '/admin/getQuestions?status=open',
    '/admin/getQuestions?status=answered&page=9',
    '/admin/findQuestions?search=root%20of%20three',
    `/admin/getQuestion?id=${groupId}`,
    `/admin/getQuestionPicture?id=${groupId}`,
    '/admin/getFlags?state=open',
    `/admin/getFlag?id=${groupId}`,
    `/admin/getFlagPicture?id=${groupId}&flagId=${groupId}`,
    '/admin/getSafeguarding',
  ]
}

function adminPaths(ids: SampleIds) {
  const { courseId, articleId, mediaId, orderId, couponId, couponBatchId, ticketId, studentId, contactId } =
    ids
  const text = `kind=article&id=${articleId}`
  return [
    '/admin/me',
    '/admin/ownActivity',
    `/admin/getTicket/${ticketId}`,
    `/admin/getTicketPicture?id=${ticketId}`,
    `/admin/getEnquiry/contact/${contactId}`,
    '/admin/getAssignees',
    '/admin/getCannedReplies',
    `/admin/getOrders?courseId=${courseId}`,
    `/admin/getOrderRecord/${orderId}`,
    '/admin/recoveryCodes',
    '/admin/passkeys',
    '/admin/getCoupons',
    '/admin/getCoupons?page=40',
    '/admin/getCoupons?search=house%2012',
    ...['running', 'coming', 'usedUp', 'ended', 'stopped'].map((state) => `/admin/getCoupons?state=${state}`),
    `/admin/getCoupons?batchId=${couponBatchId}`,
    `/admin/getCouponUses/${couponId}`,
    `/admin/getCouponSheet/${couponBatchId}`,
    '/admin/getPaymentLinks',
    '/admin/getPaymentLinks?page=40',
    '/admin/getPaymentLinks?search=family12',
    '/admin/getHolidays',
    '/admin/getSellerTerms',
    '/admin/getHome',
    '/admin/getRailCounts',
    '/admin/getStaffNotifications',
    '/admin/getFailedJobs',
    '/admin/getMoneyFigures?period=year',
    '/admin/getLearningFigures?period=90',
    `/admin/getLearningFigures?courseId=${courseId}`,
    '/admin/getTaughtCourses',
    '/admin/getLearnersNamed?search=student',
    '/admin/getSettlements',
    '/admin/getSettlementDifferences',
    `/admin/getLearners?courseId=${courseId}`,
    `/admin/getLearner/${studentId}`,
    '/admin/getLaunch',
    '/admin/getChanges',
    '/admin/getAuditLog?page=40',
    '/admin/getStepLessons',
    '/admin/getStepLessons?state=published&search=ch',
    '/admin/getMediaLibrary?search=ch',
    '/admin/getMediaLibrary?search=%25',
    '/admin/getMediaLibrary?page=400',
    `/admin/getVideos?ids=${mediaId}`,
    `/admin/getCaptions?mediaId=${mediaId}`,
    '/admin/getUploads',
    `/admin/getCourseWatching/${courseId}`,
    '/admin/getPracticeChapters',
    '/admin/getDisputes',
    '/admin/getDisputes?status=declined&page=9',
    '/admin/getQuestionFigures',
    `/admin/getDraft?kind=course&id=${courseId}`,
    `/admin/getCoursePreview/${courseId}`,
    '/admin/getCourseCategories',
    '/admin/getInstructors',
    `/admin/getCourseAuthors?courseId=${courseId}`,
    '/admin/staff',
    `/admin/students/${studentId}`,
    '/admin/grantableCourses',
    `/admin/getDraft?${text}`,
    `/admin/getDraftVersions?${text}`,
    `/admin/getArticlePreview?${text}`,
    '/admin/getArticleNames?list=author',
    '/admin/getSiteEntries',
    '/admin/getDraft?kind=site&id=seller',
    '/admin/getPolicies',
    ...Object.keys(exports).map((name) => `${exportsPath.replace('/api/v1', '')}/${name}`),
  ]
}

type SampleIds = {
  studentId: string
  email: string
  name: string
  phone: string
  courseId: string
  itemId: string
  orderId: string
  couponId: string
  couponBatchId: string
  invoiceId: string
  ticketId: string
  certificate: string
  articleId: string
  articleName: string
  mediaId: string
  contactId: string
  /** Of a batch, an import and a mailing to it, a question and its flag. */
  groupId: string
}

/** Puts the student into a batch, creates the owner's import and mailing, and a question by the student. */
async function giveGroup(
  { services: { database } }: RecordedApp,
  { groupId, studentId, courseId, itemId, ticketId }: SampleIds,
): Promise<void> {
  await database.first(sql`
    insert into batches (id, name, starts_on, ends_on, created_at)
    values (${groupId}, ${groupId}, now(), now(), now())`)
  await database.first(sql`
    insert into batch_members (batch_id, student_id, added_at) values (${groupId}, ${studentId}, now())`)
  await database.first(sql`
    insert into people_imports (id, kind, name, staff_id, created_at)
    select ${groupId}, 'grant', 'many', id, now() from staff limit 1`)
  await database.first(sql`
    insert into mailings (id, audience, batch_id, texts, version, staff_id, changed_at)
    select ${groupId}, 'batch', ${groupId}, '{"en": {"subject": "s", "text": "t"}}', 1, id, now() from staff limit 1`)
  await database.first(sql`
    insert into questions (id, student_id, course_id, item_id, title, due_at, client_key, message_count, agreed_at,
      created_at, last_message_at)
    values (${groupId}, ${studentId}, ${courseId}, ${itemId}, 'Lesson', now(), 'bench', 1, now(), now(), now())`)
  await database.first(sql`
    insert into question_messages (question_id, position, sender_kind, text, created_at)
    values (${groupId}, 1, 'student', 'Why?', now())`)
  await database.first(sql`
    insert into question_messages (question_id, position, sender_kind, sender_name, text, created_at)
    values (${groupId}, 2, 'staff', 'Teacher', 'So.', now())`)
  await database.first(sql`
    insert into thread_pictures (id, student_id, question_message_id, width, height, bytes, created_at)
    select case position when 1 then ${groupId}::uuid else gen_random_uuid() end, ${studentId}, id, 1, 1, '\\x00', now()
    from question_messages where question_id = ${groupId}`)
  await database.first(sql`
    insert into thread_pictures (id, student_id, ticket_message_id, width, height, bytes, created_at)
    select ${ticketId}, ${studentId}, id, 1, 1, '\\x00', now()
    from ticket_messages where ticket_id = ${ticketId} order by position limit 1`)
  await database.first(sql`
    insert into published_questions (id, question_id, course_id, item_id, question, answer, published_at)
    values (${groupId}, ${groupId}, ${courseId}, ${itemId}, 'Why?', 'So.', now())`)
  await database.first(sql`
    insert into published_pictures (published_id, width, height, bytes) values (${groupId}, 1, 1, '\\x00')`)
  await database.first(sql`
    insert into safeguarding_flags (id, question_id, student_id, concern, said_by, raised_at)
    values (${groupId}, ${groupId}, ${studentId}, 'abuse', 'student', now())`)
}

/** A student of the school with their own data, and some public data. */
async function findSampleIds({ services: { database } }: RecordedApp): Promise<SampleIds> {
  const ids = await database.first(sql<SampleIds>`
    select s.id as "studentId", s.email, s.name, s.phone, e.course_id as "courseId", o.public_id as "orderId",
      coupon.id as "couponId", coupon.batch_id as "couponBatchId",
      (select i.id from items i join modules m on m.id = i.module_id where m.course_id = e.course_id and i.kind = 'video'
        limit 1) as "itemId",
      (select i.id from invoices i join payments p on p.id = i.payment_id where p.order_id = o.id limit 1) as "invoiceId",
      (select t.id from tickets t where t.student_id = s.id limit 1) as "ticketId",
      (select number from certificates where student_id = s.id limit 1) as "certificate",
      article.id as "articleId", article.slug as "articleName",
      (select id from media where kind = 'video' limit 1) as "mediaId",
      (select id from inbox_cases where kind = 'contact' limit 1) as "contactId", gen_random_uuid() as "groupId"
    from orders o join students s on s.id = o.student_id join enrolments e on e.student_id = s.id
    join courses c on c.id = e.course_id
    cross join (select id, slug from articles where status = 'published' order by published_at limit 1) article
    cross join (select id, batch_id from coupons where held > 0 order by made_at limit 1) coupon
    where o.state = 'paid' and c.position > 12 and s.email_verified_at is not null and s.blocked_at is null
      and exists (select from tickets t where t.student_id = s.id)
    limit 1`)
  if (ids === null) throw new Error('the school has nobody with an order and a ticket')
  await giveCourses(database, ids.studentId)
  // Bulk data is not a complete draft: these two are read as published.
  await database.first(sql`delete from course_drafts where course_id = ${ids.courseId}`)
  await database.first(sql`delete from text_drafts where text_id = ${ids.articleId}`)
  return ids
}

async function tokenOf({ services }: RecordedApp, { studentId, email, name, phone }: SampleIds) {
  const session = await services.database.first(sql<{ id: string }>`
    insert into sessions (student_id, token_hash, device, created_at, last_used_at, expires_at)
    values (${studentId}, ${randomBytes(32)}, 'bench', now(), now(), now() + interval '1 day') returning id`)
  return signToken(services, { id: studentId, email, name, phone }, session?.id ?? '')
}

/** Of a streamed response only the first chunks are read. */
const mostPieces = 4

async function askOnce({ app }: RecordedApp, path: string, headers: Record<string, string>): Promise<void> {
  const answer = await app.fetch(new Request(`http://localhost/api/v1${path}`, { headers }))
  // A refused refund was processed like any other.
  if (!answer.ok && answer.status !== 409)
    throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  const reader = answer.body?.getReader()
  for (let piece = 0; piece < mostPieces; piece += 1) if ((await reader?.read())?.done !== false) break
  await reader?.cancel()
}
