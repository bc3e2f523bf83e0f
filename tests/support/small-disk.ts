import { execFile } from 'node:child_process'
import { rm, statfs } from 'node:fs/promises'
import { promisify } from 'node:util'
import { openFolder } from './folders.ts'

const run = promisify(execFile)

export type SmallDisk = {
  folder: string
  /** Leaves not one free byte on it; what is freed later on is free. */
  fill(): Promise<void>
  /** Gives it all its room back. */
  empty(): Promise<void>
  freeBytes(): Promise<number>
  remove(): Promise<void>
}

/** Why this process may not have a disk of its own; null when it may. */
export async function whyNoDisk(): Promise<string | null> {
  try {
    await (await openSmallDisk(1024 * 1024)).remove()
    return null
  } catch (error) {
    return error instanceof Error
      ? (error.message.split('\n').at(-1) ?? '').trim() || error.message
      : String(error)
  }
}

/**
 * A file system of its own in memory, of which nothing is taken until something is written. It is full
 * when its size is what is used of it: to fill it costs no memory.
 */
export async function openSmallDisk(byteCount: number): Promise<SmallDisk> {
  const folder = await openFolder('disk')
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${byteCount},mode=755`, 'tmpfs', folder])
  } catch (error) {
    await rm(folder, { recursive: true })
    throw error
  }

  async function resize(bytes: number): Promise<void> {
    await run('mount', ['-o', `remount,size=${bytes}`, folder])
  }

  return {
    folder,
    async fill() {
      // Somebody may write in the meantime: then it is refused to be smaller than what is used.
      for (let tries = 20; ; tries -= 1) {
        const { blocks, bfree, bsize } = await statfs(folder)
        try {
          return await resize((blocks - bfree) * bsize)
        } catch (error) {
          if (tries === 0) throw error
        }
      }
    },
    empty: () => resize(byteCount),
    async freeBytes() {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
    async remove() {
      // A process that still has a file open there keeps it until it closes it.
      await run('umount', ['-l', folder])
      await rm(folder, { recursive: true })
    },
  }
}
