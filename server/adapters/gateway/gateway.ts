/** A payment as the gateway describes it. Amounts in paise. */
export type GatewayPayment = {
  id: string
  orderId: string | null
  amountInPaise: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded'
  /** The bank had said yes, nobody took the money, and the gateway sent it back by itself; its status is `failed` then. */
  wasReturned: boolean
  /** Paise given back so far of what was captured. */
  refundedInPaise: number
  /** Address the payer gave the gateway. */
  email: string | null
  /** What went wrong, in the gateway's words. */
  error: string | null
  createdAt: Date
}

export type GatewayOrder = {
  id: string
  amountInPaise: number
  /** The public id of our order, where we made it. */
  receipt: string | null
  /** The installation that made it; null when its notes name none. */
  installation: string | null
}

export type GatewayRefund = {
  id: string
  paymentId: string
  amountInPaise: number
  status: 'pending' | 'processed' | 'failed'
  /** The attempt of ours that it carries out; null when it was made at the gateway itself. */
  reference: string | null
}

/** One movement of money in what the gateway paid out to the bank account. Amounts in paise. */
export type SettledLine = {
  /** The payment or refund, or a movement that the gateway started. */
  entityId: string
  /** `payment`, `refund`, `transfer`, `adjustment`, and whatever comes with time. */
  kind: string
  /** The order of a payment, the payment of a refund. */
  belongsTo: string | null
  settlementId: string
  /** The bank's reference of the transfer. */
  utr: string | null
  amountInPaise: number
  creditInPaise: number
  debitInPaise: number
  /** With its tax. */
  feeInPaise: number
  taxInPaise: number
  description: string | null
  settledAt: Date
}

/** What a message of the gateway is about. Nothing that it claims is read: the gateway is asked for the facts. */
export type GatewayEvent = {
  kind: string
  orderId: string | null
  paymentId: string | null
  refundId: string | null
}

/** Whether a key moves no money: Razorpay's test keys begin so, and the practice gateway's does too. */
export function isPracticeKey(keyId: string): boolean {
  return keyId.startsWith('rzp_test_')
}

/** Ends a call earlier than the gateway's own deadline would. */
export type Asking = { signal?: AbortSignal }

/**
 * The payment gateway: Razorpay's REST calls (https://razorpay.com/docs/api), or the sandbox that
 * speaks the same protocol. Every call ends within 5 s; trouble is thrown as GatewayTrouble.
 */
export type Gateway = {
  /** Public key that the checkout window needs. */
  keyId: string
  /** Address of the checkout script. */
  checkoutUrl: string
  /** A signal for several calls that answer one caller: together they end within the 5 s. */
  deadline(): AbortSignal
  /** Makes an order at the gateway; `receipt` is our order's public id. */
  createOrder(
    order: { amountInPaise: number; currency: 'INR'; receipt: string; notes: Record<string, string> },
    asking?: Asking,
  ): Promise<{ id: string }>
  /** The order that carries our receipt: finds one whose answer was lost. */
  findOrderByReceipt(receipt: string, asking?: Asking): Promise<{ id: string; amountInPaise: number } | null>
  /** Null when the gateway knows no such order. */
  findOrder(orderId: string, asking?: Asking): Promise<GatewayOrder | null>
  findPayment(paymentId: string, asking?: Asking): Promise<GatewayPayment | null>
  listPaymentsOfOrder(gatewayOrderId: string, asking?: Asking): Promise<GatewayPayment[]>
  /** Takes an authorised payment. */
  capturePayment(paymentId: string, amountInPaise: number, asking?: Asking): Promise<GatewayPayment>
  /**
   * Gives money back; the same key never gives it twice. A key has 10 or more letters, digits,
   * hyphens and underscores. `reference` names our attempt.
   */
  refundPayment(
    refund: { paymentId: string; amountInPaise: number; idempotencyKey: string; reference: string },
    asking?: Asking,
  ): Promise<GatewayRefund>
  listRefundsOfPayment(paymentId: string, asking?: Asking): Promise<GatewayRefund[]>
  /** What was paid out on an Indian day (`2027-03-08`), every line of it. */
  listSettledLines(day: string, asking?: Asking): Promise<SettledLine[]>
  /** True when the checkout's signature of order and payment is the gateway's own; compared in constant time. */
  isCheckoutSignature(orderId: string, paymentId: string, signature: string): boolean
  /** True when the signature header belongs to these very bytes; compared in constant time. */
  isWebhookSignature(rawBody: Uint8Array, signature: string): boolean
  /** What a message is about; null when it is no message of the gateway. */
  readEvent(body: string): GatewayEvent | null
}

/** The gateway did not do what it was asked: no answer in time, or one that cannot be understood or used. */
export class GatewayTrouble extends Error {
  readonly kind: 'timeout' | 'refused' | 'nonsense' | 'unreachable'

  constructor(kind: GatewayTrouble['kind'], message: string) {
    super(message)
    this.name = 'GatewayTrouble'
    this.kind = kind
  }
}

/** The request itself is not taken: nothing was made of it, and asked again it is refused again. */
export class RequestRefused extends GatewayTrouble {}
