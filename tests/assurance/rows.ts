import { calls } from '../../domain/calls.ts'
import type { Call } from '../../domain/contract.ts'
import { deskCalls } from '../../domain/desk/calls.ts'
import { roles } from '../../domain/desk/rules.ts'
import { callFamilies } from '../support/call-families.ts'

/** How a row is run: files of vitest or of the journeys, or a programme that records by itself. */
export type Run = {
  kind: 'vitest' | 'journeys' | 'programme'
  files: readonly string[]
  /** How many times the first size of a random test is run to reach the full n. */
  factor?: number
  /** Only tests whose titles match. */
  title?: string
  environment?: Readonly<Record<string, string>>
}

export type Row = {
  id: string
  /** What is attacked or broken, in one sentence. */
  attack: string
  /** What must come of it. */
  passMark: string
  /** n wanted of each part; one that is not reached makes the row a miss. */
  wanted: Readonly<Record<string, number>>
  /** None: there is no way to run it yet. */
  runs: readonly Run[]
  /** Who is shown something broken first: the checker of the promises about money, or the row's own. */
  control: 'I1–I8' | 'its own'
  /** Longest time for the whole row, in minutes. */
  minutes: number
  /** Judged by times, so it needs a machine that does nothing else. */
  isTimed?: boolean
}

/** Shows the checker of the promises about money every breach it looks for. */
export const invariantsControl: Run = { kind: 'vitest', files: ['tests/faults/invariants.test.ts'] }

const staffCalls = Object.values<Call>(deskCalls).filter(({ access }) => access === 'staff').length
const families = Object.keys(callFamilies())

