/** A payment as the gateway describes it. Amounts in paise. */
export type GatewayPayment = {
  id: string
  orderId: string | null
  amountInPaise: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded'
  /** Paise given back so far. */
  refundedInPaise: number
  createdAt: Date
}

export type GatewayRefund = { id: string; paymentId: string; amountInPaise: number; status: 'pending' | 'processed' | 'failed' }

/**
 * The payment gateway: Razorpay's REST calls (https://razorpay.com/docs/api), or the sandbox that
 * speaks the same protocol. Every call ends within 5 s; trouble is thrown as GatewayTrouble.
 */
export type Gateway = {
  /** Public key that the checkout window needs. */
  keyId: string
  /** Address of the checkout script. */
  checkoutUrl: string
  /** Makes an order at the gateway; `receipt` is our order's public id. */
  createOrder(order: { amountInPaise: number; currency: 'INR'; receipt: string; notes: Record<string, string> }): Promise<{ id: string }>
  findPayment(paymentId: string): Promise<GatewayPayment | null>
  listPaymentsOfOrder(gatewayOrderId: string): Promise<GatewayPayment[]>
  /** Orders that carry our receipt: finds one whose answer was lost. */
  findOrderByReceipt(receipt: string): Promise<{ id: string; amountInPaise: number } | null>
  /** Takes an authorised payment. */
  capturePayment(paymentId: string, amountInPaise: number): Promise<GatewayPayment>
  /** Gives money back; the same key never gives it twice. */
  refundPayment(paymentId: string, amountInPaise: number, idempotencyKey: string): Promise<GatewayRefund>
  /** True when the checkout's signature of order and payment is the gateway's own; compared in constant time. */
  isCheckoutSignature(orderId: string, paymentId: string, signature: string): boolean
  /** True when the signature header belongs to these very bytes; compared in constant time. */
  isWebhookSignature(rawBody: Uint8Array, signature: string): boolean
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
