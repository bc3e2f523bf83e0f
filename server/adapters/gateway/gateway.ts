/** A payment as the gateway describes it. Amounts in paise. */
export type GatewayPayment = {
  id: string
  orderId: string | null
  amountInPaise: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded'
  /**
   * The bank authorised the payment, it was not captured, and the gateway returned it
   * automatically; its status is `failed` then.
   */
  wasReturned: boolean
  /** Paise refunded so far from the captured amount. */
  refundedInPaise: number
  /** Address the payer gave the gateway. */
  email: string | null
  /** The gateway's error message. */
  error: string | null
  createdAt: Date
}

export type GatewayOrder = {
  id: string
  amountInPaise: number
  /** The public id of our order, where we made it. */
  receipt: string | null
  /** The installation that created it; null when its notes name none. */
  installation: string | null
}

export type GatewayRefund = {
  id: string
  paymentId: string
  amountInPaise: number
  status: 'pending' | 'processed' | 'failed'
  /** Our refund attempt that it belongs to; null when it was created at the gateway directly. */
  reference: string | null
}

/** One movement of money in a gateway settlement. Amounts in paise. */
export type SettledLine = {
  /** The payment or refund, or a movement that the gateway started. */
  entityId: string
  /** `payment`, `refund`, `transfer`, `adjustment`, and future kinds. */
  kind: string
  /** The order of a payment, the payment of a refund. */
  belongsTo: string | null
  settlementId: string
  /** The bank's reference of the transfer. */
  utr: string | null
  amountInPaise: number
  creditInPaise: number
  debitInPaise: number
  /** Including its tax. */
  feeInPaise: number
  taxInPaise: number
  description: string | null
  settledAt: Date
}

/** What a gateway message is about. Its contents are not trusted: the gateway is asked for the facts. */
export type GatewayEvent = {
  kind: string
  orderId: string | null
  paymentId: string | null
  refundId: string | null
}

/** Whether a key moves no money: Razorpay's test keys have this prefix, and so does the sandbox's. */
export function isPracticeKey(keyId: string): boolean {
  return keyId.startsWith('rzp_test_')
}

/** Ends a call earlier than the gateway's own deadline would. */
export type GatewayCallOptions = { signal?: AbortSignal }

/**
 * The payment gateway: Razorpay's REST API (https://razorpay.com/docs/api), or the sandbox with the
 * same protocol. Every call ends within 5 s; failures are thrown as GatewayTrouble.
 */
export type Gateway = {
  /** Public key that the checkout window needs. */
  keyId: string
  /** Address of the checkout script. */
  checkoutUrl: string
  /** A signal shared by several calls for one caller: together they end within the 5 s. */
  deadline(): AbortSignal
  /** Creates an order at the gateway; `receipt` is our order's public id. */
  createOrder(
    order: { amountInPaise: number; currency: 'INR'; receipt: string; notes: Record<string, string> },
    callOptions?: GatewayCallOptions,
  ): Promise<{ id: string }>
  /** The order with our receipt: finds one whose response was lost. */
  findOrderByReceipt(
    receipt: string,
    callOptions?: GatewayCallOptions,
  ): Promise<{ id: string; amountInPaise: number } | null>
  /** Null when the gateway knows no such order. */
  findOrder(orderId: string, callOptions?: GatewayCallOptions): Promise<GatewayOrder | null>
  findPayment(paymentId: string, callOptions?: GatewayCallOptions): Promise<GatewayPayment | null>
  listPaymentsOfOrder(gatewayOrderId: string, callOptions?: GatewayCallOptions): Promise<GatewayPayment[]>
  /** Captures an authorised payment. */
  capturePayment(
    paymentId: string,
    amountInPaise: number,
    callOptions?: GatewayCallOptions,
  ): Promise<GatewayPayment>
  /**
   * Refunds a payment; the same key never refunds twice. A key has 10 or more letters, digits,
   * hyphens and underscores. `reference` names our attempt.
   */
  refundPayment(
    refund: { paymentId: string; amountInPaise: number; idempotencyKey: string; reference: string },
    callOptions?: GatewayCallOptions,
  ): Promise<GatewayRefund>
  listRefundsOfPayment(paymentId: string, callOptions?: GatewayCallOptions): Promise<GatewayRefund[]>
  /** All settlement lines of an Indian day (`2027-03-08`). */
  listSettledLines(day: string, callOptions?: GatewayCallOptions): Promise<SettledLine[]>
  /** Whether the checkout's signature of order and payment is the gateway's; compared in constant time. */
  isCheckoutSignature(orderId: string, paymentId: string, signature: string): boolean
  /** Whether the signature header matches these exact bytes; compared in constant time. */
  isWebhookSignature(rawBody: Uint8Array, signature: string): boolean
  /** What a message is about; null when it is not a gateway message. */
  readEvent(body: string): GatewayEvent | null
}

/** The gateway did not do what it was asked: no response in time, or an unusable one. */
export class GatewayTrouble extends Error {
  readonly kind: 'timeout' | 'refused' | 'nonsense' | 'unreachable'

  constructor(kind: GatewayTrouble['kind'], message: string) {
    super(message)
    this.name = 'GatewayTrouble'
    this.kind = kind
  }
}

/** The request is rejected: it had no effect, and repeating it would be rejected again. */
export class RequestRefused extends GatewayTrouble {}
