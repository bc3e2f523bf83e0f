import { expect, it } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['gzip;q=0.0', null],
  ['', null],
] as const)('a browser that accepts "%s" is sent %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
