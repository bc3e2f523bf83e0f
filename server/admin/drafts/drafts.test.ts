import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadPolicies } from '../../../database/seed/load-policies.ts'
import { loadSiteContent } from '../../../database/seed/load-site.ts'
import { adminCall, newSave, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'

let app: TestApp
let author: TestStaff
let other: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  await loadSiteContent(app.services)
  await loadPolicies(app.services)
  author = await staffOf(app, ['author-all', 'publish', 'site', 'policies'])
  other = await staffOf(app, 'owner')
})
afterAll(() => app.close())

type AdminName = Parameters<typeof adminCall>[1]
const ask = (name: AdminName, input: object, by = author) =>
  adminCall(app, name, input, { cookie: by.cookie })

type Subject = { kind: string; id: string }
type Version = { id: string; version: number; isAside: boolean; writtenBy: string | null }

const begunArticle = async (kind: 'article' | 'resource') =>
  (await ask('createArticle', { kind, title: 'Begun' })).body.data.id as string

/** Each kind of draft, and the field that is written in here. */
const kinds: [kind: string, begin: () => Promise<string>, field: string][] = [
  ['course', async () => (await app.course()).id, 'about'],
  ['article', () => begunArticle('article'), 'html'],
  ['resource', () => begunArticle('resource'), 'html'],
  ['site', async () => 'values', 'source'],
  ['policy', async () => 'refund-policy', 'html'],
  ['lesson', async () => (await ask('createStepLesson', { title: 'Begun' })).body.data.id, 'title'],
]

describe.each(kinds)('the draft of a %s', (kind, begin, field) => {
  let subject: Subject
  beforeAll(async () => {
    subject = { kind, id: await begin() }
  })
  const read = async () => (await ask('getDraft', subject)).body.data
  /** Fields of a lesson are listed by language. */
  const asField = (words: string) => (kind === 'lesson' ? { en: words } : words)
  const versions = async (): Promise<Version[]> =>
    (await ask('getDraftVersions', { ...subject, limit: 100 })).body.data.items
  async function save(
    words: string,
    { by = author, ...given }: { by?: TestStaff; [name: string]: unknown } = {},
  ) {
    const { version: baseVersion, document } = await read()
    const input = {
      ...subject,
      baseVersion,
      ...newSave(),
      document: { ...document, [field]: asField(words) },
      ...given,
    }
    return ask('saveDraft', input, by)
  }

  it('is overwritten only from its latest version; another author hears who saved what and when', async () => {
    const { version } = await read()
    expect((await save('<p>Theirs</p>', { by: other })).body.data.version).toBe(version + 1)
    const late = await save('<p>Mine</p>', { baseVersion: version })
    expect(late.status).toBe(409)
    expect(late.body.error).toContain(`${other.name} saved version ${version + 1}`)
    expect(await read()).toMatchObject({
      document: { [field]: asField('<p>Theirs</p>') },
      updatedBy: { name: other.name },
    })
    expect((await save('<p>Mine</p>')).status).toBe(200)
    const theirs = (await versions()).find((one) => one.version === version + 1)
    expect(theirs).toMatchObject({ isAside: false, writtenBy: other.name })
    const whole = (await ask('getDraftVersion', { versionId: theirs?.id })).body.data
    expect(whole.document[field]).toEqual(asField('<p>Theirs</p>'))
  })

  it('recognises a repeated save, also after somebody else saved', async () => {
    const [saveId, { version: baseVersion }] = [randomUUID(), await read()]
    const first = await save('<p>Sent twice</p>', { baseVersion, saveId })
    await save('<p>After it</p>', { by: other })
    const again = await save('<p>Sent twice</p>', { baseVersion, saveId })
    expect(again.status).toBe(200)
    expect(again.body.data.version).toBe(first.body.data.version)
    expect((await read()).document[field]).toEqual(asField('<p>After it</p>'))
  })

  it('accepts one of many concurrent saves', async () => {
    const { version: baseVersion } = await read()
    const answers = await Promise.all(['1', '2', '3', '4'].map((words) => save(words, { baseVersion })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  it('that one opening of the editor saves again and again leaves one earlier version in ten minutes', async () => {
    const editingId = randomUUID()
    const before = (await versions()).length
    for (const words of ['1', '2', '3']) expect((await save(words, { editingId })).status).toBe(200)
    expect(await versions()).toHaveLength(before + 1)
    app.clock.advance({ minutes: 11 })
    await save('4', { editingId })
    expect(await versions()).toHaveLength(before + 2)
  })

  it('that was replaced is kept once among the earlier versions', async () => {
    const { version, document } = await read()
    const aside = { ...document, [field]: asField('<p>For later</p>') }
    const input = { ...subject, baseVersion: version, saveId: randomUUID(), document: aside }
    for (const _ of [1, 2]) expect((await ask('setDraftAside', input)).status).toBe(200)
    const kept = (await versions()).filter(({ isAside }) => isAside)
    expect(kept).toMatchObject([{ version, writtenBy: author.name }])
    expect((await read()).document[field]).not.toEqual(asField('<p>For later</p>'))
    const tooHigh = { ...input, saveId: randomUUID(), baseVersion: 2 ** 31 }
    expect((await ask('setDraftAside', tooHigh)).status).toBe(400)
  })

  it('converts a field to its stored form, and refuses an invalid document', async () => {
    const answer = await save('<p onclick="x()">Clean</p>')
    if (field !== 'source' && kind !== 'lesson')
      expect(answer.body.data.stored).toEqual({ [field]: '<p>Clean</p>' })
    else expect(answer.body.data.stored).toEqual({})
    expect((await save('x', { document: { secret: 1 } })).status).toBe(400)
    expect((await save('x', { id: 'nothing' })).status).toBe(404)
    expect((await ask('getDraft', { kind, id: 'nothing' })).status).toBe(404)
  })
})

describe('what was published of a draft', () => {
  it('is among its versions with the time when visitors saw it', async () => {
    const subject = { kind: 'article', id: await begunArticle('article') }
    const shown: [string, boolean, boolean][] = []
    for (const html of ['<p>One</p>', '<p>Two</p>']) {
      const { version: baseVersion, document } = (await ask('getDraft', subject)).body.data
      const input = { ...subject, baseVersion, ...newSave(), document: { ...document, html } }
      const { version } = (await ask('saveDraft', input)).body.data
      app.clock.advance({ minutes: 1 })
      await ask('publishArticle', { ...subject, version, at: null })
    }
    await ask('withdrawArticle', subject)
    const { items } = (await ask('getDraftVersions', subject)).body.data
    for (const { id, liveFrom, liveUntil } of items) {
      const { document } = (await ask('getDraftVersion', { versionId: id })).body.data
      shown.push([document.html, liveFrom !== null, liveUntil !== null])
    }
    expect(shown).toEqual([
      ['<p>Two</p>', true, true],
      ['<p>One</p>', true, true],
    ])
  })
})
