import { statfs } from 'node:fs/promises'

/** Free disk space that is always reserved for the database and everything else. */
export const reservedBytes = 512 * 1024 * 1024

/** Bytes that may still be written into a folder. */
export async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

export function isDiskFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOSPC' || code === 'EDQUOT'
}
