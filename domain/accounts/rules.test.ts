import { describe, expect, test } from 'vitest'
import { isCommonPassword, maskEmail, normaliseEmail, resendWaitSeconds } from './rules.ts'

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
  test('makes one address of its spellings', () => {
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
