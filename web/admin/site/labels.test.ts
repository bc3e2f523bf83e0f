import { expect, it } from 'vitest'
import { siteOptionText } from './labels.ts'

it('names a State of the seller as people do, and not by its code', () => {
  expect(siteOptionText('stateCode', '36')).toBe('Telangana')
})
