import type { Row } from './row.ts'

/** Purchases, the gateway's messages, refunds and the days of access. */
export const paymentRows: readonly Row[] = [
  {
    id: 'T4',
    attack: 'Three hundred students buy at once, and one student clicks ten times.',
    passMark: 'one open order per student, course and plan; I1 to I8 hold',
    wanted: { 'buys at once': 300, 'tenfold clicks on six plans': 10 },
    runs: [{ kind: 'vitest', files: ['tests/faults/many-purchases.test.ts'], factor: 3 }],
    control: 'I1–I8',
    minutes: 5,
  },
  {
    id: 'T6',
    attack: 'The scenarios of the gateway’s own test catalogue for merchants, by number.',
    passMark: 'every one is handled correctly, or does not apply for a stated reason',
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
    attack: 'Webhooks arrive duplicated, late, out of order and with contradictory content.',
    passMark: '0 violations of I1 to I8',
    wanted: { schedules: 10_000 },
    runs: [{ kind: 'vitest', files: ['tests/faults/payment-schedules.test.ts'], factor: 100 }],
    control: 'I1–I8',
    minutes: 90,
  },
  {
    id: 'T8',
    attack: 'An attacker forges webhooks: bits, headers, secrets, encoding, size.',
    passMark: '0 accepted, 0 answers of 5xx',
    wanted: { 'forged messages': 5000 },
    runs: [{ kind: 'vitest', files: ['tests/faults/forged-webhooks.test.ts'], factor: 15 }],
    control: 'its own',
    minutes: 10,
  },
  {
    id: 'T9',
    attack:
      'A student verifies a payment of another student or order, of too small an amount, or an invented one.',
    passMark: '0 enrolments',
    wanted: { 'forged verifications': 2000 },
    runs: [{ kind: 'vitest', files: ['tests/faults/forged-verify.test.ts'], factor: 10 }],
    control: 'its own',
    minutes: 20,
  },
  {
    id: 'T10',
    attack:
      'The gateway does not respond, drops the connection, returns errors, invalid data or truncated JSON.',
    passMark: '0 orphan or duplicate orders; every response within 5.5 s',
    wanted: { hang: 200, dropped: 200, reset: 200, 500: 200, 429: 200, cut: 200, nonsense: 200 },
    runs: [{ kind: 'vitest', files: ['tests/faults/gateway-trouble.test.ts'], factor: 13 }],
    control: 'its own',
    minutes: 30,
  },
  {
    id: 'T15',
    attack: 'Students, two members of staff and the bank refund one order concurrently, with lost responses.',
    passMark: '0 paise over-refunded',
    wanted: { 'stories of refunds': 1000 },
    runs: [{ kind: 'vitest', files: ['tests/faults/refunds.test.ts'], factor: 20 }],
    control: 'its own',
    minutes: 60,
  },
  {
    id: 'T16',
    attack:
      'Access is bought at month ends, on leap days, at midnight in India and before the previous one ends.',
    passMark: '0 differences from an independent calendar',
    wanted: { dates: 10_000 },
    runs: [{ kind: 'vitest', files: ['server/payments/reconciliation/access-dates.test.ts'] }],
    control: 'its own',
    minutes: 5,
  },
  {
    id: 'T17',
    attack: 'Five hundred concurrent captures across the end of the financial year, one in five rolled back.',
    passMark: '0 gaps, 0 duplicates',
    wanted: { 'rounds of 500 captures': 20 },
    runs: [{ kind: 'vitest', files: ['tests/faults/invoice-numbers.test.ts'], factor: 20 }],
    control: 'I1–I8',
    minutes: 30,
  },
]
