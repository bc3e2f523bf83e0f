// Caches visited public pages with their built files and pictures for offline use.
// A page is cached with the built files of its own release: `lists` says which those are, and a file is deleted with
// the last page that needs it. For a student who saved lessons, the pages that lead there are kept, each with all
// files of its build; the lessons themselves are in separate caches, and their page decides who may read a part.
const stores = { pages: 'pages-2', assets: 'assets-2', lists: 'lists-2', pictures: 'pictures-1' }
const most = { pages: 40, pictures: 80 }
/** After this delay the cached page is shown. */
const deadlineMs = 4000
const languages = ['hi', 'te']
/** Query parameters that change what a public page shows; a page with any other may be private. */
const publicParameters = ['board', 'category', 'language', 'level', 'page', 'price', 'q', 'topic', 'version']

addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage('').then(() => skipWaiting()))
})

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => !Object.values(stores).includes(name) && !name.startsWith('saved:')).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  )
})

addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (!isPage(address)) return
    event.respondWith(pageOf(event, address))
  } else if (address.pathname.startsWith('/saved/')) event.respondWith(savedPart(event, address.pathname))
  else if (address.pathname.startsWith('/assets/')) event.respondWith(assetOf(event))
  else if (/^\/(?:pictures|workshops)\/|^\/[\w-]+\.(?:svg|png|webmanifest)$/.test(address.pathname))
    event.respondWith(pictureOf(event))
})

function isPage({ pathname }) {
  return !/^\/(?:api|admin|desk|dev|sandbox|media|stream|sheets|invoices)(?:\/|$)|^\/saved\//.test(pathname) && !/\.\w+$/.test(pathname)
}

async function pageOf(event, address) {
  const opening = newOpening(address.href)
  openings.set(event.resultingClientId, opening)
  const answer = await answerOf(event, address)
  opening.isRead = readBuild(answer.clone()).then((build) => {
    opening.build = build
  })
  return answer
}

/**
 * Network first; the cache when the network is slow or unavailable, or the site is overloaded or failing; otherwise
 * the offline page.
 */
async function answerOf(event, address) {
  const store = await caches.open(stores.pages)
  // Only the page's script reads the response of such a request.
  const kept = await store.match(event.request, { ignoreSearch: address.pathname.endsWith('/practice') })
  const fresh = fetch(event.request).then((answer) => {
    if (mayKeep(answer, address)) event.waitUntil(keepPage(address.href, answer.clone()))
    return answer
  })
  event.waitUntil(fresh.then(() => keepOfflinePage(languageOf(address)), () => undefined))
  try {
    if (!kept) return await fresh
    const answer = await Promise.race([fresh, new Promise((_, reject) => setTimeout(reject, deadlineMs))])
    return answer.status === 429 || answer.status >= 500 ? kept : answer
  } catch {
    return kept ?? (await offlinePage(store, address)) ?? Response.error()
  }
}

function mayKeep(answer, address) {
  return (
    answer.status === 200 &&
    !answer.redirected &&
    (answer.headers.get('content-type') ?? '').startsWith('text/html') &&
    !(answer.headers.get('cache-control') ?? '').includes('no-store') &&
    [...address.searchParams.keys()].every((name) => publicParameters.includes(name))
  )
}

/**
 * The clients' pages while this worker runs, by client id. A page may be open in two builds at once, in an old and a
 * new tab: its build determines which files belong to the cached page.
 */
const openings = new Map()

/** `build` is null for a client opened under an earlier worker, and until its page was read. */
function newOpening(url) {
  return { page: withoutHash(url), asked: new Set(), build: null, isRead: Promise.resolve() }
}

async function assetOf(event) {
  const { pathname } = new URL(event.request.url)
  if (!openings.has(event.clientId)) {
    const client = await clients.get(event.clientId)
    openings.set(event.clientId, openings.get(event.clientId) ?? newOpening(client?.url ?? ''))
  }
  event.waitUntil(listAsset(openings.get(event.clientId), pathname))
  return getAsset(pathname)
}

/** A part of a saved lesson, if the requesting page confirms that its student may have it. */
async function savedPart({ clientId }, path) {
  const client = await clients.get(clientId)
  const answer = client ? await ask(client, path) : null
  if (answer?.key) return new Response(answer.key, { headers: { 'content-type': 'application/octet-stream' } })
  const cached = answer?.cache ? await caches.match(path, { cacheName: answer.cache }) : null
  return cached ?? new Response(null, { status: answer?.status ?? 404 })
}

function ask(client, savedPart) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    setTimeout(resolve, deadlineMs, null)
    client.postMessage({ savedPart }, [port2])
  })
}

