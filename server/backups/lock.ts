import { lockFolder } from '../../packages/embedded-postgres/folder-lock.ts'
import { stepmark } from '../adapters/database/embedded.ts'

/** Locks the folder of backups for this process. */
export function lockBackups(backups: string): Promise<() => Promise<void>> {
  return lockFolder(
    backups,
    stepmark,
    (process) => `Another backup or restore${process} works on ${backups}: wait for it.`,
  )
}
