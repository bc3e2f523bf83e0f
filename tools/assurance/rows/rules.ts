import type { Row } from './row.ts'

/** Whether the tests of the rules would notice. */
export const ruleRows: readonly Row[] = [
  {
    id: 'T43',
    attack: 'The rules of accounts, payments and access and the signing of links are changed in small ways.',
    passMark: 'the tests notice at least 85 of 100 changes',
    wanted: { changes: 200 },
    runs: [{ kind: 'programme', files: ['tools/assurance/mutation.ts'] }],
    control: 'its own',
    minutes: 60,
  },
]
