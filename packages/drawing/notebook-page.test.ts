import { describe, expect, it } from 'vitest'
import { notebookPage } from './notebook-page.ts'

describe('notebookPage', () => {
  it('sets the whole title, row by row inside the page', () => {
    const svg = notebookPage({
      title: 'Heights and distances with a home-made clinometer',
      drawing: 'triangle-heights',
    })
    const rows = [...svg.matchAll(/textLength="([\d.]+)"[^>]*>([^<]+)</g)]
    expect(rows.map(([, , words]) => words).join(' ')).toBe(
      'Heights and distances with a home-made clinometer',
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(Math.max(...rows.map(([, width]) => Number(width)))).toBeLessThanOrEqual(318)
  })

  it('escapes markup in a title, and omits an unknown drawing', () => {
    const svg = notebookPage({ title: '<script>x</script> & y', drawing: 'constructor' })
    expect(svg).toContain('&lt;script&gt;')
    expect(svg).not.toContain('<script')
    expect(svg).not.toContain('translate(')
  })
})
