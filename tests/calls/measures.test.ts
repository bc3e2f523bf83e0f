import { expect, inject, it } from 'vitest'
import { readSettings } from '../../server/settings.ts'
import { measureFigures } from '../../tools/bench/figures.ts'
import { measureImport } from '../../tools/bench/imports.ts'

const settings = readSettings({
  DEMO: '1',
  DATA_DIR: '/nowhere',
  APP_SECRET: 'a'.repeat(64),
  TRANSCODING: 'elsewhere',
})

it('a file of students is measured up to the last invitation', async () => {
  const { results } = await measureImport({ serverUrl: inject('databaseUrl'), settings, count: 20 })
  expect(results[0]).toMatchObject({
    value: '20 students, 20 grants, mails to 20 by 1 job',
    isReached: true,
  })
})

it('each requested figure of a school is measured', async () => {
  const { results } = await measureFigures({
    serverUrl: inject('databaseUrl'),
    settings,
    calls: 1,
    size: { students: 200, payments: 200, progress: 2000, attempts: 200 },
    progress() {},
  })
  expect(results.length).toBeGreaterThan(10)
})
