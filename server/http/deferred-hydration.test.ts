import { describe, expect, it } from 'vitest'
import { deferHydration } from './deferred-hydration.ts'

const html =
  '<head><link rel="modulepreload" href="/assets/index-a.js"/></head><body><main>All of it</main><script type="module" async="" src="/assets/index-a.js"></script></body>'

describe('deferHydration', () => {
  it('lets the script of a reading page wait, with everything that is read in place', () => {
    const light = deferHydration(html, '/')
    expect(light).not.toContain('modulepreload')
    expect(light).not.toContain('type="module"')
    expect(light).toContain('import("/assets/index-a.js")')
    expect(light).toContain('All of it')
  })

  it('gives the replacing script the nonce of the deferred one', () => {
    const marked = html.replace('async=""', 'async="" nonce="m"')
    expect(deferHydration(marked, '/')).toContain('<script nonce="m">(function')
    expect(deferHydration(html, '/')).toContain('<script>(function')
  })

  it('knows a reading page in every language', () => {
    for (const path of ['/hi', '/te', '/hi?next=/'])
      expect(deferHydration(html, path)).not.toContain('type="module"')
    expect(deferHydration(html, '/hi/courses')).toBe(html)
  })

  it('lets the script of a policy wait, in every language', () => {
    for (const path of ['/privacy-policy', '/subscription-terms?version=1', '/te/refund-policy'])
      expect(deferHydration(html, path)).not.toContain('type="module"')
  })

  it.each(['/blog', '/blog?page=2', '/hi/blog/x', '/resources-repository/x', '/search?q=a'])(
    'lets the script of %s wait',
    (path) => {
      expect(deferHydration(html, path)).toContain('import("/assets/index-a.js")')
    },
  )

  it('removes the scripts from the offline page', () => {
    for (const path of ['/offline', '/te/offline']) {
      const light = deferHydration(html.replace('<head>', '<head><script>first()</script>'), path)
      expect(light).not.toContain('index-a.js')
      expect(light).toContain('first()')
      expect(light).toContain('All of it')
      expect(light).toContain('addEventListener("online"')
    }
  })

  it('leaves the pages that are used alone', () => {
    expect(deferHydration(html, '/courses')).toBe(html)
    expect(deferHydration(html, '/login?next=/')).toBe(html)
  })
})
