import { lockFolder } from '../../packages/embedded-postgres/folder-lock.ts'
import { stepmark } from '../adapters/database/embedded.ts'

/** Makes this process the only one that works on the folder of backups. */
export function lockBackups(backups: string): Promise<() => Promise<void>> {
  return lockFolder(
    backups,
    stepmark,
    (process) => `Another backup or restore${process} works on ${backups}: wait for it.`,
  )
}
