import { expect, test } from 'vitest'
import { isRecordableAmount, isRecordableDay, transferReference } from './rules.ts'

// Half past midnight in India on the 25th.
const now = new Date('2026-11-24T19:00:00Z')

test.each([
  ['2026-11-25', true],
  ['2026-11-26', false],
  ['2026-11-24', true],
  ['2026-09-26', true],
  ['2026-09-24', false],
])('money of %s can be recorded: %s', (day, can) => {
  expect(isRecordableDay(day, now)).toBe(can)
})

test('a plan costs at least one rupee and never more than its price', () => {
  expect(isRecordableAmount(99, 39_900)).toBe(false)
  expect(isRecordableAmount(100, 39_900)).toBe(true)
  expect(isRecordableAmount(39_900, 39_900)).toBe(true)
  expect(isRecordableAmount(39_901, 39_900)).toBe(false)
})

test.each(['UTR4711', 'utr 4711', ' UTR-4711. ', 'ＵＴＲ４７１１'])(
  'a transfer reference written as %s is normalised',
  (written) => {
    expect(transferReference(written)).toBe('UTR4711')
  },
)
