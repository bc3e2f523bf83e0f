import { leastGroup } from '../../../domain/admin/insight/rules.ts'
import { type Nothing, type Statement, sql } from '../../adapters/database/sql.ts'

/** A week as its Monday, `2027-03-08`. */
type Week = string

/** The start of an Indian day, some days later. */
function start(day: string, later = 0) {
  return sql`((${day}::date + ${later}::int)::timestamp at time zone 'Asia/Kolkata')`
}
const dayOf = (moment: Statement<Nothing>) => sql`(${moment} at time zone 'Asia/Kolkata')::date`
const isIn = (moment: Statement<Nothing>, week: Week) =>
  sql`${moment} >= ${start(week)} and ${moment} < ${start(week, 7)}`
// Related rows are looked up by key, so that no large table is scanned for a week.
const orderOfPayment = sql`left join lateral (select * from orders where id = p.order_id limit 1) o on true`
const courseOf = (item: Statement<Nothing>) =>
  sql`(select m.course_id from items i join modules m on m.id = i.module_id where i.id = ${item})`
/** Demo data counts only in a demo. */
const counts = (isDemo: Statement<Nothing>) => sql`(not ${isDemo} or (select database_is_demo()))`

const isCounted = (student: Statement<Nothing>) =>
  sql`(select ${counts(sql`s.is_demo`)} from students s where s.id = ${student})`

