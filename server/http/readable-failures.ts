import type { MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import type { FailureBody } from '../../domain/contract.ts'
import { type Locale, withLocale } from '../../domain/locales.ts'
import { productName } from '../../domain/product.ts'
import { sentence } from './answers.ts'
import { isOpenedToRead, localeOfRequest } from './request-language.ts'

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/**
 * A file refusal is readable: someone who opened it in a window or a frame sees the message. A
 * program gets the envelope as for any call.
 */
export const readableFailures: MiddlewareHandler = async (c, next) => {
  await next()
  const { status, headers } = c.res
  if (status < 400 || !isOpenedToRead(c.req.raw)) return
  if (!headers.get('content-type')?.startsWith('application/json')) return
  // Every failure of ours has this shape.
  const failure = (await c.res.json()) as FailureBody
  c.res = await plainFailure(failure, localeOfRequest(c.req.raw))
}

/** A failure as a self-contained page with one sentence. */
export async function plainFailure(
  failure: Pick<FailureBody, 'status' | 'error' | 'code'>,
  locale: Locale,
  headers: Record<string, string> = {},
): Promise<Response> {
  return new Response(String(await failurePage(failure, locale)), {
    status: failure.status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-robots-tag': 'noindex',
    },
  })
}

function failurePage({ error, code }: Pick<FailureBody, 'error' | 'code'>, locale: Locale) {
  const support = withLocale('/support', locale)
  return html`<!doctype html>
<html lang="${locale}">
<head>
  <meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${productName}</title>
  <style>
    :root { color-scheme: light dark; font: 17px/1.6 system-ui, sans-serif }
    body { max-width: 32em; margin: 0 auto; padding: 48px 16px; text-align: center }
    a { display: inline-block; padding: 10px 16px; color: inherit }
  </style>
</head>
<body>
  <main>
    <p>${error}</p>
    ${code === 'tooLarge' ? html`<p><a href="${support}" target="_top">${sentence(locale, 'layout_support')}</a></p>` : ''}
  </main>
</body>
</html>
`
}
