/**
 * Lets visited pages open offline. The worker (public/sw.js) caches them; while offline, a link loads the whole page,
 * which the worker has, and not the data it lacks.
 */
export function openSavedPagesOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  // A browser that forbids service workers shows pages as usual.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  document.addEventListener('click', loadWhole, true)
}

function loadWhole(event: MouseEvent): void {
  if (navigator.onLine || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target !== '' || link.origin !== location.origin || link.hasAttribute('download')) return
  if (link.pathname === location.pathname && link.hash !== '') return
  event.preventDefault()
  event.stopPropagation()
  location.assign(link.href)
}
