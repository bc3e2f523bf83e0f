import { productName } from '../../domain/product.ts'
import { readSession } from '../session.ts'
import type { PendingOrder } from './pending-order.ts'

/** What the checkout returns to the page after a payment. */
export type CheckoutResult = {
  razorpay_order_id: string
  razorpay_payment_id: string
  razorpay_signature: string
}

export type CheckoutEvents = {
  onPaid(result: CheckoutResult): void
  /** The student closed the window. */
  onClosed(): void
  /** An attempt failed; the window stays open for another. */
  onFailed(): void
}

/** Options of the provider's Standard Checkout, as its documentation names them. */
type RazorpayOptions = {
  key: string
  /** Paise. */
  amount: number
  currency: string
  order_id: string
  name: string
  description: string
  prefill: { name: string; email: string; contact: string }
  theme: { color: string }
  handler(result: CheckoutResult): void
  modal: { ondismiss(): void }
}

type RazorpayCheckout = { open(): void; on(event: 'payment.failed', listener: () => void): void }

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => RazorpayCheckout
  }
}

const scriptTimeoutMilliseconds = 30_000

/** Opens the provider's checkout for an order. False when its script could not be loaded. */
export async function openCheckout(
  order: PendingOrder,
  description: string,
  events: CheckoutEvents,
): Promise<boolean> {
  if (!(await loadCheckoutScript(order.checkoutUrl)) || !window.Razorpay) return false
  const student = readSession()
  const checkout = new window.Razorpay({
    key: order.key,
    // Rupees in our API, paise in the provider's (specification, section 9).
    amount: Math.round(order.amount * 100),
    currency: order.currency,
    order_id: order.orderId,
    name: productName,
    description,
    prefill: { name: student?.name ?? '', email: student?.email ?? '', contact: student?.phone ?? '' },
    theme: { color: '#1e4197' },
    handler: events.onPaid,
    modal: { ondismiss: events.onClosed },
  })
  checkout.on('payment.failed', events.onFailed)
  checkout.open()
  return true
}

function loadCheckoutScript(address: string): Promise<boolean> {
  if (window.Razorpay) return Promise.resolve(true)
  return new Promise((resolve) => {
    const script = document.createElement('script')
    const finish = (isLoaded: boolean) => {
      clearTimeout(timeout)
      // Remove a failed script, so that the next try requests it again.
      if (!isLoaded) script.remove()
      resolve(isLoaded)
    }
    const timeout = setTimeout(() => finish(false), scriptTimeoutMilliseconds)
    script.src = address
    script.async = true
    script.onload = () => finish(window.Razorpay !== undefined)
    script.onerror = () => finish(false)
    document.head.append(script)
  })
}
