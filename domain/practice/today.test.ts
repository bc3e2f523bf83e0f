import { describe, expect, it } from 'vitest'
import { dayOfDate } from './reviews.ts'
import { dayEntries, minutesOf, type SkillState } from './today.ts'

const at = (day: string) => new Date(`${day}T10:00:00+05:30`)
const state = (skill: string, dueOn: string, given: Partial<SkillState> = {}): SkillState => ({
  ...{ skill, level: 'secure', dueAt: at(dueOn), lastTriedAt: at('2027-01-01') },
  ...given,
})
const on = (day: string, given = {}) => ({
  ...{ day: dayOfDate(day), examinationDay: null, plannedSkills: [], courseSkills: [], mostMinutes: 20 },
  ...given,
})
const many = Array.from({ length: 30 }, (_, number) => state(`skill-${number}`, '2027-01-05'))

describe('a day', () => {
  it('starts with what is due, longest due first', () => {
    const states = [state('a', '2027-01-09'), state('b', '2027-01-04'), state('c', '2027-01-11')]
    const entries = dayEntries(states, on('2027-01-10'))
    expect(entries.map(({ skill, reason }) => [skill, reason])).toEqual([
      ['b', 'due'],
      ['a', 'due'],
    ])
    expect(entries[0]?.lastTriedOn).toBe('2027-01-01')
  })

  it('has twenty minutes at most, and leaves room to learn', () => {
    expect(minutesOf(dayEntries(many, on('2027-01-10')))).toBe(20)
    const entries = dayEntries(many, on('2027-01-10', { plannedSkills: ['new', 'newer'] }))
    expect(minutesOf(entries)).toBeLessThanOrEqual(20)
    expect(entries.at(-1)).toMatchObject({ skill: 'new', reason: 'plan', lastTriedOn: null })
  })

  it('continues with what was started', () => {
    const entries = dayEntries([state('a', '2027-02-01', { level: 'learning' })], on('2027-01-10'))
    expect(entries).toMatchObject([{ skill: 'a', reason: 'begun', questionCount: 3 }])
  })

  it('continues in a course once nothing else is left to learn', () => {
    const course = { courseSkills: ['a', 'b', 'c'] }
    expect(dayEntries([], on('2027-01-10', course))).toMatchObject([{ skill: 'a', reason: 'next' }])
    const known = state('a', '2027-02-01')
    const rest = dayEntries([known], on('2027-01-10', { ...course, without: new Set(['b']) }))
    expect(rest).toMatchObject([{ skill: 'c', reason: 'next', lastTriedOn: null }])
    const begun = { ...known, level: 'learning' as const }
    expect(dayEntries([begun], on('2027-01-10', course))).toMatchObject([{ skill: 'a', reason: 'begun' }])
  })

  it('names each skill once, and none of the previous day', () => {
    const states = [state('a', '2027-01-09', { level: 'learning' }), state('b', '2027-01-09')]
    const entries = dayEntries(states, on('2027-01-10', { plannedSkills: ['a'] }))
    expect(entries.map(({ skill }) => skill)).toEqual(['a', 'b'])
    const next = dayEntries(states, on('2027-01-11', { plannedSkills: ['a'], without: new Set(['a', 'b']) }))
    expect(next).toEqual([])
  })

  it('reviews everything once more in the last ten days', () => {
    const far = many.map((one) => ({ ...one, dueAt: at('2027-06-01') }))
    const entries = dayEntries(far, on('2027-03-11', { examinationDay: dayOfDate('2027-03-12') }))
    expect(new Set(entries.map(({ reason }) => reason))).toEqual(new Set(['lastLook']))
  })
})
