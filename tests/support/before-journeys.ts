import { rm } from 'node:fs/promises'
import type { FullConfig } from '@playwright/test'
import { browserPath } from './browser-path.ts'
import { copyInstallation } from './installation.ts'
import { type ProductProcess, startProductProcess } from './product-process.ts'
import { passToWorker } from './served-product.ts'

/**
 * Before the journeys: a browser, and for each worker a product of its own on embedded services, as
 * `npm start` gives it. No worker sees what the journeys of another one did. With JOURNEYS_INSTALLATION they are
 * started on copies of that installation.
 */
export default async function prepareJourneys({
  workers,
}: Pick<FullConfig, 'workers'>): Promise<() => Promise<void>> {
  // Found once, and here: a browser that is installed on first need is not installed by each worker.
  process.env['CHROMIUM_PATH'] = await browserPath()
  const starts = await Promise.allSettled(Array.from({ length: workers }, startOwnProduct))
  const products = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const broken = starts.find((start) => start.status === 'rejected')
  if (broken) {
    await stopAll(products)
    throw broken.reason
  }
  products.forEach((product, worker) => {
    passToWorker(worker, product)
  })
  return () => stopAll(products)
}

async function startOwnProduct(): Promise<ProductProcess> {
  const installation = process.env['JOURNEYS_INSTALLATION']
  if (installation === undefined) return startProductProcess()
  const dataDir = await copyInstallation(installation)
  const product = await startProductProcess({ dataDir })
  return {
    ...product,
    async stop() {
      const code = await product.stop()
      await rm(dataDir, { recursive: true, force: true })
      return code
    },
  }
}

async function stopAll(products: readonly ProductProcess[]): Promise<void> {
  await Promise.all(products.map((product) => product.stop()))
}
