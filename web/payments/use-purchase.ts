import { useEffect, useState } from 'react'
import { send } from '../api.ts'
import { readSession } from '../session.ts'
import { type PendingOrder, readPendingOrder } from './pending-order.ts'

/** The fragment of an address that opens a course's plans. */
export const plansFragment = 'plans'

/** `attempt` counts: choosing the same plan again starts the same order again. */
export type Payment = { order: PendingOrder; isNew: boolean; attempt: number }

export type Purchase = {
  /** Null until the plans were first opened: their code loads then. */
  isChoosing: boolean | null
  choosePlan(): void
  stopChoosing(): void
  /** The pending order, or the one that was pending when the page was left. */
  payment: Payment | null
  pay(order: PendingOrder): void
  endPayment(): void
}

/** The purchase on a course's page: the plans, then the pending order. */
export function usePurchase(courseId: string, fragment: string): Purchase {
  const [isChoosing, setIsChoosing] = useState<boolean | null>(null)
  const [payment, setPayment] = useState<Payment | null>(null)

  useEffect(() => {
    const kept = readSession() === null ? null : readPendingOrder()
    setPayment(kept?.courseId === courseId ? { order: kept, isNew: false, attempt: 0 } : null)
  }, [courseId])

  useEffect(() => {
    if (fragment === plansFragment) setIsChoosing(true)
  }, [fragment])

  useEffect(() => {
    // Only a counter; nothing depends on the response.
    if (isChoosing) void send('countPlanOpening', { courseId })
  }, [isChoosing, courseId])

  return {
    isChoosing,
    choosePlan: () => setIsChoosing(true),
    stopChoosing: () => setIsChoosing(false),
    payment,
    pay(order) {
      setIsChoosing(false)
      setPayment((before) => ({ order, isNew: true, attempt: (before?.attempt ?? 0) + 1 }))
    },
    endPayment: () => setPayment(null),
  }
}
