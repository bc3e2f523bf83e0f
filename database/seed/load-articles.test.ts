import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articleSeeds } from '../../content/articles/all.ts'
import { resourceSeeds } from '../../content/resources/all.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { loadDemoContent } from './load.ts'
import { loadArticles } from './load-articles.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await app.course({ title: 'A course that was there before' })
})
afterAll(() => app.close())

describe('loadArticles', () => {
  it('adds articles and resources to a database that already has courses, once', async () => {
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

  it('is all of the demo that a school with courses of its own gets: none of its people, tickets and orders', async () => {
    await loadDemoContent(app.services, () => undefined)
    const rows = sql<{ count: number }>`
      select (select count(*) from students)::int + (select count(*) from tickets)::int
        + (select count(*) from orders)::int + (select count(*) from contact_requests)::int as "count"`
    expect(await app.services.database.first(rows)).toEqual({ count: 0 })
  })

  it('draws every formula and every figure of the texts', async () => {
    const { body } = await app.call('getBlog')
    for (const { slug, content } of body.data) {
      expect([slug, content.includes('katex-error')]).toEqual([slug, false])
      expect([slug, /\\[([]|data-drawing/.test(content)]).toEqual([slug, false])
    }
  })
})
