import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FailureBody } from '../../domain/contract.ts'
import { streamsPath } from '../../domain/lessons/rules.ts'
import { baseLocale } from '../../domain/locales.ts'
import { sentence } from './answers.ts'

/**
 * Whether every reader of a request path (decoding proxy, URL parser, router) sees the same
 * segments. Refused are dot segments in any encoding, escapes of `/`, `\`, `?`, `#`, `%` and
 * control characters, invalid escapes, and backslashes. Stream addresses contain no escapes at all.
 */
export function isPlainPath(target: string): boolean {
  if (target.startsWith('/') && !mayBeUnplain.test(target)) return true
  const path = target.replace(/^https?:\/\/[^/?#\\]*/i, '').replace(/[?#].*$/s, '')
  if (path.includes('\\')) return false
  if (!path.includes('%')) return !hasDots(path.split('/'))
  let segments: string[]
  try {
    segments = path.split('/').map(decodeURIComponent)
  } catch {
    return false
  }
  return !hasDots(segments) && !segments.some(isSplitAgain) && `/${segments[1]}` !== streamsPath
}

/** Characters that require checking the path: nearly no request has one. */
const mayBeUnplain = /[%\\]|\/\./

/**
 * Refuses a request whose path is ambiguous; false when it is fine. Called with every request,
 * before anything parses it.
 */
export function refuseUnplainPath({ url = '/' }: IncomingMessage, response: ServerResponse): boolean {
  if (isPlainPath(url)) return false
  const message = sentence(baseLocale, 'call_not_found')
  const body: FailureBody = {
    success: false,
    status: 404,
    error: message,
    message,
    response: message,
    code: 'notFound',
  }
  response.writeHead(404, {
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  response.end(JSON.stringify(body))
  return true
}

function hasDots(segments: readonly string[]): boolean {
  return segments.some((segment) => segment === '.' || segment === '..')
}

/** Whether a reader that decodes once more, or rewrites the path, sees other segments. */
function isSplitAgain(segment: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\u0000-\u001f\u007f/\\?#%]/.test(segment)
}
