import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'

export type JourneyReport = Pick<JSONReport, 'stats' | 'suites' | 'errors'>

/** Each journey that failed, by its file and title, with what it said, and what broke outside any journey. */
export function failedJourneys({ suites, errors }: JourneyReport): string[] {
  const outside = errors.map(({ message = '' }) => `journeys\n${stripVTControlCharacters(message)}`)
  return [...suites.flatMap(failedIn), ...outside]
}

function failedIn({ specs, suites = [] }: JSONReportSuite): string[] {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const said = tests.flatMap((test) =>
        test.results.flatMap(({ errors }) => errors.map(({ message }) => message)),
      )
      return `${file}: ${title}\n${stripVTControlCharacters(said.join('\n'))}`
    })
  return [...failed, ...suites.flatMap(failedIn)]
}
