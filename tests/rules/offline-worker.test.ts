import { readFile } from 'node:fs/promises'
import { createContext, runInContext } from 'node:vm'
import { beforeEach, expect, it } from 'vitest'
import { courseFilterOf } from '../../domain/catalog/choices.ts'
import { translationLocales } from '../../domain/locales.ts'

const origin = 'https://school.example'
const source = await readFile('web/public/sw.js', 'utf8')

/** What the site serves, by path; null while there is no line. */
let site: Map<string, string> | null
/** Status of every page, with a page that says so; null while all is well. */
let trouble: number | null
let stored: Map<string, Map<string, Response>>
/** Paths that the worker asked the site for. */
let fetched: string[]
/** How many files the disk still takes. */
let room = Number.POSITIVE_INFINITY
let listeners: Record<string, (event: object) => void>
/** What the browser says of its line. */
let connection: { saveData: boolean } | undefined
/** The page that asks for parts of a saved lesson. */
let client: { postMessage(data: object, ports: MessagePort[]): void } | undefined

/** A release: every page has a style and a script of its own, and all have one in common. */
function release(name: string, pages: readonly string[]): Map<string, string> {
  const files = pages.flatMap((page) => {
    const own = [`/assets/${page}-${name}.css`, `/assets/${page}-${name}.js`, `/assets/start-${name}.js`]
    const html = `<title>${page} of ${name}</title>${own.map((path) => `<link href="${path}">`).join('')}`
    return [[`/${page}`, html] as const, ...own.map((path) => [path, `${path} itself`] as const)]
  })
  return new Map([...files, ['/offline', '<title>offline</title>']])
}

const hrefOf = (given: string | { url: string }) =>
  new URL(typeof given === 'string' ? given : given.url, origin).href

function openStore(name: string) {
  const entries = stored.get(name) ?? new Map<string, Response>()
  stored.set(name, entries)
  return {
    async match(request: string | { url: string }, { ignoreSearch = false } = {}) {
      const without = (url: string) => (ignoreSearch ? url.split('?')[0] : url)
      const found = [...entries].find(([url]) => without(url) === without(hrefOf(request)))
      return found?.[1].clone()
    },
    async put(request: string, answer: Response) {
      if (name.startsWith('assets') && room-- <= 0) throw new DOMException('no room', 'QuotaExceededError')
      entries.set(hrefOf(request), answer)
    },
    delete: async (request: string) => entries.delete(hrefOf(request)),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  }
}

/** Restarts the service worker, as browsers do between visits; its caches stay. */
function startWorker(): void {
  listeners = {}
  runInContext(
    source,
    createContext({
      addEventListener: (name: string, listener: (event: object) => void) => {
        listeners[name] = listener
      },
      caches: {
        open: async (name: string) => openStore(name),
        keys: async () => [...stored.keys()],
        delete: async (name: string) => stored.delete(name),
        match: async (path: string, { cacheName }: { cacheName: string }) => openStore(cacheName).match(path),
      },
      clients: { get: async () => client, claim: async () => undefined },
      location: { origin },
      navigator: {
        get connection() {
          return connection
        },
      },
      fetch: async (request: string | { url: string }) => {
        fetched.push(new URL(hrefOf(request)).pathname)
        const text = site?.get(new URL(hrefOf(request)).pathname)
        if (site === null) throw new TypeError('there is no line')
        if (trouble !== null && !hrefOf(request).includes('/assets/'))
          return new Response('the site is in trouble', {
            status: trouble,
            headers: { 'content-type': 'text/html' },
          })
        const type = hrefOf(request).includes('/assets/') ? 'text/css' : 'text/html'
        return new Response(text ?? 'none', {
          status: text === undefined ? 404 : 200,
          headers: { 'content-type': type },
        })
      },
      ...{ Response, URL, Map, Set, Promise, setTimeout, MessageChannel },
    }),
  )
}

async function ask(path: string, { mode = 'navigate', client = 'tab' } = {}): Promise<string> {
  const waited: Promise<unknown>[] = []
  let answer: Promise<Response> | undefined
  listeners['fetch']?.({
    request: { url: origin + path, method: 'GET', mode },
    ...(mode === 'navigate' ? { resultingClientId: client } : { clientId: client }),
    respondWith: (given: Promise<Response>) => {
      answer = given
    },
    waitUntil: (work: Promise<unknown>) => void waited.push(work),
  })
  const text = await (await answer)?.text()
  for (const work of waited) await Promise.resolve(work).catch(() => undefined)
  return text ?? ''
}