/** Only one process counts a week at a time; no row while another does. */
export function lockCounting() {
  return sql<{
    isOurs: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended('figures', 0)) as "isOurs"`
}

/** The time of the oldest counted fact. */
export function findFirstFact() {
  return sql<{ at: Date | null }>`
    select least(
      (select created_at from orders order by created_at, id desc limit 1),
      (select created_at from students where erased_at is null order by created_at, id desc limit 1),
      -- Openings from before they were recorded are dated to the turn of the century.
      (select min(opened_at) from lesson_openings where opened_at > '2000-02-01'),
      (select min(answered_at) from practice_attempts where is_first_try),
      (select min(done_at) from lesson_progress where done_at is not null)
    ) as "at"`
}

export function insertWeeks(first: Week, last: Week) {
  return sql`
    insert into figure_weeks (week)
    select w::date from generate_series(${first}::date, ${last}::date, interval '7 days') w on conflict do nothing`
}

/** Weeks never counted, newest first; then the one with the oldest count. */
export function listWeeksToCount(limit: number) {
  return sql<{ week: Week; isNew: boolean }>`
    select week::text as "week", counted_at is null as "isNew" from figure_weeks
    order by counted_at nulls first, week desc limit ${limit}`
}

export function findCountedWeek(week: Week) {
  return sql<{
    countedAt: Date | null
  }>`select counted_at as "countedAt" from figure_weeks where week = ${week}`
}

export function markCounted(week: Week, now: Date) {
  return sql`update figure_weeks set counted_at = ${now} where week = ${week}`
}

export function deleteWeek(week: Week): Statement<Nothing>[] {
  const isDay = sql`day >= ${week}::date and day < ${week}::date + 7`
  return [
    sql`delete from figures_of_sales where ${isDay}`,
    sql`delete from figures_of_access where ${isDay}`,
    sql`delete from figures_of_learning where week = ${week}`,
    sql`delete from figures_of_marks where week = ${week}`,
  ]
}

/** Sales of a week by day, course and plan: plan views, orders, captures, completed refunds, and tax. */
export function insertSales(week: Week) {
  return sql`
    insert into figures_of_sales (day, course_id, plan, opened, ordered, paid, captures, gross_in_paise, refunds,
      refunded_in_paise, gst_in_paise)
    select day, course_id, plan, sum(opened), sum(ordered), sum(paid), sum(captures), sum(gross), sum(refunds),
      sum(refunded), sum(gst)
    from (
      select day, course_id, plan, openings as opened, 0 as ordered, 0 as paid, 0 as captures, 0::bigint as gross,
        0 as refunds, 0::bigint as refunded, 0::bigint as gst
      from plan_openings where day >= ${week}::date and day < ${week}::date + 7
      union all
      select ${dayOf(sql`o.created_at`)}, o.course_id, o.plan, 0, 1, (o.paid_at is not null)::int, 0, 0, 0, 0, 0
      from orders o where ${isIn(sql`o.created_at`, week)} and ${counts(sql`o.is_demo`)}
      union all
      select ${dayOf(sql`p.captured_at`)}, o.course_id, o.plan, 0, 0, 0, 1, p.amount_in_paise, 0, 0, 0
      from payments p ${orderOfPayment}
      where ${isIn(sql`p.captured_at`, week)} and p.status in ('captured', 'refunded') and p.currency = 'INR'
        and ${counts(sql`p.is_demo`)}
      union all
      select ${dayOf(sql`r.done_at`)}, o.course_id, o.plan, 0, 0, 0, 0, 0, 1, r.amount_in_paise, 0
      from refunds r cross join lateral (select * from payments where id = r.payment_id limit 1) p ${orderOfPayment}
      where r.state = 'done' and ${isIn(sql`r.done_at`, week)} and p.currency = 'INR' and ${counts(sql`p.is_demo`)}
      union all
      select ${dayOf(sql`i.issued_at`)}, o.course_id, o.plan, 0, 0, 0, 0, 0, 0, 0,
        (i.cgst_in_paise + i.sgst_in_paise + i.igst_in_paise) * case when i.corrects_id is null then 1 else -1 end
      from invoices i cross join lateral (select * from payments where id = i.payment_id limit 1) p ${orderOfPayment}
      where ${isIn(sql`i.issued_at`, week)} and ${counts(sql`p.is_demo`)}
    ) facts group by day, course_id, plan`
}

/** Access due to end in a week, by day; an end at midnight belongs to the day before. */
export function insertAccess(week: Week) {
  const lastMoment = sql`(e.ends_at - interval '1 millisecond')`
  return sql`
    insert into figures_of_access (day, ending, renewed)
    select ${dayOf(lastMoment)}, count(*), count(*) filter (where exists (
      select from enrolments later
      where later.student_id = e.student_id and later.course_id = e.course_id and later.revoked_at is null
        and later.ends_at > e.ends_at))
    from enrolments e join students s on s.id = e.student_id
    where e.revoked_at is null and e.ends_at > ${start(week)} and e.ends_at <= ${start(week, 7)}
      and ${counts(sql`s.is_demo`)}
    group by 1`
}

/** Whether a group is too small to publish figures about it. */
const isSmall = (people: Statement<Nothing>) => sql`${people} between 1 and ${leastGroup - 1}::int`

/**
 * Learners of a week, lessons begun and finished, per course and in total; a learner did one of these or practised.
 * The remainder of hidden courses is left out if it covers few people: it could be found by subtraction.
 */
export function insertLearning(week: Week) {
  return sql`
    with facts as materialized (
      select o.student_id, 1 as kind, o.item_id from lesson_openings o where ${isIn(sql`o.opened_at`, week)}
      union all
      select p.student_id, 2, p.item_id from lesson_progress p where ${isIn(sql`p.done_at`, week)}
      union all
      select a.student_id, 3, a.item_id from practice_attempts a
      where a.is_first_try and ${isIn(sql`a.answered_at`, week)}
    ), of_items as materialized (
      -- Looked up once per lesson and student, of which a week has far fewer than facts.
      select item_id, ${courseOf(sql`item_id`)} as course_id from (select distinct item_id from facts) one
    ), of_students as materialized (
      select student_id from (select distinct student_id from facts) one where ${isCounted(sql`student_id`)}
    ), acts as materialized (
      select student_id, kind, course_id from facts join of_students using (student_id) left join of_items using (item_id)
      -- Deleted lessons are not counted; practice need not be in one.
      where course_id is not null or kind = 3
    ), of_courses as (
      select course_id, count(distinct student_id) as learners,
        count(*) filter (where kind = 1) as begun, count(distinct student_id) filter (where kind = 1) as beginners,
        count(*) filter (where kind = 2) as finished, count(distinct student_id) filter (where kind = 2) as finishers
      from acts where course_id is not null group by course_id
    ), of_all as (
      select count(distinct student_id) as learners, count(distinct student_id) filter (where has_learners) as known_learners,
        count(*) filter (where kind = 1) as begun, count(distinct student_id) filter (where kind = 1) as beginners,
        count(*) filter (where kind = 1 and has_beginners) as known_begun,
        count(distinct student_id) filter (where kind = 1 and has_beginners) as known_beginners,
        count(distinct student_id) filter (where kind = 1 and not has_beginners) as other_beginners,
        count(*) filter (where kind = 2) as finished, count(distinct student_id) filter (where kind = 2) as finishers,
        count(*) filter (where kind = 2 and has_finishers) as known_finished,
        count(distinct student_id) filter (where kind = 2 and has_finishers) as known_finishers,
        count(distinct student_id) filter (where kind = 2 and not has_finishers) as other_finishers
      from (
        select acts.student_id, acts.kind, coalesce(c.learners >= ${leastGroup}, false) as has_learners,
          coalesce(c.beginners >= ${leastGroup}, false) as has_beginners,
          coalesce(c.finishers >= ${leastGroup}, false) as has_finishers
        from acts left join of_courses c on c.course_id = acts.course_id
      ) told
    )
    insert into figures_of_learning (week, course_id, learners, begun, beginners, finished, finishers)
    select ${week}::date, course_id, learners, begun, beginners, finished, finishers from of_courses
    union all
    select ${week}::date, null,
      case when known_learners > 0 and ${isSmall(sql`learners - known_learners`)} then known_learners else learners end,
      case when known_beginners > 0 and ${isSmall(sql`other_beginners`)} then known_begun else begun end,
      case when known_beginners > 0 and ${isSmall(sql`other_beginners`)} then known_beginners else beginners end,
      case when known_finishers > 0 and ${isSmall(sql`other_finishers`)} then known_finished else finished end,
      case when known_finishers > 0 and ${isSmall(sql`other_finishers`)} then known_finishers else finishers end
    from of_all`
}

/**
 * Marks of a week by chapter, per course and in total; questions outside a lesson belong to no
 * course. Small remainders are left out as above.
 */
export function insertMarks(week: Week, chapterOfSkill: Readonly<Record<string, string>>) {
  return sql`
    with tried as materialized (
      select a.student_id, (a.most_marks - a.marks)::float8 as lost, a.most_marks::float8 as most,
        ${courseOf(sql`a.item_id`)} as course_id, coalesce(known.chapter, a.skill) as chapter
      from practice_attempts a
      left join jsonb_each_text(${JSON.stringify(chapterOfSkill)}::jsonb) as known (skill, chapter) on known.skill = a.skill
      where a.is_first_try and ${isIn(sql`a.answered_at`, week)} and a.verdict in ('right', 'form', 'wrong')
        and ${isCounted(sql`a.student_id`)}
    ), of_courses as (
      select course_id, chapter, count(distinct student_id) as learners, count(*) as tries, sum(lost) as lost, sum(most) as most
      from tried where course_id is not null group by course_id, chapter
    ), of_all as (
      select chapter, count(distinct student_id) as learners, count(*) as tries, sum(lost) as lost, sum(most) as most,
        count(distinct student_id) filter (where is_known) as known_learners, count(*) filter (where is_known) as known_tries,
        sum(lost) filter (where is_known) as known_lost, sum(most) filter (where is_known) as known_most,
        count(distinct student_id) filter (where not is_known) as other_learners
      from (
        select tried.*, coalesce(c.learners >= ${leastGroup}, false) as is_known
        from tried left join of_courses c on c.course_id = tried.course_id and c.chapter = tried.chapter
      ) told group by chapter
    )
    insert into figures_of_marks (week, course_id, chapter, learners, tries, lost_marks, most_marks)
    select ${week}::date, course_id, chapter, learners, tries, lost, most from of_courses
    union all
    select ${week}::date, null, chapter, case when is_left then known_learners else learners end,
      case when is_left then known_tries else tries end, case when is_left then known_lost else lost end,
      case when is_left then known_most else most end
    from (select *, known_learners > 0 and ${isSmall(sql`other_learners`)} as is_left from of_all) rest`
}