addEventListener('message', (event) => {
  const { keep, withPdf, release } = event.data ?? {}
  if (keep) event.waitUntil(holdPages(keep, withPdf === true).then((outcome) => event.ports[0].postMessage(outcome)))
  if (release) event.waitUntil(inTurn(() => letGo(release)))
})

/**
 * Keeps pages for a saved lesson: `kept`, `away` when one of them could not be fetched completely, or `full` when
 * there is no space.
 */
async function holdPages(paths, withPdf) {
  try {
    const build = await readBuildOffline()
    const outcomes = await Promise.all(paths.map((path) => holdPage(new URL(path, location.origin), { withPdf, build })))
    return outcomes.find((one) => one !== 'kept') ?? 'kept'
  } catch {
    return 'away'
  }
}

async function holdPage(address, holds) {
  const list = await readList(await caches.open(stores.lists), address.href)
  const isHere = list?.isHeld && list.paths.includes(inLanguage(holds.build.start, address.href))
  if (isHere && (list.withPdf || !holds.withPdf)) return 'kept'
  const answer = await fetch(address.href)
  return mayKeep(answer, address) ? keepPage(address.href, answer, holds) : 'away'
}

async function letGo(paths) {
  const lists = await caches.open(stores.lists)
  for (const path of paths) {
    const page = new URL(path, location.origin).href
    const list = await readList(lists, page)
    if (list) await writeList(lists, page, { ...list, isHeld: false, withPdf: false })
  }
}

/** Files that the build served by the site needs offline. */
async function readBuildOffline() {
  return (await fetch('/offline-files.json', { cache: 'no-cache' })).json()
}

/** The subset that a page needs, in its language. Throws if the site serves another build by now. */
function filesOffline(html, page, withPdf, { start, files, threads, pdf }) {
  if (!html.includes(inLanguage(start, page))) throw new Error('another build')
  return [...[...files, ...(withPdf ? pdf : [])].map((path) => inLanguage(path, page)), ...threads]
}

function inLanguage(path, page) {
  return path.endsWith('.js') ? path.replace('/assets/', `/assets${languageOf(new URL(page))}/`) : path
}

const downloads = new Map()

/**
 * File names contain a hash of their content, so a cached file never expires. Concurrent requests share one download.
 */
async function getAsset(path) {
  const store = await caches.open(stores.assets)
  const kept = await store.match(path, { ignoreVary: true })
  if (kept) return kept
  if (!downloads.has(path)) {
    const fetched = fetch(path).then(async (answer) => {
      // A full disk loses the copy, not the response.
      if (answer.ok) await store.put(path, answer.clone()).catch(() => undefined)
      return answer
    })
    downloads.set(path, fetched.finally(() => downloads.delete(path)))
  }
  return (await downloads.get(path)).clone()
}

/** Serialises changes of the caches. */
let last = Promise.resolve()
function inTurn(change) {
  last = last.then(change).catch(() => undefined)
  return last
}

/** A cached page also needs a file that it requested later, if it is cached in the build that requested it. */
async function listAsset(opening, path) {
  const { page, asked, isRead } = opening
  if (asked.has(path)) return
  asked.add(path)
  await isRead
  await inTurn(async () => {
    const lists = await caches.open(stores.lists)
    const list = await readList(lists, page)
    if (list === null || list.paths.includes(path)) return
    if (opening.build !== null && opening.build !== list.build) return
    await writeList(lists, page, { ...list, paths: [...list.paths, path] })
  })
}

/** Pages whose files are still downloading: no list names those yet. */
const coming = new Set()

/**
 * Keeps a page once it has all files that it starts with; until then the previous version stays, with its own files. A
 * page held for a saved lesson needs all offline files of its build; with data saver on, another build waits for a
 * better connection.
 */
