import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertArticle, insertResource } from '../../database/seed/queries.ts'
import { insertMedia, insertMediaFile } from '../../database/seed/queries-of-courses.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { runOn } from '../../tests/support/database.ts'
import { drawStoredFormulas } from '../rich-text/drawn-texts.ts'
import { cleanRichText } from '../rich-text/rich-text.ts'

let app: TestApp
const body = (about: string) =>
  cleanRichText(
    `<p>Take \\(x^2 = 9\\) and ${about}.</p>${'<p>Eleven more words stand here so that the text is cut.</p>'.repeat(3)}<h2>First steps</h2><p>x</p>`,
  )

async function addArticle(slug: string, type: 1 | 2 | 3, day: number, title = slug): Promise<string> {
  const at = new Date(Date.UTC(2026, 8, day))
  const row = await app.services.database.first(
    insertArticle({
      slug,
      type,
      title,
      drawing: 'parabola',
      html: body(title),
      publishedAt: at,
      updatedAt: at,
    }),
  )
  return row?.id ?? ''
}

let parabolaId: string
const sheet = Buffer.from('%PDF-1.7 a sheet')

beforeAll(async () => {
  app = await startTestApp()
  for (let day = 1; day <= 11; day += 1) await addArticle(`blog-${day}`, 1, day)
  parabolaId = await addArticle('parabolas-at-home', 1, 20, 'Parabolas at home & away')
  await addArticle('home-1', 2, 12)
  await addArticle('note', 3, 13)
  await addArticle('unpublished', 1, 14)
  await runOn(app.databaseUrl, `update articles set status = 'draft' where slug = 'unpublished'`)
  const { database, media } = app.services
  const stored = await database.first(insertMedia('document', 0))
  await media.put('resources/formula-sheet.pdf', sheet, 'application/pdf')
  await database.first(
    insertMediaFile(stored?.id ?? '', {
      rendition: 'original',
      storageKey: 'resources/formula-sheet.pdf',
      contentType: 'application/pdf',
      byteCount: sheet.byteLength,
    }),
  )
  const common = { drawing: 'thales', updatedAt: app.clock.now() }
  await database.first(
    insertResource({
      ...common,
      name: 'formula-sheet',
      heading: 'Formula sheet with proofs',
      content: ['<h2>Roots</h2>', cleanRichText('<p>Every \\(\\sqrt{2}\\) has a proof.</p>')],
      sheetMediaId: stored?.id ?? null,
      position: 0,
    }),
  )
  await database.first(
    insertResource({
      ...common,
      name: 'topic-map',
      heading: 'Topic map',
      content: ['<p>Map.</p>'],
      sheetMediaId: null,
      position: 1,
    }),
  )
  await drawStoredFormulas(app.services)
})
afterAll(() => app.close())

describe('GET blog', () => {
  it('returns all published articles, newest first, without a page', async () => {
    const { status, body: answer } = await app.call('getBlog')
    expect(status).toBe(200)
    expect(answer).toMatchObject({ success: true, totalPages: 1 })
    expect(answer.data).toHaveLength(14)
    expect(answer.data.map(({ slug }: { slug: string }) => slug).slice(0, 3)).toEqual([
      'parabolas-at-home',
      'note',
      'home-1',
    ])
    expect(answer.data[0]).toMatchObject({
      title: 'Parabolas at home & away',
      image: '/pictures/articles/parabolas-at-home.svg',
      type: 1,
      publishedAt: '2026-09-20T00:00:00.000Z',
      readingMinutes: 1,
    })
    expect(answer.data[0].content).toContain('<math')
  })

  it('returns a page with the number of pages, up to a hundred articles', async () => {
    const second = await app.call('getBlog', { page: 2, limit: 9, type: 1 })
    expect(second.body.totalPages).toBe(2)
    expect(second.body.data).toHaveLength(3)
    expect((await app.call('getBlog', { page: 1, limit: 100 })).body.data).toHaveLength(14)
    expect((await app.call('getBlog', { limit: 101 })).status).toBe(400)
    expect((await app.call('getBlog', { type: 4 })).status).toBe(400)
    expect((await app.call('getBlog', { page: 9, limit: 9 })).body.data).toEqual([])
  })

  it('carries on a card the first words instead of the content', async () => {
    const { body: answer } = await app.call('getBlog', { view: 'cards', words: 4 })
    expect(answer.data[0].excerpt).toBe('Take x² = 9 ...')
    expect(answer.data[0].content).toBeUndefined()
    const full = await app.call('getBlog', { view: 'cards' })
    expect(full.body.data[0].excerpt.split(' ')).toHaveLength(21)
  })

  it('works with and without a token, and refuses an expired one', async () => {
    const student = await app.student()
    expect((await app.call('getBlog', {}, { token: student.token })).status).toBe(200)
    expect((await app.call('getBlog', {}, { token: 'stale' })).status).toBe(401)
  })
})

