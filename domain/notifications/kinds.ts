import * as z from 'zod/mini'

/** Notification channels. */
export const channels = ['bell', 'email', 'push'] as const
export type Channel = (typeof channels)[number]

/** A student's setting, with its default; or none. */
type ChannelDefault = 'on' | 'off' | 'always' | 'never'

const course = z.string()

/**
 * Student notifications, with the data that each stores. A quiet kind is sent to phones and mailboxes only between
 * 07:00 and 21:00 in India. Kinds about the account or money are not quiet, and their mail and in-app notification
 * cannot be turned off. Expiring access has an older mail setting of its own. Push goes only to devices on which the
 * student turned it on.
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
    /** In the reader's language at the time. */
    facts: z.object({ subject: z.string(), text: z.string() }),
  },
} as const satisfies Record<
  string,
  { isQuiet: boolean; facts: z.ZodMiniType } & Record<Channel, ChannelDefault>
>

export type NotificationKind = keyof typeof kinds
// The keys of the object above.
export const notificationKinds = Object.keys(kinds) as NotificationKind[]

/** A notification: its kind and facts. */
export type NotificationContent = {
  [Kind in NotificationKind]: { kind: Kind; facts: z.output<(typeof kinds)[Kind]['facts']> }
}[NotificationKind]

/** Whether a student may set a channel of a kind. */
export function isChoice(kind: NotificationKind, channel: Channel): boolean {
  const setting: ChannelDefault = kinds[kind][channel]
  return setting === 'on' || setting === 'off'
}

/** Whether a channel of a kind is used by default. */
export function isOnUnlessChosen(kind: NotificationKind, channel: Channel): boolean {
  const setting: ChannelDefault = kinds[kind][channel]
  return setting === 'on' || setting === 'always'
}
