import { describe, expect, it } from 'vitest'
import type { ArticleDocument } from '../../../domain/admin/articles/schemas.ts'
import { newSave } from '../../../tests/support/admin.ts'
import { articleAdmin } from '../../../tests/support/article-admin.ts'

const admin = articleAdmin()
const { ask } = admin

type Row = { id: string; name: string; useCount: number }
type List = 'author' | 'category'

async function added(list: List, name: string): Promise<string> {
  const rows: Row[] = (await ask('saveArticleName', { list, id: null, name })).body.data
  return rows.find((row) => row.name === name)?.id ?? ''
}

/** An article whose draft has these values. */
async function written(title: string, changes: Partial<ArticleDocument>) {
  const kind = 'article'
  const { id } = (await ask('createArticle', { kind, title })).body.data
  const { document } = (await ask('getDraft', { kind, id })).body.data
  const changed = { ...document, html: '<p>All of it</p>', ...changes }
  await ask('saveDraft', { kind, id, baseVersion: 1, ...newSave(), document: changed })
  return { text: { kind, id, version: 2 }, name: document.name as string }
}

const publish = (text: { kind: string; id: string; version: number }) =>
  ask('publishArticle', { ...text, at: null })

describe('author and category of an article', () => {
  it('are on its card and page once published, with their current names', async () => {
    const authorId = await added('author', 'A. Rao')
    const categoryId = await added('category', 'Proofs')
    const { text, name } = await written('Why it holds', { authorId, categoryId })
    const { path } = (await ask('getArticlePreview', { kind: text.kind, id: text.id })).body.data
    const preview = new URL(path, 'http://admin').searchParams.get('key')
    const expected = { author: { name: 'A. Rao' }, category: { _id: categoryId, name: 'Proofs' } }
    expect((await admin.app.call('getArticle', { id: text.id, preview })).body.data).toMatchObject(expected)
    expect((await publish(text)).status).toBe(200)
    expect((await admin.app.call('getArticle', { id: name })).body.data).toMatchObject(expected)
    expect((await admin.app.call('getBlog', { view: 'cards' })).body.data[0]).toMatchObject(expected)

    await ask('saveArticleName', { list: 'author', id: authorId, name: 'Anita Rao' })
    expect((await admin.app.call('getArticle', { id: name })).body.data.author).toEqual({ name: 'Anita Rao' })
    const bare = await written('Nobody in particular', {})
    await publish(bare.text)
    expect((await admin.app.call('getArticle', { id: bare.name })).body.data).toMatchObject({
      author: null,
      category: null,
    })
  })

  it.each(['author', 'category'] as const)(
    'have one list each, where an entry in use stays: %s',
    async (list) => {
      const id = await added(list, 'In use')
      expect((await ask('saveArticleName', { list, id: null, name: ' In use ' })).status).toBe(409)
      const field = list === 'author' ? 'authorId' : 'categoryId'
      const { text } = await written(`Of one ${list}`, { [field]: id })
      const count = async () =>
        ((await ask('getArticleNames', { list })).body.data as Row[]).find((row) => row.id === id)?.useCount
      expect(await count()).toBe(1)
      expect((await ask('deleteArticleName', { list, id })).status).toBe(409)
      await ask('deleteArticle', text)
      expect(await count()).toBe(0)

      const { text: late } = await written(`Of a lost ${list}`, { [field]: id })
      const { document } = (await ask('getDraft', { kind: 'article', id: late.id })).body.data
      const cleared = { ...document, [field]: null }
      await ask('saveDraft', {
        kind: 'article',
        id: late.id,
        baseVersion: 2,
        ...newSave(),
        document: cleared,
      })
      expect((await ask('deleteArticleName', { list, id })).status).toBe(200)
      await ask('saveDraft', { kind: 'article', id: late.id, baseVersion: 3, ...newSave(), document })
      const refused = await publish({ ...late, version: 4 })
      expect(refused.status).toBe(400)
      expect(refused.body.fields).toHaveProperty(field)
      expect((await ask('saveArticleName', { list, id, name: 'Gone' })).status).toBe(404)
    },
  )

  it('are audited with each change of their lists', async () => {
    const log = (await ask('getAuditLog', { limit: 100 }, admin.owner)).body.data.items as {
      action: string
    }[]
    const actions = new Set(log.map(({ action }) => action))
    for (const action of ['articleAuthor.create', 'articleAuthor.rename', 'articleCategory.delete'])
      expect(actions).toContain(action)
  })
})
