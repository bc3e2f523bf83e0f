import type { Ink } from './chalk.ts'
import { constructions, isConstruction } from './constructions.ts'
import { escapedText, type FittedLine, fittedText } from './fitted-text.ts'

/** Ink on a notebook page. */
const pen: Ink = { stroke: '#13213A', point: '#D9483B', result: '#1B6B4A' }

const drawingBox = { x: 424, y: 84, width: 180, height: 192 }
const text = { x: 74, width: 318 }

/**
 * A ruled page with its red margin, one construction and the title in ink. A whole SVG of 640 by 360. An
 * unknown drawing leaves the page without one.
 */
export function notebookPage({ title, drawing }: { title: string; drawing: string }): string {
  const rows = titleRows(title)
  const top = 196 - (rows.length - 1) * 26
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360">',
    '<path fill="#fff" d="M0 0h640v360H0z"/>',
    `<path stroke="#DCE6F2" stroke-width="1.5" d="${rules}"/>`,
    '<path stroke="#D9483B" stroke-width="2" d="M48 0v360"/>',
    isConstruction(drawing)
      ? `<g transform="translate(${drawingBox.x} ${drawingBox.y})">${constructions[drawing](drawingBox, pen)}</g>`
      : '',
    `<g font-family="'Anek Latin','Segoe UI',Roboto,system-ui,sans-serif" fill="#13213A" font-weight="700" font-size="36">`,
    ...rows.map((row, index) => written(row, top + index * 52)),
    '</g></svg>',
  ].join('')
}

const rules = Array.from({ length: 9 }, (_, index) => `M0 ${38 + index * 40}h640`).join('')

const mostRows = 4

/** The title in rows of the page's width; what does not fit the last one is cut there. */
function titleRows(title: string): FittedLine[] {
  const rows: FittedLine[] = []
  let rest = title.split(/\s+/).filter(Boolean)
  while (rest.length > 0 && rows.length < mostRows) {
    const isLast = rows.length === mostRows - 1
    const row = isLast ? oneRow(rest.join(' ')) : widestRow(rest)
    rows.push(row.line)
    rest = isLast ? [] : rest.slice(row.words)
  }
  return rows
}

function widestRow(words: readonly string[]): { line: FittedLine; words: number } {
  let best = oneRow(words[0] ?? '')
  for (let count = 2; count <= words.length; count += 1) {
    const candidate = words.slice(0, count).join(' ')
    const { line } = oneRow(candidate)
    if (line.text !== candidate) break
    best = { line, words: count }
  }
  return best
}

function oneRow(words: string): { line: FittedLine; words: number } {
  const { lines } = fittedText(words, { sizes: [36], width: text.width, lines: 1, isBold: true })
  return { line: lines[0] ?? { text: words, width: text.width }, words: 1 }
}

const written = (row: FittedLine, baseline: number): string =>
  `<text x="${text.x}" y="${baseline}" textLength="${row.width}" lengthAdjust="spacingAndGlyphs">${escapedText(row.text)}</text>`
