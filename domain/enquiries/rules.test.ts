import { describe, expect, it } from 'vitest'
import { countWords, enquiryReference, isRobot } from './rules.ts'
import { application, contactRequest, report } from './schemas.ts'

const contact = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9848022338',
  message: 'How do I renew?',
}
const apply = {
  fullName: 'Asha Rao',
  emailId: 'asha@example.com',
  companyName: 'Tangent Works',
  experienceInYears: 2,
  dreamCompany: 'Parabola Labs',
}

function complaints(schema: { safeParse(input: unknown): { error?: { issues: { message: string }[] } } }) {
  return (input: unknown) => schema.safeParse(input).error?.issues.map(({ message }) => message) ?? []
}

describe('counting the words of a message', () => {
  it.each([
    ['', 0],
    ['  \n ', 0],
    ['one', 1],
    [' one  two\nthree\t', 3],
    ['నేను చదువుతున్నాను', 2],
  ])('of %j are %i', (text, words) => expect(countWords(text)).toBe(words))
})

describe('a contact request', () => {
  const judge = complaints(contactRequest)

  it('passes when every field is right', () => expect(judge(contact)).toEqual([]))

  it.each([
    ['name', '', 'Name: contact_name_required'],
    ['email', '', 'email_required'],
    ['email', 'asha@example', 'contact_email_invalid'],
    ['phone', '', 'contact_phone_required'],
    ['phone', '98480', 'contact_phone_digits'],
    ['phone', '98480223381', 'contact_phone_digits'],
    ['phone', '+919848022338', 'contact_phone_digits'],
    ['message', ' \n ', 'contact_message_required'],
    ['message', 'word '.repeat(301), 'contact_message_too_long'],
    ['name', 'Asha\u0000', 'name_invalid'],
    ['message', 'half \ud800 a sign', 'text_invalid'],
  ])('is refused for %s %j', (field, value, complaint) => {
    expect(judge({ ...contact, [field]: value })).toEqual([complaint.split(': ').at(-1)])
  })

  it('may have a message of exactly 300 words', () => {
    expect(judge({ ...contact, message: 'word '.repeat(300) })).toEqual([])
  })

  it('names every field that is missing', () => {
    expect(judge({})).toEqual([
      'contact_name_required',
      'email_required',
      'contact_phone_required',
      'contact_message_required',
    ])
  })
})

describe('an application', () => {
  const judge = complaints(application)

  it('requires no phone, topics or occupation, and does not validate the email', () => {
    expect(judge(apply)).toEqual([])
    expect(judge({ ...apply, emailId: 'no address', phoneNumber: '' })).toEqual([])
  })

  it('requires the fields that the form marks as required', () => {
    const empty = { fullName: '', emailId: '', companyName: '', experienceInYears: '', dreamCompany: '' }
    const required = Array(4).fill('apply_required')
    expect(judge(empty)).toEqual(['apply_name_required', ...required])
    expect(judge({})).toEqual(['apply_name_required', ...required])
  })

  it.each([
    ['experienceInYears', 'two', 'apply_experience_numeric'],
    ['experienceInYears', -1, 'apply_experience_numeric'],
    ['experienceInYears', '61', 'apply_experience_numeric'],
    ['phoneNumber', '9848022338', 'apply_phone_invalid'],
    ['topicsOfInterest', ['Alchemy'], 'apply_topic_unknown'],
    ['occupation', 'Pirate', 'apply_occupation_unknown'],
  ])('is refused for %s %j', (field, value, complaint) => {
    expect(judge({ ...apply, [field]: value })).toEqual([complaint])
  })

  it('accepts years as a number and as digits', () => {
    expect(application.parse({ ...apply, experienceInYears: '2.5' }).experienceInYears).toBe(2.5)
    expect(application.parse({ ...apply, experienceInYears: 0 }).experienceInYears).toBe(0)
  })
})

describe('a report', () => {
  it.each([
    'mistake',
    // Prohibited content by the guidelines (specification, section 9).
    'harmful',
    'violent',
    'hate',
    'scam',
    'harassment',
    'spam',
    'misleading',
    'copyright',
    'privacy',
    'impersonation',
    'other',
  ])('may have the reason %s', (reason) => {
    expect(complaints(report)({ kind: 'article', id: 'x', reason })).toEqual([])
  })

  it('requires a reason of the list', () => {
    expect(complaints(report)({ kind: 'lesson', id: 'x', reason: 'boring' })).toEqual([
      'report_reason_required',
    ])
  })
})

describe('a robot', () => {
  it('fills the hidden field', () => expect(isRobot({ website: 'https://spam.example' })).toBe(true))
  it('fills a form in less than a second and a half', () => {
    expect(isRobot({ filledInMs: 1499 })).toBe(true)
    expect(isRobot({ filledInMs: 1500 })).toBe(false)
  })
  it('is not assumed when both are absent', () => expect(isRobot({ website: '' })).toBe(false))
})

it('a reference has the year and five digits or more', () => {
  expect(enquiryReference(2026, 12)).toBe('ENQ-2026-00012')
  expect(enquiryReference(2026, 123_456)).toBe('ENQ-2026-123456')
})
