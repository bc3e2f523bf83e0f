import { describe, expect, it } from 'vitest'
import { withOwnScripts } from './pages.ts'

const html =
  '<link rel="stylesheet" href="/assets/styles-a.css"/><link rel="modulepreload" href="/assets/_name-b.js"/><script>preloads:["/assets/index-c.js"]</script>'

describe('withOwnScripts', () => {
  it('points a page at the scripts of its language, inline scripts too', () => {
    const page = withOwnScripts(html, '/te/courses?page=2')
    expect(page).toContain('"/assets/te/_name-b.js"')
    expect(page).toContain('["/assets/te/index-c.js"]')
    expect(page).toContain('"/assets/styles-a.css"')
  })

  it('leaves an English page as it is', () => {
    expect(withOwnScripts(html, '/courses')).toBe(html)
    expect(withOwnScripts(html, '/tea')).toBe(html)
  })
})
