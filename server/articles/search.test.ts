import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertArticle, insertResource } from '../../database/seed/queries.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'

let app: TestApp

type Titled = { title: string }
const titles = (found: readonly Titled[]) => found.map(({ title }) => title)

beforeAll(async () => {
  app = await startTestApp()
  await app.course({ title: 'Compass and ruler: constructions' })
  await app.course({ title: 'Maths Part I: Algebra', category: 'Maharashtra SSC' })
  const at = app.clock.now()
  const common = { type: 1, drawing: 'thales', publishedAt: at, updatedAt: at } as const
  const { database } = app.services
  for (const [slug, title, text] of [
    ['shadow', 'The shadow of a coconut tree', 'Similar triangles measure a tree. A compass is not needed.'],
    ['clinometer', 'Heights with a clinometer', 'The shadow tells the height of a tree.'],
    ['maths', 'Writing <em> in marks', '<span data-tex="\\frac{hidden}{tex}">…</span>'],
  ] as const)
    await database.first(insertArticle({ ...common, slug, title, html: `<p>${text}</p>` }))
  for (let index = 0; index < 12; index += 1)
    await database.first(
      insertArticle({ ...common, slug: `many-${index}`, title: `Revision ${index}`, html: '<p>x</p>' }),
    )
  await database.first(
    insertResource({
      name: 'compass-guide',
      heading: 'Ruler-and-compass guide',
      drawing: 'tangents',
      content: ['<p>Bisecting "angles" with quotes.</p>'],
      sheetMediaId: null,
      position: 0,
      updatedAt: at,
    }),
  )
})
afterAll(() => app.close())

async function search(q: string) {
  const { status, body } = await app.call('search', { q })
  expect(status).toBe(200)
  return body.data as {
    courses: (Titled & { moduleCount: number; category: string | null })[]
    articles: (Titled & { excerpt: string })[]
    resources: { name: string; heading: string }[]
  }
}

describe('GET search', () => {
  it('finds courses, articles and resources by one word', async () => {
    const found = await search('compass')
    expect(titles(found.courses)).toEqual(['Compass and ruler: constructions'])
    expect(titles(found.articles)).toEqual(['The shadow of a coconut tree'])
    expect(found.resources.map(({ name }) => name)).toEqual(['compass-guide'])
  })

  it('puts a title above a text', async () => {
    expect(titles((await search('shadow')).articles)).toEqual([
      'The shadow of a coconut tree',
      'Heights with a clinometer',
    ])
  })

  it('finds other forms of a word, and the beginning of the last one', async () => {
    expect(titles((await search('shadows height')).articles)).toEqual(['Heights with a clinometer'])
    expect(titles((await search('coconut tre')).articles)).toEqual(['The shadow of a coconut tree'])
    expect(titles((await search('clinom')).articles)).toEqual(['Heights with a clinometer'])
    expect((await search('construct')).courses).toHaveLength(1)
  })

  it('asks for all the words', async () => {
    expect((await search('coconut ruler')).articles).toEqual([])
  })

  it('finds a course by the title of a module', async () => {
    expect((await search('polynomial')).courses).toHaveLength(2)
    expect((await search('algebra')).courses[0]).toMatchObject({
      category: 'Maharashtra SSC',
      moduleCount: 2,
    })
  })

  it('finds words inside quotes of a resource', async () => {
    expect((await search('angles')).resources).toHaveLength(1)
  })

  it('answers ten of a kind at most', async () => {
    expect((await search('revision')).articles).toHaveLength(10)
  })

  it.each(['', '   ', '&|!', "');--"])('finds nothing by %j', async (q) => {
    expect(await search(q)).toEqual({ courses: [], articles: [], resources: [] })
  })

  it('answers nothing without a question, and refuses one of more than a hundred letters', async () => {
    expect((await app.call('search')).body.data.courses).toEqual([])
    const long = await app.call('search', { q: 'x'.repeat(101) })
    expect(long.status).toBe(400)
    expect(long.body.error).toBe('Please search for 100 letters or fewer.')
  })

  it('takes no zero character, which no text can hold', async () => {
    expect((await app.call('search', { q: 'a\u0000' })).status).toBe(400)
  })

  it.each(['a:*', "it's", 'x & !y', 'ünïcode', 'तल', 'the', '<b>'])('takes %j as words', async (q) => {
    await search(q)
  })
})
