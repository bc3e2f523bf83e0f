import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf, startTestApp, type TestApp } from '../../tests/support/app.ts'
import { DocumentTooLarge } from '../catalog/marking.ts'
import { refuse } from './api.ts'
import { createFiles } from './files.ts'

let app: TestApp
let address = ''
let cookie = ''

/** As a browser asks for what it shows in a window or a frame. */
const toRead = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' }
const tooLarge = {
  en: 'This document is too large to open with your name on it. Write to support and we’ll send it in parts.',
  hi: 'यह दस्तावेज़ इतना बड़ा है कि आपके नाम के साथ नहीं खुल सकता। सहायता को लिखें, हम इसे हिस्सों में भेज देंगे।',
}

beforeAll(async () => {
  app = await startTestApp()
  const course = await app.course()
  const student = await app.student()
  await app.grant(student, course, -1, 30)
  const answer = await app.call('getPresignedFile', { file: course.lockedDocument }, { token: student.token })
  address = answer.body.data.url
  cookie = cookieOf(answer)
})
afterAll(() => app.close())

/** The paid document, where marking it takes more than one document may. */
async function openTooLarge(headers: Record<string, string>): Promise<Response> {
  const mark = async () => {
    throw new DocumentTooLarge()
  }
  const files = createFiles(app.services, { mark })
  files.onError((error, c) => refuse(app.services, error, c.req.raw))
  return files.request(`http://stepmark.test${address}`, { headers: { cookie, ...headers } })
}

describe('a document that is too large to be marked', () => {
  it('is refused in words where a person reads, with the way to support', async () => {
    const answer = await openTooLarge(toRead)
    expect(answer.status).toBe(413)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const page = await answer.text()
    expect(page).toContain('<html lang="en">')
    expect(page).toContain(`<p>${tooLarge.en}</p>`)
    expect(page).toContain('<a href="/support" target="_top">Support</a>')
    expect(page).not.toContain('{"success"')
  })

  it('is refused in the language of the page it was opened from, else of its reader', async () => {
    const opened = { ...toRead, 'accept-language': 'en-IN', referer: 'http://stepmark.test/hi/courses/x' }
    const page = await (await openTooLarge(opened)).text()
    expect(page).toContain('<html lang="hi">')
    expect(page).toContain(`<p>${tooLarge.hi}</p>`)
    expect(page).toContain('<a href="/hi/support" target="_top">')
    const elsewhere = { ...toRead, 'accept-language': 'hi', referer: 'https://other.test/te/x' }
    expect(await (await openTooLarge(elsewhere)).text()).toContain(tooLarge.hi)
    const english = { ...toRead, 'accept-language': 'hi', referer: 'http://stepmark.test/courses/x' }
    expect(await (await openTooLarge(english)).text()).toContain(tooLarge.en)
  })

  it('is refused with the envelope for a program', async () => {
    const answer = await openTooLarge({ accept: '*/*', 'accept-language': 'hi' })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ code: 'tooLarge', error: tooLarge.hi })
  })
})

describe('any file that is unavailable', () => {
  it('is refused in words where a person reads, and runs nothing', async () => {
    for (const path of ['/media/x', '/invoices/x', '/certificates/x', '/sheets/none.pdf', '/pictures/x']) {
      const answer = await app.fetch(path, { headers: toRead })
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      const page = await answer.text()
      expect(page).toContain('<p>This link has expired. Open the item again from its course.</p>')
      expect(page).not.toMatch(/<script|support/)
    }
  })

  it('is refused the same way while the store is down, and served once it is back', async () => {
    const { media } = app.services
    const { read } = media
    media.read = async () => {
      throw new Error('the store is down')
    }
    try {
      const answer = await app.fetch(address, { headers: { ...toRead, cookie } })
      expect(answer.status).toBe(503)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await answer.text()).not.toContain('store is down')
    } finally {
      media.read = read
    }
    const answer = await app.fetch(address, { headers: { ...toRead, cookie } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })
})
