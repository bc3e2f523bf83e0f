import { parseArgs } from 'node:util'
import { expect, it } from 'vitest'
import { sentenceOf } from './start-failure.ts'

function failureOf(args: string[]): unknown {
  try {
    return parseArgs({ args, options: { to: { type: 'string' } } })
  } catch (error) {
    return error
  }
}

it('tells who mistyped an option of a command what was wrong, and shows no stack', () => {
  expect(sentenceOf(failureOf(['--nonsense']))).toContain("Unknown option '--nonsense'")
  expect(sentenceOf(failureOf(['--to']))).toContain('argument missing')
  expect(sentenceOf(new TypeError('a fault of ours'))).toBeNull()
})
