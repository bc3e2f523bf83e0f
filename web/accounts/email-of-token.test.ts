import { afterEach, expect, it, vi } from 'vitest'
import { emailOfToken } from './email-of-token.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const broken = `a.${btoa('{"email": "asha@school.example", ')}.b`

it('a broken token is logged in the browser and never in the server log', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  // On the server there is none.
  vi.stubGlobal('window', undefined)
  expect(emailOfToken(broken)).toBeNull()
  expect(warn).not.toHaveBeenCalled()
  vi.stubGlobal('window', {})
  expect(emailOfToken(broken)).toBeNull()
  expect(warn).toHaveBeenCalledWith('Invalid token', expect.any(SyntaxError))
})
