// Keeps what a visitor has seen, so that it opens again without a line. Only what is the same for
// everybody is kept: pages (the server renders the visitor's view alone), built files, pictures.
const stores = { pages: 'pages-1', assets: 'assets-1', pictures: 'pictures-1' }
const most = { pages: 40, assets: 160, pictures: 80 }
/** A page that is kept is shown when the line has not answered by then. */
const patienceMs = 4000
const languages = ['hi', 'te']
/** Parameters that change what a public page shows; a page with any other may be somebody's own. */
const publicParameters = ['category', 'page', 'q', 'topic', 'version']

addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage('').then(() => skipWaiting()))
})

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => !Object.values(stores).includes(name)).map((name) => caches.delete(name))))
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
  } else if (address.pathname.startsWith('/assets/')) event.respondWith(assetOf(event))
  else if (/^\/(?:pictures|workshops)\/|^\/[\w-]+\.(?:svg|png|webmanifest)$/.test(address.pathname))
    event.respondWith(pictureOf(event))
})

function isPage({ pathname }) {
  return !/^\/(?:api|desk|dev|sandbox|media|stream|films|sheets)(?:\/|$)/.test(pathname) && !/\.\w+$/.test(pathname)
}

/** From the line; from what is kept when the line is slow or down; else the page that says so. */
async function pageOf(event, address) {
  const store = await caches.open(stores.pages)
  const kept = await store.match(event.request)
  const fresh = fetch(event.request).then((answer) => {
    if (mayKeep(answer, address)) event.waitUntil(keep(store, event.request, answer.clone(), most.pages))
    return answer
  })
  event.waitUntil(fresh.then(() => keepOfflinePage(languageOf(address)), () => undefined))
  try {
    return await (kept ? soonEnough(fresh) : fresh)
  } catch {
    return kept ?? (await offlinePage(store, address)) ?? Response.error()
  }
}

function soonEnough(fresh) {
  return Promise.race([fresh, new Promise((_, reject) => setTimeout(reject, patienceMs))])
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

/** The name of a built file changes with what it holds: what is kept is right for ever. */
async function assetOf(event) {
  const store = await caches.open(stores.assets)
  const kept = await store.match(event.request)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.ok) event.waitUntil(keep(store, event.request, answer.clone(), most.assets))
  return answer
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

/** What was kept longest ago goes first. A full disk costs the copy, not the page. */
async function keep(store, request, answer, count) {
  try {
    await store.delete(request)
    await store.put(request, answer)
    const kept = await store.keys()
    await Promise.all(kept.slice(0, Math.max(0, kept.length - count)).map((oldest) => store.delete(oldest)))
  } catch {
    // The next visit tries again.
  }
}

function languageOf({ pathname }) {
  const first = pathname.split('/')[1]
  return languages.includes(first) ? `/${first}` : ''
}

/** The page that says that there is no line, with its style sheet and drawing, in one language. */
async function keepOfflinePage(language) {
  const pages = await caches.open(stores.pages)
  const path = `${language}/offline`
  if (await pages.match(path)) return
  const answer = await fetch(path)
  if (!answer.ok) return
  const html = await answer.clone().text()
  await pages.put(path, answer)
  const styles = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, address]) => address)
  await (await caches.open(stores.assets)).addAll(styles)
}

async function offlinePage(store, address) {
  return (await store.match(`${languageOf(address)}/offline`)) ?? (await store.match('/offline'))
}
