import { relative } from 'node:path'

/** What vitest wrote of its run, as far as it is read here. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** Each test that failed, and each file that could not be run, by its path in the project, with what it said. */
export function failuresOf({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [`${file}\n${message}`]
    return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${failureMessages[0] ?? ''}`)
  })
}

/** Each skipped test, by its file; the reason is printed where it was skipped. */
export function leftOutOf({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'skipped')
      .map(({ fullName }) => `${relative(process.cwd(), name)}: ${fullName}`),
  )
}
