import { randomInt } from 'node:crypto'

type Notes = Record<string, string> | []

/** Razorpay's entities with the fields of its responses and webhooks. Amounts in paise, times in seconds. */
export type OrderEntity = {
  id: string
  entity: 'order'
  amount: number
  amount_paid: number
  amount_due: number
  currency: string
  receipt: string | null
  offer_id: null
  status: 'created' | 'attempted' | 'paid'
  attempts: number
  notes: Notes
  created_at: number
}

export type PaymentEntity = {
  id: string
  entity: 'payment'
  amount: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded'
  order_id: string
  invoice_id: null
  international: boolean
  method: 'upi' | 'card'
  amount_refunded: number
  refund_status: null | 'partial' | 'full'
  captured: boolean
  description: string | null
  card_id: string | null
  bank: null
  wallet: null
  vpa: string | null
  email: string | null
  contact: string | null
  notes: Notes
  fee: number | null
  tax: number | null
  error_code: string | null
  error_description: string | null
  error_source: string | null
  error_step: string | null
  error_reason: string | null
  acquirer_data: Record<string, string | null>
  /** The bank authorised the payment only after it had counted as failed. */
  late_authorized?: boolean
  created_at: number
}

export type RefundEntity = {
  id: string
  entity: 'refund'
  amount: number
  currency: string
  payment_id: string
  notes: Notes
  receipt: string | null
  acquirer_data: { arn: null }
  created_at: number
  batch_id: null
  status: 'pending' | 'processed' | 'failed'
  speed_processed: 'normal'
  speed_requested: 'normal'
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** An id in Razorpay's form: the kind and 14 letters and digits. */
export function newId(kind: 'order' | 'pay' | 'rfnd' | 'evt'): string {
  return `${kind}_${Array.from({ length: 14 }, () => alphabet[randomInt(alphabet.length)]).join('')}`
}

export function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}
