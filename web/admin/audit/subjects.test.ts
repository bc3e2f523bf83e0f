import { expect, it } from 'vitest'
import { shortId, subjectKinds, subjectOf, subjectText } from './subjects.ts'

it('links every kind of subject in the log to a screen', () => {
  expect(subjectKinds.length).toBeGreaterThan(30)
  for (const kind of subjectKinds) expect(subjectOf(kind)?.screen('an-id').to, kind).toMatch(/^\/admin\//)
  expect(subjectOf('coupon')?.screen('a-batch')).toEqual({
    to: '/admin/coupons',
    search: { batch: 'a-batch' },
  })
  // A payment without an order, and a difference of a payout.
  expect(subjectOf('payment')?.screen('pay_1')).toEqual({ to: '/admin/refunds' })
  expect(subjectOf('settlement')?.screen('setl_1')).toEqual({ to: '/admin/settlements' })
  expect(subjectOf('flag')?.screen('a-flag')).toEqual({
    to: '/admin/safeguarding/$id',
    params: { id: 'a-flag' },
  })
})

it('shows what an action was done to, and an unknown kind unchanged', () => {
  expect(subjectText('refundRule')).toBe('Refund rule')
  expect(subjectText('asteroid')).toBe('asteroid')
})

it('shows the whole id of what has no other name, but of a row only its beginning', () => {
  expect(shortId('pay_Q8zLr2fKx01abc')).toBe('pay_Q8zLr2fKx01abc')
  expect(shortId('privacy-policy')).toBe('privacy-policy')
  expect(shortId('5b834d93-85f5-4d65-a0b7-4ad75d695c19')).toBe('5b834d93')
})
