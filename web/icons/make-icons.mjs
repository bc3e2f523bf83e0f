// Draws the icons and the picture for shared links into web/public, with the installed Chromium. Run: node
// web/icons/make-icons.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { tangents } from '../../packages/drawing/construct/tangents.ts'

const folder = new URL('../public/', import.meta.url)
const font = readFileSync(new URL('../fonts/anek-latin.woff2', import.meta.url)).toString('base64')
const blue = '#1E4197'
const yellow = '#FFC933'
const stairs = 'M6 20l6 7h5v-6h5v-6h5V8h4'
const grid =
  '<path d="M9 0v36M18 0v36M27 0v36M0 9h36M0 18h36M0 27h36" stroke="#fff" stroke-opacity=".13" stroke-width=".6"/>'
const tick = `<path d="${stairs}" fill="none" stroke="${yellow}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>`

/** The mark on its square; a maskable one fills the square and keeps the tick inside the safe circle. */
function mark({ radius = 7, scale = 1 } = {}) {
  const shift = (36 - 36 * scale) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" rx="${radius}" fill="${blue}"/>${grid}<g transform="translate(${shift} ${shift}) scale(${scale})">${tick}</g></svg>`
}

const figure = tangents({ width: 130, height: 150 }, { stroke: '#13213A', point: blue, result: '#1B6B4A' })

const sharedPicture = `<style>
  @font-face { font-family: Anek; src: url(data:font/woff2;base64,${font}); font-weight: 400 800 }
  body { margin: 0; width: 1200px; height: 630px; background: #F7F9FC; color: #13213A; font-family: Anek; position: relative;
    background-image: linear-gradient(#DCE6F2 1px, transparent 1px), linear-gradient(90deg, #DCE6F2 1px, transparent 1px); background-size: 40px 40px }
  i { position: absolute; inset: 0 auto 0 90px; border-left: 4px solid #D9483B }
  main { position: absolute; inset: 0 80px 0 150px; display: grid; align-content: center }
  main svg { width: 120px } .figure { position: absolute; right: 50px; top: 130px; width: 320px } h1 { font: 800 118px/1.02 Anek; letter-spacing: -.022em; margin: 28px 0 16px }
  mark { background: linear-gradient(transparent 54%, ${yellow} 54% 92%, transparent 92%); color: inherit }
  p { font: 400 36px/1.3 Anek; margin: 0; color: #43526B }
</style><i></i><main>${mark()}<h1>Every <mark>step</mark><br>earns a mark.</h1><p>Stepmark · Class 10 mathematics, board by board</p></main><svg class="figure" viewBox="0 0 130 150">${figure}</svg>`

writeFileSync(new URL('favicon.svg', folder), mark())
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
for (const { name, size, svg } of [
  { name: 'icon-192.png', size: 192, svg: mark() },
  { name: 'icon-512.png', size: 512, svg: mark() },
  { name: 'icon-maskable-512.png', size: 512, svg: mark({ radius: 0, scale: 0.72 }) },
  { name: 'apple-touch-icon.png', size: 180, svg: mark({ radius: 0 }) },
]) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`)
  writeFileSync(new URL(name, folder), await page.screenshot({ omitBackground: true }))
}
await page.setViewportSize({ width: 1200, height: 630 })
await page.setContent(sharedPicture)
await page.evaluate(() => document.fonts.ready)
writeFileSync(new URL('og.png', folder), await page.screenshot())
await browser.close()
