import { createReadStream } from 'node:fs'
import { join, resolve } from 'node:path'
import { createGunzip } from 'node:zlib'
import type { CopyRows } from '../../../packages/embedded-postgres/conversion.ts'
import {
  type EmbeddedPostgres,
  type LaunchOptions,
  launchPostgres,
} from '../../../packages/embedded-postgres/embedded-postgres.ts'
import type { Owner } from '../../../packages/embedded-postgres/owner.ts'
import { hasPostgres, reachPostgres } from '../../../packages/embedded-postgres/reach.ts'
import { removePostgres } from '../../../packages/embedded-postgres/remove.ts'
import type { Table } from '../../../packages/logical-backup/tables.ts'
import type { Logger } from '../log.ts'
import { dumpDatabase, fillDatabase } from './copy.ts'

export const stepmark: Owner = {
  name: 'stepmark',
  title: 'Stepmark',
  settings: { folder: 'DATA_DIR', url: 'DATABASE_URL' },
}

type Options = Omit<LaunchOptions, 'owner' | 'copyRows' | 'log'> & { log: Logger }

/** The database of a data folder, owned by this process from now on. */
export function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  return launchPostgres({ ...options, owner: stepmark, copyRows })
}

/** The database of a data folder: that of a running product, which keeps running, or one started temporarily. */
export function reachEmbedded(options: Options): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  return reachPostgres({ ...options, owner: stepmark, copyRows })
}

/** Whether a data folder has a database already. */
export function hasEmbeddedDatabase(dataDir: string): boolean {
  return hasPostgres(dataDir, stepmark)
}

/** Deletes the embedded database and the media of a data folder, wherever they are; the rest stays. */
export function resetEmbedded(dataDir: string, progress: (sentence: string) => void): Promise<void> {
  return removePostgres({ owner: stepmark, dataDir, also: [join(resolve(dataDir), 'media')], progress })
}

/** For backup and restore, which read every table again. */
const copyRows: CopyRows = async ({ from, to, folder, progress, signal }) => {
  const pathOf = ({ schema, name }: Table) => join(folder, encodeURIComponent(`${schema}.${name}`))
  progress('Search: writing down the rows…')
  const content = await dumpDatabase({ url: from, pathOf, readExtra: async () => null, signal })
  progress('Search: reading the rows into the new database…')
  if (content === null) return
  await fillDatabase({
    url: to,
    content,
    open: (table) => [createReadStream(pathOf(table)), createGunzip()],
    replaces: true,
    beforeFilling: async () => undefined,
    beforeCommit: async () => progress('Search: every row is there…'),
    signal,
  })
}