const asset = (path: string, client = 'tab') => ask(path, { mode: 'no-cors', client })

beforeEach(() => {
  stored = new Map()
  fetched = []
  trouble = null
  client = undefined
  connection = undefined
  room = Number.POSITIVE_INFINITY
  site = release('one', ['courses', 'about'])
  startWorker()
})

it.each([
  '/admin',
  '/admin/orders',
  '/videos/intro.mp4',
  '/films/intro.mp4',
  '/invoices/x',
  '/api/v1/student/login',
])('leaves %s to the browser, and keeps none of it', async (path) => {
  site?.set(path, '<title>not for everybody</title>')
  expect(await ask(path)).toBe('')
  expect(stored.get('pages-2')?.size ?? 0).toBe(0)
})

it('keeps pages of every language apart', () => {
  expect(source).toContain(`const languages = [${translationLocales.map((one) => `'${one}'`).join(', ')}]`)
})

it('a page of an earlier release opens offline, with all its own files', async () => {
  await ask('/courses')
  // A part that the page asks for later.
  site?.set('/assets/dialog-one.js', 'dialog of one')
  await asset('/assets/dialog-one.js')
  for (const name of ['two', 'three']) {
    site = release(name, ['about', ...Array.from({ length: 15 }, (_, index) => `p${index}`)])
    startWorker()
    for (const path of site.keys()) if (!path.includes('.')) await ask(path)
  }
  site = null
  startWorker()
  expect(await ask('/courses')).toContain('courses of one')
  for (const file of ['courses-one.css', 'courses-one.js', 'start-one.js'])
    expect(await asset(`/assets/${file}`)).toBe(`/assets/${file} itself`)
  expect(await asset('/assets/dialog-one.js')).toBe('dialog of one')
  expect(await ask('/about')).toContain('about of three')
})

it.each([...Object.keys(courseFilterOf({})), 'board', 'page'])(
  'a public page with a choice of %s opens without a line',
  async (name) => {
    await ask(`/courses?${name}=x`)
    await ask(`/courses?${name}=x&key=secret`)
    site = null
    expect(await ask(`/courses?${name}=x`)).toContain('courses of one')
    expect(await ask(`/courses?${name}=x&key=secret`)).not.toContain('courses of one')
  },
)

it('files go with the last page that needs them', async () => {
  await ask('/courses')
  await ask('/about')
  site = release('two', ['courses', 'about'])
  startWorker()
  await ask('/courses')
  expect(kept()).toContain('/assets/start-one.js')
  expect(kept()).not.toContain('/assets/courses-one.css')
  startWorker()
  await ask('/about')
  expect(kept().sort()).toEqual(
    ['about-two.css', 'about-two.js', 'courses-two.css', 'courses-two.js', 'start-two.js'].map(
      (file) => `/assets/${file}`,
    ),
  )
})

it('a page with missing files does not replace a complete one', async () => {
  await ask('/courses')
  site = release('two', ['courses'])
  site.delete('/assets/courses-two.css')
  startWorker()
  await ask('/courses')
  site = null
  startWorker()
  expect(await ask('/courses')).toContain('courses of one')
  expect(await asset('/assets/courses-one.css')).toBe('/assets/courses-one.css itself')
})

it.each([429, 500, 502, 503, 504])(
  'a page that is kept is shown while the site answers %i',
  async (status) => {
    await ask('/courses')
    trouble = status
    startWorker()
    expect(await ask('/courses')).toContain('courses of one')
    expect(await asset('/assets/courses-one.css')).toBe('/assets/courses-one.css itself')
    // For another page there is nothing better to show, and neither is cached.
    expect(await ask('/about')).toBe('the site is in trouble')
    trouble = null
    site = release('two', ['courses'])
    expect(await ask('/courses')).toContain('courses of two')
  },
)

it('a page that no longer exists is not shown from the cache', async () => {
  await ask('/courses')
  trouble = 404
  expect(await ask('/courses')).toBe('the site is in trouble')
})

const kept = () => [...(stored.get('assets-2')?.keys() ?? [])].map((url) => url.slice(origin.length))

/** Paths in a page's list, so that they are cached with it. */
async function listed(page: string): Promise<string[]> {
  const list = await stored
    .get('lists-2')
    ?.get(origin + page)
    ?.clone()
    .json()
  return list.paths.sort()
}

