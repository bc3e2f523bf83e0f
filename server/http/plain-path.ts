import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FailureBody } from '../../domain/contract.ts'
import { streamsPath } from '../../domain/lessons/rules.ts'
import { baseLocale } from '../../domain/locales.ts'
import { sentence } from './answers.ts'

/**
 * Whether everybody who reads the path of a request line sees the same segments in it: a proxy that decodes
 * it, the URL parser, the router. Refused are dot segments however they are written, escapes of `/`, `\`,
 * `?`, `#`, `%` and control characters, escapes that are none, and backslashes. Addresses of streams carry
 * no escapes at all.
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

/** What only a target has of which the path is to be looked at: nearly none. */
const mayBeUnplain = /[%\\]|\/\./

/** Answers a request whose path is not plain; false when it is. Called with every request, before anything parses it. */
export function refuseUnplainPath({ url = '/' }: IncomingMessage, response: ServerResponse): boolean {
  if (isPlainPath(url)) return false
  const said = sentence(baseLocale, 'call_not_found')
  const body: FailureBody = {
    success: false,
    status: 404,
    error: said,
    message: said,
    response: said,
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

/** Whether a reader who decodes once more, or rewrites the path, finds other segments. */
function isSplitAgain(segment: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\u0000-\u001f\u007f/\\?#%]/.test(segment)
}
