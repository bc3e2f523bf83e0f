/** A scenario of the gateway's own catalogue, in our words. */
export type Scenario = {
  about: string
  /** Its page, under https://razorpay.com/docs/payments/payment-gateway/s2s-integration/test-s2s/. */
  page: string
  /** Why it does not apply to a shop like ours; otherwise it must be shown correctly. */
  whyNot?: string
}

/** How many scenarios each part of the catalogue has, numbered from 1. */
export const scenarioCounts = { ORD: 25, BP: 37 } as const

export const requestError = 'the request for an order breaks a rule'
const recurring = 'nothing is paid by mandate: every term is bought separately'
const methods = 'the gateway’s own window offers the ways to pay, and hides those that are down'

/**
 * The scenarios with a readable description. The pages describe ORD-08 to ORD-15 as one class, whose rules
 * are in their index of errors, and BP-04 by the tools that it takes: an end that does not listen, and
 * asking. A number that is not here could not be read anywhere, and stays open.
 */
export const scenarios: Readonly<Record<string, Scenario>> = {
  'ORD-01': { about: 'an order is made on the server, and the page gets its id', page: 'orders' },
  'ORD-02': { about: 'an order goes from created over attempted to paid', page: 'orders' },
  'ORD-03': { about: 'a failed payment is tried again on its order', page: 'one-time/cards' },
  'ORD-04': { about: 'the signature of a payment', page: 'one-time/cards' },
  'ORD-05': {
    about: 'an order asked for twice under a receipt is one order',
    page: 'best-practices/retries-and-idempotency',
  },
  'ORD-06': { about: 'an order is looked up', page: 'one-time/cards' },
  'ORD-07': { about: 'an order that is paid already', page: 'one-time/cards' },
  'ORD-08': { about: requestError, page: 'one-time/cards' },
  'ORD-09': { about: requestError, page: 'one-time/cards' },
  'ORD-10': { about: requestError, page: 'one-time/cards' },
  'ORD-11': { about: requestError, page: 'one-time/cards' },
  'ORD-12': { about: requestError, page: 'one-time/cards' },
  'ORD-13': { about: requestError, page: 'one-time/cards' },
  'ORD-14': { about: requestError, page: 'one-time/cards' },
  'ORD-15': { about: requestError, page: 'one-time/cards' },
  'ORD-16': {
    about: 'payments in parts',
    page: 'one-time/cards',
    whyNot: 'an order is paid whole: none is made for payment in parts',
  },
  'ORD-20': { about: 'an order for a mandate', page: 'recurring/card-recurring', whyNot: recurring },
  'ORD-21': { about: 'errors of such an order', page: 'recurring/card-recurring', whyNot: recurring },
  'ORD-22': { about: 'an order for each later debit', page: 'recurring/card-recurring', whyNot: recurring },
  'BP-01': {
    about: 'the message opens the course, not the page that comes back',
    page: 'best-practices/webhooks-and-fetch-apis',
  },
  'BP-02': {
    about: 'the signature of a payment is checked over the order on record',
    page: 'best-practices/security',
  },
  'BP-04': {
    about: 'messages find no one, and the orders are asked about',
    page: 'best-practices',
  },
  'BP-06': {
    about: 'a failed payment is authorised late and captured by itself',
    page: 'best-practices/payment-states-and-late-authorisation',
  },
  'BP-07': {
    about: 'the answer to an order is lost',
    page: 'best-practices/retries-and-idempotency',
  },
  'BP-08': {
    about: 'the answer to a payment is lost',
    page: 'best-practices/retries-and-idempotency',
  },
  'BP-12': {
    about: 'the answer to a refund is lost',
    page: 'best-practices/retries-and-idempotency',
  },
  'BP-17': {
    about: 'messages of ways to pay that are down',
    page: 'best-practices/downtime-handling',
    whyNot: methods,
  },
  'BP-36': {
    about: 'asking, as a page opens, which ways to pay are down',
    page: 'best-practices/downtime-handling',
    whyNot: methods,
  },
  'BP-37': {
    about: 'the signature of a message is checked over its raw bytes',
    page: 'best-practices/security',
  },
}

/** An answer of the gateway to a request for an order, from the index of errors (`error-index`) and the page of the call. */
export type OrderError = { trigger: string; description: string; step?: string; reason?: string }

export const orderErrors: readonly OrderError[] = [
  {
    trigger: 'an amount below a rupee',
    description: 'Order amount less than minimum amount allowed',
    step: 'order_creation',
    reason: 'amount_less_than_minimum_amount',
  },
  { trigger: 'an amount below nothing', description: 'The amount must be at least INR 1.00' },
  { trigger: 'an amount with a fraction of a paisa', description: 'The amount must be an integer.' },
  { trigger: 'no amount', description: 'amount: is required.' },
  { trigger: 'an amount above the most', description: 'Amount exceeds maximum amount allowed' },
  { trigger: 'a currency that is no text', description: 'expected string but provided 1' },
  { trigger: 'a receipt that is there already', description: 'Order receipt should be unique.' },
  {
    trigger: 'a receipt that is too long',
    description: 'The receipt may not be greater than 40 characters.',
  },
  {
    trigger: 'a field that the account has not',
    description: 'transfers is/are not required and should not be sent',
    reason: 'extra_field_sent',
  },
]
