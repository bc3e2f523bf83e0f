import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ArticleDocument } from '../../../domain/admin/articles/schemas.ts'
import { adminCall, newSave, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'

let app: TestApp
let author: TestStaff
let other: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  author = await staffOf(app, 'author')
  other = await staffOf(app, 'owner')
})
afterAll(() => app.close())

type AdminName = Parameters<typeof adminCall>[1]

/** Calls as the author, or as another one. */
const ask = (name: AdminName, input: object, by = author) =>
  adminCall(app, name, input, { cookie: by.cookie })

const written = (name: string, changes: Partial<ArticleDocument> = {}): ArticleDocument => ({
  title: 'Roots by hand',
  name,
  excerpt: '',
  type: 1,
  drawing: 'parabola',
  authorId: null,
  categoryId: null,
  cover: null,
  html: '<p>Take \\(x^2 = 2\\).</p><script>bad()</script>',
  ...changes,
})

type Kind = 'article' | 'resource'

async function begun(kind: Kind = 'article', title = 'Roots by hand') {
  return (await ask('createArticle', { kind, title })).body.data.id as string
}

async function saved(id: string, document: ArticleDocument, kind: Kind = 'article') {
  const { version } = (await ask('getDraft', { kind, id })).body.data
  const answer = await ask('saveDraft', { kind, id, baseVersion: version, ...newSave(), document })
  expect(answer.status).toBe(200)
  return answer.body.data.version as number
}

async function published(name: string, changes: Partial<ArticleDocument> = {}) {
  const id = await begun()
  const version = await saved(id, written(name, changes))
  expect((await ask('publishArticle', { kind: 'article', id, version, at: null })).status).toBe(200)
  return id
}

const read = (id: string) => app.call('getArticle', { id })

