import { expect, it } from 'vitest'
import { certificateNumber, numberBytes, readCertificateNumber } from './rules.ts'

it('generates numbers in groups of four that can be read aloud', () => {
  expect(certificateNumber(new Uint8Array(numberBytes))).toBe('SM-0000-0000-0000')
  expect(certificateNumber(Uint8Array.from({ length: numberBytes }, (_, at) => at * 21 + 31))).toMatch(
    /^SM(-[0-9A-HJKMNP-TV-Z]{4}){3}$/,
  )
})

it('reads a number in any spelling, and corrects lookalike characters', () => {
  for (const typed of ['SM-7K3Q-9XW2-PD40', 'sm 7k3q 9xw2 pd4o', '7K3Q9XW2PD4O', 'SM7K3Q-9XW2-PD40'])
    expect(readCertificateNumber(typed)).toBe('SM-7K3Q-9XW2-PD40')
  for (const wrong of ['', 'SM', 'SM-7K3Q-9XW2', 'SM-7K3Q-9XW2-PD4U', 'SM-7K3Q-9XW2-PD40-1', '../..'])
    expect(readCertificateNumber(wrong)).toBeNull()
})
