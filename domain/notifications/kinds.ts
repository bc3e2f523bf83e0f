import * as z from 'zod/mini'

/** The ways by which a student is told. */
export const channels = ['bell', 'email', 'push'] as const
export type Channel = (typeof channels)[number]

/** A choice of the student, with what holds until it is made; or none. */
type Wish = 'on' | 'off' | 'always' | 'never'

const course = z.string()

/**
 * What students are told of, with what a notification keeps of the fact.
 *
 * A quiet kind reaches phones and mailboxes between 07:00 and 21:00 in India alone. What belongs to the account or
 * to money is not quiet, and neither its mail nor its place at the bell is a choice. Access that ends has a choice of its own for mail, made before.
 * Push reaches the devices on which the student asked for it, and no other.
 */
export const kinds = {
  answer: {
    isQuiet: true,
    ...{ bell: 'on', email: 'on', push: 'on' },
    facts: z.object({ course }),
  },
  case: {
    isQuiet: true,
    ...{ bell: 'on', email: 'on', push: 'on' },
    /** "TKT-2026-00412". */
    facts: z.object({ number: z.string(), isSolved: z.boolean() }),
  },
  payment: {
    isQuiet: false,
    ...{ bell: 'always', email: 'always', push: 'on' },
    facts: z.object({
      event: z.enum(['paid', 'returned', 'asked', 'approved', 'declined', 'refunded']),
      course,
    }),
  },
  accessEnding: {
    isQuiet: true,
    ...{ bell: 'on', email: 'never', push: 'on' },
    /** `endsOn` is the last day, as ISO 8601. */
    facts: z.object({ course, daysLeft: z.number(), endsOn: z.string() }),
  },
  result: {
    isQuiet: true,
    ...{ bell: 'on', email: 'on', push: 'on' },
    facts: z.union([
      z.object({ event: z.literal('certificate'), course }),
      z.object({ event: z.enum(['markCorrected', 'markKept']) }),
    ]),
  },
  reviewDue: {
    isQuiet: true,
    ...{ bell: 'on', email: 'off', push: 'off' },
    facts: z.object({}),
  },
  announcement: {
    isQuiet: true,
    ...{ bell: 'on', email: 'on', push: 'off' },
    /** As the reader was written to. */
    facts: z.object({ subject: z.string(), text: z.string() }),
  },
} as const satisfies Record<string, { isQuiet: boolean; facts: z.ZodMiniType } & Record<Channel, Wish>>

export type NotificationKind = keyof typeof kinds
// The keys of the object above.
export const notificationKinds = Object.keys(kinds) as NotificationKind[]

/** A fact with its kind. */
export type Told = {
  [Kind in NotificationKind]: { kind: Kind; facts: z.output<(typeof kinds)[Kind]['facts']> }
}[NotificationKind]

/** Whether a student may choose a channel of a kind. */
export function isChoice(kind: NotificationKind, channel: Channel): boolean {
  const wish: Wish = kinds[kind][channel]
  return wish === 'on' || wish === 'off'
}

/** Whether a channel of a kind is used while its student has chosen nothing. */
export function isOnUnlessChosen(kind: NotificationKind, channel: Channel): boolean {
  const wish: Wish = kinds[kind][channel]
  return wish === 'on' || wish === 'always'
}
