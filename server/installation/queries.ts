import { type Statement, sql } from '../adapters/database/sql.ts'

type Nothing = Record<string, never>

export type Stage = 'new' | 'demo' | 'live'

export function lockStage(): Statement<{ stage: Stage }> {
  return sql<{ stage: Stage }>`select stage from installation_stage for update`
}

export function updateStage(stage: Exclude<Stage, 'new'>, now: Date): Statement<Nothing> {
  return sql`
    update installation_stage set stage = ${stage},
      live_since = case when ${stage} = 'live' then coalesce(live_since, ${now}) end`
}

/** Money that real people paid: a capture that neither the practice gateway nor a test key took. */
export function findRealCapture(): Statement<{ id: string }> {
  return sql<{ id: string }>`select id from payments where outcome is not null and not is_demo limit 1`
}

export type DemoCounts = {
  students: number
  staff: number
  orders: number
  invoices: number
  enquiries: number
}

/** What of the demo's people is here. Those whose numbered invoices must stay are nameless, and none of it. */
export function countDemo(): Statement<DemoCounts> {
  return sql<DemoCounts>`
    select (select count(*) from students where is_demo and erased_at is null)::int as "students",
      (select count(*) from staff where is_demo and disabled_at is null)::int as "staff",
      (select count(*) from orders where ${orderGoes})::int as "orders",
      (select count(*) from invoices where payment_id in (select id from payments where ${paymentGoes}))::int as "invoices",
      ((select count(*) from contact_requests where is_demo) + (select count(*) from applications where is_demo)
        + (select count(*) from reports where is_demo))::int as "enquiries"`
}

export type DemoPerson = { kind: 'staff' | 'student'; email: string; name: string }

/** Accounts that were made in the demo; the invented ones have an address that nobody can have. */
export function listDemoPeople(): Statement<DemoPerson> {
  return sql<DemoPerson>`
    select 'staff' as "kind", email, name from staff where is_demo and disabled_at is null
    union all select 'student', email, name from students where is_demo and erased_at is null
    order by "kind", email`
}

/** Nobody from the demo comes in where it has ended, and neither do sessions of theirs. */
export function endDemoSessions(now: Date): Statement<Nothing> {
  return sql`
    with students_out as (
      update sessions set revoked_at = ${now}
      where revoked_at is null and student_id in (select id from students where is_demo)
    )
    update staff_sessions set ended_at = ${now}
    where ended_at is null and staff_id in (select id from staff where is_demo)`
}

// What staff wrote has a working copy or an earlier version with their name; what was seeded has neither.
const courseIsWritten = sql`(
  exists (select from course_drafts d where d.course_id = courses.id and d.updated_by is not null)
  or exists (select from course_draft_versions v where v.course_id = courses.id and v.written_by is not null))`

function textIsWritten(kind: Statement<Nothing>, id: Statement<Nothing>): Statement<Nothing> {
  return sql`(
    exists (select from text_drafts d where d.kind = ${kind} and d.text_id = ${id} and d.updated_by is not null)
    or exists (select from text_draft_versions v where v.kind = ${kind} and v.text_id = ${id} and v.written_by is not null))`
}
const articleIsWritten = textIsWritten(sql`'article'`, sql`articles.id`)
const resourceIsWritten = textIsWritten(sql`'resource'`, sql`resources.id`)
const mediumIsWritten = sql`exists (
  select from media_files f where f.media_id = media.id and f.storage_key like 'uploads/%')`

export type SeededCounts = { courses: number; articles: number; resources: number }

export function countSeeded(): Statement<SeededCounts> {
  return sql<SeededCounts>`
    select (select count(*) from courses where is_demo and not ${courseIsWritten})::int as "courses",
      (select count(*) from articles where is_demo and not ${articleIsWritten})::int as "articles",
      (select count(*) from resources where is_demo and not ${resourceIsWritten})::int as "resources"`
}

export type Written = {
  kind: 'course' | 'article' | 'resource' | 'draft' | 'medium' | 'site text' | 'policy'
  title: string
}

