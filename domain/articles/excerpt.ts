import { cutWords } from './cut-words.ts'
import { texAsText } from './tex-as-text.ts'

/** Words that a reader takes in per minute. */
const wordsPerMinute = 200

/**
 * What rich text says in words: markup, figures and tables go, mathematics is spelt in plain signs
 * ("x² + 5x"), every break of lines becomes one space.
 */
export function plainText(html: string): string {
  return textOf(html.replace(/<(figure|table|pre)\b.*?<\/\1>/gs, ' '))
}

/**
 * The running text alone, without headings: how an article begins. Of a long text no more is read than it takes for more
 * than so many words.
 */
export function openingText(html: string, count: number): string {
  for (let most = charactersOfBeginning; ; most *= 4) {
    const beginning = beginningOf(html, most)
    const text = plainText(beginning.replace(/<(h[2-4])\b.*?<\/\1>/gs, ' '))
    if (beginning.length === html.length || text.split(/\s+/, count + 2).filter(Boolean).length > count)
      return text
  }
}

/** How an article begins, in so many words at most (specification, section 2). */
export function excerpt(html: string, count: number): string {
  return cutWords(openingText(html, count), count)
}

const charactersOfBeginning = 4000
/** What is passed over or spelt as a whole, each by how it begins and ends. */
const wholes = [
  ...['figure', 'table', 'pre', 'h2', 'h3', 'h4'].map((name) => [`<${name}`, `</${name}>`] as const),
  ...['span', 'div'].map((name) => [`<${name} data-tex`, `</${name}>`] as const),
]

/** The beginning of rich text, which ends in no tag and in nothing that is passed over or spelt as a whole. */
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

/** Whole minutes that reading takes, at least one. */
export function readingMinutes(html: string): number {
  const words = textOf(html).split(' ').filter(Boolean).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}

function textOf(html: string): string {
  return textLines(html).replace(/\s+/g, ' ')
}

/** The words of rich text with all that it holds, each paragraph on a line of its own. */
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
      // One after another: a run of spaces that no line ends would be searched from each of them.
      .replace(/ +/g, ' ')
      .replace(/ ?\n\s*/g, '\n')
      .trim()
  )
}

/** Where a line ends though nothing is written between the words. */
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
