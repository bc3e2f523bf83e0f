import { useEffect, useState } from 'react'
import { readSession } from '../session.ts'
import { type PendingOrder, readPendingOrder } from './pending-order.ts'

/** The fragment of an address that opens a course with its plans. */
export const plansFragment = 'plans'

export type Purchase = {
  /** Null until the plans were asked for the first time: their code is loaded then. */
  isChoosing: boolean | null
  choosePlan(): void
  stopChoosing(): void
  /** The order that is being paid, or was when the page was left. */
  payment: { order: PendingOrder; isNew: boolean } | null
  pay(order: PendingOrder): void
  endPayment(): void
}

/** What buying a course shows on its page: the plans, then the order that is being paid. */
export function usePurchase(courseId: string, fragment: string): Purchase {
  const [isChoosing, setIsChoosing] = useState<boolean | null>(null)
  const [payment, setPayment] = useState<Purchase['payment']>(null)

  useEffect(() => {
    const kept = readSession() === null ? null : readPendingOrder()
    setPayment(kept?.courseId === courseId ? { order: kept, isNew: false } : null)
  }, [courseId])

  useEffect(() => {
    if (fragment === plansFragment) setIsChoosing(true)
  }, [fragment])

  return {
    isChoosing,
    choosePlan: () => setIsChoosing(true),
    stopChoosing: () => setIsChoosing(false),
    payment,
    pay(order) {
      setIsChoosing(false)
      setPayment({ order, isNew: true })
    },
    endPayment: () => setPayment(null),
  }
}
