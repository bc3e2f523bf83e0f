import { describe, expect, it } from 'vitest'
import { drawKatex } from '../adapters/formulas/draw-katex.ts'
import { cleanRichText, renderRichText } from './rich-text.ts'

const shownWhole = (stored: string) => renderRichText(stored, (formula) => drawKatex(formula).html)

describe('rich text', () => {
  it('keeps what an article needs', () => {
    const written = '<h2>Marks</h2><p>One <strong>step</strong>, one <a href="/courses">mark</a>.</p>'
    expect(cleanRichText(written)).toBe(written)
  })

  it.each([
    '<script>alert(1)</script>',
    '<p onclick="alert(1)">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<img src="data:text/html,x" onerror="alert(1)">',
    '<iframe src="https://evil.example"></iframe>',
    '<p style="position:fixed">x</p>',
    '<svg onload="alert(1)"></svg>',
    '<figure data-drawing="a&quot; onload=&quot;x">x</figure>',
    '\\(\\href{javascript:alert(1)}{x}\\)',
  ])('leaves nothing active of %s', (written) => {
    const shown = shownWhole(cleanRichText(written))
    // A formula keeps its source as text for screen readers, which is harmless.
    const acting = shown.replace(/<annotation.*?<\/annotation>/gs, '').replace(/title="[^"]*"/g, '')
    expect(acting).not.toMatch(/<script|<iframe|<[^>]*\son\w+=|(?:href|src)="(?:javascript|data|\/\/)/i)
  })

  it('renders mathematics with text for screen readers', () => {
    const shown = shownWhole(cleanRichText('<p>\\(a < b\\) and \\[x^2 = 4\\]</p>'))
    expect(shown).toContain('<math')
    expect(shown).toContain('katex-display')
    expect(shown).not.toContain('data-tex')
  })

  it('shows a formula without a drawing as TeX', () => {
    const stored = cleanRichText('<p>\\(a < b\\) and \\[x^2 = "4"\\]</p>')
    expect(renderRichText(stored, () => null)).toBe(
      '<p><span><code>a &lt; b</code></span> and </p><div><code>x^2 = &quot;4&quot;</code></div><p></p>',
    )
  })

  it('draws a figure of the drawing kit above its caption', () => {
    const shown = shownWhole(
      cleanRichText('<figure data-drawing="parabola"><figcaption>A curve</figcaption></figure>'),
    )
    expect(shown).toMatch(/<figure class="figure"><svg .*<\/svg><figcaption>A curve/s)
  })

  it('shows a caption alone where the drawing is not known', () => {
    expect(shownWhole('<figure data-drawing="no-such"><figcaption>x</figcaption></figure>')).not.toContain(
      '<svg',
    )
  })
})
