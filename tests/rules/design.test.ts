import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'vite'
import { expect, it } from 'vitest'
import { gallery } from '../../web/gallery/serve.ts'

it('text sizes, spacing, borders, radii and colours are tokens of web/ui/tokens.css', () => {
  const files = globSync('web/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(300)
  const arbitrary =
    /(?<![\w-])(?:[a-z0-9]+:)*(?:text-\[(?:clamp|[\d.]+)|font-\[\d|-?(?:scroll-)?[pm][trblxy]?-\[\d|border(?:-[a-z])?-\[\d|rounded(?:-[a-z]+)?-\[\d|leading-\[\d+px|[a-z-]+-\[#[\da-fA-F]{3})[^\]]*\]/g
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(arbitrary)].map(([name]) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})

it('a lazily loaded component names its fallback for a lost connection', () => {
  // Without that React leaves the whole page for it, and a video that plays there too.
  const parts = globSync('web/**/*.{ts,tsx}').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/(?=\blazy(?:Part)?[(<])/)
      .slice(1)
      .map((text) => ({ file, load: text.slice(0, text.search(/\n(?:\n|const |\))|$/)) })),
  )
  expect(parts.length).toBeGreaterThan(40)
  const open = parts.filter(
    // `lazyPart` names one for all who call it, and passes it on as `failed`.
    ({ load }) =>
      !/^lazyPart\(|\b(?:part|dialog)Failed\b|, failed as |\(\) => \(\{ default: |return \{ default: /.test(
        load,
      ),
  )
  expect(open.map(({ file }) => file)).toEqual([])
})

it('the gallery shows every part of web/ui, and only while pages are written', async () => {
  const shown = readFileSync('web/gallery/gallery.tsx', 'utf8')
  const parts = globSync('web/ui/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name]) => name),
  )
  expect(parts.length).toBeGreaterThan(15)
  expect(parts.filter((name) => !shown.includes(`<${name}`))).toEqual([])
  expect(gallery().apply).toBe('serve')
  const vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    plugins: [gallery()],
    server: { port: 0, host: '127.0.0.1', ws: false },
  })
  await vite.listen()
  try {
    const page = await fetch(new URL('/te/gallery', vite.resolvedUrls?.local[0]))
    expect(await page.text()).toMatch(/<html lang="te"[\s\S]*src="\/web\/gallery\/gallery\.tsx/)
    expect((await fetch(new URL('/te/courses', vite.resolvedUrls?.local[0]))).status).toBe(404)
  } finally {
    await vite.close()
  }
})
