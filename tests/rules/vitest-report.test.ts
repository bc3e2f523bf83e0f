import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failuresOf, leftOutOf, type VitestReport } from '../support/vitest-report.ts'

test('a run reports each failed test with its message, and each skipped one', () => {
  const one = { fullName: 'an answer comes', failureMessages: [] }
  const report: VitestReport = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 1,
    testResults: [
      {
        name: join(process.cwd(), 'server/one.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { ...one, status: 'passed' },
          { ...one, status: 'failed', failureMessages: ['it came late'] },
          { ...one, status: 'skipped', fullName: 'the response time' },
        ],
      },
      {
        name: join(process.cwd(), 'web/two.test.ts'),
        status: 'failed',
        message: 'no module',
        assertionResults: [],
      },
    ],
  }
  expect(failuresOf(report)).toEqual([
    'server/one.test.ts: an answer comes\nit came late',
    'web/two.test.ts\nno module',
  ])
  expect(leftOutOf(report)).toEqual(['server/one.test.ts: the response time'])
})
