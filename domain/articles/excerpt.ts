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

/** The running text alone, without headings: how an article begins. */
export function openingText(html: string): string {
  return plainText(html.replace(/<(h[2-4])\b.*?<\/\1>/gs, ' '))
}

/** How an article begins, in so many words at most (specification, section 2). */
export function excerpt(html: string, count: number): string {
  return cutWords(openingText(html), count)
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
