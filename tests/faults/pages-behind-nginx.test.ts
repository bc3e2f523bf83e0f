import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasNginx, startBehindNginx } from '../support/nginx.ts'

let nginx: Awaited<ReturnType<typeof startBehindNginx>>
/** What nginx asked the product for. */
const asked: string[] = []
let price = '₹299'
/** The product has too much to render. */
let isBusy = false

describe.runIf(hasNginx())('a page behind nginx', () => {
  beforeAll(async () => {
    nginx = await startBehindNginx(({ url = '' }, response) => {
      asked.push(url)
      const seconds = url.includes('brief') ? 1 : 60
      response
        .writeHead(isBusy ? 429 : 200, { 'cache-control': `public, max-age=0, s-maxage=${seconds}` })
        .end(url.includes('brief') ? price : url)
    })
  })
  afterAll(() => nginx.stop())

  async function ask(path: string): Promise<string> {
    return (await fetch(nginx.url + path)).text()
  }

  it('is requested once, whatever unread parameters a URL has', async () => {
    asked.splice(0)
    for (const path of ['/?q=1', '/', '/?q=2&page=3', '/hi?x=1', '/hi?y=2']) await ask(path)
    for (const path of [
      '/courses?page=2&x=1',
      '/courses?x=2&page=2',
      '/courses/a-course?x=1',
      '/courses/a-course',
    ])
      await ask(path)
    expect(asked).toEqual([
      '/',
      '/hi',
      '/courses?category=&level=&language=&price=&page=2',
      '/courses/a-course',
    ])
  })

  it('is cached only under the requested URL', async () => {
    // Names in capitals or another encoding are read by only one of the two.
    expect(await ask('/blog?PAGE=7')).toBe('/blog?page=7')
    expect(await ask('/blog?p%61ge=8')).toBe('/blog?page=')
    expect(await ask('/blog')).toBe('/blog?page=')
    expect(await ask('/blog?page=a%26b%3Dc')).toBe('/blog?page=a%26b%3Dc')
  })

  it('is fetched again when it has expired, so that nobody sees an old price first; while that fails, the last one is shown', async () => {
    expect(await ask('/courses/brief')).toBe('₹299')
    price = '₹499'
    await wait(2100)
    expect(await ask('/courses/brief')).toBe('₹499')
    isBusy = true
    await wait(2100)
    expect(await ask('/courses/brief')).toBe('₹499')
    isBusy = false
  })

  it('that is not a page keeps its whole URL', async () => {
    for (const path of ['/sheets/a%2Fb.pdf?x=1', '/nowhere?x=1', '/api/v1/student/x?limit=2'])
      expect(await ask(path)).toBe(path)
  })
})
