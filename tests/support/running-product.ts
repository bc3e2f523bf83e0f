import { openServices } from '../../server/commands/beside.ts'
import type { Services } from '../../server/services.ts'
import { readSettings } from '../../server/settings.ts'

/** Services on the same data folder and database as the running product. */
export function servicesBeside(dataDir: string): Promise<{ services: Services; close(): Promise<void> }> {
  return openServices({
    settings: readSettings({ DATA_DIR: dataDir }),
    log: { info() {}, warn() {}, error() {} },
  })
}
