import { describe, expect, it } from 'vitest'
import { forgetSent, keyOfWords } from './sent-once.ts'

describe('the idempotency key of a message', () => {
  it('stays the same for the same words until they were delivered, and differs for others', () => {
    const first = keyOfWords('note/1', 'Asked the bank.')
    expect(keyOfWords('note/1', 'Asked the bank.')).toBe(first)
    expect(keyOfWords('note/2', 'Asked the bank.')).not.toBe(first)
    forgetSent('note/1')
    const second = keyOfWords('note/1', 'Asked the bank.')
    expect(second).not.toBe(first)
    expect(keyOfWords('note/1', 'Asked the bank again.')).not.toBe(second)
  })
})
