import type { Readable } from 'node:stream'

/** `version` changes when the file is written again. */
export type StoredFile = { key: string; byteCount: number; version: string }

/** Where the bytes of videos, documents and pictures are stored. Keys are ours, never a client's. */
export type MediaStore = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Stores a file of any size without holding it in memory; the file at `path` may be gone afterwards. */
  putFile(key: string, path: string, contentType: string): Promise<void>
  /** Deletes what is stored under a key, if anything. */
  remove(key: string): Promise<void>
  has(key: string): Promise<boolean>
  /** The bytes from `start` to `end` inclusive. */
  read(key: string, range: { start: number; end: number }): Promise<Readable>
  /** The same, in one buffer: for small ranges. */
  readBytes(key: string, range: { start: number; end: number }): Promise<Uint8Array<ArrayBuffer>>
  /** Everything stored, in no guaranteed order; concurrent changes may or may not be included. */
  list(): AsyncIterable<StoredFile>
  /** Whether an error of `read` means that nothing is stored under the key. */
  isMissing(error: unknown): boolean
  /** The path on this machine, for a local store. */
  localPath?(key: string): string
  /** A short-lived address in the store, for a store that serves its files itself. */
  presign?(key: string, contentType: string): Promise<string>
}
