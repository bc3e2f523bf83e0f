import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { forgetEarlierBuilds, hashSources } from '../../launch/pages.mjs'

test('a build keeps the files of the last one, which the product may be serving, and none of earlier ones', async () => {
  const { environments } = await resolveConfig({ logLevel: 'silent' }, 'build')
  expect(environments['ssr']?.build.emptyOutDir).toBe(false)

  const folder = mkdtempSync(join(tmpdir(), 'stepmark-build-'))
  forgetEarlierBuilds(folder)
  mkdirSync(join(folder, 'assets'))
  const write = (name: string, at: string) => {
    writeFileSync(join(folder, name), '')
    utimesSync(join(folder, name), new Date(at), new Date(at))
  }
  write('assets/router-first.js', '2026-11-01T10:00:00Z')
  write('assets/router-last.js', '2026-11-08T09:59:30Z')
  write('assets/page-last.js', '2026-11-08T10:00:01Z')
  write('server.js', '2026-11-08T10:00:00Z')
  forgetEarlierBuilds(folder)
  expect(readdirSync(join(folder, 'assets'))).toEqual(['page-last.js', 'router-last.js'])
})

test('the pages are built again when something that they use has changed', () => {
  const root = mkdtempSync(join(tmpdir(), 'stepmark-sources-'))
  for (const file of [
    'web/page.ts',
    'domain/calls.ts',
    'packages/step-marks/parser.ts',
    'packages/drawing/line.ts',
  ]) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    const before = hashSources(root)
    writeFileSync(join(root, file), '')
    expect(hashSources(root), file).not.toBe(before)
  }
})
