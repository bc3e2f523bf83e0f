/** A line of text and the width in pixels it must be set to. */
export type FittedLine = { readonly text: string; readonly width: number }

/**
 * Breaks text into at most `lines` lines of the width, in the largest of the sizes (pixels, descending) that fits, and
 * returns the width of each line (`textLength`), so that it stays inside in any font of the reader's device. What does
 * not fit even in the smallest size is cut with an ellipsis.
 */
export function fittedText(
  text: string,
  box: {
    readonly sizes: readonly [number, ...number[]]
    readonly width: number
    readonly lines: 1 | 2
    readonly isBold: boolean
  },
): { readonly lines: readonly FittedLine[]; readonly size: number } {
  // Regular letters are narrower than the bold ones the estimate is for.
  const ems = box.isBold ? 1 : 0.93
  const words = text.split(/\s+/).filter(Boolean)
  const widest = (rows: readonly string[]) => Math.max(...rows.map(estimatedWidth), 0)
  const fitting = box.sizes.find(
    (size) => widest(broken(words, box.width / (size * ems), box.lines)) * size * ems <= box.width,
  )
  const size = fitting ?? Math.min(...box.sizes)
  const lines = broken(words, box.width / (size * ems), box.lines).map((row) => {
    const shown = cut(row, (candidate) => estimatedWidth(candidate) * size * ems <= box.width)
    return { text: shown, width: Math.round(estimatedWidth(shown) * size * ems * 10) / 10 }
  })
  return { lines, size }
}

/** Text escaped for an SVG element. */
export const escapedText = (text: string): string =>
  text
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')
    // Control characters are not allowed in XML and would make the picture unreadable.
    .replace(/\p{Cc}/gu, '')

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * One row if the words fit the width in ems or may not be broken; else two: broken after a colon or a comma
 * where both parts fit, or where the rows differ least.
 */
function broken(words: readonly string[], width: number, lines: 1 | 2): string[] {
  const whole = words.join(' ')
  if (lines === 1 || words.length < 2 || estimatedWidth(whole) <= width) return [whole]
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const longest = (rows: readonly string[]) => Math.max(...rows.map(estimatedWidth))
  const atPause = breaks.find(([first]) => /[:,]$/.test(first ?? ''))
  if (atPause && longest(atPause) <= width) return atPause
  return breaks.reduce((best, rows) => (longest(rows) < longest(best) ? rows : best))
}

function cut(row: string, fits: (candidate: string) => boolean): string {
  if (fits(row)) return row
  const characters = Array.from(row)
  while (characters.length > 1 && !fits(`${characters.join('').trimEnd()}…`)) characters.pop()
  return `${characters.join('').trimEnd()}…`
}

/** The width of text in a bold interface font, in ems. */
const estimatedWidth = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0)

function characterWidth(character: string): number {
  if (/[iljI|.,:;'’‘!·]/.test(character)) return 0.28
  if (/[frt() \-/]/.test(character)) return 0.34
  if (/[mwMW@%—]/.test(character)) return 0.86
  if (/[A-Z&]/.test(character)) return 0.64
  if (/[ -~₹√½–]/.test(character)) return 0.55
  return 0.8
}
