import pg from 'pg'
import { sql } from '../../server/adapters/database/sql.ts'
import { countFigures } from '../../server/insight/operations.ts'
import { staffOf } from './admin.ts'
import { startTestApp } from './app.ts'

/** Wednesday, 24 March 2027, noon in India. */
const now = '2027-03-24T06:30:00Z'

export type CountedSchool = Awaited<ReturnType<typeof startCountedSchool>>

/** A school of half a year whose weeks were all counted, with staff who read its figures. */
export async function startCountedSchool() {
  const app = await startTestApp({ now })
  const [finance, teacher, author] = [
    await staffOf(app, 'finance'),
    await staffOf(app, 'teacher'),
    await staffOf(app, 'author'),
  ]
  const algebra = (await app.course({ title: 'Algebra', monthly: 399, yearly: 2999 })).id
  /** Three learn here, and nobody else. */
  const lonely = (await app.course({ title: 'Vectors', monthly: 499 })).id
  // Bypasses the product and its triggers: rows are written as they would be after months of use.
  const beside = new pg.Client({ connectionString: app.databaseUrl })
  await beside.connect()
  await beside.query('set session_replication_role = replica')
  await app.services.database.first(
    sql`insert into course_authors (course_id, staff_id) values (${algebra}, ${teacher.id})`,
  )
  await writeSchool(beside, algebra, lonely)
  /** What plain statements over the rows themselves give, in one object. */
  async function asked(text: string): Promise<Record<string, number>> {
    const { rows } = await beside.query(text)
    return rows[0]
  }
  // Earlier weeks are counted in batches.
  for (let left = 1; left > 0; ) {
    await countFigures(app.services)
    app.clock.advance({ seconds: 61 })
    left =
      (await asked('select count(*)::int as left from figure_weeks where counted_at is null'))['left'] ?? 0
  }
  async function close(): Promise<void> {
    await beside.end()
    await app.close()
  }
  return { app, finance, teacher, author, algebra, lonely, asked, close }
}

