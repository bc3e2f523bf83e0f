import type { Row } from './row.ts'

/** Mutation tests of the rules, and property tests. */
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
  {
    id: 'T47',
    attack:
      'Workings of eighteen kinds of question are generated, correct ones by several methods and ones with a mistake; nonsense answers are typed.',
    passMark: '0 correct ones flagged; 99 of 100 mistakes found in their line; no answer crashes the check',
    wanted: { workings: 2000, 'answers without sense': 100_000 },
    runs: [
      {
        kind: 'vitest',
        files: ['tests/rules/marking-generated-workings.test.ts', 'tests/rules/marking-answers.test.ts'],
        factor: 10,
      },
    ],
    control: 'its own',
    minutes: 10,
  },
  {
    id: 'T48',
    attack:
      'Practice questions of every kind are generated and checked: their own answer and solution, wrong answers, a mistake, formulas and three languages.',
    passMark:
      '0 faults; a question’s own answer is correct, its own solution gets full marks, every formula renders',
    wanted: { 'questions of every maker': 40_000 },
    runs: [{ kind: 'vitest', files: ['content/practice/practice.test.ts'], factor: 40 }],
    control: 'its own',
    minutes: 60,
  },
]
