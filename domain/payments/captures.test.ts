import { describe, expect, test } from 'vitest'
import { captureOutcome, isFurther, type OrderState, type PaymentStatus, wasCaptured } from './captures.ts'

const order = { state: 'open', amountInPaise: 39_900, currency: 'INR' } as const
const capture = { status: 'captured', amountInPaise: 39_900, currency: 'INR' } as const

describe('a captured payment', () => {
  test('opens the course of an open order, and of one that expired', () => {
    expect(captureOutcome(order, capture)).toBe('access')
    expect(captureOutcome({ ...order, state: 'expired' }, capture)).toBe('access')
  })

  test.each([39_899, 39_901, 399, 0])(
    'is refunded when it is %i paise instead of 39,900',
    (amountInPaise) => {
      expect(captureOutcome(order, { ...capture, amountInPaise })).toBe('wrongAmount')
    },
  )

  test('is refunded when it is in another currency', () => {
    expect(captureOutcome(order, { ...capture, currency: 'USD' })).toBe('wrongAmount')
  })

  test.each<OrderState>(['paid', 'refunded'])('goes back when the order is %s already', (state) => {
    expect(captureOutcome({ ...order, state }, capture)).toBe('secondPayment')
  })

  test('is refunded when the buyer has deleted the account', () => {
    for (const state of ['open', 'expired'] as const)
      expect(captureOutcome({ ...order, state, isStudentGone: true }, capture)).toBe('accountDeleted')
    expect(captureOutcome({ ...order, state: 'paid', isStudentGone: true }, capture)).toBe('secondPayment')
  })

  test('is refunded when its coupon was used by another order that the student paid', () => {
    for (const state of ['open', 'expired'] as const)
      expect(captureOutcome({ ...order, state, isCodeUsed: true }, capture)).toBe('codeUsed')
  })

  test('is refunded when the plan it was to replace is gone', () => {
    for (const state of ['open', 'expired'] as const)
      expect(captureOutcome({ ...order, state, isChangeGone: true }, capture)).toBe('planChangeGone')
  })

  test('is refunded when its course was unpublished', () => {
    for (const state of ['open', 'expired'] as const)
      expect(captureOutcome({ ...order, state, isCourseWithdrawn: true }, capture)).toBe('courseWithdrawn')
  })

  test('opens nothing when it was fully refunded already', () => {
    expect(captureOutcome(order, { ...capture, status: 'refunded' })).toBe('refundedAtGateway')
  })
})

test('a payment moves forward only, and a failed one may still succeed', () => {
  const statuses: PaymentStatus[] = ['created', 'failed', 'authorized', 'captured', 'refunded']
  for (const [index, from] of statuses.entries()) {
    for (const [next, to] of statuses.entries()) expect(isFurther(from, to)).toBe(next > index)
  }
})

test('money has arrived once a payment is captured, even if it was refunded', () => {
  expect((['created', 'failed', 'authorized', 'captured', 'refunded'] as const).filter(wasCaptured)).toEqual([
    'captured',
    'refunded',
  ])
})
