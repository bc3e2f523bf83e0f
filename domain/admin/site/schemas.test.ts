import { expect, it } from 'vitest'
import { threadMsOf } from '../../../tests/support/thread-time.ts'
import { judgeSiteEntry } from './schemas.ts'

it('rejects long input by its length alone', () => {
  const email = `a@${'.'.repeat(100_000)}@`
  const judge = () =>
    expect(judgeSiteEntry('contact', { email }, true)).toContainEqual({
      path: 'email',
      key: 'admin_text_too_long',
    })
  expect(threadMsOf(judge)).toBeLessThan(1000)
})
