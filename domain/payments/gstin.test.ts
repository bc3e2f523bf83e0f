import { expect, test } from 'vitest'
import { gstinCheckCharacter, gstinFault } from './gstin.ts'

// Numbers published on the GST portal and in public registers.
const known = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4']

test.each(known)('%s is valid', (gstin) => {
  expect(gstinCheckCharacter(gstin.slice(0, 14))).toBe(gstin[14])
  expect(gstinFault(gstin)).toBeNull()
  expect(gstinFault(gstin, gstin.slice(0, 2))).toBeNull()
})

test('detects one wrong character anywhere, and two swapped neighbours', () => {
  const [gstin = ''] = known
  for (let place = 0; place < 14; place += 1) {
    const other = /\d/.test(gstin.charAt(place)) ? (gstin[place] === '1' ? '2' : '1') : 'F'
    if (other !== gstin[place])
      expect(
        gstinFault(gstin.slice(0, place) + other + gstin.slice(place + 1)),
        `place ${place}`,
      ).not.toBeNull()
  }
  expect(gstinFault('27AAPUF0939F1ZV')).not.toBeNull()
})

test('detects another State, or an invalid PAN', () => {
  expect(gstinFault('27AAPFU0939F1ZV', '36')).toBe('gstin_other_state')
  const withCheck = (first: string) => first + gstinCheckCharacter(first)
  // The fourth letter of a PAN is the kind of person: there is no kind D.
  expect(gstinFault(withCheck('36ABCDE1234F1Z'))).toBe('gstin_invalid')
  expect(gstinFault('27AAPFU0939F1Z')).toBe('gstin_invalid')
  expect(gstinFault('27AAPFU0939F1ZW')).toBe('gstin_check_wrong')
})
