import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { findPlan } from '../../domain/payments/plans.ts'
import { send } from '../api.ts'
import { type CheckoutResult, openCheckout } from './checkout.ts'
import { forgetPendingOrder, type PendingOrder } from './pending-order.ts'
import { planNames } from './plan-labels.ts'

/**
 * A payment's state as this page knows it: `opening` and `verifying` are steps of the checkout; `asking` requests it
 * from the server after a reload, `unanswered` when that found nothing for a while; `closed`, `failed`, `unloaded` and
 * `unverified` can be retried; the rest is the server's state.
 */
export type PaymentStage =
  | { name: 'opening' | 'verifying' | 'asking' | 'unanswered' | 'closed' | 'unloaded' }
  /** An attempt failed; the checkout may still be open for another. */
  | { name: 'failed'; isWindowOpen: boolean }
  | { name: 'unverified'; text: string }
  | { name: 'paid'; validTill: string | null }
  | { name: 'refunding' | 'refunded' | 'expired' }

const askEveryMilliseconds = 3000
const asksAtMost = 40

type Options = {
  order: PendingOrder
  /** The order was created in this visit: its checkout opens at once. */
  isNew: boolean
  onPaid(): void
}

/** Takes one order through the provider's checkout and the server's verification, and polls while it is open. */
export function usePayment({ order, isNew, onPaid }: Options) {
  const [stage, setStage] = useReducer(settle, { name: isNew ? 'opening' : 'asking' })
  const [isTrying, setTrying] = useState(false)
  const lastResult = useRef<CheckoutResult | null>(null)
  const tellPaid = useRef(onPaid)
  tellPaid.current = onPaid

  const finish = useCallback((end: PaymentStage) => {
    setStage(end)
    forgetPendingOrder()
    if (end.name === 'paid') tellPaid.current()
  }, [])

  const verify = useCallback(
    async (result: CheckoutResult) => {
      lastResult.current = result
      setStage({ name: 'verifying' })
      const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = result
      const answer = await send('verifyPayment', {
        paymentId: order.paymentId,
        razorpay_order_id,
        razorpay_payment_id,
        razorpay_signature,
      })
      if (answer.success) return finish({ name: 'paid', validTill: answer.data.validTill })
      setStage({ name: 'unverified', text: answer.message || m.order_verification_failed() })
    },
    [order, finish],
  )

  const open = useCallback(async () => {
    setStage({ name: 'opening' })
    const plan = findPlan(order.planNumber)
    const isOpen = await openCheckout(
      order,
      plan ? `${order.courseTitle}, ${planNames[plan.name]()}` : order.courseTitle,
      {
        onPaid: (result) => void verify(result),
        onClosed: () => setStage({ name: 'closed' }),
        onFailed: () => setStage({ name: 'failed', isWindowOpen: true }),
      },
    )
    if (!isOpen) setStage({ name: 'unloaded' })
  }, [order, verify])

  const hasOpened = useRef(false)
  useEffect(() => {
    if (!isNew || hasOpened.current) return
    hasOpened.current = true
    void open()
  }, [isNew, open])

  const isOpen = isOpenQuestion(stage)
  useEffect(() => {
    if (!isOpen) return
    return askRepeatedly(
      order.paymentId,
      finish,
      () => setStage({ name: 'failed', isWindowOpen: false }),
      () => setStage({ name: 'unanswered' }),
    )
  }, [order, isOpen, finish])

  /**
   * A paid order is verified again; otherwise the same order is paid, never a second one, as an order can be captured
   * only once.
   */
  async function tryAgain(): Promise<void> {
    setTrying(true)
    try {
      const answer = await send('getOrder', { paymentId: order.paymentId })
      const end = answer.success ? endOf(answer.data) : null
      if (end) finish(end)
      else if (lastResult.current) await verify(lastResult.current)
      else await open()
    } finally {
      setTrying(false)
    }
  }

  return { stage, isTrying, tryAgain }
}

/** A settled payment stays settled, whatever a late event says. */
function settle(current: PaymentStage, next: PaymentStage): PaymentStage {
  if (current.name === 'paid' || current.name === 'refunded') return current
  // The provider closes its window after a failed attempt too: report the failure.
  if (next.name === 'closed' && current.name === 'failed') return { ...current, isWindowOpen: false }
  if (next.name === 'closed' && current.name === 'verifying') return current
  // A declined attempt from the server is news only if this page has not seen one.
  const isHeard = next.name === 'failed' && !next.isWindowOpen
  if (isHeard && current.name !== 'asking' && current.name !== 'closed') return current
  if (next.name === 'unanswered' && current.name !== 'asking') return current
  return next
}

function isOpenQuestion({ name }: PaymentStage): boolean {
  return name === 'asking' || name === 'closed' || name === 'failed' || name === 'unverified'
}

/** Polls every three seconds for two minutes. Returns how to stop. */
function askRepeatedly(
  paymentId: string,
  onEnd: (end: PaymentStage) => void,
  onDeclined: () => void,
  onSilence: () => void,
): () => void {
  let isStopped = false
  let asks = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  async function ask() {
    const answer = await send('getOrder', { paymentId })
    if (isStopped) return
    const end = answer.success ? endOf(answer.data) : null
    if (end) return onEnd(end)
    if (answer.success && answer.data.isDeclined) onDeclined()
    asks += 1
    if (asks >= asksAtMost) return onSilence()
    timer = setTimeout(() => void ask(), askEveryMilliseconds)
  }
  void ask()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

function endOf(order: { state: string; validTill: string | null }): PaymentStage | null {
  if (order.state === 'paid') return { name: 'paid', validTill: order.validTill }
  if (order.state === 'refunding') return { name: 'refunding' }
  if (order.state === 'refunded') return { name: 'refunded' }
  if (order.state === 'expired') return { name: 'expired' }
  return null
}
