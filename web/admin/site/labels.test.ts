import { expect, it } from 'vitest'
import { siteOptionText } from './labels.ts'

it("shows the name of the seller's State, not its code", () => {
  expect(siteOptionText('stateCode', '36')).toBe('Telangana')
})
