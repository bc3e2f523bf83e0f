import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { articleSeeds } from './articles/all.ts'
import { loadArticles } from './load-articles.ts'
import { resourceSeeds } from './resources/all.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await app.course({ title: 'A course that was there before' })
})
afterAll(() => app.close())

describe('loadArticles', () => {
  it('brings articles and resources to a database that has courses already, once', async () => {
    await loadArticles(app.services, () => undefined)
    await loadArticles(app.services, () => undefined)
    const blog = await app.call('getBlog')
    expect(blog.body.data).toHaveLength(articleSeeds.length)
    const resources = await app.call('getResources')
    expect(resources.body.data).toHaveLength(resourceSeeds.length)
    for (const { sheet } of resources.body.data) {
      const answer = await app.fetch(sheet.url)
      expect(answer.status).toBe(200)
      expect((await answer.text()).slice(0, 5)).toBe('%PDF-')
    }
  })

  it('draws every formula and every figure of the texts', async () => {
    const { body } = await app.call('getBlog')
    for (const { slug, content } of body.data) {
      expect([slug, content.includes('katex-error')]).toEqual([slug, false])
      expect([slug, /\\[([]|data-drawing/.test(content)]).toEqual([slug, false])
    }
  })
})
