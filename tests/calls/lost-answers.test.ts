import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPolicies } from '../../database/seed/load-policies.ts'
import { loadSiteContent } from '../../database/seed/load-site.ts'
import type { AdminCallName } from '../../domain/admin/calls.ts'
import { overwriteGetLocale } from '../../domain/messages/compiled/runtime.js'
import { actAs, send } from '../../web/admin/api.ts'
import { type AnyDraft, Autosave } from '../../web/admin/drafts/autosave.ts'
import { adminCall, giveFreshCodes, newSave, staffOf, type TestStaff } from '../support/admin.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { courseAdminOf } from '../support/course-admin.ts'

let app: TestApp
let author: TestStaff
let other: TestStaff
/** Calls of the editor whose next answer is lost on the way, after the server has done them. */
let lost: AdminCallName[] = []
const told = vi.fn()
const kept = new Map<string, string>()

beforeAll(async () => {
  app = await startTestApp()
  await loadSiteContent(app.services)
  await loadPolicies(app.services)
  author = await staffOf(app, ['author-all', 'publish', 'price', 'site', 'policies'])
  other = await staffOf(app, 'owner')
  actAs(author.id)
  overwriteGetLocale(() => 'en')
  vi.stubGlobal('window', {
    location: { origin: 'http://localhost' },
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  vi.stubGlobal('fetch', fetchOverTheLine)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await app.close()
})
beforeEach(async () => {
  lost = []
  kept.clear()
  told.mockClear()
  await giveFreshCodes(app)
})

async function fetchOverTheLine(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = { ...Object.fromEntries(request.headers), cookie: author.cookie }
  const body = request.method === 'POST' ? await request.text() : null
  const answer = await app.fetch(pathname + search, { method: request.method, headers, body })
  const at = lost.findIndex((name) => pathname.endsWith(`/${name}`))
  if (at < 0) return answer
  lost.splice(at, 1)
  throw new TypeError('Failed to fetch')
}

type Kind = {
  kind: AnyDraft['kind']
  begin(): Promise<string>
  /** The field that is typed in, and another one. */
  typed: string
  beside: string
  publish: Extract<AdminCallName, `publish${string}`>
  /** What its publication is asked with. */
  input(id: string, version: number): object
}

const ask = (name: AdminCallName, input: object, by = author) =>
  adminCall(app, name, input, { cookie: by.cookie })
const readyLesson = {
  title: { en: 'Begun' },
  steps: [
    { id: 'one', words: { en: 'A square.' }, lines: [{ plain: '(x+1)^2 = x^2 + 2x + 1' }] },
    { id: 'two', words: { en: 'Done.' } },
  ],
}
const article = (kind: 'article' | 'resource'): Kind => ({
  kind,
  begin: async () => (await ask('createArticle', { kind, title: 'Begun' })).body.data.id,
  typed: 'html',
  beside: 'excerpt',
  publish: 'publishArticle',
  input: (id, version) => ({ kind, id, version, at: null }),
})
const policies = ['refund-policy', 'penalty-rules', 'privacy-policy', 'terms-conditions']
const keys = ['values', 'backers', 'contact', 'batch']
let begun = 0
const kinds: Kind[] = [
  {
    kind: 'course',
    begin: async () => (await courseAdminOf(app, author).readyCourse(`Course ${begun}`)).id,
    typed: 'about',
    beside: 'title',
    publish: 'publishCourse',
    input: (courseId, version) => ({ courseId, version }),
  },
  article('article'),
  article('resource'),
  {
    kind: 'site',
    begin: async () => keys[begun % keys.length] ?? '',
    typed: 'source',
    beside: 'isSample',
    publish: 'publishSiteEntry',
    input: (key, version) => ({ key, version }),
  },
  {
    kind: 'policy',
    begin: async () => policies[begun % policies.length] ?? '',
    typed: 'html',
    beside: 'note',
    publish: 'publishPolicy',
    input: (slug, version) => ({ slug, version }),
  },
  {
    kind: 'lesson',
    async begin() {
      const { id } = (await ask('createStepLesson', { title: `Lesson ${begun}` })).body.data
      await ask('saveDraft', { kind: 'lesson', id, baseVersion: 1, ...newSave(), document: readyLesson })
      return id
    },
    typed: 'title',
    beside: 'figureWords',
    publish: 'publishStepLesson',
    input: (id, version) => ({ id, version }),
  },
]

describe.each(kinds)('the editor of a $kind', ({ kind, begin, typed, beside, publish, input }) => {
  let id: string
  let editor: Autosave<AnyDraft>
  let leave: () => void

  const read = async (): Promise<AnyDraft> => (await ask('getDraft', { kind, id })).body.data
  /** A lesson's texts are stored by language. */
  const said = (document: object, field = typed) =>
    kind === 'lesson' ? Reflect.get(document, field)?.en : Reflect.get(document, field)
  const asField = (value: unknown) => (kind === 'lesson' ? { en: value } : value)
  /** As it is typed, and as it is stored. */
  const isPlain = typed === 'source' || typed === 'title'
  const dirty = (words: string) => (isPlain ? words : `<p onclick="x()">${words}</p>`)
  const clean = (words: string) => (isPlain ? words : `<p>${words}</p>`)
  const type = (value: unknown, field = typed) =>
    editor.change((was) => ({ ...was, [field]: asField(value) }) as AnyDraft['document'])
  const besideWords = () => (beside === 'isSample' ? !said(editor.view().document, beside) : 'Beside it')

  async function open(): Promise<void> {
    editor = new Autosave(await read(), told)
    leave = editor.subscribe(() => undefined)
    await editor.flush()
  }

  async function savedByOther(field: string, value: unknown): Promise<void> {
    const { version: baseVersion, document } = await read()
    const changed = { ...document, [field]: asField(value) }
    expect(
      (await ask('saveDraft', { kind, id, baseVersion, ...newSave(), document: changed }, other)).status,
    ).toBe(200)
  }

  /** Everything is saved once, without a conflict. */
  async function expectSaved(words: string): Promise<void> {
    expect(await editor.flush()).toBe(true)
    expect(lost).toEqual([])
    expect(editor.view().state.kind).toBe('saved')
    expect(said((await read()).document)).toBe(clean(words))
    expect(kept.size).toBe(0)
    leave()
  }

  beforeEach(async () => {
    begun += 1
    id = await begin()
    await open()
    type(dirty('First'))
    expect(await editor.flush()).toBe(true)
  })

  it('knows its own save, also where its author went on typing', async () => {
    lost = ['saveDraft']
    type(dirty('Typed'))
    expect(await editor.flush()).toBe(false)
    expect(editor.view().state.kind).toBe('lost')
    const { version } = await read()
    type(dirty('Typed on'))
    await expectSaved('Typed on')
    expect(editor.version).toBe(version + 1)
  })

  it('knows its own save after the page was loaded again', async () => {
    lost = ['saveDraft']
    type(dirty('Typed'))
    expect(await editor.flush()).toBe(false)
    leave()
    await open()
    await expectSaved('Typed')
    expect(told).not.toHaveBeenCalled()
  })

  it('knows its own save where somebody else saved another field after it', async () => {
    lost = ['saveDraft']
    type(dirty('Typed'))
    await editor.flush()
    const value = besideWords()
    await savedByOther(beside, value)
    type(dirty('Typed on'))
    await expectSaved('Typed on')
    expect(said((await read()).document, beside)).toBe(value)
  })

  it('merges what somebody else saved in another field, though reading it fails first', async () => {
    const value = besideWords()
    await savedByOther(beside, value)
    lost = ['getDraft', 'saveDraft']
    type(dirty('Typed'))
    expect(await editor.flush()).toBe(false)
    expect(await editor.flush()).toBe(false)
    await expectSaved('Typed')
    expect(said(editor.view().document, beside)).toBe(value)
    expect(told).toHaveBeenCalledOnce()
  })

  it.each(['mine', 'theirs'])('keeps %s of a field that both changed', async (which) => {
    await savedByOther(typed, clean('Theirs'))
    type(dirty('Mine'))
    expect(await editor.flush()).toBe(false)
    expect(editor.view().state).toMatchObject({
      kind: 'conflict',
      fields: [kind === 'lesson' ? 'title.en' : typed],
      isOwn: false,
    })
    if (which === 'mine') {
      lost = ['saveDraft']
      await editor.keepMine()
      return expectSaved('Mine')
    }
    lost = ['setDraftAside']
    expect(await editor.takeTheirs()).not.toBeNull()
    expect(await editor.takeTheirs()).toBeNull()
    await expectSaved('Theirs')
    const { items } = (await ask('getDraftVersions', { kind, id })).body.data
    expect(items.filter(({ isAside }: { isAside: boolean }) => isAside)).toHaveLength(1)
  })

  it('shows what was published', async () => {
    if (kind === 'policy') type('2999-01-01', 'effectiveFrom')
    if (beside === 'note') type('What changes', 'note')
    const publication = async () =>
      editor.act(async (version) => (await send(publish, input(id, version) as never)) as never)
    lost = [publish]
    expect(await publication()).toMatchObject({ success: false, code: 'network' })
    const { draft } = editor.view()
    expect(draft.liveVersion).toBe(draft.version)
    expect(editor.view().hasChanges).toBe(false)
    expect(await publication()).toMatchObject({ success: true })
    type(dirty('After it'))
    await expectSaved('After it')
    expect(editor.view().hasChanges).toBe(true)
    const { items } = (await ask('getDraftVersions', { kind, id })).body.data
    expect(items.filter(({ version }: { version: number }) => version === draft.version)).toHaveLength(1)
  })

  it('restores an earlier version into the draft', async () => {
    const { document } = await read()
    type(dirty('Second'))
    await editor.flush()
    lost = ['saveDraft']
    expect(await editor.restore(document)).toBe(false)
    await expectSaved('First')
    const { items } = (await ask('getDraftVersions', { kind, id })).body.data
    const versions = items.map(({ version }: { version: number }) => version)
    expect(versions).toContain(editor.version - 1)
  })
})

describe('a save that nobody answers', () => {
  it('counts as lost after a while, and is sent again', async () => {
    const { id } = (await ask('createArticle', { kind: 'article', title: 'Waiting' })).body.data
    const editor = new Autosave<AnyDraft>((await ask('getDraft', { kind: 'article', id })).body.data, told)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.stubGlobal('fetch', (_: Request, { signal }: RequestInit) => {
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
    })
    editor.change((was) => ({ ...was, title: 'Typed' }) as AnyDraft['document'])
    const flushed = editor.flush()
    await vi.advanceTimersByTimeAsync(61_000)
    expect(await flushed).toBe(false)
    expect(editor.view().state.kind).toBe('lost')
    vi.useRealTimers()
    vi.stubGlobal('fetch', fetchOverTheLine)
    expect(await editor.flush()).toBe(true)
  })
})
