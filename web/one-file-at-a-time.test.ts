import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import english from '../domain/messages/en.json' with { type: 'json' }

const outdir = mkdtempSync(join(tmpdir(), 'stepmark-messages-'))
afterAll(() => rmSync(outdir, { recursive: true }))

it('writes every message where few files can be open at once', () => {
  const program = `
    import { compile } from '@inlang/paraglide-js'
    import { oneFileAtATime } from './web/one-file-at-a-time.ts'
    await compile({ project: './domain/messages/project.inlang', outdir: ${JSON.stringify(outdir)},
      outputStructure: 'message-modules', fs: oneFileAtATime })
    process.exit()`
  execFileSync(
    'sh',
    ['-c', 'ulimit -n 256 && exec "$0" --input-type=module --eval "$1"', process.execPath, program],
    {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
    },
  )
  const written = new Set(readdirSync(join(outdir, 'messages')))
  const keys = Object.keys(english).filter((key) => key !== '$schema')
  expect(keys.filter((key) => !written.has(`${key}.js`))).toEqual([])
})
