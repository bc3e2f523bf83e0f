import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasNginx, type Nginx, startNginx } from '../support/nginx.ts'
import { freePort } from '../support/product-process.ts'

let folder: string
let nginx: Nginx

describe.runIf(hasNginx())('the logs of nginx', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stepmark-nginx-logs-'))
    nginx = await startNginx({ folder, productPort: await freePort(), files: folder })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('name no signed link, token or address of a person, also while the product is away', async () => {
    const pass = `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}~-~-~-~${'s'.repeat(43)}~1900000000.${'s'.repeat(43)}`
    const secrets = ['an-invoice-link', 'a-token-of-news', 'asha%40example.com', 's'.repeat(43)]
    const paths = [
      `/invoices/${secrets[0]}`,
      `/subscription/confirm?token=${secrets[1]}`,
      `/otp?email=${secrets[2]}`,
      `/stream/${pass}/0/playlist.m3u8`,
    ]
    for (const path of paths) expect((await fetch(nginx.url + path)).status).toBe(502)
    await nginx.stop()
    const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'))
    const lines = (await Promise.all(logs.map((name) => readFile(join(folder, name), 'utf8')))).join('\n')
    expect(lines).toContain(' 502 ')
    for (const secret of secrets) expect(lines, secret).not.toContain(secret)
  })
})
