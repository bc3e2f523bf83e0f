import * as z from 'zod/mini'
import { authors, supporters } from '../access.ts'
import { caseKinds, moneyRoles } from '../rules.ts'

/** Rupees. */
const amount = z.number()

/** What staff are notified of, which of them, and what data a notification stores. It names no person. */
export const staffKinds = {
  sale: {
    roles: moneyRoles,
    facts: z.object({ course: z.string(), amount, order: z.string() }),
  },
  refundRequest: {
    roles: moneyRoles,
    facts: z.object({ course: z.string(), amount, order: z.string() }),
  },
  case: {
    roles: supporters,
    /** `number` as staff and senders know it. */
    facts: z.object({ kind: z.enum(caseKinds), number: z.string() }),
  },
  /** Its answer is due soon. Sent to the course's teachers; null for a practice question outside courses. */
  question: {
    roles: authors,
    facts: z.object({
      course: z.nullable(z.string()),
      courseId: z.nullable(z.string()),
      /** ISO 8601. */
      dueAt: z.string(),
    }),
  },
} as const

export type StaffKind = keyof typeof staffKinds
// The keys of the object above.
export const staffKindNames = Object.keys(staffKinds) as StaffKind[]

/** A notification: its kind and facts. */
export type StaffNotificationContent = {
  [Kind in StaffKind]: { kind: Kind; facts: z.output<(typeof staffKinds)[Kind]['facts']> }
}[StaffKind]
