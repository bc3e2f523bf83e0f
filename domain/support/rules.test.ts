import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  indianYear,
  isAcknowledged,
  longestMessage,
  readTicketNumber,
  statusAfterAnswer,
  subjectOf,
  ticketNumberText,
} from './rules.ts'
import { newTicketForm } from './schemas.ts'

describe('a ticket’s number', () => {
  it('reads as its year and five digits', () => {
    expect(ticketNumberText({ year: 2026, number: 412 })).toBe('TKT-2026-00412')
    expect(ticketNumberText({ year: 2026, number: 123_456 })).toBe('TKT-2026-123456')
  })

  it('is parsed in any case', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 9999 }),
        fc.integer({ min: 1, max: 999_999_999 }),
        (year, number) => {
          const text = ticketNumberText({ year, number })
          expect(readTicketNumber(text)).toEqual({ year, number })
          expect(readTicketNumber(` ${text.toLowerCase()} `)).toEqual({ year, number })
        },
      ),
    )
  })

  it.each([
    '',
    'TKT-2026-412',
    'TKT-26-00412',
    'TKT-2026-00412; drop',
    'TKT-2026-0000000000412',
    '2026-00412',
  ])('is not found in %j', (text) => {
    expect(readTicketNumber(text)).toBeNull()
  })

  it('starts again at midnight in India', () => {
    expect(indianYear(new Date('2026-12-31T18:29:59Z'))).toBe(2026)
    expect(indianYear(new Date('2026-12-31T18:30:00Z'))).toBe(2027)
  })
})

describe('a subject', () => {
  it('is the first line of the question', () => {
    expect(subjectOf('  Step 3 of  example 4\nWhy is it 2ab?')).toBe('Step 3 of example 4')
  })

  it('is cut at a word after 80 characters at most', () => {
    const subject = subjectOf(
      'Why does the tangent meet the radius at ninety degrees in every circle that there is?',
    )
    expect(subject).toMatch(/^Why does the tangent .*[a-z]…$/)
    expect(subject.length).toBeLessThanOrEqual(81)
    expect(subjectOf('x'.repeat(200))).toBe(`${'x'.repeat(80)}…`)
    expect(subjectOf(`${'x'.repeat(79)}😀 and more`)).toBe(`${'x'.repeat(79)}…`)
  })

  it('is never empty for a question with text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (question) => {
        if (question.trim() !== '') expect(subjectOf(question)).not.toBe('')
      }),
    )
  })
})

describe('a ticket', () => {
  it('waits for the student after an answer, unless that solved it', () => {
    expect(statusAfterAnswer(false)).toBe('waiting')
    expect(statusAfterAnswer(true)).toBe('solved')
  })

  it('acknowledges the first reply after an answer, not each message', () => {
    expect(isAcknowledged('waiting')).toBe(true)
    expect(isAcknowledged('solved')).toBe(true)
    expect(isAcknowledged('open')).toBe(false)
  })

  it.each([
    [{ courseId: '', question: 'Why?' }, ['course_required']],
    [{ courseId: 'c', question: ' \n ' }, ['message_required']],
    [{ courseId: '', question: '' }, ['course_required', 'message_required']],
    [{ courseId: 'c', question: 'x'.repeat(longestMessage + 1) }, ['message_too_long']],
    [{ courseId: 'c', question: 'x'.repeat(longestMessage) }, []],
  ])('judges %j', (form, found) => {
    const { error } = newTicketForm.safeParse(form)
    expect(error?.issues.map(({ message }) => message) ?? []).toEqual(found)
  })
})
