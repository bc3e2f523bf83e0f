type ServedProduct = { url: string; dataDir: string }

/** Tells a worker, before it is started, which product its journeys visit. */
export function passToWorker(worker: number, { url, dataDir }: ServedProduct): void {
  process.env[nameOf(worker)] = JSON.stringify({ url, dataDir })
}

/** The product of the worker that asks; a worker that follows a broken one takes over its product. */
export function servedProduct(): ServedProduct {
  const name = nameOf(process.env['TEST_PARALLEL_INDEX'])
  const known = process.env[name]
  if (known === undefined) throw new Error(`${name} is not set: no product was started for this worker`)
  return JSON.parse(known)
}

function nameOf(worker: number | string | undefined): string {
  return `PRODUCT_OF_WORKER_${worker}`
}
