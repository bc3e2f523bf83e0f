import type { Role } from '../../../domain/addresses.ts'
import { type Id, type Nothing, type Statement, sql } from '../../adapters/database/sql.ts'
import { isPaidForReal, orderGoes, paymentGoes } from './money.ts'
import { removal } from './removal.ts'

export type DemoCounts = {
  students: number
  staff: number
  orders: number
  invoices: number
  enquiries: number
}

/** Counts the demo's data, without people who were anonymised because their numbered invoices must stay. */
export function countDemo() {
  return sql<DemoCounts>`
    select (select count(*) from students where is_demo and erased_at is null)::int as "students",
      (select count(*) from staff where is_demo and disabled_at is null)::int as "staff",
      (select count(*) from orders where ${orderGoes})::int as "orders",
      (select count(*) from invoices where payment_id in (select id from payments where ${paymentGoes}))::int as "invoices",
      ((select count(*) from contact_requests where is_demo) + (select count(*) from applications where is_demo)
        + (select count(*) from reports where is_demo))::int as "enquiries"`
}

export type DemoPerson = { kind: 'staff' | 'student'; email: string; name: string; roles: Role[] | null }

/** Accounts created in the demo; the sample ones have a reserved address. */
export function listDemoPeople() {
  return sql<DemoPerson>`
    select 'staff' as "kind", email, name, roles from staff where is_demo and disabled_at is null
    union all select 'student', email, name, null from students where is_demo and erased_at is null
    order by "kind", email`
}

/** After a demo has ended none of its accounts can sign in, and their sessions end. */
export function endDemoSessions(now: Date) {
  return sql`
    with students_out as (
      update sessions set revoked_at = ${now}
      where revoked_at is null and student_id in (select id from students where is_demo)
    )
    update staff_sessions set ended_at = ${now}
    where ended_at is null and staff_id in (select id from staff where is_demo)`
}

/**
 * A real installation does not mail demo users: queued mails are cancelled. Mails to people who used the demo but also
 * have a real account, enquiry or subscription, and to the support mailbox, are still sent.
 */
export function endDemoMails(now: Date, supportEmail: string) {
  return sql`
    with demo as (
      select lower(email) as email from students where is_demo
      union select lower(email) from staff where is_demo
      union select lower(email) from contact_requests where is_demo
      union select lower(email) from applications where is_demo
      union select lower(email) from subscriptions where is_demo
    ), addresses as (
      select array_agg(email) as demo from (
        select email from demo
        except select lower(email) from students where not is_demo
        except select lower(email) from staff where not is_demo
        except select lower(email) from contact_requests where not is_demo
        except select lower(email) from applications where not is_demo
        except select lower(email) from subscriptions where not is_demo
        except select lower(${supportEmail})
      ) alone
    )
    update jobs set done_at = ${now}, locked_until = null from addresses
    where kind = 'sendMail' and done_at is null
      and (payload->'names' ?| addresses.demo or lower(payload->>'to') = any(addresses.demo)
        or student_id in (select id from students where is_demo))`
}

/**
 * Whether an address belongs only to a demo account, and so to nobody known to a real installation:
 * sample people, and demo users.
 */
export function findDemoAccount(email: string) {
  return sql<{ isDemo: true }>`
    select true as "isDemo"
    where (exists (select from students where email = ${email} and is_demo) or exists (select from staff where email = ${email} and is_demo))
      and not exists (select from students where email = ${email} and not is_demo)
      and not exists (select from staff where email = ${email} and not is_demo)
      and not exists (select from contact_requests where lower(email) = ${email} and not is_demo)
      and not exists (select from applications where lower(email) = ${email} and not is_demo)
      and not exists (select from subscriptions where email = ${email} and not is_demo)`
}

export type KeptPerson = {
  email: string
  name: string
  roles: Role[] | null
}

/**
 * A person's own account, created in the demo, that is kept. Its sessions and other credentials
 * end, because anyone could read the demo's mailbox and act as its owner. Staff start with a new
 * set-up link, and students verify their address again: a code in that mailbox proved nothing.
 */
