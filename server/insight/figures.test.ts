import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCall, staffOf, type TestStaff } from '../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { sql } from '../adapters/database/sql.ts'
import { countFigures, countWeek } from './operations.ts'

/** Wednesday, 24 March 2027, noon in India. */
const now = '2027-03-24T06:30:00Z'

let app: TestApp
let finance: TestStaff
let teacher: TestStaff
let other: TestStaff
let algebra: string
let lonely: string

/** Beside the product, without its triggers: rows are written as they came to be over the months. */
let beside: pg.Client

/** What plain statements over the rows themselves give, in one object. */
async function asked(text: string): Promise<Record<string, number>> {
  const { rows } = await beside.query(text)
  return rows[0]
}

beforeAll(async () => {
  app = await startTestApp({ now })
  finance = await staffOf(app, 'finance')
  teacher = await staffOf(app, 'teacher')
  other = await staffOf(app, 'author')
  algebra = (await app.course({ title: 'Algebra', monthly: 399, yearly: 2999 })).id
  lonely = (await app.course({ title: 'Vectors', monthly: 499 })).id
  beside = new pg.Client({ connectionString: app.databaseUrl })
  await beside.connect()
  await beside.query('set session_replication_role = replica')
  const { database } = app.services
  await database.first(
    sql`insert into course_authors (course_id, staff_id) values (${algebra}, ${teacher.id})`,
  )
  await writeSchool()
  // Weeks of before are counted little by little.
  for (let left = 1; left > 0; ) {
    await countFigures(app.services)
    app.clock.advance({ seconds: 61 })
    left =
      (await asked('select count(*)::int as left from figure_weeks where counted_at is null'))['left'] ?? 0
  }
})
afterAll(async () => {
  await beside?.end()
  await app.close()
})