/** A version of a policy that comes with the product. */
export type PolicyVersion = { slug: string; version: number }

/** What people wrote, changed or uploaded while the demo ran. */
export function listWritten(seeded: readonly PolicyVersion[]): Statement<Written> {
  return sql<Written>`
    select 'course' as "kind", title from courses where is_demo and ${courseIsWritten}
    union all select 'article', title from articles where is_demo and ${articleIsWritten}
    union all select 'resource', heading from resources where is_demo and ${resourceIsWritten}
    union all select 'draft', coalesce(title, name, '') from text_drafts where ${draftAlone} and ${isOfTheDemo}
    union all select 'medium', name from media where is_demo and ${mediumIsWritten}
    union all select 'site text', key from site_content where version > 1 and ${isOfTheDemo}
    union all select 'policy', slug || ', version ' || version from policies
      where ${policyIsWritten(seeded)} and ${isOfTheDemo}
    order by "kind", title`
}

const isOfTheDemo = sql`database_is_demo()`
const draftAlone = sql`
  text_drafts.text_id not in (select id from articles union all select id from resources)`
function policyIsWritten(seeded: readonly PolicyVersion[]): Statement<Nothing> {
  return sql`slug || '/' || version <> all (${seeded.map(({ slug, version }) => `${slug}/${version}`)}::text[])`
}

/** From here to the end of the transaction the guards let go what is marked. */
export function beginGoingLive(now: Date): Statement<Nothing> {
  return sql`
    update installation_stage set stage = 'live', live_since = coalesce(live_since, ${now}), going_live_in = '0'`
}

export function endGoingLive(): Statement<Nothing> {
  return sql`update installation_stage set going_live_in = null`
}

/** The demo is as large as somebody made it: the usual limits of a statement are too short for it. */
export function waitForLargeDeletions(): Statement<Nothing> {
  return sql`
    select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`
}

export type KeptPerson = {
  email: string
  name: string
  role: 'owner' | 'author' | 'support' | 'finance' | null
}

/** Somebody's own account, made in the demo, that goes on; sessions do not. */
export function keepPerson(email: string): Statement<KeptPerson> {
  return sql<KeptPerson>`
    with kept_staff as (
      update staff set is_demo = false where email = ${email} and is_demo returning id, email, name, role
    ), kept_students as (
      update students set is_demo = false where email = ${email} and is_demo and erased_at is null
      returning id, email, name
    ), ended_staff as (
      delete from staff_sessions where staff_id in (select id from kept_staff)
    ), ended_students as (
      delete from sessions where student_id in (select id from kept_students)
    )
    select email, name, role from kept_staff union all select email, name, null from kept_students`
}

/** An owner who can come in. */
export function findOwner(now: Date): Statement<{ id: string }> {
  return sql<{ id: string }>`
    select id from staff
    where role = 'owner' and disabled_at is null and not is_demo and (password_hash is not null
      or exists (select from staff_set_ups s where s.staff_id = staff.id and s.expires_at > ${now})) limit 1`
}

// Invoices of the demo from before it had series of its own stand between real ones, once there are any: a number
// that is missing there would be a gap, so those stay, with their payments, orders and nameless students.
const seriesIsShared = sql`exists (
  select from invoices i join payments p on p.id = i.payment_id where i.series in ('SM', 'CN') and not p.is_demo)`
const isPaidForReal = sql`exists (
  select from payments p where p.order_id = orders.id and not p.is_demo and p.status not in ('created', 'failed'))`
// Of an order at a live key that nobody paid nothing is owed: it goes with its student.
const orderGoes = sql`((is_demo or (student_id in (select id from students where is_demo) and not ${isPaidForReal}))
  and not (${seriesIsShared} and exists (
  select from payments p join invoices i on i.payment_id = p.id
  where p.order_id = orders.id and i.series in ('SM', 'CN'))))`
const paymentGoes = sql`(is_demo and (order_id is null or order_id in (select id from orders where ${orderGoes}))
  and not (${seriesIsShared} and exists (
    select from invoices i where i.payment_id = payments.id and i.series in ('SM', 'CN'))))`

