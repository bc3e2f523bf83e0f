import { expect, test } from 'vitest'
import { stateCodes, stateText } from './states.ts'

test.each([
  ['36', 'Telangana (36)'],
  ['01', 'Jammu and Kashmir (01)'],
  ['38', 'Ladakh (38)'],
  // A code that a future list may have.
  ['99', '99'],
])('an invoice names the State of code %s as "%s"', (code, text) => {
  expect(stateText(code)).toBe(text)
})

test('there are 28 States and 8 Union Territories, each once', () => {
  expect(new Set(stateCodes).size).toBe(36)
  expect(stateCodes).toHaveLength(36)
})
