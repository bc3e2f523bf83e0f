import { createHash } from 'node:crypto'

/** Headers of every page. Behind https, browsers are told to come by https alone. */
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
  /** Where the checkout script and its window come from. */
  checkout: readonly string[]
  /** Where media may be redirected to. */
  media: readonly string[]
}

/** A rendered page without its mark, and the text of the inline scripts that bore it. */
export type MarkedPage = { html: string; scripts: readonly string[] }

/** Files need no hash, and data such as JSON-LD does not run. */
const isNoInlineScript = / (src="|type="(?!module"))/

/**
 * The scripts that the renderer wrote itself: it marked them with a value that nobody could know before.
 * Whatever else came into the page, by a text or a fault, has no mark and is not allowed to run. Without
 * a mark no script is.
 */
export function takeMarks(html: string, mark: string | null): MarkedPage {
  if (!mark) return { html, scripts: [] }
  const marked = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)
  const scripts = [...marked]
    .filter(
      ([, attributes = '']) => attributes.includes(` nonce="${mark}"`) && !isNoInlineScript.test(attributes),
    )
    .map(([, , script = '']) => script)
  // At once: each time a page is replaced in, it is copied.
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
    // A worksheet that is saved on the device is shown from there.
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
