import { createHash } from 'node:crypto'
import { type Manifest, manifestText } from '../../packages/logical-backup/manifest.ts'

/** By which whoever restored a backup shows it on the launch checklist of the installation that made it. */
export function restoredMark(manifest: Manifest): string {
  return createHash('sha256')
    .update(`restored ${manifestText(manifest)}`)
    .digest('hex')
    .slice(0, 8)
    .toUpperCase()
}
