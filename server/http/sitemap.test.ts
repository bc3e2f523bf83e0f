import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { runOn } from '../../tests/support/database.ts'
import { createArticleFiles } from './articles.ts'
import { createResponseCache } from './response-cache.ts'
import { createSitemap } from './sitemap.ts'

let app: TestApp
let courseSlug: string
beforeAll(async () => {
  app = await startTestApp()
  courseSlug = (await app.course()).slug
  await runOn(
    app.databaseUrl,
    `insert into articles (slug, type, title, drawing, html, published_at, updated_at, status) values
      ('seen', 1, 'Seen', 'parabola', '<p>x</p>', '2026-10-01', '2026-10-01', 'published'),
      ('hidden', 1, 'Hidden', 'parabola', '<p>x</p>', '2026-10-01', '2026-10-01', 'draft')`,
  )
})
afterAll(() => app.close())

const read = async (path: string) => (await app.fetch(path)).text()

describe('security.txt', () => {
  it('contains whom to contact, its expiry, and its address', async () => {
    const answer = await app.fetch('/.well-known/security.txt')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^text\/plain; charset=utf-8$/i),
    ])
    expect(await answer.text()).toBe(
      [
        'Contact: mailto:support@stepmark.example',
        'Expires: 2027-05-20T00:00:00Z',
        'Preferred-Languages: en, hi, te',
        'Canonical: http://localhost:3000/.well-known/security.txt',
        '',
      ].join('\n'),
    )
  })
})

describe('instructions for crawlers', () => {
  it('leads from robots.txt to the site maps, and excludes private pages in every language', async () => {
    const robots = await read('/robots.txt')
    expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml')
    for (const line of [
      'Disallow: /my-course',
      'Disallow: /hi/my-course',
      'Disallow: /te/account',
      'Disallow: /api/',
    ])
      expect(robots.split('\n')).toContain(line)
  })

  it('lists one site map a kind with the day of its last change', async () => {
    const index = await read('/sitemap.xml')
    for (const name of ['pages', 'courses', 'articles'])
      expect(index).toContain(`<loc>http://localhost:3000/sitemap-${name}.xml</loc>`)
    expect(index).toContain('<lastmod>2026-10-01T')
  })

  it('names each page in its three languages', async () => {
    const courses = await read('/sitemap-courses.xml')
    expect(courses).toContain(`<loc>http://localhost:3000/courses/${courseSlug}</loc>`)
    expect(courses).toContain(`<loc>http://localhost:3000/hi/courses/${courseSlug}</loc>`)
    expect(courses).toContain(`hreflang="te" href="http://localhost:3000/te/courses/${courseSlug}"`)
    expect(await read('/sitemap-pages.xml')).toContain('<loc>http://localhost:3000/about-us</loc>')
  })

  it('names published articles alone', async () => {
    const articles = await read('/sitemap-articles.xml')
    expect(articles).toContain('/blog/seen</loc>')
    expect(articles).not.toContain('hidden')
  })
})

describe('the site maps and the feed', () => {
  it('are rendered at most once per second, however often they are requested', async () => {
    let asked = 0
    const { database } = app.services
    const services = {
      ...app.services,
      database: {
        ...database,
        all: (...given: Parameters<typeof database.all>) => {
          asked += 1
          return database.all(...given)
        },
      } as typeof database,
    }
    const answers = createResponseCache({ now: () => 0 })
    for (const [routes, path] of [
      [createArticleFiles(services, answers), '/rss.xml'],
      [createSitemap(services, answers), '/sitemap.xml'],
      [createSitemap(services, answers), '/sitemap-articles.xml'],
    ] as const) {
      const first = await (await routes.request(path)).text()
      expect(first).toContain('<?xml')
      asked = 0
      for (const index of [1, 2, 3])
        expect(await (await routes.request(`${path}?x=${index}`)).text()).toBe(first)
      expect(asked).toBe(0)
    }
  })

  it('are none but those that there are', async () => {
    for (const name of ['constructor', 'none'])
      expect((await app.fetch(`/sitemap-${name}.xml`)).status).toBe(404)
  })
})
