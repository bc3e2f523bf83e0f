import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'

let app: TestApp
let client: pg.Client

beforeAll(async () => {
  app = await startTestApp()
  client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await app.close()
})

/** Statements that ask for the end of access without asking whether it has begun, and why. */
const byEndAlone: Record<string, string> = {
  'insight/queries insertAccess': 'the access that ends in a week, and later access of the same student',
  'lessons/certificates columns':
    'a certificate of refunded access stays when other access lasted beyond the completion',
  'payments/access findAccessEnd': 'a renewal begins where the last access ends, current or future',
  'payments/access findCurrentOrFutureEnrolment': 'a course stays while anyone has access, current or future',
  'payments/access takeReminders': 'the access that ends within some days',
  'payments/erasure listCurrentOrFutureAccess':
    'a plan, current or future, has to be given up before the account is deleted',
  'payments/plan-changes shortenAccess': 'the access of one order, which its caller found',
  'payments/reminders takeUnfinishedOrders':
    'nobody is reminded to buy a course that they have, now or later',
}
const endAlone =
  /\brevoked_at is null\s+and (?:\w+\.)?ends_at\s*>|\bends_at\s*>\s*\S+\s+and (?:\w+\.)?revoked_at is null/g

/** The functions and constants of a file whose statements compare the end of access that was not revoked. */
function endsComparedIn(text: string): string[] {
  return [...text.matchAll(endAlone)].map(({ index }) => {
    const names = [...text.slice(0, index).matchAll(/^(?:export )?(?:function|const) (\w+)/gm)]
    return names.at(-1)?.[1] ?? ''
  })
}

describe('whether access runs', () => {
  test('is checked by functions of the database only, and written nowhere else', () => {
    const files = globSync('server/**/*.ts', { exclude: ['**/*.test.ts'] })
    const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const)
    const own = texts.filter(([, text]) => /\bstarts_at\s*<=/.test(text))
    expect(own.map(([file]) => file)).toEqual([])
    const asking = texts.filter(([, text]) => /\b(running_access|access_end)\(/.test(text))
    expect(asking.length).toBeGreaterThanOrEqual(3)
  })

  test('is not concluded from its end alone, except with a stated reason', () => {
    const files = globSync('server/**/*.ts', { exclude: ['**/*.test.ts'] })
    const found = files.flatMap((file) => {
      const feature = dirname(file).replace('server/', '')
      return endsComparedIn(readFileSync(file, 'utf8')).map((name) => `${feature} ${name}`)
    })
    expect([...new Set(found)].toSorted()).toEqual(Object.keys(byEndAlone))
  })

  test.each([
    ['where revoked_at is null and ends_at > now()', 1],
    ['where e.revoked_at is null\n      and e.ends_at > now()', 1],
    ['where ends_at > now() and revoked_at is null', 1],
    ['where stopped_at is null and ends_at > now()', 0],
  ])('is looked for in %s', (statement, count) => {
    expect(endsComparedIn(statement)).toHaveLength(count)
  })

  test('decides whether an archived course is offered, by one function', () => {
    const files = globSync('server/**/*.ts', { exclude: ['**/*.test.ts'] })
    const own = files.filter((file) => /status = 'archived' and/.test(readFileSync(file, 'utf8')))
    expect(own).toEqual([])
  })

  test.each([
    `running_access('00000000-0000-4000-8000-000000000001', c.id, now())`,
    `access_end('00000000-0000-4000-8000-000000000001', c.id, now())`,
    'all_running_access(now()) where course_id = c.id',
  ])('%s is inlined in a query plan', async (access) => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select exists (select from ${access}) from courses c`,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).not.toContain('Function Scan')
    expect(plan).toMatch(/Index.* on enrolments/)
  })
})