describe('GET blog/{id}', () => {
  it('finds an article by slug and by id, with its headings and up to five others of its type', async () => {
    const bySlug = await app.call('getArticle', { id: 'parabolas-at-home' })
    expect(bySlug.body.data._id).toBe(parabolaId)
    expect(bySlug.body.data.headings).toEqual([{ id: 'first-steps', text: 'First steps' }])
    expect(bySlug.body.data.content).toContain('<h2 id="first-steps">')
    expect(bySlug.body.data.others.map(({ slug }: { slug: string }) => slug)).toEqual([
      'blog-11',
      'blog-10',
      'blog-9',
      'blog-8',
      'blog-7',
    ])
    expect(bySlug.body.data.others[0].excerpt).toMatch(/^(\S+ ){10}\.\.\.$/)
    expect((await app.call('getArticle', { id: parabolaId })).body).toEqual(bySlug.body)
  })

  it.each(['nowhere', 'unpublished', '00000000-0000-4000-8000-000000000000'])(
    'responds not found to %s with a message',
    async (id) => {
      const { status, body: answer } = await app.call('getArticle', { id })
      expect(status).toBe(404)
      expect(answer).toMatchObject({ success: false, error: 'Article not found.', code: 'notFound' })
    },
  )
})

describe('GET resources', () => {
  it('returns the resources in order, each with its beginning and its sheet', async () => {
    const { body: answer } = await app.call('getResources')
    expect(answer.data).toMatchObject([
      {
        name: 'formula-sheet',
        excerpt: 'Every √2 has a proof.',
        sheet: { url: '/sheets/formula-sheet.pdf', extension: 'pdf', byteCount: sheet.byteLength },
      },
      { name: 'topic-map', sheet: null },
    ])
  })

  it('returns one by its name', async () => {
    const { body: answer } = await app.call('getResource', { name: 'formula-sheet' })
    expect(answer.data).toMatchObject({
      heading: 'Formula sheet with proofs',
      img: '/pictures/resources/formula-sheet.svg',
    })
    expect(answer.data.content[0]).toBe('<h2 id="roots">Roots</h2>')
    expect(answer.data.headings).toEqual([{ id: 'roots', text: 'Roots' }])
    expect(answer.data.content[1]).toContain('<math')
  })

  it('responds not found to an unknown name', async () => {
    const { status, body: answer } = await app.call('getResource', { name: 'nowhere' })
    expect(status).toBe(404)
    expect(answer.error).toBe('Resource not found!')
  })
})

describe('files of articles', () => {
  it('serves the sheet of a resource publicly', async () => {
    const response = await app.fetch('/sheets/formula-sheet.pdf')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(sheet)
    for (const name of ['topic-map', 'nowhere', '%00', '..%2Fx'])
      expect((await app.fetch(`/sheets/${name}.pdf`)).status).toBe(404)
  })

  it('draws the picture at the head of an article and of a resource', async () => {
    for (const path of ['articles/parabolas-at-home', 'resources/formula-sheet']) {
      const response = await app.fetch(`/pictures/${path}.svg`)
      expect(response.headers.get('content-type')).toBe('image/svg+xml')
      expect(await response.text()).toMatch(/^<svg .*<\/svg>$/s)
    }
    for (const path of ['articles/nowhere', 'articles/unpublished', 'resources/%00x'])
      expect((await app.fetch(`/pictures/${path}.svg`)).status).toBe(404)
  })

  it('tells feed readers of types 1 and 2, newest first, with addresses in full', async () => {
    const response = await app.fetch('/rss.xml')
    expect(response.headers.get('content-type')).toContain('application/rss+xml')
    const feed = await response.text()
    const links = [...feed.matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(([, link]) => link)
    expect(links).toHaveLength(13)
    expect(links.slice(0, 2)).toEqual([
      `${app.settings.publicUrl}/blog/parabolas-at-home`,
      `${app.settings.publicUrl}/blog/home-1`,
    ])
    expect(feed).toContain('<title>Parabolas at home &amp; away</title>')
    expect(feed).not.toContain('unpublished')
  })
})
