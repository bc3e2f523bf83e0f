import { expect, it } from 'vitest'
import { growthOf, quadraticGrowth } from '../../../tests/support/thread-time.ts'
import { judgeSiteEntry } from './schemas.ts'

it('rejects long input by its length alone', async () => {
  const judge = (size: number) =>
    expect(judgeSiteEntry('contact', { email: `a@${'.'.repeat(size)}@` }, true)).toContainEqual({
      path: 'email',
      key: 'admin_text_too_long',
    })
  expect(await growthOf(25_000, judge)).toBeLessThan(quadraticGrowth)
})
