import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  clearSession,
  keepPrivate,
  keepProfile,
  keepToken,
  readProfile,
  readSession,
} from '../../web/session.ts'
import { openBrowserMemory, tokenThatSays } from '../support/browser-memory.ts'

const claims = { id: 's-1', name: 'Divya రెడ్డి', email: 'divya@example.com', phone: '+919848011111' }

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the session in the browser', () => {
  it('keeps the token with what it says under authUserData', () => {
    const browser = openBrowserMemory()
    const token = tokenThatSays(claims)
    keepToken(token)
    expect(JSON.parse(browser.stored()['authUserData'] ?? '')).toEqual({ ...claims, token })
    expect(readSession()).toEqual({ ...claims, token })
    expect(browser.markedAs()).toBe('student')
  })

  it('stores nothing of an unreadable token', () => {
    const browser = openBrowserMemory()
    for (const broken of ['', 'nonsense', 'a.b.c', 'head..end']) keepToken(broken)
    expect(browser.stored()).toEqual({})
    expect(readSession()).toBeNull()
  })

  it('keeps name and email under profile', () => {
    const browser = openBrowserMemory()
    const answered = { _id: 's-1', phone: '+919848011111', name: 'Divya', email: 'divya@example.com' }
    keepProfile(answered)
    expect(JSON.parse(browser.stored()['profile'] ?? '')).toEqual({
      name: 'Divya',
      email: 'divya@example.com',
    })
    expect(readProfile()).toEqual({ name: 'Divya', email: 'divya@example.com' })
  })

  it('clears what is private and leaves theme and language', () => {
    const browser = openBrowserMemory({ theme: '"dark"', language: '"te"' })
    keepToken(tokenThatSays(claims))
    keepProfile(claims)
    keepPrivate('order', { paymentId: 'p-1' })
    clearSession()
    expect(browser.stored()).toEqual({ theme: '"dark"', language: '"te"' })
    expect(browser.markedAs()).toBeUndefined()
  })
})
