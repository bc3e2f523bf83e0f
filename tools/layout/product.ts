import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { openSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Nginx, startNginx } from '../../tests/support/nginx.ts'
import { freePort, type ProductProcess, startProductProcess } from '../../tests/support/product-process.ts'
import type { Cluster } from './cluster.ts'
import { type Program, programOf } from './programs.ts'

export type Product = {
  /** Both processes, as nginx knows them. */
  apps: [ProductProcess, ProductProcess]
  worker: Program
  nginx: Nginx & { port: number }
  environment: Record<string, string>
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Two server processes and a worker for videos behind nginx, on the cluster's database. */
export async function startProduct(folder: string, cluster: Cluster): Promise<Product> {
  const [port, first, second] = [await freePort(), await freePort(), await freePort()]
  const dataDir = join(folder, 'media')
  await mkdir(dataDir, { recursive: true })
  const environment = {
    DEMO: '1',
    DATABASE_URL: cluster.url,
    DATABASE_DIRECT_URL: cluster.directUrl,
    APP_SECRET: randomBytes(32).toString('hex'),
    PUBLIC_URL: `http://localhost:${port}`,
    TRUSTED_PROXIES: '1',
  }
  // The first one creates the demo content; the other finds it there.
  const one = await startProductProcess({ environment, dataDir, port: first, readyWithinSeconds: 300 })
  const two = await startProductProcess({ environment, dataDir, port: second })
  const log = openSync(join(folder, 'worker.log'), 'a')
  const worker = programOf(
    spawn(process.execPath, ['server/commands/worker-alone.ts'], {
      cwd: root,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir, ...environment },
      stdio: ['ignore', log, log],
    }),
  )
  const nginx = await startNginx({
    folder: join(folder, 'nginx'),
    productPort: first,
    secondPort: second,
    port,
    files: dataDir,
  })
  const apps: Product['apps'] = [one, two]
  return {
    apps,
    worker,
    nginx: { ...nginx, port },
    environment: { ...environment, DATA_DIR: dataDir },
    async stop() {
      await nginx.stop()
      await Promise.all([...apps.map((app) => app.stop()), worker.end()])
    },
  }
}

/** Restarts the processes one by one, each once the previous one serves again, as an upgrade does. */
export async function restartInTurn(product: Pick<Product, 'apps' | 'environment'>): Promise<void> {
  for (const [index, app] of product.apps.entries())
    product.apps[index] = await restarted(app, product.environment)
}

async function restarted(app: ProductProcess, environment: Record<string, string>): Promise<ProductProcess> {
  await app.stop()
  return startProductProcess({ environment, dataDir: app.dataDir, port: app.port })
}
