import { createEmptyCard, fsrs, generatorParameters, Rating } from 'ts-fsrs'
import { describe, expect, it } from 'vitest'
import type { FirstTry } from './mastery.ts'
import { dateOfDay, dayOfDate, lastLookDays, nextReview, reviewDay } from './reviews.ts'

const at = (day: string) => new Date(`${day}T10:00:00+05:30`)
const one = (day: string, given: Partial<FirstTry> = {}): FirstTry => ({
  question: day,
  isRight: true,
  hintsUsed: 0,
  isReview: false,
  at: at(day),
  ...given,
})

/** Days until the review after the last attempt. */
function daysAfter(tries: readonly FirstTry[]): number {
  const [due, last] = [nextReview(tries), tries.at(-1)]
  return due === null || last === undefined
    ? -1
    : Math.round((due.getTime() - last.at.getTime()) / 86_400_000)
}

describe('the next review', () => {
  it('is later the better the skill was remembered', () => {
    const wrong = daysAfter([one('2027-01-01', { isRight: false })])
    const hinted = daysAfter([one('2027-01-01', { hintsUsed: 1 })])
    const right = daysAfter([one('2027-01-01')])
    expect(wrong).toBeLessThanOrEqual(hinted)
    expect(hinted).toBeLessThan(right)
    expect(daysAfter([one('2027-01-01'), one('2027-01-03')])).toBeGreaterThan(right)
  })

  it('is never minutes away', () => {
    expect(daysAfter([one('2027-01-01', { isRight: false })])).toBeGreaterThanOrEqual(1)
  })

  it('depends only on the first question of a day', () => {
    const first = one('2027-01-01')
    const later = { ...one('2027-01-01', { isRight: false }), at: new Date(first.at.getTime() + 60_000) }
    expect(nextReview([first, later])).toEqual(nextReview([first]))
  })

  it.each([
    ['right is good, never easy', {}, Rating.Good],
    ['with a hint is hard', { hintsUsed: 1 }, Rating.Hard],
    ['wrong is again', { isRight: false }, Rating.Again],
  ] as const)('is the day that the scheduler gives without fuzz: %s', (_, given, rating) => {
    const days = ['2027-01-01', '2027-01-05', '2027-01-20', '2027-03-08', '2027-07-01']
    const plain = fsrs(
      generatorParameters({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false }),
    )
    let card = createEmptyCard(at('2027-01-01'))
    for (const day of days) card = plain.next(card, at(day), rating).card
    expect(nextReview(days.map((day) => one(day, given)))).toEqual(card.due)
  })

  it('is null for a skill that was never attempted', () => {
    expect(nextReview([])).toBeNull()
  })
})

describe('before an examination', () => {
  const examination = dayOfDate('2027-03-12')
  const review = (dueAt: string, lastTriedAt = '2027-01-01', skill = 'surds') =>
    reviewDay({ skill, dueAt: at(dueAt), lastTriedAt: at(lastTriedAt) }, examination)

  it('a review that is due earlier is unchanged', () => {
    expect(review('2027-02-01')).toEqual({ day: dayOfDate('2027-02-01'), isLastLook: false })
  })

  it('one of the last ten days or later is spread over those ten days', () => {
    const skills = Array.from({ length: 80 }, (_, number) => `skill-${number}`)
    const days = skills.map((skill) => review('2027-05-01', '2027-01-01', skill)?.day ?? 0)
    expect(Math.min(...days)).toBe(examination - lastLookDays)
    expect(Math.max(...days)).toBe(examination - 1)
    expect(new Set(days).size).toBe(lastLookDays)
    expect(review('2027-03-05')?.isLastLook).toBe(true)
  })

  it('a skill after its final review does not return, unless it was forgotten', () => {
    expect(review('2027-06-01', '2027-03-04')).toBeNull()
    expect(review('2027-03-06', '2027-03-05')?.day).toBe(dayOfDate('2027-03-06'))
  })

  it('a day is that of India', () => {
    expect(dateOfDay(dayOfDate('2027-03-12'))).toBe('2027-03-12')
  })
})
