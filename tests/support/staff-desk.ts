import { existsSync } from 'node:fs'
import { clusterIn, possibleHomes } from '../../server/adapters/database/embedded/place.ts'
import { socketFolder, socketUrl } from '../../server/adapters/database/embedded/socket-folder.ts'
import { connectOutside } from '../../server/outside.ts'
import { readSettings } from '../../server/settings.ts'
import { answerTicket } from '../../server/support/operations.ts'

export type StaffDesk = {
  answer(ticketId: string, text: string, isSolved?: boolean): Promise<void>
  close(): Promise<void>
}

/** Staff beside the running product: they answer tickets in the database of its data folder. */
export async function openStaffDesk(dataDir: string): Promise<StaffDesk> {
  const home = possibleHomes(dataDir).find((folder) => existsSync(clusterIn(folder)))
  if (home === undefined) throw new Error(`there is no database in ${dataDir}`)
  const folder = socketFolder(dataDir, { home, cluster: clusterIn(home), account: null })
  const { services } = await connectOutside(readSettings({ DATA_DIR: dataDir }), {
    databaseUrl: socketUrl(folder, 'stepmark'),
    log: { info() {}, warn() {}, error() {} },
    poolSize: 1,
  })
  const staff = { id: 'desk-of-the-journey', name: 'Stepmark Support' }
  return {
    answer: (ticketId, text, isSolved = false) => answerTicket(services, { ticketId, staff, text, isSolved }),
    close: () => services.database.close(),
  }
}
