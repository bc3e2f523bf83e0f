import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { isDatabaseFull, isUnwritable, orWhileFull } from './full.ts'

function refusal(code: string, message = 'refused'): Error {
  const error = new pg.DatabaseError(message, 0, 'error')
  error.code = code
  return error
}

describe('a database that accepts no writes', () => {
  it('is full when its disk is, or what it may use of one', () => {
    expect(isDatabaseFull(refusal('53100'))).toBe(true)
    expect(isDatabaseFull(refusal('XX000', 'could not extend file "base/5/1": Disk quota exceeded'))).toBe(
      true,
    )
  })

  it('is not full when something else is wrong', () => {
    for (const code of ['53300', '25006', '23505', 'XX000', '40001'])
      expect(isDatabaseFull(refusal(code))).toBe(false)
    expect(isDatabaseFull(new Error('No space left on device'))).toBe(false)
    expect(isDatabaseFull({ code: '53100' })).toBe(false)
  })

  it('is distinguished from one that is gone, busy, or given an invalid statement', () => {
    for (const code of ['53100', '53200', '53300', '58030', '25006'])
      expect(isUnwritable(refusal(code))).toBe(true)
    for (const code of ['57P01', '57014', '40P01', '08006', '23514', '5310', '153100'])
      expect(isUnwritable(refusal(code))).toBe(false)
  })

  it('skips a write only while it is full', async () => {
    expect(await orWhileFull(Promise.reject(refusal('53100')), () => 'read')).toBe('read')
    await expect(orWhileFull(Promise.reject(refusal('53300')), () => 'read')).rejects.toThrow('refused')
    expect(await orWhileFull(Promise.resolve('written'), () => 'read')).toBe('written')
  })
})
