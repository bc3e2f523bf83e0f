import { describe, expect, it } from 'vitest'
import { articleSeeds } from '../../content/articles/all.ts'
import { resourceSeeds } from '../../content/resources/all.ts'
import { policySeeds } from '../../database/seed/load-policies.ts'
import { scriptPayloads } from '../../tests/support/script-payloads.ts'
import { drawKatex } from '../adapters/formulas/draw-katex.ts'
import { cleanRichText, renderRichText } from './rich-text.ts'

const pieces = [
  ...['\\(', '\\)', '\\[', '\\]', '\\text{', '{', '}', '\\{', '\\}', '\\\\', '\\\\[2pt]', '\\frac{a}{b}'],
  ...['x', ' ', ' < ', '<b', '&lt;', '&amp;', '&', '"', "'", '&#92;(', '&#92;)', '\\<foo>(', '<!-- \\( -->'],
  ...['<p>', '</p>', '<em>', '</em>', '<a href="/\\(x\\)">', '</a>', '<td title="\\(">', '<br>', '>', 'is'],
  ...['<span data-tex="\\text{\\(n\\)}">', '</span>', '<div data-tex="a &lt; b">a</div>', '<span>', '<div>'],
]

/** A text of some pieces in an order that the number alone decides. */
function textOf(number: number): string {
  let state = number + 1
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return Math.floor((state / 2_147_483_647) * below)
  }
  next(2)
  return Array.from({ length: 2 + next(16) }, () => pieces[next(pieces.length)]).join('')
}

describe('a text that was cleaned', () => {
  const seeds = [
    ...articleSeeds.map(({ slug, html }) => [slug, html] as const),
    ...resourceSeeds.map(({ name, content }) => [name, content.join('')] as const),
    ...policySeeds.map(({ slug, version, html }) => [`${slug} ${version}`, html] as const),
  ]
  it.each(seeds)('stays as it is: %s', (_, html) => {
    const once = cleanRichText(html)
    expect(cleanRichText(once)).toBe(once)
  })

  it('stays as it is, whatever is in it', () => {
    const texts = [
      ...Array.from({ length: 4000 }, (_, number) => textOf(number)),
      ...scriptPayloads.flatMap(({ text }) => [text, `\\(${text}\\)`, `\\(\\text{\\(${text}\\)}\\)`]),
    ]
    const changed = texts.filter((text) => {
      const once = cleanRichText(text)
      return cleanRichText(once) !== once
    })
    expect(changed).toEqual([])
  })
})

describe('a formula', () => {
  it.each([
    ['\\(\\text{if \\(n\\) is even}\\)', '\\text{if \\(n\\) is even}'],
    ['\\[\\begin{cases}1 & \\text{for \\(x > 0\\)} \\\\[2pt] 0\\end{cases}\\]'],
    ['\\(a\\}\\)', 'a\\}'],
    ['\\(\\frac{1\\)', '\\frac{1'],
    ['the sign \\( and then \\(x\\)', 'x'],
  ])('of %s is preserved, sanitised once or twice', (written, tex = written.slice(2, -2)) => {
    const once = cleanRichText(`<p>${written.replaceAll('&', '&amp;').replaceAll('>', '&gt;')}</p>`)
    const kept = tex.replaceAll('&', '&amp;').replaceAll('>', '&gt;')
    expect([...once.matchAll(/data-tex="([^"]*)"/g)].map(([, found]) => found)).toEqual([kept])
    expect(cleanRichText(once)).toBe(once)
    expect(renderRichText(once, (formula) => drawKatex(formula).html)).toContain('class="katex')
  })

  it('of an address is none', () => {
    expect(cleanRichText('<a href="/blog?q=\\(x\\)">y</a>')).toBe('<a href="/blog?q=\\(x\\)">y</a>')
  })

  it('that never ends leaves its delimiter as text', () => {
    expect(cleanRichText('<p>\\( is where it begins</p>')).toBe('<p>\\( is where it begins</p>')
  })
})
