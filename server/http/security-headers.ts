import { createHash } from 'node:crypto'

/** Headers of every page. Over https, HSTS is set. */
export function commonHeaders({ publicUrl }: { publicUrl: string }): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

type Sources = {
  /** Origins of the checkout script and its window. */
  checkout: readonly string[]
  /** Origins to which media may redirect. */
  media: readonly string[]
}

/** A rendered page without its nonce, and the text of the inline scripts that had it. */
export type MarkedPage = { html: string; scripts: readonly string[] }

/** Files need no hash, and data such as JSON-LD does not run. */
const isNoInlineScript = / (src="|type="(?!module"))/

/**
 * The scripts that the renderer wrote itself: it marked them with an unpredictable nonce. Injected
 * scripts have no nonce and are not allowed to run. Without a nonce no script is.
 */
export function takeMarks(html: string, mark: string | null): MarkedPage {
  if (!mark) return { html, scripts: [] }
  const marked = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)
  const scripts = [...marked]
    .filter(
      ([, attributes = '']) => attributes.includes(` nonce="${mark}"`) && !isNoInlineScript.test(attributes),
    )
    .map(([, , script = '']) => script)
  // In one pass: each replacement copies the page.
  const marks = new RegExp(`<meta property="csp-nonce" content="${mark}"/>| nonce="${mark}"`, 'g')
  const bare = html.replace(marks, '')
  if (bare.includes(mark)) throw new Error('a page shows the mark of its scripts')
  return { html: bare, scripts }
}

/** Content-Security-Policy of a page: these inline scripts by their hash, nothing else inline. */
export function contentSecurityPolicy(scripts: readonly string[], { checkout, media }: Sources): string {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  const allowed = checkout.join(' ')
  return [
    "default-src 'self'",
    `script-src 'self' 'inline-speculation-rules' ${[...new Set(hashes)].join(' ')} ${allowed}`.trim(),
    // Mathematics sets heights and widths by style attributes.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${media.join(' ')}`,
    `media-src 'self' blob: ${media.join(' ')}`,
    // A worksheet saved on the device is displayed from there.
    `connect-src 'self' blob: ${allowed} ${media.join(' ')}`,
    `frame-src 'self' blob: ${allowed}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
    .map((directive) => directive.trim())
    .join('; ')
}
