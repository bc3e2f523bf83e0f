import { globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

const mostKilobytes = 25

it(`the step lesson player weighs at most ${mostKilobytes} KB`, () => {
  const files = globSync('build/client/assets/{step-lesson-panel,step-page,player-parts,progress}-*.{js,css}')
  expect(files.length).toBeGreaterThanOrEqual(4)
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).byteLength, 0)
  expect(bytes / 1024).toBeLessThanOrEqual(mostKilobytes)
})
