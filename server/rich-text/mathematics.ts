/**
 * Converts TeX between `\(` and `\)`, or `\[` and `\]`, to `<span data-tex>`, or `<div data-tex>`.
 * A delimiter inside braces, such as in `\text{…}`, belongs to the formula around it. Existing
 * mathematics, and text inside a tag, is unchanged.
 */
export function markMathematics(html: string): string {
  let marked = ''
  let at = 0
  // Stops early: a text with only opening delimiters would be searched to its end for each.
  let inVain = 0
  while (at < html.length && inVain < mostSkippedLength) {
    opener.lastIndex = at
    const start = opener.exec(html)?.index ?? html.length
    marked += html.slice(at, start)
    at = start
    if (start === html.length) break
    const piece = html[start] === '<' ? tagAt(html, start) : formulaAt(html, start)
    inVain += piece.searchedInVain ?? 0
    marked += piece.html
    at = piece.end
  }
  return marked + html.slice(at)
}

type Piece = { html: string; end: number; searchedInVain?: number }

const opener = /<|\\[([]/g
const drawn = /<(span|div)\s(?:[^<>"']*\s)?data-tex="[^"]{0,20000}"[^<>"']*>[^<]*<\/\1>/iy
// No tag of an article is longer; anything longer counts as text, and the HTML parser checks it afterwards.
const tag = /<[/!]?[a-z][^<>"']*(?:"[^"]{0,20000}"[^<>"']*|'[^']{0,20000}'[^<>"']*){0,20}>/iy
/** The longest formula: the end is searched for up to here. */
const mostLength = 5000
const mostSkippedLength = 1_000_000

function tagAt(written: string, start: number): Piece {
  for (const kind of [drawn, tag]) {
    kind.lastIndex = start
    const html = kind.exec(written)?.[0]
    if (html !== undefined) return { html, end: start + html.length }
  }
  return { html: '<', end: start + 1 }
}

function formulaAt(written: string, start: number): Piece {
  const isBlock = written[start + 1] === '['
  const { end, searched } = endOfFormula(written, start + 2, isBlock ? ']' : ')')
  const tex = end === null ? '' : written.slice(start + 2, end).trim()
  if (end === null || tex === '')
    return { html: written.slice(start, start + 2), end: start + 2, searchedInVain: searched }
  const shown = tex.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const tagName = isBlock ? 'div' : 'span'
  const html = `<${tagName} data-tex="${shown.replaceAll('"', '&quot;')}">${shown}</${tagName}>`
  return { html, end: end + 2 }
}

/**
 * Where the closing delimiter is: outside braces, or the first one if the braces are unbalanced;
 * and how many characters were read.
 */
function endOfFormula(
  html: string,
  from: number,
  closing: ')' | ']',
): { end: number | null; searched: number } {
  const opening = closing === ')' ? '(' : '['
  const limit = Math.min(html.length, from + mostLength)
  let first: number | null = null
  let depth = 0
  for (let at = from; at < limit; at += 1) {
    const character = html[at]
    if (character === '{') depth += 1
    else if (character === '}') depth -= 1
    // Mathematics that is already marked is not part of another formula.
    else if (character === '<' && /^<(?:span|div)\s[^<>]*data-tex/i.test(html.slice(at, at + 100)))
      return { end: first, searched: at - from }
    else if (character === '\\') {
      const next = html[at + 1]
      if (next === closing) {
        if (depth <= 0) return { end: at, searched: at - from }
        first ??= at
      }
      if (next === opening && depth <= 0) return { end: null, searched: at - from }
      at += 1
    }
  }
  return { end: first, searched: limit - from }
}
