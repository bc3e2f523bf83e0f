import type { Ink } from './chalk.ts'
import { type ConstructionName, constructions } from './constructions.ts'
import { escapedText, type FittedLine, fittedText } from './fitted-text.ts'
import type { Size } from './geometry.ts'

/** The content of a cover: two lines of label on coloured paper, and one construction. */
export type NotebookCover = {
  readonly label: string
  readonly sublabel: string
  /** A colour of SVG. */
  readonly paper: string
  /** Chalk is not visible on light paper. */
  readonly drawnIn: 'chalk' | 'pen'
  readonly construction: ConstructionName
}

const chalk: Ink = { stroke: '#FFFFFF', point: '#FFD95A', result: '#A9F0C4' }

const pen: Ink = { stroke: '#13213A', point: '#1E4197', result: '#0B4A30' }

type Box = Size & { readonly x: number; readonly y: number }
const beside: Box = { x: 190, y: 20, width: 120, height: 146 }
const rising: Box = { x: 70, y: 52, width: 238, height: 116 }
const wide: Box = { x: 112, y: 102, width: 198, height: 68 }

/** Figures with an empty upper left reach under the label; the rest are to its right. */
const places: Readonly<Partial<Record<ConstructionName, Box>>> = {
  'similar-triangles': rising,
  'bell-bars': wide,
}

/**
 * A covered notebook with a name label and one construction. Drawn on a field of
 * 320 by 180 and given as a whole SVG of 640 by 360, at most 3.5 KB.
 */
export function notebookCover(cover: NotebookCover): string {
  const ink = cover.drawnIn === 'pen' ? pen : chalk
  const box = places[cover.construction] ?? beside
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 320 180">',
    `<path fill="${cover.paper}" d="M0 0h320v180H0z"/>`,
    `<path fill="none" stroke="${ink.stroke}" stroke-opacity=".13" d="${graphPaper}"/>`,
    '<path fill-opacity=".22" d="M0 0h22v180H0z"/>',
    `<path stroke="${ink.stroke}" stroke-opacity=".75" stroke-width="2" d="M11 21v14M11 145v14"/>`,
    `<g transform="translate(${box.x} ${box.y})">${constructions[cover.construction](box, ink)}</g>`,
    nameLabel(cover.label, cover.sublabel),
    '</svg>',
  ].join('')
}

/** Squares of 16 from the spine outwards. */
const graphPaper = [
  ...Array.from({ length: 18 }, (_, index) => `M${38 + index * 16} 0v180`),
  ...Array.from({ length: 11 }, (_, index) => `M22 ${10 + index * 16}h298`),
].join('')

const label = { x: 36, y: 20, width: 148, inside: 122 }

function nameLabel(title: string, sublabel: string): string {
  const { lines, size } = fittedText(title, {
    sizes: [14.5, 13, 12],
    width: label.inside,
    lines: 2,
    isBold: true,
  })
  const below = fittedText(sublabel, {
    sizes: [10.5, 9.5, 8.7],
    width: label.inside,
    lines: 1,
    isBold: false,
  })
  const ruleAt = 18 + lines.length * 17
  const height = ruleAt + 27
  const frame = (inset: number, colour: string) =>
    `<rect x="${inset}" y="${inset}" width="${label.width - 2 * inset}" height="${height - 2 * inset}" rx="1.5" fill="none" stroke="${colour}"/>`
  return [
    `<g transform="translate(${label.x} ${label.y})" font-family="'Anek Latin','Segoe UI',Roboto,system-ui,sans-serif" fill="#13213A">`,
    `<rect width="${label.width}" height="${height}" rx="3" fill="#fff"/>`,
    frame(3, '#D9483B'),
    frame(5.5, '#1E4197'),
    `<path stroke="#C3D2E4" d="M13 ${ruleAt}.5h${label.inside}M13 ${ruleAt + 17}.5h${label.inside}"/>`,
    `<g font-size="${size}" font-weight="700">`,
    ...lines.map((line, index) => written(line, 28.5 + index * 17)),
    `</g><g font-size="${below.size}" fill="#43526B">`,
    ...below.lines.map((line) => written(line, ruleAt + 12.5)),
    '</g></g>',
  ].join('')
}

const written = ({ text, width }: FittedLine, baseline: number): string =>
  `<text x="13" y="${baseline}" textLength="${width}" lengthAdjust="spacingAndGlyphs">${escapedText(text)}</text>`
