import { startProductProcess } from './product-process.ts'

/** Before the journeys: the product on its embedded services, as `npm start` gives it. */
export default async function serveProduct(): Promise<() => Promise<void>> {
  const product = await startProductProcess()
  process.env['PRODUCT_URL'] = product.url
  process.env['PRODUCT_DATA'] = product.dataDir
  return async () => {
    await product.stop()
  }
}
