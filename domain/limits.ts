import type { MessageKey } from './messages/message-key.ts'

/**
 * Rate limits. `per` is whose count it is: the account (the email, phone or student the call is about); the network,
 * wider because a school shares one address; the account and network together; or the network for visitors only.
 * `strangers` is one count for all unknown devices together. Public reads have no limit.
 */
export const limits = {
  registrationPerAccount: { per: 'account', count: 5, windowSeconds: 3600, says: 'too_many_mails' },
  registrationPerNetwork: { per: 'network', count: 200, windowSeconds: 3600 },
  signInPerAccount: {
    per: 'account',
    count: 10,
    windowSeconds: 900,
    says: 'too_many_sign_ins',
    sparesKnownDevices: true,
  },
  signInPerNetwork: { per: 'network', count: 600, windowSeconds: 900, sparesKnownDevices: true },
  // At most fifty by unknown devices in any twenty-four hours, which may overlap two windows, and as many by known
  // devices.
  codePerAccount: {
    per: 'account',
    count: 25,
    windowSeconds: 86_400,
    says: 'too_many_codes',
    sparesKnownDevices: 'together',
  },
  // At most ten thousand in any twenty-four hours: one in a million is right by chance.
  codeOfStrangers: {
    per: 'strangers',
    count: 5000,
    windowSeconds: 86_400,
    says: 'too_many_codes',
    sparesKnownDevices: true,
  },
  codePerNetwork: { per: 'network', count: 600, windowSeconds: 900, sparesKnownDevices: true },
  mailedLinkPerNetwork: { per: 'network', count: 600, windowSeconds: 900 },
  codeMailPerAccount: {
    per: 'account',
    count: 10,
    windowSeconds: 3600,
    says: 'too_many_mails',
    sparesKnownDevices: true,
  },
  codeMailPerNetwork: { per: 'network', count: 300, windowSeconds: 3600, sparesKnownDevices: true },
  // As often as sign-in: an open session must not allow guessing the password.
  ownPasswordPerAccount: { per: 'account', count: 10, windowSeconds: 900 },
  emailChangePerAccount: { per: 'account', count: 6, windowSeconds: 3600, says: 'too_many_mails' },
  accountChangePerAccount: { per: 'account', count: 60, windowSeconds: 3600 },
  // Each is held in memory as a whole.
  accountExportPerAccount: { per: 'account', count: 5, windowSeconds: 3600 },
  orderPerAccount: { per: 'account', count: 30, windowSeconds: 600 },
  // Coupon codes are worth money: prevents guessing.
  couponPerAccount: { per: 'account', count: 20, windowSeconds: 3600, says: 'too_many_coupons' },
  couponPerNetwork: { per: 'network', count: 300, windowSeconds: 3600, says: 'too_many_coupons' },
  // A family opens its link a few times; a school's network has many families.
  paymentLinkPerNetwork: { per: 'network', count: 300, windowSeconds: 900 },
  planOpeningPerNetwork: { per: 'network', count: 600, windowSeconds: 600 },
  verifyPerAccount: { per: 'account', count: 60, windowSeconds: 600 },
  refundPerAccount: { per: 'account', count: 20, windowSeconds: 3600 },
  subscribePerAccount: { per: 'account', count: 10, windowSeconds: 3600 },
  subscribePerNetwork: { per: 'network', count: 200, windowSeconds: 3600 },
  subscriptionLinkPerNetwork: { per: 'network', count: 600, windowSeconds: 900 },
  contactPerAccount: { per: 'account', count: 5, windowSeconds: 3600 },
  contactPerNetwork: { per: 'network', count: 100, windowSeconds: 3600 },
  applyPerAccount: { per: 'account', count: 5, windowSeconds: 3600 },
  applyPerNetwork: { per: 'network', count: 100, windowSeconds: 3600 },
  reportPerAccount: { per: 'account', count: 20, windowSeconds: 3600 },
  reportPerNetwork: { per: 'network', count: 100, windowSeconds: 3600 },
  // Mails to an address from a form or an account change. Counted separately, so that forms block no account change.
  acknowledgementPerAddress: { per: 'account', count: 5, windowSeconds: 3600 },
  movePerAddress: { per: 'account', count: 10, windowSeconds: 3600 },
  // Safeguarding mails about visitors' forms, by network: beyond it one mail an hour, and all of them in the list.
  alarmMailPerNetwork: { per: 'account', count: 10, windowSeconds: 3600 },
  ticketPerAccount: { per: 'account', count: 10, windowSeconds: 3600 },
  replyPerAccount: { per: 'account', count: 60, windowSeconds: 600 },
  // Mails about replies to tickets: further replies are only in the inbox.
  replyMailPerAccount: { per: 'account', count: 20, windowSeconds: 3600 },
  notificationsReadPerAccount: { per: 'account', count: 600, windowSeconds: 600 },
  pushPerAccount: { per: 'account', count: 60, windowSeconds: 3600 },
  // While a question is typed.
  similarPerAccount: { per: 'account', count: 600, windowSeconds: 3600, allowWhenUncounted: true },
  questionPerAccount: { per: 'account', count: 20, windowSeconds: 3600 },
  notePerAccount: { per: 'account', count: 300, windowSeconds: 3600 },
  // A save every ten seconds on several devices, and what was stored offline.
  progressPerAccount: { per: 'account', count: 600, windowSeconds: 600 },
  // A question every few seconds for an hour, and what was answered offline.
  practicePerAccount: {
    per: 'account',
    count: 600,
    windowSeconds: 3600,
    allowWhenUncounted: true,
    says: 'practice_rest',
  },
  // All of it is stored, and included in the account's export: a day of practice is a tenth of it, a month a third.
  practiceCharactersPerAccount: {
    per: 'account',
    count: 1_500_000,
    windowSeconds: 86_400,
    says: 'practice_rest',
    countsCharacters: true,
  },
  practiceCharactersOfMonth: {
    per: 'account',
    count: 12_000_000,
    windowSeconds: 30 * 86_400,
    says: 'practice_rest',
    countsCharacters: true,
  },
  // Tickets, questions, replies, reports and disputed marks together: about thirty of the longest.
  askedCharactersPerAccount: {
    per: 'account',
    count: 120_000,
    windowSeconds: 86_400,
    countsCharacters: true,
  },
  // Each call generates up to twelve questions in a quarter of a second of CPU time; a class working at its own pace
  // needs less.
  practiceOfVisitors: {
    per: 'networkOfVisitors',
    count: 600,
    windowSeconds: 600,
    allowWhenUncounted: true,
    says: 'practice_rest',
  },
  // One lesson after another, each opened again when the connection drops.
  streamPerAccount: { per: 'account', count: 300, windowSeconds: 600, allowWhenUncounted: true },
  // For a video, the call opens a stream, which is stored.
  linkPerAccount: { per: 'account', count: 300, windowSeconds: 600, allowWhenUncounted: true },
  // By network, so that strangers elsewhere delay nobody. Codes have their own waits (judge-code.ts).
  staffSignInPerAccount: {
    per: 'accountFromNetwork',
    count: 10,
    windowSeconds: 900,
    sparesKnownDevices: true,
  },
  staffSignInPerNetwork: { per: 'network', count: 100, windowSeconds: 900, sparesKnownDevices: true },
  staffCodePerAccount: { per: 'account', count: 5, windowSeconds: 900 },
  staffLinkPerAccount: {
    per: 'accountFromNetwork',
    count: 5,
    windowSeconds: 3600,
    says: 'too_many_mails',
    sparesKnownDevices: true,
  },
  staffSetUpPerNetwork: { per: 'network', count: 60, windowSeconds: 900, sparesKnownDevices: true },
} as const satisfies Record<string, Limit>

export type Limit = {
  per: 'account' | 'network' | 'accountFromNetwork' | 'networkOfVisitors' | 'strangers'
  count: number
  windowSeconds: number
  /** Reads only: allowed while the counter cannot be written, and without waiting for a full disk. */
  allowWhenUncounted?: true
  /**
   * A device that signed in to the account before is counted separately from unknown ones, by itself or together with
   * the account's other devices: only for ways into an account.
   */
  sparesKnownDevices?: true | 'together'
  /** Counts the characters of the input without its pictures, instead of calls. */
  countsCharacters?: true
  /** Message when the limit is reached, where there is an alternative; it gets the `minutes` to wait. */
  says?: MessageKey
}

/**
 * Multiples of a network's limit for the two prefixes around it, for IPv6: a /64 is one subscriber, a /56 a household
 * or 256 phones of a carrier, a /48 what anybody may rent.
 */
export const widerNetworkAllowances: readonly number[] = [1, 4, 16]

export type LimitName = keyof typeof limits