export function keepPerson(email: string, now: Date) {
  return sql<KeptPerson>`
    with kept_staff as (
      update staff set is_demo = false, password_hash = null, totp_secret = null, totp_last_step = null
      where email = ${email} and is_demo returning id, email, name, roles
    ), kept_students as (
      update students set ${goesOn(now)}
      where email = ${email} and is_demo and erased_at is null returning id, email, name
    ), ended_staff as (
      delete from staff_sessions where staff_id in (select id from kept_staff)
    ), ended_passkeys as (
      delete from staff_passkeys where staff_id in (select id from kept_staff)
    ), ended_recovery as (
      delete from staff_recovery_codes where staff_id in (select id from kept_staff)
    ), ended_password_links as (
      delete from staff_password_links where staff_id in (select id from kept_staff)
    ), ${endedWaysIn(sql`select id from kept_students`)}
    select email, name, roles from kept_staff union all select email, name, null from kept_students`
}

/** What a kept student has to verify again: the address, and the devices. */
function goesOn(now: Date) {
  return sql`is_demo = false, email_verified_at = null, devices_known_since = ${now}`
}

/** Within a statement: student sessions, and links mailed in the demo. Staff may invite again. */
function endedWaysIn(students: Statement<Nothing>) {
  return sql`
    ended_sessions as (delete from sessions where student_id in (${students})),
    ended_codes as (delete from codes where student_id in (${students})),
    ended_links as (delete from mailed_links where student_id in (${students})),
    ended_changes as (delete from email_changes where student_id in (${students})),
    ended_invitations as (
      update student_invitations set expires_at = sent_at where student_id in (${students})
    )`
}

/** An owner who can sign in. */
export function findOwner(now: Date) {
  return sql<Id>`
    select id from staff
    where role = 'owner' and disabled_at is null and not is_demo and (password_hash is not null
      or exists (select from staff_set_ups s where s.staff_id = staff.id and s.expires_at > ${now})) limit 1`
}

/** Students of the demo with an order that must stay: they are anonymised. */
export function listStudentsToErase() {
  return sql<{ id: string; email: string }>`
    select id, email from students s where is_demo and erased_at is null
      and exists (select from orders o where o.student_id = s.id)
      and not exists (select from orders o where o.student_id = s.id and not o.is_demo)`
}

/** The latest job. */
export function findLastJob() {
  return sql<Id>`select coalesce(max(id), 0)::text as "id" from jobs`
}

/** Demo users are not mailed that their account is deleted. */
export function deleteMailsAfter(jobId: string) {
  return sql`delete from jobs where id > ${jobId}::bigint and kind = 'sendMail'`
}

/**
 * Anyone who paid real money is a real person, wherever the account was created. As with
 * `keepPerson` others may have had access to it, so the address must be verified again.
 */
export function keepPayers(now: Date) {
  return sql`
    with payers as (
      update students set ${goesOn(now)}
      where is_demo and exists (select from orders where student_id = students.id and ${isPaidForReal})
      returning id
    ), ${endedWaysIn(sql`select id from payers`)}
    select id from payers limit 1`
}

/** Students of the demo, and what visitors sent to it. */
export function studentRemovals(): Statement<Nothing>[] {
  return [
    removal('students', sql`is_demo and not exists (select from orders o where o.student_id = students.id)`),
    ...[
      'contact_requests',
      'applications',
      'reports',
      'subscriptions',
      'certificates',
      'gateway_events',
      'published_questions',
    ].map((table) => removal(table, sql`is_demo`)),
    sql`delete from ticket_counters where not exists (select from tickets)`,
    sql`
      delete from enquiry_numbers where not exists (select from contact_requests)
        and not exists (select from applications) and not exists (select from reports)`,
  ]
}

/** Demo staff and their audit entries. Those whose decisions about real people stay on record are blocked instead. */
export function staffRemovals(): Statement<Nothing>[] {
  const isNamed = sql`(
    exists (select from audit_log l where l.staff_id = staff.id)
    or exists (select from refund_requests q where staff.id in (q.proposed_by, q.declined_by))
    or exists (select from refund_approvals a where a.staff_id = staff.id)
    or exists (select from access_grants g where staff.id in (g.staff_id, g.withdrawn_by))
    or exists (select from payments p where p.recorded_by = staff.id)
    or exists (select from refunds r where r.recorded_by = staff.id)
    or exists (select from coupons c where staff.id in (c.made_by, c.stopped_by))
    or exists (
      select from payment_links l join payment_link_orders u on u.link_id = l.id where staff.id in (l.made_by, l.stopped_by))
    or exists (select from mailings m where m.staff_id = staff.id)
    or exists (select from unstored_payments u where u.settled_by = staff.id)
    or exists (select from desk_notes n where n.staff_id = staff.id)
    or exists (select from enquiry_answers a where a.staff_id = staff.id))`
  const linkGoes = sql`
    (made_by in (select id from staff where is_demo) or stopped_by in (select id from staff where is_demo))
    and not exists (select from payment_link_orders u where u.link_id = payment_links.id)`
  return [
    sql`delete from audit_log where is_demo`,
    sql`delete from staff_sessions where staff_id in (select id from staff where is_demo)`,
    sql`delete from staff_set_ups where staff_id in (select id from staff where is_demo)`,
    ...nothingAppears(),
    ...couponRemovals(sql`made_by in (select id from staff where is_demo)`),
    removal('payment_links', linkGoes),
    removal('staff', sql`is_demo and not ${isNamed}`),
    sql`
      update staff set disabled_at = coalesce(disabled_at, now()), password_hash = null, totp_secret = null,
        totp_last_step = null where is_demo`,
  ]
}

