import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import subsetFont from 'subset-font'

const root = join(import.meta.dirname, '../../../node_modules')
const characters = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')}\u00A0₹½·°²³√×÷−–—’‘“”…≤≥`

/** The board's typefaces as TrueType files (the renderer reads no woff2), cut from the site's own fonts. */
export const fontFiles = await cutFonts()

/** Renders an SVG of the board with exactly the board's fonts. */
export function raster(svg: string): Resvg {
  return new Resvg(svg, { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Anek Latin' } })
}

const widths = new Map<string, number>()

/** Advance width of a text in Anek Latin, in ems; bars around the text keep its outer spaces in the measure. */
export function textWidthInEms(text: string): number {
  const known = widths.get(text)
  if (known !== undefined) return known
  const width = inkWidth(`|${text}|`) - inkWidth('||')
  widths.set(text, width)
  return width
}

function inkWidth(text: string): number {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="300"><text xml:space="preserve" x="100" y="150" font-family="Anek Latin" font-weight="500" font-size="100">${safe}</text></svg>`
  const box = raster(svg).getBBox()
  return box === undefined ? 0 : box.width / 100
}

async function cutFonts(): Promise<string[]> {
  const folder = join(tmpdir(), 'stepmark-video-fonts')
  mkdirSync(folder, { recursive: true })
  const anek = '@fontsource-variable/anek-latin/files/anek-latin-latin'
  const sources = [
    { name: 'anek-500', file: `${anek}-wght-normal.woff2`, weight: 500 },
    { name: 'anek-700', file: `${anek}-wght-normal.woff2`, weight: 700 },
    { name: 'anek-ext-500', file: `${anek}-ext-wght-normal.woff2`, weight: 500 },
    { name: 'kalam-700', file: '@fontsource/kalam/files/kalam-latin-700-normal.woff2', weight: undefined },
  ]
  return Promise.all(
    sources.map(async (source) => {
      const bytes = await subsetFont(readFileSync(join(root, source.file)), characters, {
        targetFormat: 'truetype',
        ...(source.weight === undefined ? {} : { variationAxes: { wght: source.weight } }),
      })
      const path = join(folder, `${source.name}.ttf`)
      writeFileSync(path, bytes)
      return path
    }),
  )
}
