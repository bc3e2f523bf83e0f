import { expect, it } from 'vitest'
import { checks } from './check-answer.ts'
import { loadCheck } from './load-check.ts'
import type { AnswerKind } from './rules.ts'

const kinds = Object.keys(checks) as AnswerKind[]

it.each(kinds)('the browser checks a %s with the server’s code', async (kind) => {
  expect(await loadCheck(kind)).toBe(checks[kind])
})
