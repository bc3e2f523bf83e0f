import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCall } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { processEnvironment } from '../../../tests/support/process-environment.ts'
import { sql } from '../../adapters/database/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function run(...args: string[]): Promise<{ code: number; output: string }> {
  const env = {
    ...processEnvironment,
    DEMO: '1',
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: app.settings.dataDir,
    APP_SECRET: app.settings.secret,
  }
  // It leaves with an error code when it refuses; its output is there all the same.
  const done = await promisify(execFile)(process.execPath, ['server/commands/staff-create.ts', ...args], {
    env,
  }).catch((error: { code: number; stdout: string; stderr: string }) => error)
  return { code: 'code' in done ? done.code : 0, output: done.stdout + done.stderr }
}

describe('npm run staff:create', () => {
  it('prints a link that opens the set-up of the person it names', async () => {
    const { code, output } = await run(
      '--email',
      'Asha@school.example',
      '--name',
      'Asha Rao',
      '--role',
      'owner',
    )
    expect([code, output]).toEqual([0, expect.stringContaining('within 24 hours')])
    const token = output.match(/\/admin\/set-up#([\w-]+)/)?.[1] ?? ''
    app.clock.set(new Date())
    const answer = await adminCall(app, 'getSetUp', { token })
    expect(answer.body.data).toMatchObject({ name: 'Asha Rao', email: 'asha@school.example' })
  })

  it.each([
    [[], '--email'],
    [['--email', 'asha'], '--email'],
    [['--email', 'asha@school.example', '--role', 'owner'], '--name'],
    [
      ['--email', 'asha@school.example', '--name', 'Asha', '--role', 'king'],
      'owner, author, teacher, support, finance',
    ],
    [['--unknown'], '--unknown'],
  ])('refuses %j with one line that names what is missing', async (args, named) => {
    const { code, output } = await run(...args)
    expect([code, output.trim().split('\n').length]).toEqual([1, 1])
    expect(output).toContain(named)
  })

  it('is refused on a live database where the settings of the installation were forgotten', async () => {
    await app.services.database.first(
      sql<Record<string, never>>`update installation_stage set stage = 'live', live_since = now()`,
    )
    const { code, output } = await run('--email', 'ravi@school.example', '--name', 'Ravi', '--role', 'owner')
    expect([code, output]).toEqual([1, expect.stringMatching(/serves real people.*No account was made/)])
    const found = await app.services.database.first(
      sql<{ id: string }>`select id from staff where email = 'ravi@school.example'`,
    )
    expect(found).toBe(null)
  })
})
