import { createHook } from 'node:async_hooks'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createStaticFiles } from './static-files.ts'

const text = 'console.log("parabola");'.repeat(50)
// Not as anything would be compressed by default: the bytes show where they come from.
const written = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stepmark-static-'))
  await writeFile(join(folder, 'both.js'), text)
  await writeFile(join(folder, 'both.js.br'), written)
  await writeFile(join(folder, 'both.js.gz'), gzipSync(text))
  await writeFile(join(folder, 'plain.js'), text)
  await writeFile(join(folder, 'short.js.gz'), gzipSync('let a'))
  await writeFile(join(folder, 'short.js'), 'let a')
})
afterAll(() => rm(folder, { recursive: true }))

async function get(path: string) {
  const files = await createStaticFiles(folder)
  const answer = await files.request(path, { headers: { 'accept-encoding': 'gzip, br' } })
  return {
    encoding: answer.headers.get('content-encoding'),
    bytes: Buffer.from(await answer.arrayBuffer()),
    status: answer.status,
  }
}

describe('the built files', () => {
  it('are sent as the compressed files of the build: nothing is compressed at start', async () => {
    const { encoding, bytes } = await get('/both.js')
    expect(encoding).toBe('br')
    expect(bytes.equals(written)).toBe(true)
  })

  it('are sent uncompressed if the build wrote no compressed file', async () => {
    const { encoding, bytes } = await get('/plain.js')
    expect(encoding).toBeNull()
    expect(bytes.toString()).toBe(text)
  })

  it('are decompressed once for concurrent callers that accept no compression, and not cached', async () => {
    const files = await createStaticFiles(folder)
    let unzipped = 0
    const hook = createHook({
      init(_, type) {
        if (type === 'ZLIB') unzipped += 1
      },
    }).enable()
    onTestFinished(() => void hook.disable())
    const whole = async () => {
      const answer = await files.request('/both.js', { headers: { 'accept-encoding': 'identity' } })
      return [answer.headers.get('content-length'), await answer.text()]
    }
    const expected = [String(text.length), text]
    expect(await Promise.all([whole(), whole(), whole()])).toEqual([expected, expected, expected])
    expect(unzipped).toBe(1)
    expect(await whole()).toEqual(expected)
    expect(unzipped).toBe(2)
  })

  it('are unzipped also where they hold a few signs alone', async () => {
    const files = await createStaticFiles(folder)
    expect(await (await files.request('/short.js')).text()).toBe('let a')
  })

  it('have no address of their own when they are the compressed ones', async () => {
    expect((await get('/both.js.br')).status).toBe(404)
  })
})
