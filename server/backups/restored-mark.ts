import { createHash } from 'node:crypto'
import { type Manifest, manifestText } from '../../packages/logical-backup/manifest.ts'

/** A mark in each backup. Typed into the launch checklist, it proves that the backup was restored. */
export function restoredMark(manifest: Manifest): string {
  return createHash('sha256')
    .update(`restored ${manifestText(manifest)}`)
    .digest('hex')
    .slice(0, 8)
    .toUpperCase()
}
