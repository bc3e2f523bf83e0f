import { type ProductProcess, startProductProcess } from '../../tests/support/product-process.ts'
import type { Product } from './product.ts'

/** Restarts each process with its port, the next one once the last serves again, as an upgrade does. */
export async function restartInTurn(product: Pick<Product, 'apps' | 'environment'>): Promise<void> {
  for (const [index, app] of product.apps.entries())
    product.apps[index] = await restarted(app, product.environment)
}

async function restarted(app: ProductProcess, environment: Record<string, string>): Promise<ProductProcess> {
  await app.stop()
  return startProductProcess({ environment, dataDir: app.dataDir, port: app.port })
}
