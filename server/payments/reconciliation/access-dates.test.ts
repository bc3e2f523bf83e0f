import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessEndsAt } from '../../../domain/payments/plans.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { recordFigure, recordPlanted } from '../../../tests/support/figures.ts'
import { sql } from '../../adapters/database/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('the end of access agrees with PostgreSQL’s own calendar on 10,000 times over leap years, month ends and midnights', async () => {
  // A step of 7 hours and 13 minutes meets every hour of every day of the month within the years.
  const rows = await app.services.database.all(sql<{ from: Date; months: number; until: Date }>`
    select t.at as "from", m.months,
      ((t.at at time zone 'Asia/Kolkata') + make_interval(months => m.months)) at time zone 'Asia/Kolkata' as "until"
    from (select timestamptz '2027-11-30 18:29:57+00' + n * interval '7 hours 13 minutes' as at from generate_series(0, 3333) n) t
    cross join (values (1), (3), (12)) m (months)`)
  expect(rows.length).toBeGreaterThanOrEqual(10_000)
  const disagreements = (endsAt: typeof accessEndsAt) =>
    rows.filter(({ from, months, until }) => endsAt(from, months).getTime() !== until.getTime())
  // Months of 30 days would be wrong.
  const day = 24 * 3600 * 1000
  const planted = disagreements((from, months) => new Date(from.getTime() + months * 30 * day)).length
  expect(planted).toBeGreaterThan(1000)
  recordPlanted('T16', `a calendar with months of 30 days disagrees ${planted} times`)
  const wrong = disagreements(accessEndsAt)
  const figure = `${wrong.length} disagreements`
  recordFigure({ id: 'T16', part: 'dates', n: rows.length, figure, isMet: wrong.length === 0 })
  expect(wrong).toEqual([])
})
