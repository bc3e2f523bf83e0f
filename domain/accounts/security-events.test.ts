import { describe, expect, it, test } from 'vitest'
import { codeWaitMinutes, isWorthMail, maskedNetwork } from './security-events.ts'

test.each([
  ['203.0.113.7', '203.0.*.*'],
  ['2401:4900:1c5a:8f00', '2401:4900:*'],
  ['2401:4900:1c5a:8f00::1', '2401:4900:*'],
  ['in-process', null],
  ['unknown', null],
  ['', null],
])('of the network %s is kept %s', (network, kept) => {
  expect(maskedNetwork(network)).toBe(kept)
})

describe('wrong codes of an authenticator', () => {
  it('cost no wait while they may be slips, then one that doubles to twelve hours', () => {
    expect([0, 1, 4, 5, 6, 7, 14, 15, 16, 5000].map(codeWaitMinutes)).toEqual([
      0, 0, 0, 1, 2, 4, 512, 720, 720, 720,
    ])
  })

  it('leave a guesser with the right password 15 tries on the first day, and two on each that follows', () => {
    const triesIn = (days: number) => {
      let [tries, minutes] = [0, 0]
      while (minutes < days * 24 * 60) {
        tries += 1
        minutes += codeWaitMinutes(tries)
      }
      return tries
    }
    expect(triesIn(1)).toBe(15)
    expect(triesIn(11) - triesIn(1)).toBe(20)
  })

  it('are mailed when the wait begins, and seldom after', () => {
    const mailed = Array.from({ length: 40 }, (_, index) => index + 1).filter(isWorthMail)
    expect(mailed).toEqual([5, 15, 25, 35])
  })
})
