import { expect, it } from 'vitest'
import { type EnginePart, engineParts, mostKilobytesOfPart, weighEngine } from './engine-weight.ts'

const allParts = Object.keys(engineParts) as EnginePart[]
/** More than one question needs at first. */
const joined: readonly EnginePart[] = ['a calculation with a slip', 'a working with a slip', 'everything']

it.each(allParts.filter((part) => !joined.includes(part)))(
  'the code that marks %s is small',
  async (part) => {
    expect((await weighEngine(part)).gzip).toBeLessThanOrEqual(mostKilobytesOfPart)
  },
)

it('the whole engine is larger than what one question needs', async () => {
  expect((await weighEngine('everything')).gzip).toBeGreaterThan(mostKilobytesOfPart)
})
