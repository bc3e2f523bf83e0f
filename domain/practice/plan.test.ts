import { describe, expect, it } from 'vitest'
import type { MasteryLevel } from './mastery.ts'
import { type PlannedChapter, planWeeks } from './plan.ts'
import { dayOfDate } from './reviews.ts'

function chapter(name: string, levels: readonly MasteryLevel[]): PlannedChapter {
  return { chapter: name, skills: levels.map((level, index) => ({ skill: `${name}-${index}`, level })) }
}

const fresh = ['notStarted', 'notStarted', 'notStarted', 'notStarted'] as const
const book = ['surds', 'sets', 'circles'].map((name) => chapter(name, fresh))
const weeks = (chapters: readonly PlannedChapter[], today: string, examination = '2027-03-12') =>
  planWeeks(chapters, { today: dayOfDate(today), examinationDay: dayOfDate(examination) })

describe('a plan', () => {
  it('spreads the chapters in order over the weeks before the final review', () => {
    const plan = weeks(book, '2027-01-20')
    expect(plan[0]?.startsOn).toBe('2027-01-18')
    expect(plan.at(-1)).toMatchObject({ startsOn: '2027-03-08', isLastLook: true, chapters: [] })
    const named = plan.flatMap(({ chapters }) => chapters)
    expect([...new Set(named.map((one) => one.chapter))]).toEqual(['surds', 'sets', 'circles'])
    expect(named.flatMap(({ skills }) => skills)).toHaveLength(12)
    const parts = plan.slice(0, 7).map(({ chapters }) => chapters.flatMap(({ skills }) => skills).length)
    expect([Math.min(...parts), Math.max(...parts)]).toEqual([1, 2])
  })

  it('includes nothing that is secure, and adapts to the actual progress', () => {
    const known = [chapter('surds', ['secure', 'mastered', 'learning']), ...book.slice(1)]
    expect(weeks(known, '2027-01-20')[0]?.chapters[0]).toEqual({ chapter: 'surds', skills: ['surds-2'] })
    const later = weeks(book, '2027-02-10').flatMap(({ chapters }) => chapters)
    expect(later.flatMap(({ skills }) => skills)).toHaveLength(12)
  })

  it('includes all that is left however near the examination is, and nothing after it', () => {
    expect(weeks(book, '2027-03-09')[0]?.chapters).toHaveLength(3)
    expect(weeks(book, '2027-03-12')).toEqual([])
    expect(weeks([], '2027-01-20').every(({ chapters }) => chapters.length === 0)).toBe(true)
  })
})
