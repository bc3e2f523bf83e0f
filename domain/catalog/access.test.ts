import { describe, expect, it } from 'vitest'
import { canRenew, daysLeft } from './access.ts'

const end = new Date('2027-03-12T10:00:00Z')
const daysBefore = (days: number) => new Date(end.getTime() - days * 86_400_000)

describe('access', () => {
  it('counts the current day and is 0 once access has ended', () => {
    expect(daysLeft(end, daysBefore(112))).toBe(112)
    expect(daysLeft(end, new Date('2027-03-12T09:59:00Z'))).toBe(1)
    expect(daysLeft(end, end)).toBe(0)
    expect(daysLeft(end, daysBefore(-3))).toBe(0)
  })

  it('can be renewed from 14 days before its end and after it', () => {
    expect(canRenew(end, daysBefore(14.5))).toBe(false)
    expect(canRenew(end, new Date(daysBefore(14).getTime() - 1))).toBe(false)
    expect(canRenew(end, daysBefore(14))).toBe(true)
    expect(canRenew(end, daysBefore(-30))).toBe(true)
  })
})
