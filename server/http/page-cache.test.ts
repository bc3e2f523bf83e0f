import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createFairQueue, QueueFull } from '../fair-queue.ts'
import { createPageCache } from './page-cache.ts'

function countingRenderer(delayMs = 0) {
  const rendered: string[] = []
  return {
    rendered,
    async render(path: string) {
      rendered.push(path)
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      return {
        status: path === '/missing' ? 404 : 200,
        html: `<p>${path} ${rendered.length}</p>${'x'.repeat(path === '/large' ? 1500 : 500)}`,
        headers: {},
      }
    },
  }
}

describe('the page cache', () => {
  it('renders a page once for many concurrent visitors', async () => {
    const renderer = countingRenderer(20)
    const cache = createPageCache(renderer)
    const pages = await Promise.all(Array.from({ length: 20 }, () => cache.get('/courses', 'a')))
    expect(renderer.rendered).toEqual(['/courses'])
    expect(new Set(pages.map((page) => page.plain.etag)).size).toBe(1)
  })

  it('renders a page for those who waited with a caller that was refused', async () => {
    const renderer = countingRenderer()
    const queue = createFairQueue({ mostAtOnce: 1, mostUnderway: 6 })
    const cache = createPageCache({ ...renderer, queue })
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    const greedy = Promise.allSettled([1, 2, 3, 4, 5].map(() => queue.run('greedy', () => held)))
    const first = cache.get('/courses', 'greedy')
    const shared = ['one', 'other'].map((network) => cache.get('/courses', network))
    const another = queue.run('another', async () => 'done')
    await expect(first).rejects.toThrow(QueueFull)
    letGo()
    await Promise.all([greedy, another])
    expect((await Promise.all(shared)).map(({ status }) => status)).toEqual([200, 200])
    expect(renderer.rendered).toEqual(['/courses'])
  })

  it('caches the same bytes uncompressed and compressed', async () => {
    const page = await createPageCache(countingRenderer()).get('/', 'a')
    expect(gunzipSync(page.gzip.bytes).toString()).toBe(Buffer.from(page.plain.bytes).toString())
  })

  it('shows changed content at once', async () => {
    const renderer = countingRenderer()
    const cache = createPageCache(renderer)
    const before = await cache.get('/', 'a')
    cache.forget()
    expect((await cache.get('/', 'a')).plain.etag).not.toBe(before.plain.etag)
  })

  it('does not cache a page whose content changed while it was rendered', async () => {
    const renderer = countingRenderer(20)
    const cache = createPageCache(renderer)
    const early = cache.get('/', 'a')
    await expect.poll(() => renderer.rendered).toHaveLength(1)
    cache.forget()
    await early
    await cache.get('/', 'a')
    expect(renderer.rendered).toHaveLength(2)
  })

  it('does not cache missing pages, and evicts the least recently used page', async () => {
    const renderer = countingRenderer()
    const cache = createPageCache({ ...renderer, capacityInBytes: 1500 })
    await cache.get('/missing', 'a')
    await cache.get('/missing', 'a')
    for (const path of ['/a', '/b', '/a', '/c', '/a', '/b']) await cache.get(path, 'a')
    expect(renderer.rendered).toEqual(['/missing', '/missing', '/a', '/b', '/c', '/b'])
  })

  it('evicts no page for searches, however many are requested', async () => {
    const renderer = countingRenderer()
    const cache = createPageCache({ ...renderer, capacityInBytes: 3000 })
    await cache.get('/pricing-plan', 'a')
    for (let index = 0; index < 50; index += 1) await cache.get(`/search?q=${index}`, 'a')
    expect(cache.findKept('/pricing-plan')).toBeDefined()
    expect(cache.findKept('/search?q=49')).toBeDefined()
    expect(cache.size().bytes).toBeLessThanOrEqual(3000)
  })

  it('respects its byte limit, however many addresses are requested', async () => {
    const renderer = countingRenderer()
    const cache = createPageCache({ ...renderer, capacityInBytes: 1500 })
    const paths = ['/a', '/b', '/large', '/c', ...Array.from({ length: 50 }, (_, index) => `/${index}`)]
    for (const path of paths) await cache.get(path, 'a')
    const kept = paths.flatMap((path) => cache.findKept(path) ?? [])
    const bytes = kept.reduce(
      (sum, page) =>
        sum + page.plain.bytes.byteLength + page.gzip.bytes.byteLength + page.brotli.bytes.byteLength,
      0,
    )
    expect(kept.length).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(1500)
    cache.forget()
    await cache.get('/again', 'a')
    expect(cache.findKept('/again')).toBeDefined()
  })
})
