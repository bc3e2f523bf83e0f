import { describe, expect, test } from 'vitest'
import { readRecoveryCode, writeRecoveryCode } from './recovery-codes.ts'

describe('a recovery code', () => {
  test.each(['ABCD-EFGH-2345', 'abcd efgh 2345', ' abcdefgh2345 '])('is read from %j', (typed) => {
    expect(readRecoveryCode(typed)).toBe('ABCDEFGH2345')
  })

  test.each(['123456', 'ABCD-EFGH-234', 'ABCD-EFGH-2340', 'ABCD-EFGH-2345-6', ''])('is not %j', (typed) => {
    expect(readRecoveryCode(typed)).toBeNull()
  })

  test('is grouped in fours', () => {
    expect(writeRecoveryCode('ABCDEFGH2345')).toBe('ABCD-EFGH-2345')
  })
})
