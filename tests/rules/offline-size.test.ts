import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

const mostBytes = 12 * 1024

it('the service worker and the client that saves and opens lessons are at most 12 KB compressed', async () => {
  const assets = await readdir('build/client/assets')
  const client = assets.filter((name) => /^saved-lessons-[\w-]+\.js$/.test(name))
  expect(client).toHaveLength(1)
  const files = ['sw.js', ...client.map((name) => `assets/${name}`)]
  const sizes = await Promise.all(
    files.map(async (name) => gzipSync(await readFile(`build/client/${name}`)).byteLength),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostBytes)
})

it('the code that saves lessons loads only when it is used', async () => {
  const assets = await readdir('build/client/assets')
  const scripts = assets.filter((name) => name.endsWith('.js'))
  const codes = await Promise.all(scripts.map((name) => readFile(`build/client/assets/${name}`, 'utf8')))
  const beginning = scripts.filter((_, at) => /from"\.\/saved-(?:lessons|screens)-/.test(codes[at] ?? ''))
  const names = new Set(beginning.map((name) => name.replace(/-[\w-]{7}\.js$/, '')))
  expect([...names].toSorted()).toEqual(['kept-notes', 'save-panel', 'saved-screens'])
})
