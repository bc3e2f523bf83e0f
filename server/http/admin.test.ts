import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { createAdmin } from './admin.ts'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  folder = await mkdtemp(join(tmpdir(), 'stepmark-admin-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/main-1.js'), 'export {}')
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><head><script>one()</script></head><body></body></html>',
  )
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await app.close()
})

async function ask(path: string, isDemo = true, host = 'localhost:3000'): Promise<Response> {
  const services = { ...app.services, settings: { ...app.settings, isDemo } }
  const admin = await createAdmin({ services, folder, keepsFiles: true })
  const incoming = {
    httpVersion: '1.1',
    headers: { connection: 'keep-alive' },
    socket: { remoteAddress: '127.0.0.1' },
  }
  return admin.request(path, { headers: { host } }, { incoming })
}

describe('the page of the back office', () => {
  it.each(['/admin', '/admin/', '/admin/inbox', '/admin/inbox/ticket/TKT-2026-00001'])(
    'is the same at %s, uncached and not indexed',
    async (path) => {
      const response = await ask(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
      expect(await response.text()).toContain('one()')
    },
  )

  it('allows only its own scripts, and nothing inline without a hash', async () => {
    const policy = (await ask('/admin')).headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('http')
  })

  it.each([
    ['/desk', '/admin'],
    ['/desk/set-up', '/admin/set-up'],
    ['/desk/orders?search=asha&page=2', '/admin/orders?search=asha&page=2'],
    ['/desk/texts/article/1', '/admin/articles/article/1'],
    ['/admin/texts?kind=resource', '/admin/articles?kind=resource'],
    ['/admin/texts/names', '/admin/articles/names'],
  ])('is still found at its former address %s', async (path, location) => {
    const response = await ask(path)
    expect([response.status, response.headers.get('location')]).toEqual([308, location])
  })

  it('serves its files under names that can be cached permanently', async () => {
    const response = await ask('/admin/assets/main-1.js')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect((await ask('/admin/assets/nothing.js')).status).toBe(404)
  })

  it('offers the demo staff at the machine of a demo, and nowhere else', async () => {
    expect(await (await ask('/admin')).text()).toContain('data-demo')
    expect(await (await ask('/admin', false)).text()).not.toContain('data-demo')
    expect(await (await ask('/admin', true, 'learn.example.com')).text()).not.toContain('data-demo')
  })
})
