import { describe, expect, it, vi } from 'vitest'
import {
  dateText,
  lastMomentBefore,
  longDateText,
  moneyText,
  numberText,
  rupeesText,
  timeText,
} from './formats.ts'

const evening = new Date('2027-03-11T18:30:00Z')

describe('dates', () => {
  it('are days in India, in the words of the language', () => {
    expect(dateText(evening, 'en')).toBe('12 Mar 2027')
    expect(dateText(evening, 'hi')).toBe('12 मार्च 2027')
    expect(dateText(evening, 'te')).toBe('12 మార్చి 2027')
    expect(dateText(new Date('2027-09-11T18:30:00Z'), 'en')).toBe('12 Sep 2027')
  })

  it('are written with the full month where there is room', () => {
    expect(longDateText(evening, 'en')).toBe('12 March 2027')
    expect(longDateText(evening, 'hi')).toBe('12 मार्च 2027')
  })

  it('with a time are those of India', () => {
    expect(timeText(new Date('2027-03-12T10:35:00Z'), 'en')).toMatch(/^12 March 2027 at 4:05\spm$/)
    expect(timeText(new Date('2027-03-12T10:35:00Z'), 'hi')).toContain('4:05')
  })
})

it('show an end at midnight as the day before', () => {
  const day = (end: string) => dateText(lastMomentBefore(new Date(end)), 'en')
  expect(day('2027-03-31T18:30:00Z')).toBe('31 Mar 2027')
  expect(day('2027-03-31T18:31:00Z')).toBe('1 Apr 2027')
})

describe('numbers', () => {
  it('use Indian grouping in every language', () => {
    for (const locale of ['en', 'hi', 'te'] as const) {
      expect(numberText(123456, locale)).toBe('1,23,456')
      expect(rupeesText(2999, locale)).toBe('₹2,999')
      expect(rupeesText(2499.5, locale)).toBe('₹2,499.50')
      expect(moneyText(102999, 'INR', locale)).toBe('₹1,02,999.00')
    }
  })

  it('keep an unknown currency code', () => {
    expect(moneyText(5, 'rupees', 'en')).toBe('5 rupees')
  })
})

describe('a format', () => {
  it('is created once for each language and currency', () => {
    const made = vi.spyOn(Intl, 'NumberFormat')
    const texts = () => (['en', 'hi', 'te'] as const).map((locale) => moneyText(5, 'CHF', locale))
    expect(texts()).toEqual(texts())
    expect(made).toHaveBeenCalledTimes(3)
    made.mockRestore()
  })
})
