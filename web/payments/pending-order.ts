import type { CallOutput } from '../../domain/contract.ts'
import type { createOrder } from '../../domain/payments/contract.ts'
import type { PlanNumber } from '../../domain/payments/plans.ts'
import { forgetPrivate, keepPrivate, readPrivate } from '../session.ts'

/** A pending order: enough to open its checkout again after a reload. */
export type PendingOrder = CallOutput<typeof createOrder> & {
  courseId: string
  courseTitle: string
  planNumber: PlanNumber
}

const name = 'order'

export function readPendingOrder(): PendingOrder | null {
  return readPrivate<PendingOrder>(name)
}

/** Stored before the checkout opens, so that the payment is not lost by a reload or a closed page. */
export function keepPendingOrder(order: PendingOrder): void {
  keepPrivate(name, order)
}

export function forgetPendingOrder(): void {
  forgetPrivate(name)
}

const stateName = 'state'

/** The buyer's State chosen last, a GST code of two digits, or an empty text. */
export function readState(): string {
  return readPrivate<string>(stateName) ?? ''
}

export function keepState(stateCode: string): void {
  keepPrivate(stateName, stateCode)
}
