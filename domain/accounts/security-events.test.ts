import { describe, expect, it, test } from 'vitest'
import {
  areWrongCodesTold,
  codeWaitMinutes,
  maskedNetwork,
  recipientsOfRefusalAlert,
} from './security-events.ts'

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
  it('cause no wait at first, then one that doubles up to twelve hours', () => {
    expect([0, 1, 4, 5, 6, 7, 14, 15, 16, 5000].map(codeWaitMinutes)).toEqual([
      0, 0, 0, 1, 2, 4, 512, 720, 720, 720,
    ])
  })

  it('limit a guesser with the right password to 15 attempts on the first day, and two on each later day', () => {
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

  it('are reported when the wait begins, and otherwise at five in a day or twenty in all', () => {
    const told = (inRow: number, inDay: number, untold: number) => areWrongCodesTold({ inRow, inDay, untold })
    const alone = Array.from({ length: 40 }, (_, index) => index + 1).filter((inRow) => told(inRow, 1, 1))
    expect(alone).toEqual([5, 15, 25, 35])
    expect([told(1, 5, 4), told(1, 5, 5), told(1, 4, 19), told(1, 1, 20)]).toEqual([false, true, false, true])
  })
})

test('a refused sign-in of staff is mailed to its holder at the third of a day, and to the owners at the tenth of an hour', () => {
  const asked = [1, 2, 3, 4, 10, 11].map((times) => recipientsOfRefusalAlert({ inHour: times, inDay: times }))
  expect(asked).toEqual([null, null, 'holder', null, 'all', null])
  expect(recipientsOfRefusalAlert({ inHour: 1, inDay: 3 })).toBe('holder')
})