/**
 * A function of this connection that deletes rows together with all that hangs on them, whatever tables there are.
 * What only names a member of staff loses the name. Inner foreign keys of a table to itself go with their rows.
 */
export function createRemover(): Statement<Nothing> {
  return sql`
    create or replace function pg_temp.remove_rows(parent regclass, chosen text) returns void language plpgsql as $$
    declare
      key record;
      is_used boolean;
    begin
      for key in
        select c.conrelid::regclass as child, format('%I', a.attname) as name, format('%I', pa.attname) as parent_name,
          a.attnotnull as is_needed
        from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        join pg_attribute pa on pa.attrelid = c.confrelid and pa.attnum = c.confkey[1]
        where c.contype = 'f' and c.confdeltype = 'a' and c.confrelid = parent and c.conrelid <> parent
      loop
        execute format('select exists (select from %s where %s in (select %s from %s where %s))',
          key.child, key.name, key.parent_name, parent, chosen) into is_used;
        continue when not is_used;
        if parent = 'staff'::regclass and not key.is_needed then
          execute format('update %s set %s = null where %s in (select %s from %s where %s)',
            key.child, key.name, key.name, key.parent_name, parent, chosen);
        else
          perform pg_temp.remove_rows(key.child,
            format('%s in (select %s from %s where %s)', key.name, key.parent_name, parent, chosen));
        end if;
      end loop;
      execute format('delete from %s where %s', parent, chosen);
    end $$`
}

/** Only for conditions without values: they become part of a statement. */
function removal(table: string, condition: Statement<Nothing>): Statement<Nothing> {
  if (condition.values.length > 0) throw new Error('a condition of a removal has values')
  return sql`select pg_temp.remove_rows(${table}::text::regclass, ${condition.text}::text)`
}

/** Money of the demo, the innermost first. */
export function moneyRemovals(): Statement<Nothing>[] {
  const goes = sql`select id from payments where ${paymentGoes}`
  return [
    removal(
      'ledger_transactions',
      sql`reference in (select 'capture:' || paid.id from (${goes}) paid)
        or reference in (select 'refund:' || r.id from refunds r where r.payment_id in (${goes}))`,
    ),
    removal('payments', paymentGoes),
    sql`
      delete from invoice_counters c where not exists (
        select from invoices i where i.series = c.series and i.financial_year = c.financial_year)`,
    removal('orders', orderGoes),
  ]
}

/** Students of the demo to whom an order still belongs that must stay, to be made nameless. */
export function listStudentsToErase(): Statement<{ id: string; email: string }> {
  return sql<{ id: string; email: string }>`
    select id, email from students s where is_demo and erased_at is null
      and exists (select from orders o where o.student_id = s.id)
      and not exists (select from orders o where o.student_id = s.id and not o.is_demo)`
}

/** The latest job there is. */
export function findLastJob(): Statement<{ id: string }> {
  return sql<{ id: string }>`select coalesce(max(id), 0)::text as "id" from jobs`
}

/** Nobody of the demo is mailed that the account is gone. */
export function deleteMailsAfter(jobId: string): Statement<Nothing> {
  return sql`delete from jobs where id > ${jobId}::bigint and kind = 'sendMail'`
}

/** Whoever paid real money is a real person, wherever the account was made, and signs in anew. */
export function keepPayers(): Statement<Nothing> {
  return sql`
    with payers as (
      update students set is_demo = false
      where is_demo and exists (select from orders where student_id = students.id and ${isPaidForReal})
      returning id
    )
    delete from sessions where student_id in (select id from payers)`
}

/** Students of the demo, and what visitors sent to it. */
export function studentRemovals(): Statement<Nothing>[] {
  return [
    removal('students', sql`is_demo and not exists (select from orders o where o.student_id = students.id)`),
    ...['contact_requests', 'applications', 'reports', 'subscriptions', 'certificates', 'gateway_events'].map(
      (table) => removal(table, sql`is_demo`),
    ),
    sql`delete from ticket_counters where not exists (select from tickets)`,
    sql`
      delete from enquiry_numbers where not exists (select from contact_requests)
        and not exists (select from applications) and not exists (select from reports)`,
  ]
}

