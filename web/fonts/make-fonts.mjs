// Subsets the site's fonts to the characters it uses and writes their style sheets. Run from the project root: node
// web/fonts/make-fonts.mjs
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const here = dirname(fileURLToPath(import.meta.url))
const modules = join(here, '../../node_modules')
const { convert } = createRequire(createRequire(import.meta.url).resolve('subset-font'))('fontverter')

const between = (first, last) =>
  Array.from({ length: last.codePointAt(0) - first.codePointAt(0) + 1 }, (_, index) =>
    String.fromCodePoint(first.codePointAt(0) + index),
  ).join('')
const letters = between('A', 'Z') + between('a', 'z')
const digits = between('0', '9')

// Anek has no √ ∞ ≈ ≠ ≤ ≥ π ∠ arrows or ✓: system fonts supply those in running text.
const interfaceText = `${between(' ', '~')}–—‘’“”…•·×÷±−°²³½¼¾©′″\u00a0`
const interfaceFeatures = ['kern', 'mark', 'ccmp', 'tnum']
const anek = { file: '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2' }
const anekAxis = { wght: { min: 400, max: 800 } }
const kalam = (weight) => `@fontsource/kalam/files/kalam-latin-${weight}-normal.woff2`
const katex = (name) => `katex/dist/fonts/KaTeX_${name}.woff2`
const maths = (name, font, text, style = 'normal') => ({
  name,
  from: katex(font),
  text,
  features: [],
  face: { family: `KaTeX_${font.split('-')[0]}`, weight: '400', style },
})
/**
 * The faces of one Indian script: all its characters with their shaping, since a conjunct breaks where two fonts meet.
 * Running text uses the system's Noto where installed, headings use Anek. Two static weights are smaller than the
 * variable font, and most devices load only the heavier. The text-only face uses the lighter for every weight: for the
 * first view on a device without the script.
 */
const script = (name, characters) =>
  [
    { at: 400, weight: '400 599', locals: [`Noto Sans ${name}`, `Noto Sans ${name} Regular`, `NotoSans${name}-Regular`] },
    { at: 650, weight: '600 800', locals: [] },
  ].map(({ at, weight, locals }) => ({
    name: `anek-${name.toLowerCase()}-${at}`,
    from: `@fontsource-variable/anek-${name.toLowerCase()}/files/anek-${name.toLowerCase()}-${name.toLowerCase()}-wght-normal.woff2`,
    text: characters,
    axes: { wght: at },
    face: { family: `Anek ${name}`, weight, display: 'optional', locals },
    ...(at === 400 && { alsoAs: { family: `Anek ${name} Text`, weight: '400' } }),
  }))
/** The letters of a language's own name: pages in the other languages show it too, on devices without its script. */
const nameOfLanguage = (script, name) => ({
  name: `anek-${script.toLowerCase()}-name`,
  from: `@fontsource-variable/anek-${script.toLowerCase()}/files/anek-${script.toLowerCase()}-${script.toLowerCase()}-wght-normal.woff2`,
  text: name,
  axes: { wght: 500 },
  face: { family: 'Language Names', weight: '400 800', locals: [`Noto Sans ${script}`, `NotoSans${script}-Regular`] },
})
const joiners = '\u200c\u200d\u25cc'
const commonItalic = 'abcdhklmnpqrstxyABCDEOPQRSαβθπ'

/**
 * What each file is subset from, the characters it keeps and its face. Letters and mathematical signs are separate
 * files, so that a page with simple formulas loads a few kilobytes.
 */
