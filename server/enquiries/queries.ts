import type { Locale } from '../../domain/locales.ts'
import { type Id, type Nothing, type Statement, sql } from '../adapters/database/sql.ts'

type StoredEnquiry = { reference: string; locale: Locale; now: Date }

/** The next number of a year; concurrent calls get different ones. */
export function takeEnquiryNumber(year: number) {
  return sql<{ number: number }>`
    insert into enquiry_numbers (year, last) values (${year}, 1)
    on conflict (year) do update set last = enquiry_numbers.last + 1
    returning last as "number"`
}

/**
 * Claims the key of an enquiry; no row when it was claimed after `since`. Of several concurrent
 * ones one claims it, and the others wait until it is stored.
 */
export function takeEnquiryKey(key: Buffer, now: Date, since: Date) {
  return sql<{ isTaken: true }>`
    insert into sent_enquiries as known (key, sent_at) values (${key}, ${now})
    on conflict (key) do update set sent_at = excluded.sent_at where known.sent_at <= ${since}
    returning true as "isTaken"`
}

export function deleteEnquiryKeys(before: Date) {
  return sql`delete from sent_enquiries where sent_at < ${before}`
}

type NewSubscription = {
  email: string
  locale: Locale
  tokenHash: Buffer
  now: Date
  /** A link mailed after this is still on its way: no other is mailed. */
  waitSince: Date
}

/**
 * Stores a subscription request and its new link; no row when a link was mailed recently, or the address is confirmed.
 */
export function upsertSubscription(wish: NewSubscription) {
  return sql<Id>`
    insert into subscriptions as known (email, locale, confirm_token_hash, asked_at, created_at)
    values (${wish.email}, ${wish.locale}, ${wish.tokenHash}, ${wish.now}, ${wish.now})
    on conflict (email) do update set
      locale = excluded.locale,
      confirm_token_hash = excluded.confirm_token_hash,
      asked_at = excluded.asked_at,
      is_demo = excluded.is_demo
    where known.asked_at <= ${wish.waitSince}
      and (known.confirmed_at is null or known.unsubscribed_at is not null)
    returning id`
}

export function findSubscriptionByToken(tokenHash: Buffer) {
  return sql<{ id: string; email: string; locale: Locale; isLive: boolean }>`
    select id, email, locale, confirmed_at is not null and unsubscribed_at is null as "isLive"
    from subscriptions where confirm_token_hash = ${tokenHash} for update`
}

export function confirmSubscriptionRow(id: string, now: Date) {
  return sql<Id>`
    update subscriptions set confirmed_at = ${now}, unsubscribed_at = null where id = ${id} returning id`
}

/** Ends a subscription; the first end is kept, and its link no longer confirms anything. */
export function endSubscription(id: string, now: Date) {
  return sql<{ email: string }>`
    update subscriptions set unsubscribed_at = coalesce(unsubscribed_at, ${now}), confirm_token_hash = null
    where id = ${id} returning email`
}

/** The same for an address, however its owner unsubscribed. */
export function endSubscriptionOf(email: string, now: Date) {
  return sql`
    update subscriptions set unsubscribed_at = coalesce(unsubscribed_at, ${now}), confirm_token_hash = null
    where email = ${email}`
}

type NewContact = StoredEnquiry & { name: string; email: string; phone: string; message: string }

export function insertContactRequest(request: NewContact) {
  return sql<Id>`
    insert into contact_requests (reference, name, email, phone, message, locale, created_at)
    values (${request.reference}, ${request.name}, ${request.email}, ${request.phone}, ${request.message},
      ${request.locale}, ${request.now})
    returning id`
}

type NewApplication = StoredEnquiry & {
  fullName: string
  email: string
  phone: string | null
  companyName: string
  experienceInYears: number
  dreamCompany: string
  topics: readonly string[]
  occupation: string | null
}

export function insertApplication(application: NewApplication) {
  return sql<Id>`
    insert into applications (reference, full_name, email, phone, company_name, experience_in_years,
      dream_company, topics, occupation, locale, created_at)
    values (${application.reference}, ${application.fullName}, ${application.email}, ${application.phone},
      ${application.companyName}, ${application.experienceInYears}, ${application.dreamCompany},
      ${application.topics}, ${application.occupation}, ${application.locale}, ${application.now})
    returning id`
}

type NewReport = StoredEnquiry & {
  kind: string
  subjectId: string
  subjectTitle: string
  reason: string
  text: string
  studentId: string | null
  email: string | null
}

export function insertReport(report: NewReport) {
  return sql<Id>`
    insert into reports (reference, subject_kind, subject_id, subject_title, reason, text, student_id, email,
      locale, created_at)
    values (${report.reference}, ${report.kind}, ${report.subjectId}, ${report.subjectTitle}, ${report.reason},
      ${report.text}, ${report.studentId}, ${report.email}, ${report.locale}, ${report.now})
    returning id`
}

