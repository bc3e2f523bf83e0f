import { createHash, createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { BackupFailure } from './backup-failure.ts'
import { manifestName } from './folders.ts'

/** Format version of the folder. */
export const format = 1

const fileSum = { byteCount: z.number(), sha256: z.string() }
const qualifiedName = { schema: z.string(), name: z.string() }

const shape = z.object({
  format: z.literal(format),
  /** Time of the snapshot. */
  takenAt: z.string(),
  finishedAt: z.string(),
  /** PostgreSQL's, such as 18.4. */
  serverVersion: z.string(),
  /** The migrations that created the tables, in order. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      ...qualifiedName,
      columns: z.array(z.string()),
      rows: z.number(),
      rowSum: z.string(),
      ...fileSum,
    }),
  ),
  sequences: z.array(z.object({ ...qualifiedName, lastValue: z.string() })),
  media: z.object({
    files: z.number(),
    bytes: z.number(),
    /** The list of the files, itself a file. */
    list: z.object(fileSum),
    /** Keys that rows refer to and that the store lacked. */
    lost: z.array(z.string()),
  }),
  /**
   * A secret without which the rows are useless: whether it is in the backup; `mark` shows whether another is the
   * same.
   */
  secret: z.object({ isKept: z.boolean(), mark: z.string() }),
})

export type Manifest = z.output<typeof shape>

/** The serialised manifest, with a checksum over all of it. */
export function manifestText(manifest: Manifest): string {
  // A fixed order of keys, as the text is compared character by character.
  const ordered = shape.parse(manifest)
  const seal = createHash('sha256').update(JSON.stringify(ordered)).digest('hex')
  return `${JSON.stringify({ ...ordered, seal }, null, 1)}\n`
}

/**
 * Reads the manifest of a backup.
 *
 * @throws BackupFailure when there is none, when it was changed, or when its version is not supported.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, manifestName)
  const text = await readFile(path, 'utf8').catch(() => {
    throw new BackupFailure(`${folder} is not a whole backup: it has no ${manifestName}.`)
  })
  const { seal: _, ...given } = parsed(text, path)
  if ('format' in given && given['format'] !== format)
    throw new BackupFailure(
      `The backup ${folder} has the form ${String(given['format'])}, and this release reads ${format}: use the one that made it.`,
    )
  const read = shape.safeParse(given)
  if (!read.success || manifestText(read.data) !== text)
    throw new BackupFailure(`The backup is damaged: ${path} is not what was written. Nothing was changed.`)
  return read.data
}

function parsed(text: string, path: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    throw new BackupFailure(`The backup is damaged: ${path} cannot be read. Nothing was changed.`)
  }
}

/** A digest to compare two secrets without revealing them. */
export function markOfSecret(secret: string): string {
  return createHmac('sha256', secret).update('which secret a backup was made with').digest('hex').slice(0, 16)
}
