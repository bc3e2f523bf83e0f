import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../domain/admin/insight/rules.ts'
import { adminCall } from '../../tests/support/admin.ts'
import { type CountedSchool, startCountedSchool } from '../../tests/support/counted-school.ts'
import { sql } from '../adapters/database/sql.ts'
import { countFigures, countWeek } from './operations.ts'

let school: CountedSchool
let app: CountedSchool['app']
let finance: CountedSchool['finance']
let lonely: string
let asked: CountedSchool['asked']

beforeAll(async () => {
  school = await startCountedSchool()
  ;({ app, finance, lonely, asked } = school)
})
afterAll(() => school?.close())

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
      and exists (select from enrolments l where l.student_id = e.student_id and l.course_id = e.course_id and l.revoked_at is null and l.starts_at >= e.ends_at)) as renewed,
    (select coalesce(sum(fee_in_paise), 0)::float8 / 100 from settlement_lines where not is_demo and ${isIn('settled_at')}) as fees,
    (select coalesce(sum(tax_in_paise), 0)::float8 / 100 from settlement_lines where not is_demo and ${isIn('settled_at')}) as "feeTax",
    (select coalesce(sum(credit_in_paise - debit_in_paise), 0)::float8 / 100 from settlement_lines where not is_demo and ${isIn('settled_at')}) as settled`)
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

  it.each(['7', 'year'])('has the sums of each day or month of the period %s', async (name) => {
    const { series, period } = await money({ period: name })
    expect(series.length).toBeGreaterThan(6)
    for (const [index, { from, ...row }] of series.entries()) {
      const next = series[index + 1]?.from
      const to = next === undefined ? period.to : addDays(next, -1)
      expect(await moneyOf(from < period.from ? period.from : from, to), from).toMatchObject(row)
    }
  })

  it('counts access that ends in the next thirty days and was not renewed', async () => {
    const { ending = 0, renewed = 0 } = await moneyOf('2027-03-24', '2027-04-22')
    expect(ending).toBeGreaterThan(renewed)
    expect((await money({ period: '7' })).endingSoon).toBe(ending - renewed)
  })

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
    const now = ['2027-02-23', '2027-03-24'] as const
    const rowOf = (plan: number, [from, to]: readonly [string, string], only = 'true') =>
      asked(`select
        (select coalesce(sum(openings), 0)::int from plan_openings where plan = ${plan} and ${only} and day between '${from}' and '${to}') as opened,
        (select count(*)::int from orders where plan = ${plan} and ${only} and not is_demo and ${isDayIn('created_at', from, to)}) as ordered,
        (select count(*)::int from orders where plan = ${plan} and ${only} and not is_demo and paid_at is not null and ${isDayIn('created_at', from, to)}) as paid,
        (select coalesce(sum(p.amount_in_paise), 0)::float8 / 100 from payments p join orders o on o.id = p.order_id
          where plan = ${plan} and ${only} and p.status in ('captured', 'refunded') and not p.is_demo and ${isDayIn('p.captured_at', from, to)}) as gross`)
    for (const plan of [1, 2, 3]) {
      const row = plans.find((one: { plan: number }) => one.plan === plan)
      expect(row.now).toEqual(await rowOf(plan, now))
      expect(row.earlier).toEqual(await rowOf(plan, ['2027-01-24', '2027-02-22']))
    }
    expect(plans[0].earlier.gross).toBeGreaterThan(0)
    const own = await rowOf(1, now, `course_id = '${lonely}'`)
    expect(courses).toContainEqual({ courseId: lonely, title: 'Vectors', plan: 1, ...own })
  })

  it('is the same however often it is counted, and follows later corrections', async () => {
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
    [{ period: 'custom', from: '0001-01-01', to: '0001-01-10' }, 'Enter a date'],
  ])('refuses %o with a message', async (input, sentence) => {
    const answer = await adminCall(app, 'getMoneyFigures', input, finance)
    expect(answer.status).toBe(400)
    expect(answer.body.error).toBe(sentence)
  })
})
