import type { Row } from './row.ts'

/** Concurrency and volume. */
export const loadRows: readonly Row[] = [
  {
    id: 'T1',
    attack: 'A hundred concurrent visitors load the catalogue, a course, the blog and the list of courses.',
    passMark: 'no error; 99 of 100 answers within 150 ms',
    wanted: { catalogue: 60, course: 60, blog: 60, post: 60, 'list call': 60 },
    runs: [{ kind: 'programme', files: ['tools/assurance/visits.ts'] }],
    control: 'its own',
    minutes: 15,
    isTimed: true,
  },
  {
    id: 'T2',
    attack: 'Visitors and students browse, learn, open links, ask, sign in and buy for half an hour.',
    passMark: '99 of 100 answers within 300 ms; memory grows by less than 5 % over the last 20 minutes',
    wanted: { minutes: 30 },
    runs: [{ kind: 'programme', files: ['tools/assurance/mixed-load.ts'] }],
    control: 'its own',
    minutes: 45,
    isTimed: true,
  },
  {
    id: 'T3',
    attack: 'Five hundred people sign in at the same moment.',
    passMark: '99 of 100 responses of other pages within 300 ms; excess sign-ins are refused with 429',
    wanted: { 'sign-ins at once': 500 },
    runs: [{ kind: 'programme', files: ['tools/assurance/sign-in-storm.ts'] }],
    control: 'its own',
    minutes: 10,
    isTimed: true,
  },
  {
    id: 'T5',
    attack: 'Every list is requested from a database with years of students, progress, tickets and payments.',
    passMark: 'no statement scans more than 10,000 rows sequentially; 99 of 100 within 100 ms',
    wanted: { students: 100_000, 'progress rows': 1_000_000, tickets: 200_000, payments: 200_000 },
    runs: [{ kind: 'programme', files: ['tools/assurance/at-size.ts'] }],
    control: 'its own',
    minutes: 30,
    isTimed: true,
  },
]