/** Staff of the demo and their lines of the log. Those whose decisions on real people's things stay on record are shut out. */
export function staffRemovals(): Statement<Nothing>[] {
  const isNamed = sql`(
    exists (select from audit_log l where l.staff_id = staff.id)
    or exists (select from refund_requests q where staff.id in (q.proposed_by, q.declined_by))
    or exists (select from refund_approvals a where a.staff_id = staff.id)
    or exists (select from access_grants g where staff.id in (g.staff_id, g.withdrawn_by))
    or exists (select from unstored_payments u where u.settled_by = staff.id)
    or exists (select from desk_notes n where n.staff_id = staff.id)
    or exists (select from enquiry_answers a where a.staff_id = staff.id))`
  return [
    sql`delete from audit_log where is_demo`,
    sql`delete from staff_sessions where staff_id in (select id from staff where is_demo)`,
    sql`delete from staff_set_ups where staff_id in (select id from staff where is_demo)`,
    removal('staff', sql`is_demo and not ${isNamed}`),
    sql`
      update staff set disabled_at = coalesce(disabled_at, now()), password_hash = null, totp_secret = null,
        totp_last_step = null where is_demo`,
  ]
}

/** What hangs on nobody's row and is all of the demo, because nothing else was there. */
export function deleteTraces(): Statement<Nothing>[] {
  return [
    sql`delete from jobs where kind not in ('transcodeFilm', 'checkUpload', 'forgetMediaFiles', 'announceContent')`,
    sql`delete from unstored_payments`,
    sql`delete from rate_limits`,
    sql`delete from sent_enquiries`,
    sql`delete from lesson_watch_additions`,
    sql`delete from lesson_watch_figures`,
    // A backup of the demo, and its restore, prove nothing of what real people will have.
    sql`delete from launch_facts where name in ('backup', 'restore')`,
  ]
}

/** The mailbox and the practice gateway's own books; it still has those of orders that stay. */
export function deletePracticeBooks(): Statement<Nothing>[] {
  const stays = sql`select gateway_order_id from orders where gateway_order_id is not null`
  const goes = sql`select id from payment_sandbox.payments where order_id not in (${stays})`
  return [
    sql`delete from mailbox_messages`,
    sql`delete from jobs where kind = 'refundPayment'
      and payload ->> 'refundId' not in (select id::text from refunds)`,
    sql`delete from payment_sandbox.webhooks`,
    sql`delete from payment_sandbox.refunds where payment_id in (${goes})`,
    sql`delete from payment_sandbox.payments where order_id not in (${stays})`,
    sql`delete from payment_sandbox.orders where id not in (${stays})`,
  ]
}

/** Students who ever had access are counted as they come; here they went. */
export function countStudentsAgain(): Statement<Nothing> {
  return sql`
    update courses c set enrolled_student_count = coalesce(e.students, 0)
    from courses one left join (
      select course_id, count(distinct student_id)::int as students from enrolments group by course_id
    ) e on e.course_id = one.id
    where one.id = c.id and c.enrolled_student_count <> coalesce(e.students, 0)`
}

type ContentToRemove = { seeded: boolean; written: boolean }

function which({ seeded, written }: ContentToRemove, isWritten: Statement<Nothing>): Statement<Nothing> {
  if (seeded && written) return sql`is_demo`
  if (seeded) return sql`is_demo and not ${isWritten}`
  return written ? sql`is_demo and ${isWritten}` : sql`false`
}

/** Content of the demo, all of it or a part. A course that somebody bought or has stays. */
export function contentRemovals(content: ContentToRemove): Statement<Nothing>[] {
  return [
    removal(
      'courses',
      sql`${which(content, courseIsWritten)} and not exists (select from orders o where o.course_id = courses.id)
        and not exists (select from enrolments e where e.course_id = courses.id)
        and not exists (select from tickets t where t.course_id = courses.id)`,
    ),
    textRemoval(sql`articles`, sql`'article'`, which(content, articleIsWritten)),
    textRemoval(sql`resources`, sql`'resource'`, which(content, resourceIsWritten)),
  ]
}