describe('an article in the admin', () => {
  it('gets a free address, is invisible, and is public once published', async () => {
    const id = await begun('article', 'First steps')
    expect((await ask('getDraft', { kind: 'article', id })).body.data).toMatchObject({
      state: 'draft',
      version: 1,
      document: { name: 'first-steps', title: 'First steps' },
    })
    expect((await read('first-steps')).status).toBe(404)
    expect((await read(id)).status).toBe(404)
    const cover = { address: '/pictures/a.svg', alt: 'A curve', width: 320, height: 200 }
    const version = await saved(id, written('first-steps', { cover, excerpt: 'How to begin.' }))
    expect((await read('first-steps')).status).toBe(404)
    const answer = await ask('publishArticle', { kind: 'article', id, version, at: null })
    expect(answer.body.data).toMatchObject({
      state: 'published',
      path: '/blog/first-steps',
    })
    const shown = (await read('first-steps')).body.data
    expect(shown).toMatchObject({ title: 'Roots by hand', image: '/pictures/a.svg', cover })
    expect(shown.content).toContain('<math')
    expect(shown.content).not.toContain('script')
    const { data } = (await app.call('getBlog', { view: 'cards' })).body
    expect(data.find(({ slug }: { slug: string }) => slug === 'first-steps').excerpt).toBe('How to begin.')
  })

  it('shows nothing of a half-saved change until that is published', async () => {
    const id = await published('half-saved')
    const version = await saved(id, written('half-saved', { html: '<p>Half</p>' }))
    expect((await read('half-saved')).body.data.content).not.toContain('Half')
    expect((await ask('getDraft', { kind: 'article', id })).body.data).toMatchObject({
      state: 'published',
    })
    const before = (await read('half-saved')).body.data.publishedAt
    app.clock.advance({ seconds: 60 })
    await ask('publishArticle', { kind: 'article', id, version, at: null })
    expect((await read('half-saved')).body.data).toMatchObject({ publishedAt: before })
    expect((await read('half-saved')).body.data.content).toContain('Half')
  })

  it('appears at its scheduled time: on its page, in lists, in the feed and the site map', async () => {
    const id = await begun()
    const version = await saved(id, written('by-itself'))
    const at = new Date(app.clock.now().getTime() + 1200_000).toISOString()
    const answer = await ask('publishArticle', { kind: 'article', id, version, at })
    expect(answer.body.data).toMatchObject({ state: 'scheduled', publishedAt: at, path: null })
    const places = [
      '/rss.xml',
      '/sitemap-articles.xml',
      '/api/v1/blog',
      '/api/v1/blog/by-itself',
      '/api/v1/search?q=roots',
    ]
    const shown = () =>
      Promise.all(
        places.map(async (path) => {
          const response = await app.fetch(path)
          return response.ok && (await response.text()).includes('by-itself')
        }),
      )
    expect(await shown()).toEqual(places.map(() => false))
    const heard: string[] = []
    await app.services.database.listen('content_changed', () => heard.push('changed'))
    app.clock.advance({ seconds: 1199 })
    await app.runJobs()
    expect(heard).toEqual([])
    app.clock.advance({ seconds: 1 })
    await app.runJobs()
    await expect.poll(() => heard).toEqual(['changed'])
    expect(await shown()).toEqual(places.map(() => true))
  })

  it('refuses a moment that has passed, and one for what visitors read already', async () => {
    const id = await begun()
    const version = await saved(id, written('late'))
    const at = app.clock.now().toISOString()
    expect((await ask('publishArticle', { kind: 'article', id, version, at })).status).toBe(400)
    const shown = await published('shown')
    const next = { kind: 'article', id: shown, version: 2, at: '2999-01-01T00:00:00Z' }
    expect((await ask('publishArticle', next)).status).toBe(400)
    const soon = new Date(app.clock.now().getTime() + 60_000).toISOString()
    expect((await ask('publishArticle', { ...next, at: soon })).status).toBe(409)
  })

  it('is withdrawn and can be published again', async () => {
    const id = await published('withdrawn')
    expect((await ask('withdrawArticle', { kind: 'article', id })).body.data.state).toBe('withdrawn')
    expect((await read('withdrawn')).status).toBe(404)
    expect((await ask('withdrawArticle', { kind: 'article', id })).status).toBe(409)
    const { version } = (await ask('getDraft', { kind: 'article', id })).body.data
    await ask('publishArticle', { kind: 'article', id, version, at: null })
    expect((await read('withdrawn')).status).toBe(200)
  })

  it('is found under every address it had, and no other article may take one', async () => {
    const id = await published('name-one')
    for (const name of ['name-two', 'name-three']) {
      const version = await saved(id, written(name))
      await ask('publishArticle', { kind: 'article', id, version, at: null })
    }
    for (const name of ['name-one', 'name-two', 'name-three'])
      expect((await read(name)).body.data).toMatchObject({ _id: id, slug: 'name-three' })
    expect((await ask('getDraft', { kind: 'article', id })).body.data.oldNames.sort()).toEqual([
      'name-one',
      'name-two',
    ])
    const second = await begun()
    const version = await saved(second, written('name-one'))
    const refused = await ask('publishArticle', { kind: 'article', id: second, version, at: null })
    expect(refused.status).toBe(409)
    expect(refused.body.fields).toHaveProperty('name')
    const again = await saved(id, written('name-one'))
    await ask('publishArticle', { kind: 'article', id, version: again, at: null })
    expect((await read('name-one')).body.data.slug).toBe('name-one')
    expect((await read('name-two')).body.data.slug).toBe('name-one')
  })

  it('lists what is missing by field', async () => {
    const id = await begun()
    const cover = { address: 'https://evil.example/x.png', alt: ' ', width: null, height: null }
    const image = '<p>x</p><img src="/a.svg" alt="">'
    const version = await saved(id, written('Not A Name', { title: ' ', cover, html: image }))
    const answer = await ask('publishArticle', { kind: 'article', id, version, at: null })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields).sort()).toEqual([
      'cover.address',
      'cover.alt',
      'html',
      'name',
      'title',
    ])
    for (const text of Object.values<string>(answer.body.fields)) expect(text).toMatch(/^[A-Z].* /)
  })
})

