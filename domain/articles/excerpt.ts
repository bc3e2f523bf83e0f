import { cutWords } from './cut-words.ts'
import { texAsText } from './tex-as-text.ts'

/** Words read per minute. */
const wordsPerMinute = 200

/**
 * Rich text as plain text: markup, figures and tables are dropped, mathematics is spelt in plain signs ("x² + 5x"),
 * every line break becomes one space.
 */
export function plainText(html: string): string {
  return textOf(html.replace(/<(figure|table|pre)\b.*?<\/\1>/gs, ' '))
}

/** The running text without headings, for an excerpt. Of a long text it reads only what these words need. */
export function openingText(html: string, count: number): string {
  for (let most = charactersOfBeginning; ; most *= 4) {
    const beginning = beginningOf(html, most)
    const text = plainText(beginning.replace(/<(h[2-4])\b.*?<\/\1>/gs, ' '))
    if (beginning.length === html.length || text.split(/\s+/, count + 2).filter(Boolean).length > count)
      return text
  }
}

/** An excerpt of at most this many words (specification, section 2). */
export function excerpt(html: string, count: number): string {
  return cutWords(openingText(html, count), count)
}

const charactersOfBeginning = 4000
/** What is skipped or spelt as a whole, each by how it begins and ends. */
const wholes = [
  ...['figure', 'table', 'pre', 'h2', 'h3', 'h4'].map((name) => [`<${name}`, `</${name}>`] as const),
  ...['span', 'div'].map((name) => [`<${name} data-tex`, `</${name}>`] as const),
]

/** The beginning of rich text, cut outside of tags and of anything skipped or spelt as a whole. */
function beginningOf(html: string, most: number): string {
  if (html.length <= most) return html
  let end = html[most] === '<' ? most : html.lastIndexOf('<', most)
  if (end < 0 || html.lastIndexOf('>', most - 1) > end) end = most
  let beginning = html.slice(0, end)
  for (const [begins, ends] of wholes) {
    const at = beginning.lastIndexOf(begins)
    if (at > beginning.lastIndexOf(ends)) beginning = beginning.slice(0, at)
  }
  return beginning
}

/** Reading time in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = textOf(html).split(' ').filter(Boolean).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}

function textOf(html: string): string {
  return textLines(html).replace(/\s+/g, ' ')
}

/** The full text of rich text, each paragraph on its own line. */
export function textLines(html: string): string {
  return (
    withoutEntities(
      html
        .replace(/\s+/g, ' ')
        .replace(/<(span|div) data-tex="([^"]*)">.*?<\/\1>/gs, (_, tag: string, tex: string) =>
          tag === 'div' ? `\n${texAsText(tex)}\n` : texAsText(tex),
        )
        .replace(blockEnds, '\n')
        .replace(/<[^<>]*>/g, ''),
    )
      // In separate steps: a single pattern would rescan a run of spaces from each of them.
      .replace(/ +/g, ' ')
      .replace(/ ?\n\s*/g, '\n')
      .trim()
  )
}

/** Tags that end a line. */
const blockEnds =
  /<(?:\/(?:p|h[2-4]|li|dt|dd|blockquote|caption|figcaption|t[hdr]|div|pre)|br\s*\/?|hr\s*\/?)>/g

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

function withoutEntities(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
}
