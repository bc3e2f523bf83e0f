import { expect, it } from 'vitest'
import { checks } from './check-answer.ts'
import { loadCheck } from './load-check.ts'
import type { AnswerKind } from './rules.ts'

const kinds = Object.keys(checks) as AnswerKind[]

it.each(kinds)('the browser judges a %s by the server’s check', async (kind) => {
  expect(await loadCheck(kind)).toBe(checks[kind])
})