it('a page is cached with files of its own build only, while an old tab still requests those of another', async () => {
  await ask('/courses', { client: 'old tab' })
  site?.set('/assets/dialog-one.js', 'dialog of one')
  await asset('/assets/dialog-one.js', 'old tab')
  const one = site ?? new Map<string, string>()
  // Old files are there for a while.
  site = new Map([...one, ...release('two', ['courses', 'about'])])
  site.set('/assets/chart-one.js', 'chart of one').set('/assets/dialog-two.js', 'dialog of two')
  await ask('/courses', { client: 'new tab' })
  await asset('/assets/chart-one.js', 'old tab')
  await asset('/assets/dialog-two.js', 'new tab')
  expect(await listed('/courses')).toEqual(
    ['courses-two.css', 'courses-two.js', 'dialog-two.js', 'start-two.js'].map((file) => `/assets/${file}`),
  )
  // The old tab continues with what it has; its files go with the old worker.
  expect(kept()).toContain('/assets/dialog-one.js')
  startWorker()
  await ask('/courses')
  expect(kept().filter((path) => path.includes('-one'))).toEqual([])
})

it('a page that could not be replaced keeps its own list, whatever the newer one requests', async () => {
  await ask('/courses')
  const before = await listed('/courses')
  site = release('two', ['courses'])
  site.delete('/assets/courses-two.css')
  site.set('/assets/dialog-two.js', 'dialog of two')
  await ask('/courses', { client: 'new tab' })
  await asset('/assets/dialog-two.js', 'new tab')
  expect(await listed('/courses')).toEqual(before)
})

it('a file requested on an earlier visit stays cached with its page as long as the build is the same', async () => {
  await ask('/courses')
  site?.set('/assets/dialog-one.js', 'dialog of one')
  await asset('/assets/dialog-one.js')
  startWorker()
  await ask('/courses')
  site = null
  startWorker()
  expect(await ask('/courses')).toContain('courses of one')
  expect(await asset('/assets/dialog-one.js')).toBe('dialog of one')
})

/** What a build needs offline, in addition to its pages' first files. */
function needsOffline(name: string, files: readonly string[]): void {
  const threads = [`/assets/engine-${name}.js`]
  const pdf = [`/assets/pdf-${name}.mjs`]
  site?.set('/offline-files.json', JSON.stringify({ start: `/assets/start-${name}.js`, files, threads, pdf }))
  for (const path of [...files, ...threads, ...pdf]) if (!site?.has(path)) site?.set(path, `${path} itself`)
}

/** Caches pages for a saved lesson, as the lesson's page does. */
async function hold(...keep: string[]): Promise<string> {
  return tellToHold({ keep, withPdf: false })
}

async function tellToHold(data: { keep: string[]; withPdf: boolean }): Promise<string> {
  const waited: Promise<unknown>[] = []
  let came = ''
  listeners['message']?.({
    data,
    ports: [
      {
        postMessage(answer: string) {
          came = answer
        },
      },
    ],
    waitUntil: (work: Promise<unknown>) => void waited.push(work),
  })
  await Promise.all(waited)
  return came
}

it('a page of a saved lesson stays cached with its build’s offline files, however many others are visited', async () => {
  needsOffline('one', ['/assets/player-one.js', '/assets/start-one.js'])
  expect(await hold('/courses')).toBe('kept')
  const files = site?.get('/offline-files.json') ?? ''
  site = release(
    'one',
    Array.from({ length: 60 }, (_, index) => `p${index}`),
  )
  site.set('/offline-files.json', files)
  for (const path of [...site.keys()]) if (!path.includes('.')) await ask(path)
  site = null
  startWorker()
  expect(await ask('/courses')).toContain('courses of one')
  expect(await asset('/assets/player-one.js')).toBe('/assets/player-one.js itself')
})

it('a page is held whole or not at all, and a release takes over with the next visit, whole or not at all', async () => {
  needsOffline('one', ['/assets/player-one.js'])
  site?.delete('/assets/player-one.js')
  expect(await hold('/courses')).toBe('away')
  needsOffline('one', ['/assets/player-one.js'])
  expect(await hold('/courses')).toBe('kept')

  site = release('two', ['courses'])
  needsOffline('two', ['/assets/player-two.js'])
  site.delete('/assets/player-two.js')
  expect(await ask('/courses')).toContain('courses of two')
  const two = site
  site = null
  startWorker()
  expect(await ask('/courses')).toContain('courses of one')
  expect(await asset('/assets/player-one.js')).toBe('/assets/player-one.js itself')

  site = two.set('/assets/player-two.js', 'player of two')
  await ask('/courses')
  site = null
  startWorker()
  expect(await ask('/courses')).toContain('courses of two')
  expect(await asset('/assets/player-two.js')).toBe('player of two')
  expect(kept()).not.toContain('/assets/player-one.js')
})

