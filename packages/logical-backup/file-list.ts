import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import type { FileSum } from './file-sum.ts'
import { sumOf } from './file-sum.ts'
import { fileListName, ownFile } from './folders.ts'

const shape = z.object({
  key: z.string(),
  contentType: z.string(),
  byteCount: z.number(),
  sha256: z.string(),
  /** The store's version; a file with another one is read again. */
  version: z.string(),
})

/** A file of the store in a backup. */
export type BackedUpFile = z.output<typeof shape>

/** Writes the list, one file a line, in the order of the keys. */
export async function writeFileList(folder: string, files: readonly BackedUpFile[]): Promise<FileSum> {
  const sorted = files.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const text = sorted.map((file) => `${JSON.stringify(file)}\n`).join('')
  await writeFile(join(folder, fileListName), text, ownFile)
  return sumOf([Buffer.from(text)])
}

/** Parses the list of a backup; an invalid line is an error. */
export async function* readFileList(folder: string): AsyncGenerator<BackedUpFile> {
  const lines = createInterface({ input: createReadStream(join(folder, fileListName)) })
  for await (const line of lines) yield shape.parse(JSON.parse(line))
}
