import { existsSync } from 'node:fs'
import { clusterIn, possibleHomes } from '../../server/adapters/database/embedded/place.ts'
import { socketFolder, socketUrl } from '../../server/adapters/database/embedded/socket-folder.ts'
import { connectOutside } from '../../server/outside.ts'
import type { Services } from '../../server/services.ts'
import { readSettings } from '../../server/settings.ts'

/** The services of the product that runs on a data folder, beside it: on the same database. */
export async function servicesBeside(dataDir: string): Promise<Services> {
  const home = possibleHomes(dataDir).find((folder) => existsSync(clusterIn(folder)))
  if (home === undefined) throw new Error(`there is no database in ${dataDir}`)
  const folder = socketFolder(dataDir, { home, cluster: clusterIn(home), account: null })
  const { services } = await connectOutside(readSettings({ DATA_DIR: dataDir }), {
    databaseUrl: socketUrl(folder, 'stepmark'),
    log: { info() {}, warn() {}, error() {} },
    poolSize: 1,
  })
  return services
}