/** The title of a lesson, with its course; no row for an unknown id. */
export function findLessonTitle(id: string | null) {
  return sql<{ title: string }>`
    select items.title || ' (' || courses.title || ')' as "title"
    from items join modules on modules.id = items.module_id join courses on courses.id = modules.course_id
    where items.id = ${id} and courses.status = 'published'`
}

/** The title of a published article or resource; no row for an unknown id or name. */
export function findArticleTitle(named: { id: string } | { name: string }, now: Date) {
  const [article, resource] =
    'id' in named
      ? [sql`id = ${named.id}`, sql`id = ${named.id}`]
      : [sql`slug = ${named.name}`, sql`name = ${named.name}`]
  return sql<{ title: string }>`
    select title from articles where ${article} and status = 'published' and published_at <= ${now}
    union all
    select heading from resources where ${resource} and status = 'published' and published_at <= ${now}
    limit 1`
}

export function findStudentEmail(id: string) {
  return sql<{ email: string }>`select email from students where id = ${id}`
}

type Rows = Record<string, unknown>

export function listSubscriptionsOf(email: string) {
  return sql<Rows>`
    select email, locale, created_at as "createdAt", confirmed_at as "confirmedAt", unsubscribed_at as "unsubscribedAt"
    from subscriptions where email = ${email}`
}

/** Answers by staff, with what was sent. */
function answersTo(sent: Statement<Nothing>) {
  return sql`
    (select coalesce(jsonb_agg(jsonb_build_object('text', a.text, 'at', a.sent_at) order by a.sent_at), '[]')
      from enquiry_answers a where a.${sent}) as "answers"`
}

export function listContactRequestsOf(email: string) {
  return sql<Rows>`
    select reference, name, email, phone, message, status, created_at as "createdAt",
      ${answersTo(sql`contact_request_id = contact_requests.id`)}
    from contact_requests where email = ${email} order by created_at`
}

export function listApplicationsOf(email: string) {
  return sql<Rows>`
    select to_jsonb(applications) - 'id' as "application", ${answersTo(sql`application_id = applications.id`)} from applications where email = ${email} order by created_at`
}

export function listReportsOf(studentId: string, email: string) {
  return sql<Rows>`
    select reference, subject_title as "about", reason, text, email, status, created_at as "createdAt",
      ${answersTo(sql`report_id = reports.id`)}
    from reports where student_id = ${studentId} or email = ${email} order by created_at`
}

/** Moves enquiries to another address; of two subscriptions the one of the new address stays. */
export function enquiriesMoved(from: string, to: string): Statement<Nothing>[] {
  return [
    sql`
      update subscriptions set email = ${to}
      where email = ${from} and not exists (select from subscriptions kept where kept.email = ${to})`,
    sql`delete from subscriptions where email = ${from}`,
    sql`update contact_requests set email = ${to} where email = ${from}`,
    sql`update applications set email = ${to} where email = ${from}`,
    sql`update reports set email = ${to} where email = ${from}`,
  ]
}

export function deleteSubscriptionsOf(email: string) {
  return sql`delete from subscriptions where email = ${email}`
}

/** Flagged enquiries stay until an owner closes the flag; the same below. */
export function deleteContactRequestsOf(email: string) {
  return sql`
    delete from contact_requests c where email = ${email}
      and not exists (select from safeguarding_flags f where f.contact_request_id = c.id and f.closed_at is null)`
}

export function deleteApplicationsOf(email: string) {
  return sql`delete from applications where email = ${email}`
}

/** A report stays, to protect others, without its sender. */
export function detachReportsOf(studentId: string, email: string) {
  return sql`
    update reports r set student_id = null, email = null where (student_id = ${studentId} or email = ${email})
      and not exists (select from safeguarding_flags f where f.report_id = r.id and f.closed_at is null)`
}

export function deleteContactRequest(id: string) {
  return sql`delete from contact_requests where id = ${id}`
}

export function detachReport(id: string) {
  return sql`update reports set student_id = null, email = null where id = ${id}`
}

/** Enquiries solved before `before` are deleted. */
export function deleteOldEnquiries(before: Date) {
  return sql`
    with contacts as (
      delete from contact_requests c where dealt_with_at < ${before}
        and not exists (select from safeguarding_flags f where f.contact_request_id = c.id and f.closed_at is null)),
      applied as (delete from applications where dealt_with_at < ${before})
    delete from reports r where dealt_with_at < ${before}
      and not exists (select from safeguarding_flags f where f.report_id = r.id and f.closed_at is null)`
}

/** Addresses that unsubscribed, and those never confirmed. */
export function deleteEndedSubscriptions(leftBefore: Date, askedBefore: Date) {
  return sql`
    delete from subscriptions
    where unsubscribed_at < ${leftBefore} or (confirmed_at is null and asked_at < ${askedBefore})`
}
