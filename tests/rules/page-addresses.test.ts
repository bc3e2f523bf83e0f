import { describe, expect, it } from 'vitest'
import { locales } from '../../domain/locales.ts'
import { findPage, type PageAddress } from '../../domain/pages.ts'
import { pageNames } from '../../server/http/page-names.ts'
import type { RenderPage } from '../../server/http/pages.ts'

type BuiltPages = {
  pages: readonly PageAddress[]
  createPageRenderer(fetchApi: () => Promise<Response>, publicOrigin: string): RenderPage
}

// The built pages: only they have every route.
const { pages, createPageRenderer }: BuiltPages = await import(
  new URL('../../build/server/server.js', import.meta.url).href
)

describe('the pages', () => {
  it('read the parameters of their search schemas, and what only a browser reads is none of them', () => {
    const read = Object.fromEntries(pages.map(({ pattern, parameters }) => [pattern, parameters]))
    expect(read).toMatchObject({
      '/': [],
      '/courses': ['category', 'level', 'language', 'price', 'page'],
      '/courses/$name': [],
      '/courses/$name/$lesson': [],
      '/blog': ['page'],
      '/search': ['q'],
      // A form comes back with what was typed by a rendering of its own, and by no address.
      '/contact-us': ['result'],
      '/subscribe': ['result'],
      '/preview/$kind/$id': [],
      '/support': [],
      '/try': ['board'],
    })
    expect(Object.keys(read)).toHaveLength(new Set(Object.keys(read)).size)
  })

  it('have each an address of their own', () => {
    for (const page of pages) expect(findPage(pages, page.pattern.replaceAll('$', 'some-'))?.page).toBe(page)
    for (const path of ['/nowhere', '/courses/a/b/c', '//courses', '/courses//', '', '/%ff'])
      expect(findPage(pages, path)).toBeNull()
  })

  it('are the same whether their parts were there or had to be waited for, each with one document type', async () => {
    const render = createPageRenderer(
      async () => Response.json({ success: true, data: {} }),
      'http://localhost',
    )
    const read = async () => {
      const { html } = await render(new Request('http://localhost/account'))
      return html.replaceAll(/nonce="[^"]*"|content="[\w-]{36}"|u:\d+/g, '')
    }
    const first = await read()
    expect(first.match(/<!doctype html>/gi)).toHaveLength(1)
    expect(await read()).toBe(first)
  })

  it('of many names each list their names, before they are rendered', () => {
    const ofManyNames = pages.filter(({ pattern }) => pattern.includes('$')).map(({ pattern }) => pattern)
    expect(Object.keys(pageNames).toSorted()).toEqual(ofManyNames.toSorted())
  })

  it('are cached by nginx by the parameters they read', async () => {
    // `vitest -u` rewrites it.
    await expect(nginxTargets(pages)).toMatchFileSnapshot('../../operations/stepmark-pages.conf')
  })
})

/** What nginx asks the product for: a page with the parameters that it reads, and anything else as it came. */
function nginxTargets(all: readonly PageAddress[]): string {
  const languages = locales.slice(1).join('|')
  const lines = all.map(({ pattern, parameters }) => {
    const path = pattern === '/' ? `/(?:(?:${languages})/?)?` : `(?:/(?:${languages}))?${pattern}/?`
    const source = path.replaceAll(/\$\w+/g, '[^/?#]+')
    const read = parameters.map((name) => `${name}=$arg_${name}`).join('&')
    return `    "~^(?<stepmark_page>${source})(?:\\?|$)"  "$stepmark_page${read && '?'}${read}";`
  })
  return `# Written by tests/rules/page-addresses.test.ts from the search schemas of the pages: change those.
map $request_uri $stepmark_target {
    default  $request_uri;
${lines.join('\n')}
}
`
}
