import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { databaseErrorCode } from './database.ts'
import { sql } from './sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('a transaction can set its statement timeout, which does not outlive it', async () => {
  const { database } = app.services
  const limit = sql<{ statement_timeout: string }>`show statement_timeout`
  const long = { statementMs: 60_000 }
  expect(await database.transaction((tx) => tx.first(limit), long)).toEqual({ statement_timeout: '1min' })
  expect(await database.first(limit)).toEqual({ statement_timeout: '8s' })
  const ended = await database
    .transaction((tx) => tx.first(sql`select pg_sleep(30)`), { statementMs: 20 })
    .catch(databaseErrorCode)
  expect(ended).toBe('57014')
  // One connection at a time is asked; none was left with the short limit.
  expect(await database.first(sql`select pg_sleep(0.05)`)).not.toBeNull()
})
