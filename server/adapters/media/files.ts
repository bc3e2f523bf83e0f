import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { MediaStore, StoredFile } from './media-store.ts'

/** Media as files below a folder, served by this process. */
export function fileMediaStore(folder: string): MediaStore {
  const root = resolve(folder)
  function pathOf(key: string): string {
    const path = resolve(join(root, key))
    if (!path.startsWith(root + sep)) throw new Error(`media key ${key} leaves its folder`)
    return path
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      // A file is complete or absent, even if the process crashes.
      await writeFile(`${path}.part`, bytes)
      await rename(`${path}.part`, path)
    },
    async putFile(key, from) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      try {
        await rename(from, path)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
        // The media folder may be on another disk.
        await copyFile(from, `${path}.part`)
        await rename(`${path}.part`, path)
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    async has(key) {
      return stat(pathOf(key)).then(
        () => true,
        () => false,
      )
    },
    async read(key, { start, end }) {
      return createReadStream(pathOf(key), { start, end })
    },
    async readBytes(key, { start, end }) {
      const bytes = new Uint8Array(end - start + 1)
      const file = await open(pathOf(key))
      try {
        for (let at = 0; at < bytes.length; ) {
          const { bytesRead } = await file.read(bytes, at, bytes.length - at, start + at)
          if (bytesRead === 0) throw new Error(`${key} is shorter than was stored`)
          at += bytesRead
        }
      } finally {
        await file.close()
      }
      return bytes
    },
    list: () => filesBelow(root, root),
    isMissing,
    localPath: pathOf,
  }
}

async function* filesBelow(root: string, folder: string): AsyncGenerator<StoredFile> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(root, path)
    // An incomplete file is not listed.
    if (!entry.isFile() || entry.name.endsWith('.part')) continue
    const found = await stat(path).catch(() => null)
    if (found === null) continue
    const key = relative(root, path).split(sep).join('/')
    yield { key, byteCount: found.size, version: `${found.ino}-${found.mtimeMs}` }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
