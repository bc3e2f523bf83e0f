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

const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g

/**
 * Content-Security-Policy of a rendered page: its own inline scripts by hash, nothing else inline.
 * JSON-LD blocks are data and need no hash.
 */
export function contentSecurityPolicy(html: string, { checkout, media }: Sources): string {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(
      ([, attributes]) =>
        !attributes?.includes('application/ld+json') && !attributes?.includes('speculationrules'),
    )
    .map(
      ([, , script]) =>
        `'sha256-${createHash('sha256')
          .update(script ?? '')
          .digest('base64')}'`,
    )
  const allowed = checkout.join(' ')
  return [
    "default-src 'self'",
    `script-src 'self' 'inline-speculation-rules' ${[...new Set(hashes)].join(' ')} ${allowed}`.trim(),
    // Mathematics sets heights and widths by style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: " + media.join(' '),
    "media-src 'self' blob: " + media.join(' '),
    `connect-src 'self' ${allowed} ${media.join(' ')}`,
    `frame-src 'self' ${allowed}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
    .map((directive) => directive.trim())
    .join('; ')
}
