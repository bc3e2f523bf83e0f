import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { ArticleDocument } from '../../../domain/admin/articles/schemas.ts'
import { newSave } from '../../../tests/support/admin.ts'
import { articleAdmin } from '../../../tests/support/article-admin.ts'
import { uploadWhole } from '../../../tests/support/tus.ts'

const admin = articleAdmin()
const { ask } = admin
const begun = async (title: string): Promise<string> =>
  (await ask('createArticle', { kind: 'article', title })).body.data.id

async function draftOf(id: string): Promise<{ document: ArticleDocument; version: number }> {
  return (await ask('getDraft', { kind: 'article', id })).body.data
}

async function save(id: string, changes: Partial<ArticleDocument>): Promise<void> {
  const { document, version } = await draftOf(id)
  const input = {
    kind: 'article',
    id,
    baseVersion: version,
    ...newSave(),
    document: { ...document, ...changes },
  }
  expect((await ask('saveDraft', input)).status).toBe(200)
}

describe('a text in the admin', () => {
  it('that was never published is deleted with its versions, and its pictures are unused again', async () => {
    const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    const { media } = await uploadWhole(admin.app, admin.author, picture, {
      kind: 'image',
      name: 'only-here.png',
    })
    const remove = () => ask('deleteMedia', { mediaId: media.mediaId })
    const id = await begun('Never shown')
    const html = `<p>See</p><img src="${media.address}" alt="A circle">`
    await save(id, { html })
    expect((await remove()).status).toBe(409)
    const draft = await draftOf(id)
    expect((await ask('deleteArticle', { kind: 'article', id, version: draft.version - 1 })).status).toBe(409)
    const gone = await ask('deleteArticle', { kind: 'article', id, version: draft.version })
    expect(gone.status).toBe(200)
    expect((await ask('getDraft', { kind: 'article', id })).status).toBe(404)
    expect((await ask('deleteArticle', { kind: 'article', id, version: draft.version })).status).toBe(404)
    expect((await remove()).status).toBe(200)
    const log = (await ask('getAuditLog', { action: 'article.delete' }, admin.owner)).body.data.items
    expect(log).toMatchObject([{ subjectId: id, before: { name: 'never-shown', title: 'Never shown' } }])
    expect(await begun('Never shown')).not.toBe(id)
  })

  it('that is or was published is never deleted', async () => {
    const id = await begun('Shown once')
    await save(id, { html: '<p>All of it</p>' })
    const version = async () => (await draftOf(id)).version
    const shown = await ask('publishArticle', { kind: 'article', id, version: await version(), at: null })
    expect(shown.status).toBe(200)
    const kept = async () => ask('deleteArticle', { kind: 'article', id, version: await version() })
    expect((await kept()).body.error).toBe('This article was published before. Withdraw it instead.')
    await ask('withdrawArticle', { kind: 'article', id })
    expect((await kept()).status).toBe(409)
  })
})