export const rows: readonly Row[] = [
  {
    id: 'T1',
    attack: 'A hundred visitors at once load the catalogue, a course, the blog and the list of courses.',
    passMark: 'no error; 99 of 100 answers within 150 ms',
    wanted: { catalogue: 60, course: 60, blog: 60, post: 60, 'list call': 60 },
    runs: [{ kind: 'programme', files: ['tests/assurance/visits.ts'] }],
    control: 'its own',
    minutes: 15,
    isTimed: true,
  },
  {
    id: 'T2',
    attack: 'Visitors and students browse, learn, open links, ask, sign in and buy for half an hour.',
    passMark: '99 of 100 answers within 300 ms; memory grows by less than 5 % over the last 20 minutes',
    wanted: { minutes: 30 },
    runs: [{ kind: 'programme', files: ['tests/assurance/mixed-load.ts'] }],
    control: 'its own',
    minutes: 45,
    isTimed: true,
  },
  {
    id: 'T3',
    attack: 'Five hundred people sign in at the same moment.',
    passMark: '99 of 100 answers of other pages within 300 ms; who is too many is refused with 429',
    wanted: { 'sign-ins at once': 500 },
    runs: [{ kind: 'programme', files: ['tests/assurance/sign-in-storm.ts'] }],
    control: 'its own',
    minutes: 10,
    isTimed: true,
  },
  {
    id: 'T4',
    attack: 'Three hundred students buy at once, and one student clicks ten times.',
    passMark: 'one open order per student, course and plan; I1 to I8 hold',
    wanted: { 'buys at once': 300, 'tenfold clicks on six plans': 10 },
    runs: [{ kind: 'vitest', files: ['tests/faults/many-purchases.test.ts'] }],
    control: 'I1–I8',
    minutes: 5,
  },
  {
    id: 'T5',
    attack: 'Every list is asked for in a database with years of students, progress, tickets and payments.',
    passMark: 'no statement reads more than 10,000 rows one after the other; 99 of 100 within 100 ms',
    wanted: { students: 100_000, 'progress rows': 1_000_000, tickets: 200_000, payments: 200_000 },
    runs: [{ kind: 'programme', files: ['tests/assurance/at-size.ts'] }],
    control: 'its own',
    minutes: 30,
    isTimed: true,
  },
  {
    id: 'T6',
    attack: 'The scenarios of the gateway’s own catalogue for shops, by its numbers.',
    passMark: 'every one is right, or does not apply for a stated reason',
    wanted: { ORD: 25, BP: 37 },
    runs: [
      {
        kind: 'vitest',
        files: ['orders', 'messages', 'scenarios'].map((name) => `tests/faults/payment-${name}.test.ts`),
      },
    ],
    control: 'I1–I8',
    minutes: 5,
  },
  {
    id: 'T7',
    attack: 'The gateway’s messages come doubled, late, in any order and contradicting each other.',
    passMark: '0 violations of I1 to I8',
    wanted: { schedules: 10_000 },
    runs: [{ kind: 'vitest', files: ['tests/faults/payment-schedules.test.ts'], factor: 40 }],
    control: 'I1–I8',
    minutes: 90,
  },
  {
    id: 'T8',
    attack: 'Somebody forges the gateway’s messages: bits, headers, secrets, spelling, size.',
    passMark: '0 accepted, 0 answers of 5xx',
    wanted: { 'forged messages': 5000 },
    runs: [{ kind: 'vitest', files: ['tests/faults/forged-webhooks.test.ts'], factor: 15 }],
    control: 'its own',
    minutes: 10,
  },
  {
    id: 'T9',
    attack: 'A student verifies a payment that is another’s, another order’s, too small or made up.',
    passMark: '0 enrolments',
    wanted: { 'forged verifications': 2000 },
    runs: [{ kind: 'vitest', files: ['tests/faults/forged-verify.test.ts'], factor: 10 }],
    control: 'its own',
    minutes: 20,
  },
  {
    id: 'T10',
    attack: 'The gateway is silent, drops the line, refuses, or answers nonsense and half of its JSON.',
    passMark: '0 orphan or double orders; every answer within 5.5 s',
    wanted: { hang: 200, dropped: 200, reset: 200, 500: 200, 429: 200, cut: 200, nonsense: 200 },
    runs: [{ kind: 'vitest', files: ['tests/faults/gateway-trouble.test.ts'], factor: 13 }],
    control: 'its own',
    minutes: 30,
  },
  {
    id: 'T11',
    attack: 'The server is killed at each named point of a purchase, and at random under load.',
    passMark: '0 violations of I1 to I8; ready again within 5 s',
    wanted: { kills: 470 },
    runs: [{ kind: 'vitest', files: ['tests/faults/killed-server.test.ts'], factor: 32 }],
    control: 'I1–I8',
    minutes: 90,
  },
  {
    id: 'T12',
    attack: 'The database is killed in the middle of purchases and comes back after 1, 10 and 60 s.',
    passMark: '0 violations, 0 acknowledged writes lost, used again within 5 s, 0 answers of 503',
    wanted: { 'kills, back after 1 s': 40, 'kills, back after 10 s': 8, 'kills, back after 60 s': 2 },
    runs: [{ kind: 'vitest', files: ['tests/faults/killed-database.test.ts'], factor: 50 }],
    control: 'I1–I8',
    minutes: 30,
  },
  {
    id: 'T13',
    attack: 'The database is frozen for 30 s, its connections are all taken, transactions lock each other.',
    passMark: 'no request waits longer than 10 s, and each ends in an answer that says what is wrong',
    wanted: { frozen: 10, 'pool taken': 20, deadlocks: 20 },
    runs: [{ kind: 'vitest', files: ['tests/faults/stuck-database.test.ts'], factor: 20 }],
    control: 'its own',
    minutes: 30,
  },
  {
    id: 'T15',
    attack: 'Students, two members of staff and the bank refund one order, with answers that are lost.',
    passMark: '0 paise over-refunded',
    wanted: { 'stories of refunds': 1000 },
    runs: [{ kind: 'vitest', files: ['tests/faults/refunds.test.ts'], factor: 20 }],
    control: 'its own',
    minutes: 60,
  },
  {
    id: 'T16',
    attack:
      'Access is bought at month ends, on leap days, at midnight in India and before the last one ends.',
    passMark: '0 disagreements with a calendar of another make',
    wanted: { dates: 10_000 },
    runs: [{ kind: 'vitest', files: ['server/payments/access-dates.test.ts'] }],
    control: 'its own',
    minutes: 5,
  },
  {
    id: 'T17',
    attack: 'Five hundred captures at once across the end of the financial year, one in five undone.',
    passMark: '0 gaps, 0 duplicates',
    wanted: { 'rounds of 500 captures': 20 },
    runs: [{ kind: 'vitest', files: ['tests/faults/invoice-numbers.test.ts'], factor: 20 }],
    control: 'I1–I8',
    minutes: 30,
  },
  {
    id: 'T18',
    attack: 'The machine is lost, and the school is restored from its backup.',
    passMark: 'nothing from before the backup is lost; rows are equal',
    wanted: { 'embedded database': 3, 'outside database and store': 3 },
    runs: [{ kind: 'vitest', files: ['tests/faults/backup-drill.test.ts'], factor: 3 }],
    control: 'I1–I8',
    minutes: 20,
  },
  {
    id: 'T20',
    attack: 'Codes of one account are guessed from as many addresses as there are guesses.',
    passMark: 'at most 5 evaluated per code and 50 a day',
    wanted: { guesses: 100_000 },
    runs: [{ kind: 'vitest', files: ['tests/faults/code-guessing.test.ts'], factor: 334 }],
    control: 'its own',
    minutes: 30,
  },
  {
    id: 'T21',
    attack: 'A code is used again, after a newer one, for another purpose or address, or a second late.',
    passMark: '0 accepted',
    wanted: { 'codes used wrongly': 1000 },
    runs: [
      {
        kind: 'vitest',
        files: ['server/accounts/codes.test.ts'],
        title: 'is refused |one second late',
        factor: 12,
      },
    ],
    control: 'its own',
    minutes: 15,
  },
  {
    id: 'T22',
    attack: 'The right code comes a hundred times at once, and a hundred wrong ones do.',
    passMark: 'exactly one success; all are counted',
    wanted: { 'right codes at once': 100, 'wrong codes at once': 100 },
    runs: [{ kind: 'vitest', files: ['server/accounts/codes.test.ts'], title: 'hundred' }],
    control: 'its own',
    minutes: 5,
  },
  {
    id: 'T23',
    attack: 'Somebody asks which addresses are known, and takes the time of each answer.',
    passMark: 'same status, same body, and times that do not tell (AUC at most 0.55)',
    wanted: { register: 2000, login: 2000, forgotPassword: 2000, resendOTP: 2000, verifyEmail: 2000 },
    runs: [
      {
        kind: 'vitest',
        files: ['server/accounts/addresses.test.ts'],
        title: 'the time of an answer',
        environment: { TIMED_ANSWERS: '1000' },
      },
    ],
    control: 'its own',
    minutes: 30,
    isTimed: true,
  },
  {
    id: 'T26',
    attack: 'Every call is made by every role, and by strangers about another student’s things.',
    passMark: '0 leaks',
    wanted: {
      'another student’s things': Object.keys(calls).length * 4,
      'the desk without a session of its own': staffCalls * 5,
      // Signing out ends the session that the others need.
      'the desk by role': (staffCalls - 1) * roles.length,
    },
    runs: [
      {
        kind: 'vitest',
        files: ['contract-walk', 'strangers', 'desk-walk'].map((name) => `tests/calls/${name}.test.ts`),
      },
    ],
    control: 'its own',
    minutes: 15,
  },
  {
    id: 'T28',
    attack: 'Links to films and documents are passed on, changed, outlived and led astray.',
    passMark: '0 served',
    wanted: { 'links that open nothing': 2000 },
    runs: [{ kind: 'vitest', files: ['tests/faults/stream-links.test.ts'], factor: 8 }],
    control: 'its own',
    minutes: 10,
  },
  {
    id: 'T29',
    attack: 'Scripts are written into every text and rich text, and every screen that shows them is opened.',
    passMark: '0 scripts run, 0 reports of the policy on content',
    wanted: { payloads: 100, fields: 40, screens: 50 },
    runs: [{ kind: 'journeys', files: ['tests/journeys/scripts-in-fields.test.ts'] }],
    control: 'its own',
    minutes: 20,
  },
  {
    id: 'T30',
    attack: 'Malformed requests are sent to every family of calls.',
    passMark: '0 answers of 5xx, 0 left waiting',
    wanted: Object.fromEntries(families.map((family) => [family, 10_000])),
    runs: [{ kind: 'vitest', files: ['tests/calls/malformed.test.ts'], factor: 34 }],
    control: 'its own',
    minutes: 90,
  },
  {
    id: 'T31',
    attack: 'Uploads lie about their kind, are two things at once, bombs, too large, or cut and resumed.',
    passMark: '0 stored wrongly; cut uploads resume',
    wanted: { files: 90, 'cut and resumed': 24, 'paths in names': 19 },
    runs: [
      {
        kind: 'vitest',
        files: ['tests/faults/hostile-uploads.test.ts', 'tests/faults/hostile-upload-requests.test.ts'],
      },
    ],
    control: 'its own',
    minutes: 15,
  },
  {
    id: 'T33',
    attack: 'Callers send headers and bodies slowly, hold connections idle, or send a gigabyte packed small.',
    passMark: 'gone within 17 s, and others are served meanwhile',
    wanted: { 'slow headers': 100, 'slow bodies': 100, 'idle connections': 400, 'packed gigabytes': 1 },
    runs: [{ kind: 'vitest', files: ['tests/faults/slow-callers.test.ts'], factor: 100 }],
    control: 'its own',
    minutes: 10,
  },
  {
    id: 'T38',
    attack: 'The mail server, the media store, the gateway and the disk fail for ten minutes each.',
    passMark: 'the catalogue and bought films go on; mail arrives later, none lost',
    wanted: {
      'minutes without mail': 10,
      'minutes without media': 10,
      'minutes without gateway': 10,
      'minutes with a full disk': 10,
    },
    runs: [
      {
        kind: 'vitest',
        files: ['refused-mail', 'media-store-down', 'gateway-down'].map(
          (name) => `tests/faults/${name}.test.ts`,
        ),
        factor: 10,
      },
    ],
    control: 'its own',
    minutes: 45,
  },
  {
    id: 'T42',
    attack: 'The servers are replaced one after the other under load.',
    passMark: '0 failed requests, 0 answers of 503',
    wanted: { restarts: 50 },
    runs: [{ kind: 'vitest', files: ['tests/faults/rolling-restart.test.ts'], factor: 25 }],
    control: 'its own',
    minutes: 30,
  },
  {
    id: 'T43',
    attack: 'The rules of accounts, payments and access and the signing of links are changed in small ways.',
    passMark: 'the tests notice at least 85 of 100 changes',
    wanted: { changes: 200 },
    runs: [{ kind: 'programme', files: ['tests/assurance/mutation.ts'] }],
    control: 'its own',
    minutes: 60,
  },
  {
    id: 'T45',
    attack: 'Ten thousand lines of the log are searched for passwords, codes, tokens and telephone numbers.',
    passMark: '0 found',
    wanted: { lines: 10_000 },
    runs: [{ kind: 'vitest', files: ['tests/faults/log-secrets.test.ts'], factor: 10 }],
    control: 'its own',
    minutes: 10,
  },
]
