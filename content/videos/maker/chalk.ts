import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js'
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js'
import { AllPackages } from 'mathjax-full/js/input/tex/AllPackages.js'
import { TeX } from 'mathjax-full/js/input/tex.js'
import { mathjax } from 'mathjax-full/js/mathjax.js'
import { SVG } from 'mathjax-full/js/output/svg.js'
import { textWidthInEms } from './fonts.ts'

/** TeX as an SVG group whose top left corner is the origin; sizes in pixels. */
export type Writing = { svg: string; width: number; height: number }

const adaptor = liteAdaptor()
RegisterHTMLHandler(adaptor)

/** Anek beside the mathematics, in ems: its small letters are taller than those of the formula font. */
const wordSize = 0.92

/** Words are set in the board's own letters, so their widths come from that font and not from a guess. */
class BoardSvg extends SVG<unknown, unknown, unknown> {
  override measureTextNode(node: unknown): { w: number; h: number; d: number } {
    return { w: wordSize * textWidthInEms(adaptor.textContent(node as never)), h: 0.75, d: 0.2 }
  }
}

const board = mathjax.document('', {
  InputJax: new TeX({
    packages: AllPackages.filter((name: string) => name !== 'noerrors' && name !== 'noundefined'),
    formatError: (_: unknown, error: Error) => {
      throw error
    },
  }),
  OutputJax: new BoardSvg({ fontCache: 'none', mtextFont: 'Anek Latin', unknownFamily: 'Anek Latin' }),
})

type Ems = { inner: string; left: number; top: number; width: number; height: number }
const known = new Map<string, Ems>()

/**
 * Sets one line of TeX in chalk.
 * @throws when the TeX does not parse
 */
export function write(tex: string, sizeInPx: number, colour: string): Writing {
  const { inner, left, top, width, height } = convert(tex)
  const scale = sizeInPx / 1000
  return {
    svg: `<g transform="scale(${scale}) translate(${-left} ${-top})">${inner.replaceAll('currentColor', colour)}</g>`,
    width: width * scale,
    height: height * scale,
  }
}

/** How wide a line of TeX is, in pixels. */
export function widthOf(tex: string, sizeInPx: number): number {
  return (convert(tex).width * sizeInPx) / 1000
}

function convert(tex: string): Ems {
  const before = known.get(tex)
  if (before !== undefined) return before
  const markup = adaptor.innerHTML(board.convert(tex, { display: true }))
  const view = /viewBox="([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)"/.exec(markup)
  if (view === null) throw new Error(`No measure for ${tex}`)
  const [left = 0, top = 0, width = 0, height = 0] = view.slice(1).map(Number)
  const inner = markup
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replaceAll('font-size="884px"', `font-size="${wordSize * 1000}px"`)
  const made = { inner, left, top, width, height }
  known.set(tex, made)
  return made
}
