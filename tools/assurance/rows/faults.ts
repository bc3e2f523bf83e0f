import type { Row } from './row.ts'

/** Something of the installation, or outside it, is unavailable for a while. */
export const faultRows: readonly Row[] = [
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
    attack: 'The database is killed during purchases and restarted after 1, 10 and 60 s.',
    passMark: '0 violations, 0 acknowledged writes lost, used again within 5 s, 0 answers of 503',
    wanted: { 'kills, back after 1 s': 40, 'kills, back after 10 s': 8, 'kills, back after 60 s': 2 },
    runs: [{ kind: 'vitest', files: ['tests/faults/killed-database.test.ts'], factor: 50 }],
    control: 'I1–I8',
    minutes: 30,
  },
  {
    id: 'T13',
    attack: 'The database is frozen for 30 s, its connection pool is exhausted, transactions deadlock.',
    passMark: 'no request takes longer than 10 s, and each gets a response that says what is wrong',
    wanted: { frozen: 10, 'pool taken': 20, deadlocks: 20 },
    runs: [{ kind: 'vitest', files: ['tests/faults/stuck-database.test.ts'], factor: 20 }],
    control: 'its own',
    minutes: 30,
  },
  {
    id: 'T18',
    attack: 'The machine is lost, and the installation is restored from its backup.',
    passMark: 'nothing from before the backup is lost; rows are equal',
    wanted: { 'embedded database': 3, 'outside database and store': 3 },
    runs: [{ kind: 'vitest', files: ['tests/faults/backup-drill.test.ts'], factor: 3 }],
    control: 'I1–I8',
    minutes: 20,
  },
  {
    id: 'T38',
    attack: 'The mail server, the media store, the gateway and the disk fail for ten minutes each.',
    passMark:
      'the catalogue and paid videos stay available; mail arrives later, none lost; uploads are refused in time',
    wanted: {
      'minutes without mail': 10,
      'minutes without media': 10,
      'minutes without gateway': 10,
      'minutes with a full disk': 10,
      'returns of a database without room for its log': 1,
    },
    runs: [
      {
        kind: 'vitest',
        files: ['refused-mail', 'media-store-down', 'gateway-down', 'full-disk/full-disk'].map(
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
    id: 'T49',
    attack: 'The process that notifies students is killed, and retries its notifications.',
    passMark:
      '0 lost; 0 duplicates in the notification list and on the device; duplicate mails have the same id, and are counted',
    wanted: { notifications: 10_000 },
    runs: [{ kind: 'vitest', files: ['tests/faults/killed-notifier.test.ts'], factor: 50 }],
    control: 'its own',
    minutes: 30,
  },
  {
    id: 'T50',
    attack:
      'Downloads of lessons are interrupted, refused and reloaded at any moment, and leases of saved lessons are forged.',
    passMark: '0 broken lessons, no part downloaded twice; 0 forged leases accepted',
    wanted: { 'cut downloads': 1000, 'forged leases': 200 },
    runs: [
      {
        kind: 'vitest',
        files: ['tests/rules/saved-lessons.test.ts'],
        factor: 40,
      },
    ],
    control: 'its own',
    minutes: 30,
  },
]