/** Forty students who buy, give back, learn and practise over half a year, at every hour; one in ten is of the demo. */
async function writeSchool(): Promise<void> {
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
      case when t % 4 = 0 then null else (select i.id from items i join modules m on m.id = i.module_id where m.course_id = '${algebra}' order by i.id limit 1) end,
      'cbse', 'a-maker', 1, t, case when t % 5 = 4 then 'rare-skill' else 'skill-' || t % 2 end, false, t % 7 <> 0, '{}', '1', 0, 5,
      (array['right', 'wrong', 'form', 'void', 'unreadable'])[1 + (t + s.n) % 5],
      case when (t + s.n) % 5 = 0 then 2 else 0.5 end, 2, at, at
    from (select id, row_number() over (order by id) as n from students where email like 'learner%') s
    cross join generate_series(1, 30) t
    cross join lateral (select timestamptz '2027-02-01' + (t * 41 + s.n * 3) * interval '1 hour' as at) moment
    where t % 5 <> 4 or s.n <= 4`)
}

const isDayIn = (moment: string, from: string, to: string) =>
  `((${moment}) at time zone 'Asia/Kolkata')::date between '${from}' and '${to}'`

/** The sums of a period, each by a statement of its own over the rows. */
function moneyOf(from: string, to: string): Promise<Record<string, number>> {
  const isIn = (moment: string) => isDayIn(moment, from, to)
  return asked(`select
    (select coalesce(sum(amount_in_paise), 0)::float8 / 100 from payments where status in ('captured', 'refunded') and not is_demo and ${isIn('captured_at')}) as gross,
    (select count(*)::int from payments where status in ('captured', 'refunded') and not is_demo and ${isIn('captured_at')}) as captures,
    (select coalesce(sum(r.amount_in_paise), 0)::float8 / 100 from refunds r join payments p on p.id = r.payment_id where r.state = 'done' and not p.is_demo and ${isIn('r.done_at')}) as refunded,
    (select count(*)::int from refunds r join payments p on p.id = r.payment_id where r.state = 'done' and not p.is_demo and ${isIn('r.done_at')}) as refunds,
    (select coalesce(sum((cgst_in_paise + sgst_in_paise + igst_in_paise) * case when series = 'CN' then -1 else 1 end), 0)::float8 / 100 from invoices where series in ('SM', 'CN') and ${isIn('issued_at')}) as gst,
    (select count(*)::int from orders where not is_demo and ${isIn('created_at')}) as ordered,
    (select count(*)::int from orders where not is_demo and paid_at is not null and ${isIn('created_at')}) as paid,
    (select count(*)::int from enrolments e join students s on s.id = e.student_id where revoked_at is null and not s.is_demo and ${isIn("e.ends_at - interval '1 millisecond'")}) as ending,
    (select count(*)::int from enrolments e join students s on s.id = e.student_id where revoked_at is null and not s.is_demo and ${isIn("e.ends_at - interval '1 millisecond'")}
      and exists (select from enrolments l where l.student_id = e.student_id and l.course_id = e.course_id and l.revoked_at is null and l.starts_at >= e.ends_at)) as renewed`)
}

const money = async (input: object) => (await adminCall(app, 'getMoneyFigures', input, finance)).body.data

describe('GET admin/getMoneyFigures', () => {
  it.each([
    [{ period: '7' }, ['2027-03-18', '2027-03-24'], ['2027-03-11', '2027-03-17']],
    [{ period: '30' }, ['2027-02-23', '2027-03-24'], ['2027-01-24', '2027-02-22']],
    [{ period: '90' }, ['2026-12-25', '2027-03-24'], ['2026-09-26', '2026-12-24']],
    [{ period: 'year' }, ['2026-04-01', '2027-03-24'], ['2025-04-01', '2026-03-24']],
    [
      { period: 'custom', from: '2027-02-28', to: '2027-03-01' },
      ['2027-02-28', '2027-03-01'],
      ['2027-02-26', '2027-02-27'],
    ],
    [
      { period: 'custom', from: '2027-03-01', to: '2027-03-01' },
      ['2027-03-01', '2027-03-01'],
      ['2027-02-28', '2027-02-28'],
    ],
  ])(
    '%o: every figure is that of the rows',
    async (input, [from = '', to = ''], [beforeFrom = '', beforeTo = '']) => {
      const data = await money(input)
      expect(data.period).toEqual({ from, to })
      expect(data.now).toMatchObject(await moneyOf(from, to))
      expect(data.earlier).toMatchObject(await moneyOf(beforeFrom, beforeTo))
      const gross = data.series.reduce((sum: number, row: { gross: number }) => sum + row.gross, 0)
      expect(gross).toBeCloseTo(data.now.gross, 6)
    },
  )

  it('has figures to compare: captures, refunds, demo rows and access on both sides', async () => {
    const found = await moneyOf('2027-02-23', '2027-03-24')
    for (const [name, figure] of Object.entries(found)) expect(figure, name).toBeGreaterThan(0)
    const { demo } = await asked(`select count(*)::int as demo from payments where is_demo`)
    expect(demo).toBeGreaterThan(10)
  })

  it('puts what happened at midnight in India into its day', async () => {
    const data = await money({ period: 'custom', from: '2027-02-28', to: '2027-03-01' })
    const rows = await asked(`select
      (select sum(amount_in_paise)::float8 / 100 from payments where captured_at >= '2027-02-27 18:30+00' and captured_at < '2027-02-28 18:30+00' and not is_demo) as last,
      (select sum(amount_in_paise)::float8 / 100 from payments where captured_at >= '2027-02-28 18:30+00' and captured_at < '2027-03-01 18:30+00' and not is_demo) as first`)
    expect(data.series.map(({ gross }: { gross: number }) => gross)).toEqual([rows['last'], rows['first']])
  })

  it('counts orders by plan, and what became of looking at one', async () => {
    const { plans, courses } = await money({ period: '30' })
    const isIn = isDayIn('created_at', '2027-02-23', '2027-03-24')
    for (const plan of [1, 2, 3]) {
      const row = await asked(`select
        (select coalesce(sum(openings), 0)::int from plan_openings where plan = ${plan} and day between '2027-02-23' and '2027-03-24') as opened,
        (select count(*)::int from orders where plan = ${plan} and not is_demo and ${isIn}) as ordered,
        (select count(*)::int from orders where plan = ${plan} and not is_demo and paid_at is not null and ${isIn}) as paid`)
      expect(plans.find((one: { plan: number }) => one.plan === plan).now).toMatchObject(row)
    }
    const own = await asked(`select count(*)::int as ordered from orders
      where course_id = '${lonely}' and plan = 1 and not is_demo and ${isIn}`)
    expect(courses).toContainEqual(expect.objectContaining({ courseId: lonely, plan: 1, opened: 0, ...own }))
  })

  it('is the same however often it is counted, and follows what is corrected later', async () => {
    const before = await money({ period: 'year' })
    await countWeek(app.services, '2027-03-01')
    await countWeek(app.services, '2027-03-01')
    expect(await money({ period: 'year' })).toEqual(before)
    await app.services.database.first(sql`
      insert into payments (gateway_payment_id, amount_in_paise, currency, status, captured_at, outcome)
      values ('pay_late', 4200, 'INR', 'captured', '2027-03-02 10:00+00', 'refund')`)
    await countWeek(app.services, '2027-03-01')
    expect((await money({ period: 'year' })).now.gross).toBeCloseTo(before.now.gross + 42, 6)
  })

  it('has today’s figures within a minute', async () => {
    await countFigures(app.services)
    const before = (await money({ period: '7' })).now.gross
    await app.services.database.first(sql`
      insert into payments (gateway_payment_id, amount_in_paise, currency, status, captured_at, outcome)
      values ('pay_today', 9900, 'INR', 'captured', ${app.clock.now()}, 'refund')`)
    expect(await countFigures(app.services)).toBe(0)
    app.clock.advance({ seconds: 61 })
    expect(await countFigures(app.services)).toBeGreaterThan(0)
    expect((await money({ period: '7' })).now.gross).toBeCloseTo(before + 99, 6)
  })

  it.each([
    [{ period: 'custom', from: '2027-03-02', to: '2027-03-01' }, 'Choose two days, the earlier one first.'],
    [{ period: 'custom', from: '2027-03-02' }, 'Choose two days, the earlier one first.'],
    [{ period: 'custom', from: '2020-01-01', to: '2027-03-01' }, 'Choose at most two years.'],
  ])('refuses %o in a sentence', async (input, sentence) => {
    const answer = await adminCall(app, 'getMoneyFigures', input, finance)
    expect(answer.status).toBe(400)
    expect(answer.body.error).toBe(sentence)
  })
})

const learning = async (input: object, staff = other) =>
  (await adminCall(app, 'getLearningFigures', input, staff)).body.data

describe('GET admin/getLearningFigures', () => {
  const weekOf = (moment: string) => `date_trunc('week', ${moment} at time zone 'Asia/Kolkata')::date`

  it('counts learners, lessons begun and finished of each week as the rows do', async () => {
    const { weeks } = await learning({ period: '90' })
    expect(weeks).toHaveLength(13)
    for (const { week, ...figures } of weeks) {
      const row = await asked(`select
        (select count(*)::int from lesson_openings o join students s on s.id = o.student_id where not is_demo and ${weekOf('opened_at')} = '${week}') as begun,
        (select count(distinct o.student_id)::int from lesson_openings o join students s on s.id = o.student_id where not is_demo and ${weekOf('opened_at')} = '${week}') as beginners,
        (select count(*)::int from lesson_progress o join students s on s.id = o.student_id where not is_demo and ${weekOf('done_at')} = '${week}') as finished,
        (select count(distinct o.student_id)::int from lesson_progress o join students s on s.id = o.student_id where not is_demo and ${weekOf('done_at')} = '${week}') as finishers,
        (select count(distinct student_id)::int from (
          select student_id from lesson_openings where ${weekOf('opened_at')} = '${week}'
          union select student_id from lesson_progress where ${weekOf('done_at')} = '${week}'
          union select student_id from practice_attempts where is_first_try and ${weekOf('answered_at')} = '${week}'
        ) acts join students s on s.id = student_id where not is_demo) as learners`)
      const { begun = 0, beginners = 0, finished = 0, finishers = 0, learners = 0 } = row
      const hidden = (figure: number, people: number) => (people > 0 && people < 10 ? null : figure)
      expect(figures, week).toEqual({
        learners: hidden(learners, learners),
        begun: hidden(begun, beginners),
        finished: hidden(finished, finishers),
      })
    }
    const shown = weeks.filter(({ begun }: { begun: number | null }) => begun !== null && begun > 0)
    expect(shown.length).toBeGreaterThan(0)
    expect(weeks.some(({ begun }: { begun: number | null }) => begun === null)).toBe(true)
  })

  it('says what marks were lost by chapter, without weeks in which fewer than ten tried it', async () => {
    const { chapters, hiddenChapters } = await learning({ period: '90' })
    const row =
      await asked(`select sum(lost)::float8 as lost, sum(most)::float8 as most, sum(tries)::int as tries from (
      select sum(most_marks - marks) as lost, sum(most_marks) as most, count(*) as tries
      from practice_attempts a join students s on s.id = a.student_id
      where not is_demo and is_first_try and verdict in ('right', 'form', 'wrong') and skill = 'skill-1'
        and ${weekOf('answered_at')} between '2026-12-28' and '2027-03-22'
      group by ${weekOf('answered_at')} having count(distinct student_id) >= 10) weeks`)
    expect(chapters.find(({ id }: { id: string }) => id === 'skill-1')).toEqual({
      id: 'skill-1',
      name: 'skill-1',
      lostMarks: row['lost'],
      mostMarks: row['most'],
      tries: row['tries'],
    })
    expect(chapters.map(({ id }: { id: string }) => id)).not.toContain('rare-skill')
    expect(hiddenChapters).toBe(1)
  })

  it('says nothing of a course with three learners', async () => {
    const { now: totals, weeks } = await learning({ period: '90', courseId: lonely })
    for (const week of weeks)
      for (const figure of [week.learners, week.begun, week.finished]) expect([0, null]).toContain(figure)
    expect(totals.begun).toBe(0)
    const row = await asked(`select count(*)::int as begun from lesson_openings where item_id in
      (select i.id from items i join modules m on m.id = i.module_id where m.course_id = '${lonely}')`)
    expect(row['begun']).toBeGreaterThan(0)
  })

  it('is for a teacher of the course; the whole school for who teaches all', async () => {
    expect((await adminCall(app, 'getLearningFigures', { courseId: algebra }, teacher)).status).toBe(200)
    expect((await adminCall(app, 'getLearningFigures', { courseId: lonely }, teacher)).status).toBe(403)
    expect((await adminCall(app, 'getLearningFigures', {}, teacher)).status).toBe(400)
    expect((await adminCall(app, 'getLearningFigures', { courseId: lonely }, other)).status).toBe(200)
  })
})
