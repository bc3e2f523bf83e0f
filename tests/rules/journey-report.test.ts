import { expect, test } from 'vitest'
import { failedJourneys, type JourneyReport } from '../support/journey-report.ts'

test('a run of journeys reports each failure with its message', () => {
  const spec = { file: 'buying.test.ts', line: 1, column: 0, id: '', tags: [] }
  const result = (message: string) => ({ results: [{ errors: [{ message }] }] })
  const suites = [
    {
      specs: [{ ...spec, title: 'buys a plan', ok: true, tests: [] }],
      suites: [
        {
          specs: [
            { ...spec, title: 'pays late', ok: false, tests: [result('\u001b[31mnever came\u001b[39m')] },
          ],
        },
      ],
    },
  ]
  const report = { suites, errors: [{ message: 'no browser' }] } as unknown as JourneyReport
  expect(failedJourneys(report)).toEqual(['buying.test.ts: pays late\nnever came', 'journeys\nno browser'])
})
