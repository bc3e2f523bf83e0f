import { expect, it } from 'vitest'
import { refundWords } from './refund-words.ts'

const first = {
  from: '2000-01-01',
  shares: [
    { untilDay: 7, percent: 85 },
    { untilDay: 10, percent: 70 },
  ],
}
const none = { from: '2027-04-01', shares: [] }

it('describes the shares of a day', () => {
  const { refundShares, refundTable } = refundWords([first], '2026-11-20')
  expect(refundShares).toBe(
    '85 % of what you paid within 7 days of the start of your batch, 70 % within 10 days, and nothing after that',
  )
  expect(refundTable).toContain('<th scope="row">On day 8, 9 or 10 after its start (within 10 days)</th>')
  expect(refundTable).not.toContain('Orders')
})

it('describes no refund without examples, and what earlier orders keep', () => {
  const { refundShares, refundTable, refundExamples } = refundWords([first, none], '2027-04-01')
  expect(refundShares).toBe('nothing')
  expect(refundTable).toContain('<tr><th scope="row">At any time</th><td>0 %: no refund</td></tr>')
  expect(refundTable).toContain('<li>Orders before 1 Apr 2027: 85 % of what you paid')
  expect(refundTable).toContain('<li>Orders from 1 Apr 2027 on: nothing.</li>')
  expect(refundExamples).toBe('')
})

it.each([
  [0, 'or by the day of its start', 'After the 0th day'],
  [1, 'within 1 day of its start', 'After the 1st day'],
  [2, 'within 2 days of its start', 'After the 2nd day'],
  [3, 'within 3 days of its start', 'After the 3rd day'],
  [11, 'within 11 days of its start', 'After the 11th day'],
])('counts %i days in words', (untilDay, within, after) => {
  const { refundTable } = refundWords(
    [{ from: '2000-01-01', shares: [{ untilDay, percent: 50 }] }],
    '2026-11-20',
  )
  expect(refundTable).toContain(within)
  expect(refundTable).toContain(after)
})

it('lists days once where only tax changed, and each period where shares did', () => {
  const taxed = { ...first, from: '2026-01-01' }
  expect(refundWords([first, taxed], '2026-11-20').refundTable).not.toContain('Orders')
  const third = { from: '2027-06-01', shares: [{ untilDay: 0, percent: 100 }] }
  const { refundTable } = refundWords([first, taxed, none, third], '2026-11-20')
  expect(refundTable.match(/<li>Orders [^:]*/g)).toEqual([
    '<li>Orders before 1 Apr 2027',
    '<li>Orders from 1 Apr 2027 on and before 1 Jun 2027',
    '<li>Orders from 1 Jun 2027 on',
  ])
})
