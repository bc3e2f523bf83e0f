import { expect, it } from 'vitest'
import { judgeSiteEntry } from './schemas.ts'

it('judges something long by its length alone', () => {
  const since = performance.now()
  const email = `a@${'.'.repeat(100_000)}@`
  expect(judgeSiteEntry('contact', { email }, true)).toContainEqual({
    path: 'email',
    key: 'admin_text_too_long',
  })
  expect(performance.now() - since).toBeLessThan(1000)
})
