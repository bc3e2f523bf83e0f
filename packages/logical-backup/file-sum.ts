import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** Size and hash of a file. */
export type FileSum = { byteCount: number; sha256: string }

type Summing = {
  /** The bytes pass through unchanged. */
  pass(source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array>
  /** Of the bytes so far. */
  result(): FileSum
}

/** Counts and hashes the bytes that pass, as a step of a pipeline. */
export function summing(): Summing {
  const hash = createHash('sha256')
  let byteCount = 0
  return {
    async *pass(source) {
      for await (const chunk of source) {
        hash.update(chunk)
        byteCount += chunk.byteLength
        yield chunk
      }
    },
    result: () => ({ byteCount, sha256: hash.digest('hex') }),
  }
}

export async function sumOf(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<FileSum> {
  const sum = summing()
  for await (const _ of sum.pass(bytes));
  return sum.result()
}

/** Null when there is no such file. */
export async function sumOfFile(path: string): Promise<FileSum | null> {
  return sumOf(createReadStream(path)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