const faces = [
  {
    name: 'anek-latin',
    from: anek.file,
    text: interfaceText,
    features: interfaceFeatures,
    axes: anekAxis,
    face: { family: 'Anek Latin', weight: '400 800' },
  },
  {
    name: 'anek-latin-rupee',
    from: '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2',
    text: '₹',
    features: interfaceFeatures,
    axes: anekAxis,
    face: { family: 'Anek Latin', weight: '400 800' },
  },
  {
    name: 'kalam-400',
    from: kalam(400),
    text: `${letters}${digits} .,:;!?'’“”()/+-=½¼¾×–`,
    features: ['kern'],
    face: { family: 'Kalam', weight: '400' },
  },
  {
    name: 'kalam-700',
    from: kalam(700),
    text: `${digits} ½¼¾/+-.,()=`,
    features: ['kern'],
    face: { family: 'Kalam', weight: '700' },
  },
  ...script('Telugu', `${between('\u0c00', '\u0c7f')}।॥${joiners}`),
  ...script('Devanagari', `${between('\u0900', '\u097f')}${joiners}`),
  nameOfLanguage('Telugu', 'తెలుగు'),
  nameOfLanguage('Devanagari', 'हिन्दी'),
  // U+E020 is the stroke KaTeX lays over a sign to negate it, as in ≠; ∘ is its degree sign.
  {
    ...maths('katex-main', 'Main-Regular', `${digits} !%()+,-./:;<=>[]{|}°±×÷′…⋯⋅∘√−≤≥≈→\u00a0\ue020`),
    // A browser draws no root in MathML when the first font has no √, as Noto: where there is no font for mathematics, this one is first.
    alsoAs: { family: 'Maths Signs', weight: '400' },
  },
  maths(
    'katex-main-more',
    'Main-Regular',
    `${letters}&'*?_¬’“”–—⋮⋱∗∞∠△⊥∥∣∼≅≡∈∋⊂⊃⊆⊇∪∩∅∀∃∖←↑↓⇒⇐⇔↔↦⟹⟺⟶∓∝ℓ⌊⌋⟨⟩∙ΔΣΠΩΓ^~ˉ˙\u20d7`,
  ),
  maths('katex-math', 'Math-Italic', commonItalic, 'italic'),
  maths(
    'katex-math-more',
    'Math-Italic',
    [...`${letters}γδεϵλμρσϕφω`].filter((letter) => !commonItalic.includes(letter)).join(''),
    'italic',
  ),
  maths('katex-ams', 'AMS-Regular', '∴∵□■∅∦∤⩽⩾△∡✓NZQRWC'),
  maths('katex-size1', 'Size1-Regular', '()[]{}√∑∏∣∥⌊⌋'),
  maths('katex-size2', 'Size2-Regular', '()[]{}√∑∏⌊⌋'),
  maths('katex-size3', 'Size3-Regular', '()[]{}√'),
  maths('katex-size4', 'Size4-Regular', '()[]{}√⎛⎜⎝⎞⎟⎠⎡⎢⎣⎤⎥⎦⎧⎨⎩⎪⎫⎬⎭⎷'),
]

/** Anek's kerning tightens running text by this much; the advance widths do not show it. */
const kerning = 0.98

const ascending = (one, other) => one - other

const licences = {
  'licence-anek.txt': '@fontsource-variable/anek-latin/LICENSE',
  'licence-kalam.txt': '@fontsource/kalam/LICENSE',
  'licence-katex.txt': 'katex/LICENSE',
}

for (const [to, from] of Object.entries(licences)) await copyFile(join(modules, from), join(here, to))

const sheets = { text: [], maths: [] }
for (const { name, from, text, features, axes, face, alsoAs } of faces) {
  const source = await readFile(join(modules, from))
  const cut = await subsetFont(source, text, {
    targetFormat: 'woff2',
    ...(features && { keepFeatures: features }),
    noHinting: true,
    ...(axes && { variationAxes: axes }),
  })
  await writeFile(join(here, `${name}.woff2`), cut)
  const kept = [...characterMap(await convert(cut, 'truetype')).keys()].toSorted(ascending)
  const missing = [...new Set(text)].filter((character) => !kept.includes(character.codePointAt(0)))
  console.log(`${name}.woff2 ${cut.length} bytes, ${kept.length} characters${missing.length ? `, not in the font: ${missing.length > 20 ? `${missing.length} more` : missing.join(' ')}` : ''}`)
  const isMaths = face.family.startsWith('KaTeX')
  sheets[isMaths ? 'maths' : 'text'].push(fontFace(name, face, isMaths && !name.endsWith('-more') ? claimed(kept) : kept))
  if (alsoAs) sheets.text.push(fontFace(name, alsoAs, kept))
}

