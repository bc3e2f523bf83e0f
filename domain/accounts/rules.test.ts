import { describe, expect, test } from 'vitest'
import {
  erasedEmail,
  erasedName,
  erasedPhone,
  isCommonPassword,
  isErasedEmail,
  maskEmail,
  maskPhone,
  normaliseEmail,
  resendWaitSeconds,
} from './rules.ts'
import { phone, studentName } from './schemas.ts'

describe('resendWaitSeconds', () => {
  test('is 30 seconds after the first code and 60 after every later one', () => {
    expect([1, 2, 3, 9].map(resendWaitSeconds)).toEqual([30, 60, 60, 60])
  })
})

describe('isCommonPassword', () => {
  test.each([
    'password',
    'PassWord123',
    'P@ssw0rd',
    'stepmark',
    'aaaaaaaa',
    '११११११११',
    '12345678',
    '1234567890',
    '87654321',
    'qwertyuiop',
    'poiuytrewq',
    'abcdefgh',
  ])('refuses %s', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  test.each(['kept-in-a-notebook', 'aaaaaaab', '12345679', 'correct horse', 'qwertyuiopas', '1234567'])(
    'lets %s pass',
    (password) => {
      expect(isCommonPassword(password)).toBe(false)
    },
  )
})

describe('normaliseEmail', () => {
  test('normalises different spellings to one address', () => {
    expect(normaliseEmail('  Ananya@Gmail.COM ')).toBe('ananya@gmail.com')
  })
})

describe('maskEmail', () => {
  test.each([
    ['ananya@gmail.com', 'a****a@gmail.com'],
    ['ab@x.in', 'a****@x.in'],
    ['abc@x.in', 'a****c@x.in'],
    ['a@x.in', 'a****@x.in'],
    ['@x.in', '@x.in'],
    ['nobody', 'nobody'],
  ])('shows %s as %s', (email, shown) => {
    expect(maskEmail(email)).toBe(shown)
  })
})

describe('maskPhone', () => {
  test.each([
    ['+91 98480 12345', '•••• •2345'],
    ['98480 123 45', '•••• •2345'],
    ['+919848012345', '•••• •2345'],
  ])('shows the last four digits of %s alone', (phone, shown) => {
    expect(maskPhone(phone)).toBe(shown)
  })
})

describe('a deleted account', () => {
  test('has an address that gets no mail, in normalised form', () => {
    const address = erasedEmail('AbC9')
    expect(isErasedEmail(address)).toBe(true)
    expect(normaliseEmail(address)).toBe(address)
    // A reserved top-level domain (RFC 2606).
    expect(address).toMatch(/^[^@]+@[^@]+\.invalid$/)
  })

  test('is not mistaken for an existing account', () => {
    expect(isErasedEmail('ananya@gmail.com')).toBe(false)
    expect(isErasedEmail('@erased.invalid.example.com')).toBe(false)
  })

  test('has a name and a phone to display', () => {
    expect(studentName.safeParse(erasedName).success).toBe(true)
    expect(phone.safeParse(erasedPhone).success).toBe(true)
  })
})
