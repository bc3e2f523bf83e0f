// Cuts the worksheet fonts from the fontsource packages: node content/worksheets/make-fonts.mjs
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const packages = new URL('../../node_modules/', import.meta.url)
const target = new URL('./fonts/', import.meta.url)

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const kept = `${ascii}–‘’“”…·×÷°²³½¼¾−`

const anek = readFileSync(
  new URL('@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2', packages),
)
const anekExtended = readFileSync(
  new URL('@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2', packages),
)
const kalam = readFileSync(new URL('@fontsource/kalam/files/kalam-latin-400-normal.woff2', packages))

const cuts = [
  [
    'anek-latin-400.ttf',
    await subsetFont(anek, kept, { targetFormat: 'sfnt', noHinting: true, variationAxes: { wght: 400 } }),
  ],
  [
    'anek-latin-700.ttf',
    await subsetFont(anek, kept, { targetFormat: 'sfnt', noHinting: true, variationAxes: { wght: 700 } }),
  ],
  // The rupee sign is in another file of the family; an intermediate weight keeps it only a fallback.
  [
    'anek-latin-rupee.ttf',
    await subsetFont(anekExtended, '₹', {
      targetFormat: 'sfnt',
      noHinting: true,
      variationAxes: { wght: 500 },
    }),
  ],
  ['kalam-400.ttf', await subsetFont(kalam, kept, { targetFormat: 'sfnt', noHinting: true })],
]
for (const [name, bytes] of cuts) {
  writeFileSync(new URL(name, target), bytes)
  console.log(`${name}: ${bytes.length} bytes`)
}
copyFileSync(
  new URL('@fontsource-variable/anek-latin/LICENSE', packages),
  fileURLToPath(new URL('anek-latin-LICENSE.txt', target)),
)
copyFileSync(
  new URL('@fontsource/kalam/LICENSE', packages),
  fileURLToPath(new URL('kalam-LICENSE.txt', target)),
)
