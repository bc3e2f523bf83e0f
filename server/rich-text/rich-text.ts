import sanitizeHtml from 'sanitize-html'
import { isConstruction } from '../../packages/drawing/constructions.ts'
import { pageDrawing } from '../../packages/drawing/page-drawing.ts'
import type { Formula } from '../adapters/formulas/formulas.ts'
import { escapeHtml } from '../escape-html.ts'
import { markMathematics } from './mathematics.ts'

/**
 * Rich text as it is stored: plain HTML of articles, with mathematics as `<span
 * data-tex="x^2">x^2</span>` (`<div data-tex>` for a displayed formula) and figures of the drawing
 * kit as `<figure data-drawing="parabola"><figcaption>…</figcaption></figure>`.
 *
 * Sanitises an author's text: everything that is not allowed is dropped (scripts, styles, event
 * handlers, addresses other than http, https, mailto, tel and paths of this site), and TeX between
 * `\(` and `\)`, or `\[` and `\]`, becomes mathematics. Idempotent.
 */
export function cleanRichText(written: string): string {
  let cleaned = cleanOnce(written)
  // Dropped markup, and decoded entities, may reveal delimiters.
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const again = cleanOnce(cleaned)
    if (again === cleaned) break
    cleaned = again
  }
  return cleaned
}

/** The formulas of a stored text, in order. */
export function formulasOf(stored: string): Formula[] {
  return [...stored.matchAll(formula)].map(([, tag, tex = '']) => ({
    tex: unescapeHtml(tex),
    isBlock: tag === 'div',
  }))
}

/**
 * Rich text as pages show it: mathematics with the stored drawing, or as TeX if there is none;
 * figures in the colours of the page.
 */
export function renderRichText(stored: string, drawingOf: (formula: Formula) => string | null): string {
  return stored
    .replace(formula, (_, tag: string, written: string) => {
      const tex = unescapeHtml(written)
      return drawingOf({ tex, isBlock: tag === 'div' }) ?? `<${tag}><code>${escapeHtml(tex)}</code></${tag}>`
    })
    .replace(
      /<figure data-drawing="([a-z-]+)">/g,
      (_, name: string) => `<figure class="figure">${pageDrawing(name, figureSize)}`,
    )
}

const formula = /<(span|div) data-tex="([^"]*)">.*?<\/\1>/gs
const mostTurns = 8

function cleanOnce(written: string): string {
  return sanitizeHtml(markMathematics(written), {
    allowedTags,
    allowedAttributes,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { a: outgoing, figure: drawn },
  })
}

const allowedTags = [
  ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr', 'br'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img', 'div', 'span'],
  ...['a', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'code', 'mark', 'small', 'abbr', 'q', 'time'],
]

const allowedAttributes: Record<string, string[]> = {
  '*': ['lang', 'id'],
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  span: ['data-tex'],
  div: ['data-tex'],
  figure: ['data-drawing'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
  time: ['datetime'],
  abbr: ['title'],
}

/** No search rank for linked pages, and no access to the opening window. */
function outgoing(tagName: string, attribs: Record<string, string>) {
  const isOut = /^https?:/i.test(attribs['href'] ?? '')
  return { tagName, attribs: isOut ? { ...attribs, rel: 'noopener nofollow' } : attribs }
}

function drawn(tagName: string, { 'data-drawing': name = '' }: Record<string, string>) {
  return { tagName, attribs: isConstruction(name) ? { 'data-drawing': name } : {} }
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

const figureSize = { width: 320, height: 200 }
