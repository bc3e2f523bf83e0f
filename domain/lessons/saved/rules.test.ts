import { expect, it } from 'vitest'
import { leaseEnd } from './rules.ts'

const now = new Date('2026-11-26T10:00:00Z')

it('a lease lasts fourteen days, also of a free lesson', () => {
  const end = new Date('2026-12-10T10:00:00Z')
  expect(leaseEnd(now, null)).toEqual(end)
  expect(leaseEnd(now, new Date('2027-03-01T00:00:00Z'))).toEqual(end)
})

it('a lease ends with the access if that ends sooner', () => {
  const ends = new Date('2026-11-28T00:00:00Z')
  expect(leaseEnd(now, ends)).toEqual(ends)
})