/** On behalf of people who are blocked with the demo. */
function nothingAppears(): Statement<Nothing>[] {
  const isTheirs = sql`scheduled_by in (select id from staff where is_demo) and published_at > now()`
  return [
    sql`delete from course_schedules where staff_id in (select id from staff where is_demo)`,
    sql`update articles set status = 'archived' where ${isTheirs}`,
    sql`update resources set status = 'archived' where ${isTheirs}`,
  ]
}

/** A code used by orders or grants that stay is kept with them, and cannot be used again. */
function couponRemovals(chosen: Statement<Nothing>): Statement<Nothing>[] {
  return [
    removal(
      'coupons',
      sql`${chosen} and not exists (select from orders o where o.coupon_id = coupons.id)
        and not exists (select from coupon_uses u where u.coupon_id = coupons.id)`,
    ),
    sql`
      update coupons c set stopped_at = coalesce(c.stopped_at, now()), stopped_by = coalesce(c.stopped_by, c.made_by),
        held = (select count(*) from coupon_uses u where u.coupon_id = c.id and u.state <> 'released' and not u.is_over),
        honoured_over = (select count(*) from coupon_uses u where u.coupon_id = c.id and u.is_over)
      where ${chosen}`,
  ]
}

/** Codes and payment links of the demo are removed: none is valid in an installation with real money. */
export function stopOffers(now: Date): Statement<Nothing>[] {
  return [
    sql`update coupons set stopped_at = ${now}, stopped_by = made_by where stopped_at is null`,
    sql`update payment_links set stopped_at = ${now}, stopped_by = made_by where stopped_at is null`,
  ]
}

/**
 * Unfinished work of a demo: its imports, grants and mailings stop, its scheduled publications by
 * blocked people are cancelled, and the same file of students can be imported again.
 */
export function endUnfinishedWork(now: Date): Statement<Nothing>[] {
  return [
    ...nothingAppears(),
    sql`delete from people_imports`,
    sql`update mailings set finished_at = ${now}, reached = null where sent_at is not null and finished_at is null`,
  ]
}

/** A backup of the demo, and its restore, prove nothing about later data. */
export function deleteDemoProofs() {
  return sql`delete from launch_facts where name in ('backup', 'restore')`
}

/**
 * Rows without an owner, all from the demo because nothing else existed. If real money was paid,
 * the jobs include its refunds and mails, so they stay.
 */
export function deleteTraces(): Statement<Nothing>[] {
  return [
    sql`delete from jobs where kind not in ('transcodeVideo', 'checkUpload', 'forgetMediaFiles',
      'announceContent', 'publishScheduledCourse')`,
    sql`delete from unstored_payments`,
    sql`delete from rate_limits`,
    sql`delete from sent_enquiries`,
    // Notifications of people who are kept, and their pending digest.
    sql`delete from notifications`,
    sql`delete from lesson_watch_additions`,
    sql`delete from lesson_watch_figures`,
    // Their creators stay: a code was tried, a file of students can be imported again, a mailing was sent.
    removal('payment_links', sql`true`),
    ...couponRemovals(sql`true`),
    sql`delete from people_imports`,
    sql`delete from mailings where sent_at is not null`,
    deleteDemoProofs(),
  ]
}

/** Students who ever had access are counted incrementally; here some were deleted. */
export function countStudentsAgain() {
  return sql`
    update courses c set enrolled_student_count = coalesce(e.students, 0)
    from courses one left join (
      select course_id, count(distinct student_id)::int as students from enrolments group by course_id
    ) e on e.course_id = one.id
    where one.id = c.id and c.enrolled_student_count <> coalesce(e.students, 0)`
}