/** Texts with their working copies, earlier versions and old addresses. */
function textRemoval(
  table: Statement<Nothing>,
  kind: Statement<Nothing>,
  condition: Statement<Nothing>,
): Statement<Nothing> {
  return sql`
    with gone as (delete from ${table} where ${condition} returning id),
      drafts as (delete from text_drafts where kind = ${kind} and text_id in (select id from gone)),
      versions as (delete from text_draft_versions where kind = ${kind} and text_id in (select id from gone))
    delete from text_old_names where kind = ${kind} and text_id in (select id from gone)`
}

/** Changes of texts that the product brings along: the next start writes its own again. */
export function deleteWrittenHouseTexts(
  keys: readonly string[],
  seeded: readonly PolicyVersion[],
): Statement<Nothing>[] {
  return [
    sql`delete from site_content where version > 1 and key = any(${keys})`,
    sql`delete from policies where ${policyIsWritten(seeded)}`,
    sql`delete from text_drafts where ${draftAlone}`,
  ]
}

/** Names of the demo that nothing bears any more. */
export function deleteUnusedNames(): Statement<Nothing>[] {
  return [
    sql`delete from categories where is_demo and not exists (select from courses c where c.category_id = categories.id)
      and not exists (select from course_drafts d where d.category_id = categories.id)`,
    sql`delete from instructors where is_demo
      and not exists (select from courses c where c.instructor_id = instructors.id)
      and not exists (select from course_drafts d where d.instructor_id = instructors.id)`,
    sql`delete from article_authors where is_demo
      and not exists (select from articles a where a.author_id = article_authors.id)
      and not exists (select from text_drafts d where d.document ->> 'authorId' = article_authors.id::text)`,
    sql`delete from article_categories where is_demo
      and not exists (select from articles a where a.category_id = article_categories.id)
      and not exists (select from text_drafts d where d.document ->> 'categoryId' = article_categories.id::text)`,
  ]
}

/** Media that nothing shows or names any more; answers with the keys of their files. */
export function deleteUnusedMedia(content: ContentToRemove): Statement<{ key: string }> {
  return sql<{ key: string }>`
    with named as materialized (
      select unnest(ids) as id from (
        select ids_in(about || importance || learning) as ids from courses
        union all select ids_in(html || coalesce(cover::text, '')) from articles
        union all select ids_in(content::text || coalesce(cover::text, '')) from resources
        union all select ids_in(value::text) from site_content
        union all select ids_in(document::text) from course_drafts
        union all select ids_in(document::text) from text_drafts) texts
    ), gone as (
      select id from media where ${which(content, mediumIsWritten)}
        and not exists (select from items i where i.media_id = media.id)
        and not exists (select from courses c where c.cover_media_id = media.id)
        and not exists (select from resources r where r.sheet_media_id = media.id)
        and not exists (select from site_films f where f.media_id = media.id)
        and not exists (select from named n where n.id = media.id::text)
    ), keys as (
      select storage_key as key from media_files where media_id in (select id from gone)
      union all select storage_key from film_rungs where media_id in (select id from gone)
    ), deleted as (
      delete from media where id in (select id from gone)
    )
    select key as "key" from keys`
}

/** What stays is the house's own from now on. */
export function keepContent(): Statement<Nothing>[] {
  return [
    sql`update courses set is_demo = false where is_demo`,
    sql`update categories set is_demo = false where is_demo`,
    sql`update instructors set is_demo = false where is_demo`,
    sql`update articles set is_demo = false where is_demo`,
    sql`update resources set is_demo = false where is_demo`,
    sql`update article_authors set is_demo = false where is_demo`,
    sql`update article_categories set is_demo = false where is_demo`,
    sql`update media set is_demo = false where is_demo`,
  ]
}
