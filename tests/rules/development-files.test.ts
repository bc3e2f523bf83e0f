import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, relative } from 'node:path'
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import config from '../../vite.config.ts'
import { projectRoot } from '../start/processes.ts'

test('while pages are written, nothing of the data in the folder of the project is given out', async () => {
  const data = mkdtempSync(join(projectRoot, 'data-'))
  writeFileSync(join(data, 'app-secret'), 'nobody may read this')
  const server = createHttpServer()
  const vite = await createServer({
    configFile: false,
    root: projectRoot,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { ...config.server, middlewareMode: true, hmr: false, ws: false },
  })
  server.on('request', (request, response) =>
    vite.middlewares(request, response, () => response.writeHead(404).end()),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const given = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  try {
    const secret = join(data, 'app-secret')
    for (const path of [`/${relative(projectRoot, secret)}`, `/@fs${secret}`])
      for (const query of ['', '?raw', '?url', '?import&raw', '?inline'])
        expect([path, query, await given(path + query)]).toEqual([
          path,
          query,
          expect.not.stringContaining('nobody may'),
        ])
    expect(await given('/domain/product.ts')).toContain('Stepmark')
  } finally {
    await vite.close()
    server.close()
    rmSync(data, { recursive: true })
  }
})
