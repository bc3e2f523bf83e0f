import { globSync, readFileSync } from 'node:fs'
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

describe('whether access runs', () => {
  test('is checked by functions of the database only, and written nowhere else', () => {
    const files = globSync('server/**/*.ts', { exclude: ['**/*.test.ts'] })
    const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const)
    const own = texts.filter(([, text]) => /\bstarts_at\s*<=/.test(text))
    expect(own.map(([file]) => file)).toEqual([])
    const asking = texts.filter(([, text]) => /\b(running_access|access_end)\(/.test(text))
    expect(asking.length).toBeGreaterThanOrEqual(3)
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
