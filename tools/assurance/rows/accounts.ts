import type { Row } from './row.ts'

/** Codes and addresses of other people. */
export const accountRows: readonly Row[] = [
  {
    id: 'T20',
    attack: 'The codes of one account are guessed, each guess from another IP address.',
    passMark: 'at most 5 evaluated per code and 50 a day',
    wanted: { guesses: 100_000 },
    runs: [{ kind: 'vitest', files: ['tests/faults/code-guessing.test.ts'], factor: 334 }],
    control: 'its own',
    minutes: 30,
  },
  {
    id: 'T21',
    attack:
      'A code is replayed, used after a newer one, for another purpose or address, or a second after it expired.',
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
    attack: 'The correct code is sent a hundred times concurrently, and so are a hundred wrong ones.',
    passMark: 'exactly one success; all are counted',
    wanted: { 'right codes at once': 100, 'wrong codes at once': 100 },
    runs: [{ kind: 'vitest', files: ['server/accounts/codes.test.ts'], title: 'hundred' }],
    control: 'its own',
    minutes: 5,
  },
  {
    id: 'T23',
    attack: 'An attacker probes which addresses have accounts, and measures response times.',
    passMark: 'same status, same body, and no timing difference (AUC at most 0.55)',
    wanted: { register: 2000, login: 2000, forgotPassword: 2000, resendOTP: 2000, verifyEmail: 2000 },
    runs: [
      {
        kind: 'vitest',
        files: ['server/accounts/addresses.test.ts'],
        title: 'the response time',
        environment: { TIMED_ANSWERS: '1000' },
      },
    ],
    control: 'its own',
    minutes: 30,
    isTimed: true,
  },
]
