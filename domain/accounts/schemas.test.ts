import { describe, expect, it } from 'vitest'
import { application, contactRequest, subscription } from '../enquiries/schemas.ts'
import { email, profileChange, registration } from './schemas.ts'

const contact = { email: 'asha@example.com', phone: '9848022338', message: 'Hello' }
const student = { email: 'asha@example.com', phone: '+919848022338', password: 'parabola-7-roots' }
const applicant = { emailId: 'x', companyName: 'x', experienceInYears: 1, dreamCompany: 'x' }

/** Every form that asks for a person's name: what it says of one. */
const named = [
  ['registration', (name: string) => registration.safeParse({ ...student, name })],
  ['profile', (name: string) => profileChange.safeParse({ phone: student.phone, name })],
  ['contact', (name: string) => contactRequest.safeParse({ ...contact, name })],
  ['application', (name: string) => application.safeParse({ ...applicant, fullName: name })],
] as const

describe.each(named)('the name of a %s', (_, judge) => {
  it.each([
    ['a line separator', 'Asha\u2028Rao'],
    ['a paragraph separator', 'Asha\u2029Rao'],
    ['a turn of the direction', 'Asha \u202Eoar'],
    ['an isolate', 'Asha \u2066Rao\u2069'],
    ['a space of no width', 'Asha\u200BRao'],
    ['a byte order mark', 'Asha\uFEFFRao'],
    ['a line end', 'Asha\nRao'],
    ['half of a pair', 'Asha \uD83D'],
    ['joiners that join nothing', 'Asha \u200D\u200D'],
  ])('is refused with %s, in a sentence of its own', (_what, name) => {
    expect(judge(name).error?.issues.map(({ message }) => message)).toEqual(['name_invalid'])
  })

  it.each(['Asha Rao', 'आशा राव', 'శ్రీ\u200Cకాంత్', 'क्\u200Dष', 'O’Brien-D’Souza Jr.', 'José', '李雷'])(
    'may be %s',
    (name) => {
      expect(judge(name).success).toBe(true)
    },
  )
})

describe('an email address', () => {
  const judged = [
    ['an account', (text: string) => email.safeParse(text)],
    ['a subscription', (text: string) => subscription.safeParse({ email: text })],
    ['a message', (text: string) => contactRequest.safeParse({ ...contact, name: 'Asha', email: text })],
  ] as const

  it.each(judged)('of %s is judged by the one rule', (_, judge) => {
    for (const good of [
      'asha@example.com',
      "o'brien+news@mail.example.co.in",
      'आशा@उदाहरण.भारत',
      'a_b%c@xn--p1ai.example',
    ])
      expect([good, judge(good).success]).toEqual([good, true])
    for (const bad of [
      '😀@example.com',
      'asha@😀.example',
      'asha@example',
      'asha@example..com',
      'asha rao@example.com',
      'asha@exa\u200Bmple.com',
      '<asha@example.com>',
      'a@b@example.com',
      '@example.com',
    ])
      expect([bad, judge(bad).success]).toEqual([bad, false])
  })

  it('is judged at once, however long and odd', () => {
    const start = performance.now()
    email.safeParse(`${'a.'.repeat(50_000)}@`)
    email.safeParse(`a@${'a.'.repeat(120)}!`)
    expect(performance.now() - start).toBeLessThan(100)
  })
})
