import type { Row } from './row.ts'

/** Codes and addresses of other people. */
export const accountRows: readonly Row[] = [
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
        title: 'the response time',
        environment: { TIMED_ANSWERS: '1000' },
      },
    ],
    control: 'its own',
    minutes: 30,
    isTimed: true,
  },
]