describe('a preview', () => {
  it('shows the draft only with its key, for an hour', async () => {
    const id = await begun()
    await saved(id, written('to-see', { html: '<p>Not yet for all</p>' }))
    const { path } = (await ask('getArticlePreview', { kind: 'article', id })).body.data
    const key = new URL(path, 'http://x').searchParams.get('key') ?? ''
    expect((await app.call('getArticle', { id, preview: key })).body.data.content).toContain(
      'Not yet for all',
    )
    for (const preview of ['', 'x', key.replace(/.$/, 'A0'), `9${key}`])
      expect((await app.call('getArticle', { id, preview })).status).toBe(404)
    const another = await begun()
    expect((await app.call('getArticle', { id: another, preview: key })).status).toBe(404)
    app.clock.advance({ seconds: 3601 })
    expect((await app.call('getArticle', { id, preview: key })).status).toBe(404)
    // An hour without a call ends a session in the admin.
    author = await staffOf(app, 'author')
    other = await staffOf(app, 'owner')
  })
})

describe('a resource', () => {
  it('is written, published in pieces and renamed as an article is', async () => {
    const id = await begun('resource', 'Proof sheet')
    const html = '<h2>One</h2><p>Two \\(x\\)</p><ul><li>three</li></ul>'
    const version = await saved(id, written('proof-sheet', { html, title: 'Proof sheet' }), 'resource')
    expect((await app.call('getResource', { name: 'proof-sheet' })).status).toBe(404)
    await ask('publishArticle', { kind: 'resource', id, version, at: null })
    const shown = (await app.call('getResource', { name: 'proof-sheet' })).body.data
    expect(shown.content).toHaveLength(3)
    expect((await app.call('getResources')).body.data).toHaveLength(1)
    const renamed = await saved(id, written('proof-sheets', { html }), 'resource')
    await ask('publishArticle', { kind: 'resource', id, version: renamed, at: null })
    expect((await app.call('getResource', { name: 'proof-sheet' })).body.data.name).toBe('proof-sheets')
  })
})

describe('the list of texts', () => {
  it('is searched, filtered, sorted and counted', async () => {
    await published('listed-one', { title: 'Zebra crossing', type: 3 })
    const found = await ask('getArticles', { search: 'zebra', type: 3, sort: 'title' })
    expect(found.body.data).toMatchObject({
      total: 1,
      totalPages: 1,
      counts: { published: 1, draft: 0 },
      items: [{ title: 'Zebra crossing', state: 'published', hasChanges: false, updatedBy: author.name }],
    })
    expect((await ask('getArticles', { search: '%' })).body.data.total).toBe(0)
    expect((await ask('getArticles', { state: 'withdrawn' })).body.data.items).toEqual([])
    const page = (await ask('getArticles', { limit: 2, page: 2 })).body.data
    expect(page.items).toHaveLength(2)
    expect(page.total).toBe(Object.values<number>(page.counts).reduce((sum, count) => sum + count, 0))
  })

  it('writes down who published and withdrew what', async () => {
    const log = (await ask('getAuditLog', { limit: 100 }, other)).body.data.items as { action: string }[]
    const actions = new Set(log.map(({ action }) => action))
    for (const action of [
      'article.create',
      'article.publish',
      'article.schedule',
      'article.withdraw',
      'resource.publish',
    ])
      expect(actions).toContain(action)
  })
})

describe('a text that was put off', () => {
  it.each(['article', 'resource'] as const)(
    'is not published as %s if the person who scheduled it is blocked by then',
    async (kind) => {
      const [left, keeper] = [await staffOf(app, 'author'), await staffOf(app, 'owner')]
      author = left
      const id = await begun(kind, `Put off ${kind}`)
      const version = await saved(id, written(`put-off-${kind}`), kind)
      const at = new Date(app.clock.now().getTime() + 1200_000).toISOString()
      expect((await ask('publishArticle', { kind, id, version, at })).body.data.state).toBe('scheduled')
      expect((await ask('blockStaff', { staffId: left.id }, keeper)).status).toBe(200)
      app.clock.advance({ minutes: 21 })
      await app.runJobs()
      const { state, liveVersion } = (await ask('getDraft', { kind, id }, keeper)).body.data
      expect({ state, liveVersion }).toEqual({ state: 'withdrawn', liveVersion: version })
      const versions = (await ask('getDraftVersions', { kind, id, page: 1, limit: 10 }, keeper)).body.data
      expect(JSON.stringify(versions)).not.toContain(at)
    },
  )
})