async function keepPage(url, answer, holds = null) {
  const page = withoutHash(url)
  const html = await answer.clone().text()
  const known = await readList(await caches.open(stores.lists), page)
  const isHeld = holds !== null || known?.isHeld === true
  const withPdf = holds?.withPdf || known?.withPdf === true
  const build = buildIn(html)
  if (isHeld && holds === null && build !== known.build && navigator.connection?.saveData) return 'away'
  const needed = isHeld
    ? await Promise.resolve(holds?.build ?? readBuildOffline())
        .then((offline) => [...new Set([...allAssetsIn(html), ...filesOffline(html, page, withPdf, offline)])])
        .catch(() => null)
    : assetsIn(html)
  if (needed === null) return 'away'
  const wanted = { needed }
  coming.add(wanted)
  const files = await Promise.all(needed.map((path) => getAsset(path).catch(() => Response.error())))
  let outcome = files.every((file) => file.ok) ? 'full' : 'away'
  const isWhole = outcome === 'full' && (!isHeld || (await areKept(needed)))
  await inTurn(async () => {
    coming.delete(wanted)
    if (!isWhole) return
    const pages = await caches.open(stores.pages)
    const lists = await caches.open(stores.lists)
    // The oldest entry is evicted first.
    await pages.delete(page)
    await pages.put(page, answer)
    const before = await readList(lists, page)
    const later = before?.build === build ? before.paths : []
    const asked = [...openings.values()].flatMap((opening) =>
      opening.page === page && opening.build === build ? [...opening.asked] : [],
    )
    const paths = [...new Set([...needed, ...later, ...asked])]
    await writeList(lists, page, { build, paths, ...(isHeld && { isHeld, withPdf }) })
    outcome = 'kept'
    const free = []
    for (const { url: kept } of await pages.keys()) if (!(await readList(lists, kept))?.isHeld) free.push(kept)
    for (const oldest of free.slice(0, Math.max(0, free.length - most.pages))) {
      await pages.delete(oldest)
      await lists.delete(oldest)
    }
    await forgetUnlisted(lists)
  })
  return outcome
}

/** A full disk only loses copies of files, but a held page cannot do without them. */
async function areKept(paths) {
  const store = await caches.open(stores.assets)
  const copies = await Promise.all(paths.map((path) => store.match(path, { ignoreVary: true })))
  return copies.every((copy) => copy !== undefined)
}

/** Styles and scripts in a page's HTML; with data saver on, it was read without scripts. */
function assetsIn(html) {
  return allAssetsIn(html).filter((path) => !navigator.connection?.saveData || path.endsWith('.css'))
}

function allAssetsIn(html) {
  return [...new Set([...html.matchAll(/\/assets\/[\w./$-]+\.(?:css|js)\b/g)].map(([path]) => path))]
}

/** Two renderings of a page are of one build if they start with the same files. */
function buildIn(html) {
  return allAssetsIn(html).sort().join(' ')
}

async function readBuild(answer) {
  return buildIn(await answer.text().catch(() => ''))
}

async function forgetUnlisted(lists) {
  const listed = new Set([...[...coming].flatMap(({ needed }) => needed), ...[...openings.values()].flatMap(({ asked }) => [...asked])])
  for (const { url } of await lists.keys()) for (const path of (await readList(lists, url))?.paths ?? []) listed.add(path)
  const assets = await caches.open(stores.assets)
  for (const { url } of await assets.keys()) if (!listed.has(new URL(url).pathname)) await assets.delete(url)
}

async function readList(lists, page) {
  const kept = await lists.match(page)
  if (!kept) return null
  const list = await kept.json()
  // An earlier worker wrote only the paths.
  return Array.isArray(list) ? { build: '', paths: list } : list
}

function writeList(lists, page, list) {
  return lists.put(page, new Response(JSON.stringify(list)))
}

function withoutHash(url) {
  return url.split('#')[0]
}

async function pictureOf(event) {
  const store = await caches.open(stores.pictures)
  const kept = await store.match(event.request)
  const fresh = fetch(event.request).then((answer) => {
    if (answer.ok) event.waitUntil(keep(store, event.request, answer.clone(), most.pictures))
    return answer
  })
  if (!kept) return fresh
  event.waitUntil(fresh.catch(() => undefined))
  return kept
}

/** The oldest entry is evicted first. A full disk loses the copy, not the page. */
async function keep(store, request, answer, count) {
  try {
    await store.delete(request)
    await store.put(request, answer)
    const kept = await store.keys()
    await Promise.all(kept.slice(0, Math.max(0, kept.length - count)).map((oldest) => store.delete(oldest)))
  } catch {
    // The next visit retries.
  }
}

function languageOf({ pathname }) {
  const first = pathname.split('/')[1]
  return languages.includes(first) ? `/${first}` : ''
}

/** The offline page, in one language. */
async function keepOfflinePage(language) {
  const { href } = new URL(`${language}/offline`, location.origin)
  if (await (await caches.open(stores.pages)).match(href)) return
  const answer = await fetch(href)
  if (answer.ok) await keepPage(href, answer)
}

async function offlinePage(store, address) {
  return (await store.match(`${languageOf(address)}/offline`)) ?? (await store.match('/offline'))
}

// A repeated notification replaces the earlier one.
addEventListener('push', (event) => {
  const { title, path, ...shown } = event.data.json()
  const options = { ...shown, icon: '/icon-192.png', badge: '/icon-192.png', data: path }
  event.waitUntil(registration.showNotification(title, options))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(clients.openWindow(event.notification.data))
})
