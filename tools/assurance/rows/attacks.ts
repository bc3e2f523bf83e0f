import { adminCalls } from '../../../domain/admin/calls.ts'
import { roles } from '../../../domain/admin/rules.ts'
import { calls } from '../../../domain/calls.ts'
import type { Call } from '../../../domain/contract.ts'
import { callFamilies } from '../../../tests/support/call-families.ts'
import type { Row } from './row.ts'

const staffCalls = Object.values<Call>(adminCalls).filter(({ access }) => access === 'staff').length
const families = Object.keys(callFamilies())

/** Attackers: access to others' data, and denial of service. */
export const attackRows: readonly Row[] = [
  {
    id: 'T26',
    attack: 'Every call is made by every role, and by strangers with the ids of another student’s data.',
    passMark: '0 leaks',
    wanted: {
      'another student’s things': Object.keys(calls).length * 4,
      'the admin without a session of its own': staffCalls * 5,
      // Signing out ends the session that the others need.
      'the admin by role': (staffCalls - 1) * roles.length,
    },
    runs: [
      {
        kind: 'vitest',
        files: ['contract-walk', 'strangers', 'admin-walk'].map((name) => `tests/calls/${name}.test.ts`),
      },
    ],
    control: 'its own',
    minutes: 15,
  },
  {
    id: 'T28',
    attack: 'Links to videos and documents are shared, altered, used after expiry and used for other files.',
    passMark: '0 served',
    wanted: { 'links that open nothing': 2000 },
    runs: [{ kind: 'vitest', files: ['tests/faults/stream-links.test.ts'], factor: 8 }],
    control: 'its own',
    minutes: 10,
  },
  {
    id: 'T29',
    attack: 'Scripts are written into every text and rich text, and every screen that shows them is opened.',
    passMark: '0 scripts run, 0 Content Security Policy reports',
    wanted: { payloads: 100, fields: 40, screens: 50 },
    runs: [{ kind: 'journeys', files: ['tests/journeys/scripts-in-fields.test.ts'] }],
    control: 'its own',
    minutes: 20,
  },
  {
    id: 'T30',
    attack: 'Malformed requests are sent to every group of calls.',
    passMark: '0 responses of 5xx, 0 that hang',
    wanted: Object.fromEntries(families.map((family) => [family, 10_000])),
    runs: [{ kind: 'vitest', files: ['tests/calls/malformed.test.ts'], factor: 100 }],
    control: 'its own',
    minutes: 90,
  },
  {
    id: 'T31',
    attack:
      'Uploads have a false type, are polyglots or decompression bombs, are too large, or are interrupted and resumed.',
    passMark: '0 stored wrongly; interrupted uploads resume',
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
    attack: 'Clients send headers and bodies slowly, hold idle connections, or send a compressed gigabyte.',
    passMark: 'disconnected within 17 s, and others are served meanwhile',
    wanted: { 'slow headers': 100, 'slow bodies': 100, 'idle connections': 400, 'packed gigabytes': 1 },
    runs: [{ kind: 'vitest', files: ['tests/faults/slow-callers.test.ts'], factor: 100 }],
    control: 'its own',
    minutes: 10,
  },
  {
    id: 'T45',
    attack: 'Ten thousand log lines are searched for passwords, codes, tokens and phone numbers.',
    passMark: '0 found',
    wanted: { lines: 10_000 },
    runs: [{ kind: 'vitest', files: ['tests/faults/log-secrets.test.ts'], factor: 10 }],
    control: 'its own',
    minutes: 10,
  },
]
