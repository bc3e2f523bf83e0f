import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSiteVideos } from '../../database/seed/load-site.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await loadSiteVideos(app.services)
})
afterAll(() => app.close())

describe('a video of the site', () => {
  it.each([
    ['square-breath.480.mp4', 'video/mp4'],
    ['square-breath.240.mp4', 'video/mp4'],
    ['square-breath.en.vtt', 'text/vtt; charset=utf-8'],
    ['square-breath.te.vtt', 'text/vtt; charset=utf-8'],
    ['eco-route.jpg', 'image/jpeg'],
  ])('%s is public', async (file, type) => {
    const answer = await app.fetch(`/videos/${file}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100)
  })

  it('supports the ranges that a player requests', async () => {
    const answer = await app.fetch('/videos/eco-route.480.mp4', { headers: { range: 'bytes=0-99' } })
    expect([answer.status, answer.headers.get('content-length')]).toEqual([206, '100'])
  })

  // Videos of lessons lie in the same store.
  it.each([
    'two-tangents.480.mp4',
    'square-breath',
    'square-breath.mp4',
    '..%2Ffilms%2Fsquare-breath.480.mp4',
  ])('never serves %s', async (file) => {
    expect((await app.fetch(`/videos/${file}`)).status).toBe(404)
  })

  it('is found under the address that it had before', async () => {
    const answer = await app.fetch('/films/eco-route.480.mp4')
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/videos/eco-route.480.mp4'])
  })

  it('is stored once, however often the product starts', async () => {
    await loadSiteVideos(app.services)
    expect((await app.fetch('/videos/square-breath.jpg')).status).toBe(200)
  })
})