const fallbacks = [
  { weight: '400 599', at: 400, locals: ['Roboto', 'Roboto-Regular', 'Arial', 'ArialMT', 'Liberation Sans'], widths: arialWidths('regular') },
  { weight: '600 800', at: 700, locals: ['Roboto Bold', 'Roboto-Bold', 'Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], widths: arialWidths('bold') },
]
for (const fallback of fallbacks) sheets.text.push(await fallbackFace(fallback))

const notice = '/* Written by make-fonts.mjs. */\n'
await writeFile(join(here, 'fonts.css'), `${notice}${sheets.text.join('\n')}\n`)
const mathsRules = trimmedKatexRules(await readFile(join(modules, 'katex/dist/katex.css'), 'utf8'))
const mathsSheet = `${notice}${sheets.maths.join('\n')}\n${mathsRules}\n`
await writeFile(join(here, 'katex.css'), mathsSheet)
console.log(`katex.css ${mathsSheet.length} bytes`)

function fontFace(name, { family, weight, style = 'normal', display = 'swap', locals = [] }, kept) {
  const sources = [...locals.map((local) => `local("${local}")`), `url("./${name}.woff2") format("woff2")`]
  const lines = [
    `font-family: "${family}"`,
    `font-style: ${style}`,
    `font-weight: ${weight}`,
    `font-display: ${display}`,
    `src: ${sources.join(', ')}`,
    `unicode-range: ${unicodeRange(kept)}`,
  ]
  return `@font-face {\n${lines.map((line) => `  ${line};`).join('\n')}\n}`
}

/**
 * A browser measures an empty line in the first font that claims the space, and KaTeX stacks its lines on
 * zero-width spaces: the faces claim both, though they need no glyph for them.
 */
function claimed(kept) {
  return [...new Set([...kept, 0x20, 0x200b])].toSorted(ascending)
}

function unicodeRange(points) {
  const runs = []
  for (const point of points) {
    const run = runs.at(-1)
    if (run && run[1] === point - 1) run[1] = point
    else runs.push([point, point])
  }
  const hex = (point) => point.toString(16).toUpperCase()
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ')
}

/**
 * A fallback face from a system font, scaled so that a line takes the same space as in Anek: no layout shift when Anek
 * loads.
 */
async function fallbackFace({ weight, at, locals, widths }) {
  const source = await readFile(join(modules, anek.file))
  const pinned = await subsetFont(source, `${letters} `, { targetFormat: 'truetype', variationAxes: { wght: at } })
  const metrics = fontMetrics(pinned)
  const anekWidth = meanWidth((character) => metrics.advance(character) / metrics.unitsPerEm)
  const localWidth = meanWidth((character) => (widths[character] ?? 0) / 1000)
  const sizeAdjust = (anekWidth * kerning) / localWidth
  const percent = (value) => `${(value * 100).toFixed(1)}%`
  const vertical = (units) => percent(units / metrics.unitsPerEm / sizeAdjust)
  const lines = [
    'font-family: "Anek Fallback"',
    `font-weight: ${weight}`,
    `src: ${locals.map((local) => `local("${local}")`).join(', ')}`,
    `size-adjust: ${percent(sizeAdjust)}`,
    `ascent-override: ${vertical(metrics.ascent)}`,
    `descent-override: ${vertical(metrics.descent)}`,
    `line-gap-override: ${vertical(metrics.lineGap)}`,
  ]
  return `@font-face {\n${lines.map((line) => `  ${line};`).join('\n')}\n}`
}

/** The mean width of a character of running English text, in ems. */
function meanWidth(widthOf) {
  // Letters in a thousand characters of English prose; the space is the most common character.
  const frequencies = { ' ': 180, e: 104, t: 74, a: 67, o: 62, i: 57, n: 57, s: 52, h: 50, r: 49, d: 35, l: 33, u: 23, c: 23, m: 20, w: 19, f: 18, g: 17, y: 16, p: 16, b: 12, v: 8, k: 6, x: 1, j: 1, q: 1, z: 1 }
  const entries = Object.entries(frequencies)
  const total = entries.reduce((sum, [, count]) => sum + count, 0)
  return entries.reduce((sum, [character, count]) => sum + widthOf(character) * count, 0) / total
}

/** Advance widths of Arial in thousandths of an em; Roboto's are within one percent. */
function arialWidths(weight) {
  const regular = { ' ': 278, a: 556, b: 556, c: 500, d: 556, e: 556, f: 278, g: 556, h: 556, i: 222, j: 222, k: 500, l: 222, m: 833, n: 556, o: 556, p: 556, q: 556, r: 333, s: 500, t: 278, u: 556, v: 500, w: 722, x: 500, y: 500, z: 500 }
  const bold = { ' ': 278, a: 556, b: 611, c: 556, d: 611, e: 556, f: 333, g: 611, h: 611, i: 278, j: 278, k: 556, l: 278, m: 889, n: 611, o: 611, p: 611, q: 611, r: 389, s: 556, t: 333, u: 611, v: 556, w: 778, x: 556, y: 556, z: 500 }
  return weight === 'bold' ? bold : regular
}

function tableOf(font, tag) {
  const count = font.readUInt16BE(4)
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16
    if (font.toString('latin1', record, record + 4) !== tag) continue
    const offset = font.readUInt32BE(record + 8)
    return font.subarray(offset, offset + font.readUInt32BE(record + 12))
  }
  throw new Error(`the font has no ${tag} table`)
}

/** Code points to glyph numbers, from the Unicode subtables of formats 4 and 12. */
function characterMap(font) {
  const cmap = tableOf(font, 'cmap')
  const map = new Map()
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4))
    if (table.readUInt16BE(0) === 12) {
      for (let group = 0; group < table.readUInt32BE(12); group += 1) {
        const at = 16 + group * 12
        const first = table.readUInt32BE(at)
        for (let point = first; point <= table.readUInt32BE(at + 4); point += 1)
          map.set(point, table.readUInt32BE(at + 8) + point - first)
      }
    }
    if (table.readUInt16BE(0) !== 4) continue
    const doubled = table.readUInt16BE(6)
    for (let segment = 0; segment < doubled; segment += 2) {
      const last = table.readUInt16BE(14 + segment)
      const first = table.readUInt16BE(16 + doubled + segment)
      const delta = table.readUInt16BE(16 + doubled * 2 + segment)
      const rangeAt = 16 + doubled * 3 + segment
      const range = table.readUInt16BE(rangeAt)
      for (let point = first; point <= last && point !== 0xffff; point += 1) {
        const listed = range === 0 ? point : table.readUInt16BE(rangeAt + range + (point - first) * 2)
        if (listed !== 0) map.set(point, (listed + delta) & 0xffff)
      }
    }
  }
  return map
}