it('another saved lesson fetches only its own page, until there is a release', async () => {
  needsOffline('one', ['/assets/player-one.js'])
  await hold('/courses')
  fetched = []
  expect(await hold('/courses', '/about')).toBe('kept')
  expect(fetched.filter((path) => !path.startsWith('/assets/'))).toEqual(['/offline-files.json', '/about'])
  expect(fetched).not.toContain('/assets/player-one.js')
  site = release('two', ['courses', 'about'])
  needsOffline('two', ['/assets/player-two.js'])
  await hold('/courses')
  site = null
  startWorker()
  expect(await ask('/courses')).toContain('courses of two')
  expect(await asset('/assets/player-two.js')).toBe('/assets/player-two.js itself')
})

it('in data-saver mode a release is not fetched for cached pages', async () => {
  needsOffline('one', ['/assets/player-one.js'])
  await hold('/courses')
  connection = { saveData: true }
  site = release('two', ['courses'])
  needsOffline('two', ['/assets/player-two.js'])
  const two = site
  expect(await ask('/courses')).toContain('courses of two')
  expect(kept().filter((path) => path.includes('player'))).toEqual(['/assets/player-one.js'])
  site = null
  startWorker()
  expect(await ask('/courses')).toContain('courses of one')
  connection = undefined
  site = two
  await ask('/courses')
  site = null
  startWorker()
  expect(await ask('/courses')).toContain('courses of two')
})

it('the PDF viewer is cached when a PDF is saved, and stays with the next release', async () => {
  needsOffline('one', ['/assets/player-one.js'])
  expect(await hold('/courses')).toBe('kept')
  expect(kept()).not.toContain('/assets/pdf-one.mjs')
  expect(await tellToHold({ keep: ['/courses'], withPdf: true })).toBe('kept')
  expect(kept()).toContain('/assets/pdf-one.mjs')
  site = release('two', ['courses'])
  needsOffline('two', ['/assets/player-two.js'])
  await ask('/courses')
  site = null
  startWorker()
  expect(await ask('/courses')).toContain('courses of two')
  expect(await asset('/assets/pdf-two.mjs')).toBe('/assets/pdf-two.mjs itself')
  expect(await asset('/assets/engine-two.js')).toBe('/assets/engine-two.js itself')
})

it('the page of practice opens offline whatever is practised there', async () => {
  site = release('one', ['practice', 'courses'])
  needsOffline('one', ['/assets/player-one.js'])
  await hold('/practice', '/courses')
  site = null
  startWorker()
  expect(await ask('/practice?skills=ap-nth-term')).toContain('practice of one')
  expect(await ask('/courses?name=own')).not.toContain('courses of one')
})

it('a page that does not fit on the disk is not cached in part, and this is reported', async () => {
  needsOffline('one', ['/assets/player-one.js'])
  room = 2
  expect(await hold('/courses')).toBe('full')
  site = null
  startWorker()
  // Nor is the page that says that there is no line, which was never asked for here.
  expect(await ask('/courses')).not.toContain('courses of one')
})

it('a page served by another build than its list is not cached', async () => {
  needsOffline('two', [])
  expect(await hold('/courses')).toBe('away')
})

it('a part of a saved lesson is given when the page says whose it is, and to nobody else', async () => {
  await openStore('saved:ananya:lesson').put('/saved/lesson/0.ts', new Response('segment'))
  const part = () => ask('/saved/lesson/0.ts', { mode: 'cors' })
  expect(await part()).toBe('')
  client = { postMessage: (_, [port]) => port?.postMessage({ status: 403 }) }
  expect(await part()).toBe('')
  client = { postMessage: (_, [port]) => port?.postMessage({ cache: 'saved:irfan:lesson' }) }
  expect(await part()).toBe('')
  client = { postMessage: (_, [port]) => port?.postMessage({ cache: 'saved:ananya:lesson' }) }
  expect(await part()).toBe('segment')
})

it('a new worker takes no saved lesson away', async () => {
  await openStore('saved:ananya:lesson').put('/saved/lesson/0.ts', new Response('segment'))
  await openStore('pages-1').put('/courses', new Response('old'))
  startWorker()
  const waited: Promise<unknown>[] = []
  listeners['activate']?.({ waitUntil: (work: Promise<unknown>) => void waited.push(work) })
  await Promise.all(waited)
  expect([...stored.keys()]).toEqual(['saved:ananya:lesson'])
})
