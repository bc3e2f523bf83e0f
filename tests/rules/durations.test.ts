import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('days and hours are converted to milliseconds in domain/durations.ts only', () => {
  const files = globSync('{database,domain,server,web}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.ts', 'domain/durations.ts', 'domain/messages/compiled/**'],
  })
  expect(files.length).toBeGreaterThan(1000)
  const converted = /\b(?:86_?400_?000|3600 \* 1000|60 \* 60 \* 1000|24 \* 3_?600_?000)\b|\* 3_?600_?000\b/
  expect(files.filter((file) => converted.test(readFileSync(file, 'utf8')))).toEqual([])
})