function fontMetrics(font) {
  const [hhea, hmtx, map] = [tableOf(font, 'hhea'), tableOf(font, 'hmtx'), characterMap(font)]
  const widths = hhea.readUInt16BE(34)
  return {
    unitsPerEm: tableOf(font, 'head').readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: -hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
    advance: (character) => hmtx.readUInt16BE(Math.min(map.get(character.codePointAt(0)) ?? 0, widths - 1) * 4),
  }
}

/** KaTeX's rules without the faces, alphabets, sizes and diagrams that school mathematics does not use. */
function trimmedKatexRules(sheet) {
  const left = /(text|math)(sf|tt|frak|scr|cal|boldfrak|boldsf|sfit|itsf)\b|boldsymbol|\.cd-|leqno|\.angl|reflectbox|katex-version|eqn-num|^body$|\.halfarrow|x-arrow/
  const usedSizes = /reset-size[136]\.size[13567]$/
  const rules = []
  for (const [, selectors, body] of sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const kept = selectors
      .split(',')
      .map((selector) => selector.trim().replace(/\s+/g, ' '))
      .filter((selector) => !selector.startsWith('@') && !left.test(selector))
      .filter((selector) => !selector.includes('reset-size') || usedSizes.test(selector))
    const declarations = body
      .split(';')
      .map((line) => line.trim().replace(/\s+/g, ' '))
      .filter((line) => line && !line.startsWith('-webkit-') && !line.startsWith('-ms-') && !line.includes('-moz-'))
      .filter((line) => !line.includes('-webkit-'))
    if (kept.length && declarations.length) rules.push(`${kept.join(',')}{${declarations.join(';')}}`)
  }
  return rules.join('\n')
}
