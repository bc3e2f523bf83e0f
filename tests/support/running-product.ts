import { openServices } from '../../server/commands/beside.ts'
import type { Services } from '../../server/services.ts'
import { readSettings } from '../../server/settings.ts'

/** The services of the product that runs on a data folder, beside it: on the same database. */
export function servicesBeside(dataDir: string): Promise<{ services: Services; close(): Promise<void> }> {
  return openServices({
    settings: readSettings({ DATA_DIR: dataDir }),
    log: { info() {}, warn() {}, error() {} },
  })
}