/** Forty students who buy, give back, learn and practise over half a year, at every hour; one in ten is of the demo. */
async function writeSchool(beside: pg.Client, algebra: string, lonely: string): Promise<void> {
  const run = (text: string) => beside.query(text)
  await run(`update installation_stage set stage = 'live'`)
  await run(`
    insert into students (id, name, email, phone, password_hash, email_verified_at, created_at, is_demo)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Learner ' || n, 'learner' || n || '@example.com',
      '+9198480' || lpad(n::text, 5, '0'), 'x', now(), '2026-09-01', n % 10 = 0 from generate_series(1, 40) n`)
  // Every eleven hours and some minutes an order, so that days, weeks and months are met on both sides of midnight in India.
  await run(`
    insert into orders (public_id, student_id, course_id, plan, amount_in_paise, state, created_at, offered_at, paid_at, is_demo)
    select 'ord_figures' || n, ('00000000-0000-4000-8000-' || lpad((1 + n % 40)::text, 12, '0'))::uuid,
      case when n % 3 = 0 then '${lonely}'::uuid else '${algebra}'::uuid end, case when n % 4 = 0 then 3 else 1 end,
      39900 + n * 37, case when n % 5 = 0 then 'expired' else 'paid' end, at, at,
      case when n % 5 <> 0 then at + interval '20 minutes' end, n % 10 = 3
    from (select n, timestamptz '2027-03-24 05:00+00' - n * interval '11 hours 7 minutes' as at
      from generate_series(0, 400) n) made`)
  await run(`
    insert into orders (public_id, student_id, course_id, plan, amount_in_paise, state, created_at, offered_at, paid_at)
    select 'ord_edge' || n, '00000000-0000-4000-8000-000000000001', '${algebra}', 1, 100 * n, 'paid', at, at, at
    from (values (1, timestamptz '2027-02-28 18:29:59.999999+00'), (2, '2027-02-28 18:30:00+00'),
      (3, '2027-03-21 18:29:59.999999+00'), (4, '2027-03-21 18:30:00+00')) as edge (n, at)`)
  await run(`
    insert into payments (gateway_payment_id, order_id, amount_in_paise, currency, status, captured_at, outcome, is_demo)
    select 'pay_' || o.public_id, o.id, o.amount_in_paise, 'INR', 'captured', o.paid_at, 'access', o.is_demo
    from orders o where o.paid_at is not null`)
  // A payment of an order that is not ours, and one that failed.
  await run(`
    insert into payments (gateway_payment_id, amount_in_paise, currency, status, captured_at, outcome)
    values ('pay_stranger', 12345, 'INR', 'captured', '2027-03-20 10:00+00', 'refund'),
      ('pay_failed', 777, 'INR', 'failed', null, null)`)
  await run(`
    insert into refunds (payment_id, reason, amount_in_paise, state, created_at, done_at)
    select p.id, 'test', p.amount_in_paise / 2, case when number % 3 = 0 then 'sent' else 'done' end, p.captured_at,
      case when number % 3 <> 0 then p.captured_at + number * interval '7 hours' end
    from (select p.*, row_number() over (order by gateway_payment_id) as number from payments p where status = 'captured') p
    where number % 7 = 0`)
  await run(`
    insert into invoices (id, series, issued_at, payment_id, seller_legal_name, seller_gstin, seller_address,
      seller_state_code, is_seller_sample, place_of_supply, is_place_assumed, gateway_payment_id, service_code,
      rate_in_percent, currency, taxable_in_paise, cgst_in_paise, sgst_in_paise, igst_in_paise, amount_in_paise,
      financial_year, number, label)
    select gen_random_uuid(), case when p.is_demo then 'DM' else 'SM' end, p.captured_at, p.id, 'A', '36ABCDE1234F1Z5', 'B', '36', false, '36', false,
      p.gateway_payment_id, '999293', 18, 'INR', p.amount_in_paise - 2 * (p.amount_in_paise * 9 / 118),
      p.amount_in_paise * 9 / 118, p.amount_in_paise * 9 / 118, 0, p.amount_in_paise, 2026, row_number() over (order by p.captured_at),
      'T' || row_number() over (order by p.captured_at)
    from payments p where p.order_id is not null and p.status = 'captured'`)
  // Paid out two days later, less a fee with its tax.
  await run(`
    insert into settlement_lines (entity_id, kind, settlement_id, amount_in_paise, credit_in_paise, debit_in_paise,
      fee_in_paise, tax_in_paise, settled_at, is_demo)
    select gateway_payment_id, 'payment', 'setl_' || captured_at::date, amount_in_paise,
      amount_in_paise - amount_in_paise / 50, 0, amount_in_paise / 50, amount_in_paise / 350,
      captured_at + interval '2 days', is_demo
    from payments where status = 'captured' and captured_at < '2027-03-22'
    union all
    select 'rfnd_' || r.id, 'refund', 'setl_' || r.done_at::date, r.amount_in_paise, 0, r.amount_in_paise, 0, 0,
      r.done_at + interval '2 days', p.is_demo
    from refunds r join payments p on p.id = r.payment_id where r.done_at < '2027-03-22'`)
  await run(`
    insert into plan_openings (day, course_id, plan, openings)
    select d::date, '${algebra}', plan, 3 + extract(day from d)::int % 4
    from generate_series(date '2027-01-01', date '2027-03-24', interval '1 day') d, (values (1), (3)) as p (plan)`)
  await run(`
    insert into enrolments (student_id, course_id, granted_by, starts_at, ends_at)
    select s.id, '${algebra}', 'test', timestamptz '2027-01-01' + n * interval '13 hours',
      timestamptz '2027-02-15 18:30+00' + n * interval '23 hours'
    from (select id, row_number() over (order by id) as n from students where email like 'learner%') s`)
  await run(`
    insert into enrolments (student_id, course_id, granted_by, starts_at, ends_at)
    select student_id, course_id, 'test', ends_at, ends_at + interval '300 days' from enrolments
    where granted_by = 'test' and extract(hour from ends_at)::int % 2 = 0`)
  await run(`update enrolments set revoked_at = '2027-02-01' where student_id = '00000000-0000-4000-8000-000000000007'
    and granted_by = 'test' and ends_at < '2027-04-01'`)
  // The first twenty learn each week, the others now and then; nobody but three in the lonely course.
  await run(`
    insert into lesson_openings (student_id, item_id, opened_at)
    select s.id, i.id, timestamptz '2027-01-03 18:00+00' + (s.n % 9 + row_number() over (partition by s.n order by i.id) * 3) * interval '2 days 5 hours'
    from (select id, row_number() over (order by id) as n from students where email like 'learner%') s
    join items i on i.module_id in (select id from modules where course_id = '${algebra}' or (course_id = '${lonely}' and s.n <= 3))
    on conflict do nothing`)
  await run(`
    insert into lesson_progress (student_id, item_id, watched, watched_seconds, position_in_seconds, done_at, updated_at)
    select student_id, item_id, '{}', 10, 10, case when hashtext(student_id::text) % 3 <> 0 then opened_at + interval '5 hours' end, opened_at + interval '5 hours'
    from lesson_openings`)
  await run(`
    insert into practice_attempts (student_id, client_key, issue_id, item_id, board, maker, maker_version, seed, skill,
      is_review, is_first_try, lines, answer, hints_used, seconds_taken, verdict, marks, most_marks, answered_at, received_at)
    select s.id, 'key-' || s.n || '-' || t, gen_random_uuid(),
      case when t % 4 = 0 and s.n <= 5 then null else (select i.id from items i join modules m on m.id = i.module_id where m.course_id = '${algebra}' order by i.id limit 1) end,
      'cbse', 'a-maker', 1, t, case when t % 5 = 4 then 'rare-skill' else 'skill-' || t % 2 end, false, t % 7 <> 0, '{}', '1', 0, 5,
      (array['right', 'wrong', 'form', 'void', 'unreadable'])[1 + (t + s.n) % 5],
      case when (t + s.n) % 5 = 0 then 2 else 0.5 end, 2, at, at
    from (select id, row_number() over (order by id) as n from students where email like 'learner%') s
    cross join generate_series(1, 30) t
    cross join lateral (select timestamptz '2027-02-01' + (t * 41 + s.n * 3) * interval '1 hour' as at) moment
    where t % 5 <> 4 or s.n <= 4`)
  // Two skills of one chapter.
  await run(`
    insert into practice_attempts (student_id, client_key, issue_id, item_id, board, maker, maker_version, seed, skill,
      is_review, is_first_try, lines, answer, hints_used, seconds_taken, verdict, marks, most_marks, answered_at, received_at)
    select s.id, 'chapter-' || s.n || '-' || t, gen_random_uuid(),
      (select i.id from items i join modules m on m.id = i.module_id where m.course_id = '${algebra}' order by i.id limit 1),
      'cbse', 'a-maker', 1, t, case when t % 2 = 0 then 'basic-proportionality' else 'similar-triangles' end, false, true,
      '{}', '1', 0, 5, 'wrong', (t % 3) * 0.5, 2, '2027-03-10 06:00+00', '2027-03-10 06:00+00'
    from (select id, row_number() over (order by id) as n from students where email like 'learner%') s
    cross join generate_series(1, 3) t`)
}
