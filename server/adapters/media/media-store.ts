import type { Readable } from 'node:stream'

/** `version` is another one after the file was written again. */
export type StoredFile = { key: string; byteCount: number; version: string }

/** Where the bytes of videos, documents and pictures are kept. Keys are ours, never a client's. */
export type MediaStore = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Takes a file of any size, never whole in memory; the file at `path` may be gone afterwards. */
  putFile(key: string, path: string, contentType: string): Promise<void>
  /** Deletes what is kept under a key; nothing if there is nothing. */
  remove(key: string): Promise<void>
  has(key: string): Promise<boolean>
  /** The bytes from `start` to `end` inclusive. */
  read(key: string, range: { start: number; end: number }): Promise<Readable>
  /** The same, at once: for pieces that are small. */
  readBytes(key: string, range: { start: number; end: number }): Promise<Uint8Array<ArrayBuffer>>
  /** Everything that is kept, in no promised sequence; what comes or goes in the meantime may be in it or not. */
  list(): AsyncIterable<StoredFile>
  /** Whether an error of `read` means that nothing is kept under the key. */
  isMissing(error: unknown): boolean
  /** Where the bytes lie on this machine, for a store that is on it. */
  localPath?(key: string): string
  /** A short-lived address of the store's own, for a store that serves its files itself. */
  presign?(key: string, contentType: string): Promise<string>
}
