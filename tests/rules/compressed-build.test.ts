import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createStaticFiles } from '../../server/http/static-files.ts'

const ofText = new Set(['.js', '.mjs', '.css', '.svg', '.webmanifest'])
const decoders = {
  br: { ending: '.br', decode: brotliDecompressSync },
  gzip: { ending: '.gz', decode: gunzipSync },
}

describe.each([
  ['build/client', ''],
  ['build/admin', '/admin'],
])('what the build wrote to %s', (folder, base) => {
  it.each(Object.entries(decoders))(
    'is sent as %s in the very bytes of the build',
    async (encoding, kind) => {
      const files = await createStaticFiles(folder, base)
      const faults: string[] = []
      const paths = await textsBelow(folder)
      expect(paths.length).toBeGreaterThan(5)
      for (const path of paths) {
        const answer = await files.request(base + path, { headers: { 'accept-encoding': encoding } })
        const sent = Buffer.from(await answer.arrayBuffer())
        const written = await readFile(join(folder, path + kind.ending)).catch(() => null)
        if (written === null) faults.push(`${path} has no ${kind.ending} beside it`)
        else if (!sent.equals(written)) faults.push(`${path} is sent otherwise than it was written`)
        else if (!kind.decode(sent).equals(await readFile(join(folder, path))))
          faults.push(`${path}${kind.ending} holds something else than ${path}`)
        if (answer.headers.get('content-encoding') !== encoding)
          faults.push(`${path} does not say that it is ${encoding}`)
      }
      expect(faults).toEqual([])
    },
  )

  it('is sent uncompressed to clients that accept nothing else, and a compressed file has no URL', async () => {
    const files = await createStaticFiles(folder, base)
    for (const path of await textsBelow(folder)) {
      const answer = await files.request(base + path)
      expect(answer.headers.get('content-encoding')).toBeNull()
      expect(Buffer.from(await answer.arrayBuffer()).equals(await readFile(join(folder, path)))).toBe(true)
      for (const { ending } of Object.values(decoders))
        expect((await files.request(base + path + ending)).status, path + ending).toBe(404)
    }
  })
})

/** The files that gain by compression, by their paths from the folder. */
async function textsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && ofText.has(extname(entry.name)))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))
}
