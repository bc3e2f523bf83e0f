import { withoutLocale } from '../../domain/locales.ts'
import { isReadingPage, missingPaths } from '../../domain/pages.ts'

const modulePreload = /<link rel="modulepreload"[^>]*>/g
const anyScript = /<script\b[^>]*>[\s\S]*?<\/script>/g
const moduleScript = /<script type="module"[^>]*\bsrc="([^"]+)"[^>]*><\/script>/

/**
 * Rewrites a rendered page once, before it is cached. On a reading page the module script and its
 * preloads are removed, and a small script imports the entry when the browser is idle after load or
 * at the first touch; with data saving on, only at a touch.
 */
export function deferHydration(html: string, path: string): string {
  const pathname = withoutLocale(path.split('?')[0] ?? path)
  if (missingPaths.some((path) => path === pathname)) return withoutScripts(html)
  if (pathname !== '/offline' && !isReadingPage(pathname)) return html
  const [tag = '', entry] = html.match(moduleScript) ?? []
  // It replaces that script, and has the same trust.
  const mark = tag.match(/ nonce="[^"]*"/)?.[0] ?? ''
  // These pages are served at other addresses, whose routes their scripts would look up.
  if (pathname === '/offline')
    return withoutScripts(html).replace('</body>', () => `<script${mark}>${comeBack}</script></body>`)
  if (entry === undefined) return html
  return html
    .replace(modulePreload, '')
    .replace(moduleScript, () => `<script${mark}>${lateEntry(entry)}</script>`)
}

/**
 * A page to be read without its scripts, such as a form returned with its input: all are removed
 * except the one of the first paint, and data.
 */
export function withoutScripts(html: string): string {
  let isFirst = true
  return html.replace(modulePreload, '').replace(anyScript, (script) => {
    if (script.includes('application/ld+json')) return script
    const isKept = isFirst
    isFirst = false
    return isKept ? script : ''
  })
}

/**
 * Reloads the wanted page as soon as there is a connection. A phone often reports "online" before
 * the first request succeeds: then the server is polled until it answers.
 */
const comeBack = `(function(w){function g(){location.reload()}addEventListener("online",g);
function l(){fetch(location.href,{method:"HEAD"}).then(g,function(){w=Math.min(2*w,60000);setTimeout(l,w)})}
if(navigator.onLine&&!/\\/offline$/.test(location.pathname))setTimeout(l,w)})(1000)`

function lateEntry(entry: string): string {
  return `(function(){var d=0,e=["pointerdown","keydown","focusin"];function g(){if(d)return;d=1;e.forEach(function(n){removeEventListener(n,g,true)});import(${JSON.stringify(entry)})}
e.forEach(function(n){addEventListener(n,g,true)});if(navigator.connection&&navigator.connection.saveData)return;
function l(){window.requestIdleCallback?requestIdleCallback(g,{timeout:4000}):setTimeout(g,2000)}
document.readyState==="complete"?l():addEventListener("load",l)})()`
}
