import { describe, expect, it } from 'vitest'
import { chartScaleEnd, isBehindPlan, learnerState, mondayOf, periodOf, weeksOf } from './rules.ts'

describe('the scale of a chart', () => {
  it.each([
    [0, 2],
    [1, 2],
    [2, 2],
    [3, 4],
    [10, 10],
    [11, 20],
    [399.5, 400],
    [400.5, 600],
    [601, 800],
    [999, 1000],
    [1000, 1000],
    [1001, 2000],
    [8_40_000, 10_00_000],
  ])('of figures up to %d ends at %d', (highest, most) => {
    expect(chartScaleEnd(highest)).toBe(most)
  })
})

describe('a period', () => {
  it('of some days ends today, next to as many days before it', () => {
    expect(periodOf('7', '2027-03-10')).toEqual({
      from: '2027-03-04',
      to: '2027-03-10',
      before: { from: '2027-02-25', to: '2027-03-03' },
    })
  })

  it.each([
    ['2027-03-31', '2026-04-01', '2025-04-01', '2026-03-31'],
    ['2027-04-01', '2027-04-01', '2026-04-01', '2026-04-01'],
    ['2028-02-29', '2027-04-01', '2026-04-01', '2027-02-28'],
  ])(
    'of the financial year on %s begins on %s, next to the same days of the year before',
    (today, from, ...before) => {
      const [beforeFrom, beforeTo] = before
      expect(periodOf('year', today)).toEqual({ from, to: today, before: { from: beforeFrom, to: beforeTo } })
    },
  )

  it('of chosen days has as many days before it', () => {
    expect(periodOf({ from: '2027-03-01', to: '2027-03-31' }, '2027-06-01').before).toEqual({
      from: '2027-01-29',
      to: '2027-02-28',
    })
  })

  it('has the weeks that begin in it', () => {
    // 8 March 2027 is a Monday.
    expect(mondayOf('2027-03-14')).toBe('2027-03-08')
    expect(mondayOf('2027-03-08')).toBe('2027-03-08')
    expect(weeksOf({ from: '2027-03-08', to: '2027-03-14' })).toEqual({
      first: '2027-03-08',
      last: '2027-03-08',
      count: 1,
    })
    expect(weeksOf({ from: '2027-03-09', to: '2027-03-22' })).toMatchObject({ first: '2027-03-15', count: 2 })
    expect(weeksOf({ from: '2027-03-09', to: '2027-03-14' }).count).toBe(0)
  })
})

describe('a learner', () => {
  const now = new Date('2027-03-10T06:00:00Z')
  const days = (count: number) => new Date(now.getTime() - count * 24 * 3600 * 1000)

  it.each([
    ['notBegun', { begun: 0, done: 0, total: 5, lastActiveAt: null }],
    ['learning', { begun: 1, done: 0, total: 5, lastActiveAt: days(13) }],
    ['stopped', { begun: 3, done: 2, total: 5, lastActiveAt: days(15) }],
    ['finished', { begun: 5, done: 5, total: 5, lastActiveAt: days(90) }],
    ['notBegun', { begun: 0, done: 0, total: 0, lastActiveAt: null }],
  ])('is %s', (state, learner) => {
    expect(learnerState(learner, now)).toBe(state)
  })

  it('is behind the plan once the share of secure skills is below the share of elapsed days', () => {
    const plan = { madeOn: '2027-01-01', examinationOn: '2027-04-11', total: 100 }
    // Half of the hundred days are over on 20 February.
    expect(isBehindPlan({ ...plan, secure: 39 }, '2027-02-20')).toBe(true)
    expect(isBehindPlan({ ...plan, secure: 41 }, '2027-02-20')).toBe(false)
    expect(isBehindPlan({ ...plan, secure: 0 }, '2027-01-05')).toBe(false)
    expect(isBehindPlan({ ...plan, secure: 0 }, '2027-04-11')).toBe(false)
  })
})
