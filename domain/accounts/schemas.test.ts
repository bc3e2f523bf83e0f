import { describe, expect, it } from 'vitest'
import { growthOf, quadraticGrowth } from '../../tests/support/thread-time.ts'
import { application, contactRequest, subscription } from '../enquiries/schemas.ts'
import {
  code,
  deletion,
  email,
  givenPassword,
  newPassword,
  phone,
  profileChange,
  registration,
  resetPassword,
  signIn,
  studentName,
} from './schemas.ts'

const contact = { email: 'asha@example.com', phone: '9848022338', message: 'Hello' }
const student = { email: 'asha@example.com', phone: '+919848022338', password: 'parabola-7-roots' }
const applicant = { emailId: 'x', companyName: 'x', experienceInYears: 1, dreamCompany: 'x' }

/** Every form with a person's name: its error for one. */
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

  it.each(judged)('of %s is validated by the shared rule', (_, judge) => {
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

  it('is validated quickly, even when long and odd', async () => {
    const long = (times: number) => email.safeParse(`${'a.'.repeat(times)}@`)
    const odd = (times: number) => email.safeParse(`a@${'a.'.repeat(times)}!`)
    expect(await growthOf(12_500, long)).toBeLessThan(quadraticGrowth)
    expect(await growthOf(30, odd)).toBeLessThan(quadraticGrowth)
  })
})

const registrationPhone = registration.shape.phone

type Judge = { safeParse(given: unknown): { error?: { issues: { message: string }[] } | undefined } }

/** Messages of a field, in order. */
function messagesOf(schema: Judge, given: unknown): string[] {
  return schema.safeParse(given).error?.issues.map(({ message }) => message) ?? []
}

/** An address of this many characters. */
function addressOf(length: number): string {
  return `${'a'.repeat(length - '@example.com'.length)}@example.com`
}

describe('a form shows one error at a time, the right one:', () => {
  const anEmail = 'email_required'
  const aPassword = 'password_required_register'
  it.each<[what: string, schema: Judge, given: unknown, says: string | null]>([
    ['an email that is not there', email, undefined, anEmail],
    ['an empty email', email, '', anEmail],
    ['an email of blanks', email, '   ', anEmail],
    ['an email of one letter', email, 'a', 'email_invalid'],
    ['an email between blanks', email, ' asha@example.com ', null],
    ['the longest email', email, addressOf(254), null],
    ['an email that is too long', email, addressOf(255), 'email_invalid'],
    ['an email that is too long and none', email, 'a'.repeat(255), 'email_invalid'],
    ['a phone that is not there', phone, undefined, 'phone_required'],
    ['an empty phone', phone, ' ', 'phone_required'],
    ['a phone of one digit', phone, '9', 'phone_invalid'],
    ['a phone of nine digits', phone, '+91984802233', 'phone_invalid'],
    ['a new phone of ten noughts', registrationPhone, '+910000000000', 'phone_invalid'],
    ['a new phone of ten ones', registrationPhone, '+911111111111', 'phone_invalid'],
    ['a new phone of a city', registrationPhone, '+914023456789', null],
    ['ten noughts in the contact form', contactRequest.shape.phone, '0000000000', 'contact_phone_impossible'],
    ['a phone between blanks', phone, ' +919848022338 ', null],
    ['a name that is not there', studentName, undefined, 'name_required'],
    ['an empty name', studentName, '  ', 'name_required'],
    ['a name of one letter', studentName, 'A', null],
    ['the longest name', studentName, 'A'.repeat(100), null],
    ['a name that is too long', studentName, 'A'.repeat(101), 'name_too_long'],
    ['a new password that is not there', newPassword, undefined, aPassword],
    ['an empty new password', newPassword, '', aPassword],
    ['a new password of one letter', newPassword, 'a', 'password_too_short'],
    ['a new password of seven letters', newPassword, 'a'.repeat(7), 'password_too_short'],
    ['a new password of eight letters', newPassword, 'a'.repeat(8), null],
    ['the longest new password', newPassword, 'a'.repeat(128), null],
    ['a new password that is too long', newPassword, 'a'.repeat(129), 'password_too_long'],
    ['the longest password of a reset', resetPassword, 'a'.repeat(15), null],
    ['a password of a reset that is too long', resetPassword, 'a'.repeat(16), 'password_reset_too_long'],
    ['a password that is not there', givenPassword, undefined, 'password_required'],
    ['an empty password', givenPassword, '', 'password_required'],
    ['an old password, however short', givenPassword, 'a', null],
    ['an old password, however long', givenPassword, 'a'.repeat(1000), null],
    ['a password that nobody types', givenPassword, 'a'.repeat(1001), 'password_too_long'],
    ['a code that is not there', code, undefined, 'code_invalid'],
    ['a code of five digits', code, '12345', 'code_invalid'],
    ['a code of seven digits', code, '1234567', 'code_invalid'],
    ['a code of letters', code, 'a12345', 'code_invalid'],
    ['a code of six digits', code, '123456', null],
    ['a deletion that nobody confirmed', deletion, { password: 'a' }, 'delete_confirmation_required'],
  ])('%s', (_, schema, given, says) => {
    expect(messagesOf(schema, given)).toEqual(says === null ? [] : [says])
  })
})

describe('signing in', () => {
  const [byEmail, byPhone] = [{ email: student.email }, { phone: student.phone }]
  const password = 'parabola-7-roots'

  it('takes an email or a phone', () => {
    expect(messagesOf(signIn, { ...byEmail, password })).toEqual([])
    expect(messagesOf(signIn, { ...byPhone, password })).toEqual([])
  })

  it.each([
    ['neither', {}],
    ['both', { ...byEmail, ...byPhone }],
  ])('asks for the email where %s is given', (_, given) => {
    const { error } = signIn.safeParse({ ...given, password })
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[['email'], 'email_required']])
  })
})
