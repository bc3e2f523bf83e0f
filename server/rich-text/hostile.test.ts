import { describe, expect, it } from 'vitest'
import { scriptPayloads } from '../../tests/support/script-payloads.ts'
import { threadMsOf } from '../../tests/support/thread-time.ts'
import { drawKatex } from '../adapters/formulas/draw-katex.ts'
import type { Formula } from '../adapters/formulas/formulas.ts'
import { cleanRichText, renderRichText } from './rich-text.ts'

const textTags = [
  ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr', 'br'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img', 'div', 'span'],
  ...['a', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'code', 'mark', 'small', 'abbr', 'q', 'time'],
]
const textAttributes = [
  ...['lang', 'id', 'href', 'rel', 'src', 'alt', 'width', 'height', 'loading', 'data-tex', 'data-drawing'],
  ...['scope', 'colspan', 'rowspan', 'start', 'datetime', 'title'],
]
/** What the drawing of mathematics and of figures adds. */
const drawnTags = [
  ...['math', 'semantics', 'annotation', 'mrow', 'mi', 'mo', 'mn', 'ms', 'mtext', 'mspace', 'mstyle'],
  ...['mpadded', 'mphantom', 'merror', 'msup', 'msub', 'msubsup', 'mfrac', 'msqrt', 'mroot', 'mtable'],
  ...['mtr', 'mtd', 'munder', 'mover', 'munderover', 'menclose', 'mlabeledtr'],
  ...['svg', 'g', 'path', 'line', 'circle', 'text', 'polyline', 'polygon', 'rect', 'ellipse', 'title'],
]
const drawnAttributes = [
  ...['class', 'style', 'aria-hidden', 'aria-label', 'role', 'xmlns', 'encoding', 'display', 'mathvariant'],
  ...['mathcolor', 'stretchy', 'fence', 'separator', 'lspace', 'rspace', 'viewbox', 'fill', 'stroke', 'd'],
  ...['preserveaspectratio', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'x'],
  ...['y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'points', 'transform', 'text-anchor'],
  ...['font-size', 'dominant-baseline', 'focusable', 'opacity', 'minsize', 'maxsize', 'scriptlevel'],
  ...['displaystyle', 'voffset', 'accent', 'linethickness', 'columnalign', 'rowspacing', 'columnspacing'],
]
const allowed = { tags: new Set(textTags), attributes: new Set(textAttributes) }
const drawn = {
  tags: new Set([...textTags, ...drawnTags]),
  attributes: new Set([...textAttributes, ...drawnAttributes]),
}

/** Everything in markup that could act; markup that is not wholly tags and text is named as it is. */
function activeIn(html: string, { tags, attributes }: typeof allowed): string[] {
  const found: string[] = []
  const tag = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?: [a-zA-Z-]+="[^"<]*")*)( ?\/)?>/y
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    if (next < 0) break
    tag.lastIndex = next
    const match = tag.exec(html)
    // A comment, a half tag or an attribute without quotes: no parser is trusted with it.
    if (match === null) return [...found, html.slice(next, next + 60)]
    const [whole, , name = '', given = ''] = match
    if (!tags.has(name.toLowerCase())) found.push(whole)
    for (const [, attribute = '', value = ''] of given.matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g)) {
      if (!attributes.has(attribute.toLowerCase())) found.push(whole)
      const isAddress = /^(?:href|src)$/i.test(attribute)
      if (isAddress && !/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|[#?]|[\w.-]+(?:[/?#]|$))/i.test(value))
        found.push(whole)
      if (/^style$/i.test(attribute) && /url|expression|import|position|\\/i.test(value)) found.push(whole)
    }
    at = next + whole.length
  }
  return found
}

const all = scriptPayloads.map(({ text }) => text).join(' ')

/** A formula as it is drawn, in each output; as it is written where it was not. */
const drawings: ((formula: Formula) => string | null)[] = [
  (formula) => drawKatex(formula).html,
  (formula) => drawKatex(formula).mathml,
  () => null,
]

describe('a hostile text', () => {
  it('are at least a hundred, each different', () => {
    expect(new Set(scriptPayloads.map(({ text }) => text)).size).toBe(scriptPayloads.length)
    expect(scriptPayloads.length).toBeGreaterThanOrEqual(100)
    for (const { text, number } of scriptPayloads) {
      // But for names alone, and what is written in another way, each calls the function by its number.
      if (/^(?:\w+|.*(?:base64|htmlId).*)$/.test(text)) continue
      expect(text).toContain(`ran(${number})`)
    }
  })

  it.each([...scriptPayloads.map(({ text }) => text), all])('leaves nothing active of %j', (text) => {
    for (const written of [text, `<p>${text}</p>`, `<h2 id="${text}">x</h2>`, `\\(${text}\\)`]) {
      const kept = cleanRichText(written)
      expect(activeIn(kept, allowed)).toEqual([])
      for (const drawing of drawings) expect(activeIn(renderRichText(kept, drawing), drawn)).toEqual([])
    }
  })

  it.each(scriptPayloads.map(({ text }) => text))('leaves nothing active of the formula %j', (text) => {
    for (const drawing of drawings) {
      const tex = text.replace(/^\\[([]|\\[)\]]$/g, '')
      expect(activeIn(drawing({ tex, isBlock: false }) ?? '', drawn)).toEqual([])
      const stored = `<span data-tex="${tex.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}">x</span>`
      expect(activeIn(renderRichText(stored, drawing), drawn)).toEqual([])
    }
  })

  it.each([
    '<p onclick="ran(0)">x</p>',
    '<a href="javascript:ran(0)">x</a>',
    '<a href=javascript:ran(0)>x</a>',
    '<script>ran(0)</script>',
    '<!--x-->',
    '<img src="data:image/svg+xml,x">',
    '<a href="//evil.example">x</a>',
    '<span style="background:url(x)">x</span>',
  ])('would be found if %s were left', (left) => {
    expect(activeIn(left, drawn)).not.toEqual([])
  })
})

describe('a text of formulas that begin and never end', () => {
  it.each([
    ['\\({', 133_000],
    ['\\[{<d <d <d ', 33_000],
  ])('as in %s is processed quickly', (piece, times) => {
    const ended = '<b>\\(x\\)</b> '.repeat((piece.length * times) / 13)
    // Were each searched for its end, it would take hundreds of times as long.
    expect(threadMsOf(() => cleanRichText(piece.repeat(times)))).toBeLessThan(
      10 * threadMsOf(() => cleanRichText(ended)),
    )
  })

  it('leaves the formulas around it as they are', () => {
    const clean = cleanRichText(`<p>\\(x^2\\) ${'\\({ '.repeat(50)}</p><p>\\(y\\)</p>`)
    expect(clean).toContain('<span data-tex="x^2">')
  })
})
