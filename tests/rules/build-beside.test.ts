import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { forgetEarlierBuilds } from '../../launch/pages.mjs'

test('a build leaves the files of the last one, on which the product may run, and none of before it', async () => {
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
