// Subsets the fonts of invoices from the fontsource packages: node server/adapters/documents/make-fonts.mjs
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const packages = new URL('../../../node_modules/@fontsource-variable/', import.meta.url)
const target = new URL('./fonts/', import.meta.url)

const joiners = '\u200c\u200d'
/** Names may use any of these scripts: every letter of the block is kept, with its shaped forms. */
const cuts = [
  ['anek-latin', 'latin', 400, `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…·×−`],
  ['anek-latin', 'latin', 700, `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…·×−`],
  // Another file of the same family: a weight between the two makes it a fallback only.
  ['anek-latin', 'latin-ext', 500, `${range(0x100, 0x17f)}₹`],
  ['anek-devanagari', 'devanagari', 400, `${range(0x900, 0x97f)}${joiners}`],
  ['anek-telugu', 'telugu', 400, `${range(0xc00, 0xc7f)}।॥${joiners}`],
]

for (const [family, script, weight, kept] of cuts) {
  const whole = readFileSync(new URL(`${family}/files/${family}-${script}-wght-normal.woff2`, packages))
  const options = { targetFormat: 'sfnt', noHinting: true, variationAxes: { wght: weight } }
  const bytes = await subsetFont(whole, kept, options)
  writeFileSync(new URL(`${script}-${weight}.ttf`, target), bytes)
  console.log(`${script}-${weight}.ttf: ${bytes.length} bytes`)
}
for (const family of ['anek-latin', 'anek-devanagari', 'anek-telugu'])
  copyFileSync(
    new URL(`${family}/LICENSE`, packages),
    fileURLToPath(new URL(`${family}-LICENSE.txt`, target)),
  )

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
}
