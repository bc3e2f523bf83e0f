import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openFolder } from './folders.ts'
import { isLeftOut } from './left-out.ts'
import { childrenOf } from './process-list.ts'
import { freePort } from './product-process.ts'

export type Nginx = {
  /** The product behind the configuration that operators are given. */
  url: string
  /** Files of a folder, as nginx serves them by itself. */
  plainUrl: string
  workers: number[]
  /** The lines of its error log. */
  errors(): Promise<string[]>
  stop(): Promise<void>
}

const pagesFile = fileURLToPath(new URL('../../operations/stepmark-pages.conf', import.meta.url))

/** Whether the machine has nginx; skipped tests are reported. */
export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return !isLeftOut(
      true,
      'nginx is not installed (apt-get install nginx), so what is behind it is not tested',
    )
  }
}

type NginxOptions = {
  /** For its own files and cache. */
  folder: string
  productPort: number
  /** Of a second process; without one there is no second line. */
  secondPort?: number
  /** Where it listens; a free one unless said. */
  port?: number
  /** Folder that the plain server shows. */
  files: string
  /** As a machine by itself, under this name and with this certificate; `port` is that of https. */
  alone?: Alone
}

type Alone = {
  name: string
  certificate: string
  key: string
  plainHttpPort: number
  /** Instead of those that operators are given. */
  requestsPerSecond: number
  burst: number
}

const given = (name: string) => readFile(new URL(`../../operations/${name}`, import.meta.url), 'utf8')

/** The files next to nginx.conf on a single machine: where it listens, and the main configuration. */
async function listenAlone(port: number, alone: Alone): Promise<{ listen: string; edge: string }> {
  const ours = (text: string) =>
    text
      .replaceAll('learn.example.com', alone.name)
      .replace(/^\s*listen \[::\].*\n/gm, '')
      .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
      .replaceAll('listen 80', `listen 127.0.0.1:${alone.plainHttpPort}`)
      .replace(/\/etc\/letsencrypt\/live\/.*fullchain\.pem/, alone.certificate)
      .replace(/\/etc\/letsencrypt\/live\/.*privkey\.pem/, alone.key)
      .replace(/rate=\d+r/, `rate=${alone.requestsPerSecond}r`)
      .replace(/burst=\d+/, `burst=${alone.burst}`)
  const [listen, edge] = await Promise.all(
    ['stepmark-listen.conf', 'stepmark-edge.conf'].map((name) => given(`single-machine/${name}`)),
  )
  return { listen: ours(listen ?? ''), edge: ours(edge ?? '') }
}

/** What Debian's own nginx.conf says before our files, and ciphers with which OpenSSL itself would speak TLS 1.0. */
const debianLines = `
      ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
      ssl_ciphers ALL:@SECLEVEL=0;
      gzip on;`

/** Starts one nginx with both servers and one worker. */
export async function startNginx({
  folder,
  productPort,
  secondPort,
  port: chosenPort,
  files,
  alone,
}: NginxOptions): Promise<Nginx> {
  const [port, plainPort] = [chosenPort ?? (await freePort()), await freePort()]
  const { listen, edge } =
    alone === undefined ? { listen: `listen 127.0.0.1:${port};`, edge: '' } : await listenAlone(port, alone)
  const ours = (await given('nginx.conf'))
    .replace('127.0.0.1:3000', `127.0.0.1:${productPort}`)
    .replace(
      /.*127\.0\.0\.1:3001(.*)\n/,
      secondPort === undefined ? '' : `server 127.0.0.1:${secondPort}$1\n`,
    )
    .replace('include /etc/nginx/stepmark-listen.conf;', listen)
    .replace('/etc/nginx/stepmark-pages.conf', pagesFile)
    .replaceAll('/var/cache/nginx', folder)
    .replaceAll('/var/log/nginx', folder)
  const plainUrl = `http://127.0.0.1:${plainPort}`
  const running = await runNginx({
    folder,
    readyUrl: plainUrl,
    ...(alone !== undefined && { main: await given('single-machine/nginx-main.conf') }),
    http: `
      keepalive_requests 1000000;
      ${edge === '' ? '' : debianLines}
      ${edge}
      ${ours}
      server {
        listen 127.0.0.1:${plainPort};
        root ${files}; sendfile on; tcp_nopush on; default_type video/mp2t;
        access_log ${folder}/plain.log combined buffer=64k flush=5s;
      }`,
  })
  const url = alone === undefined ? `http://127.0.0.1:${port}` : `https://${alone.name}:${port}`
  return { url, plainUrl, ...running }
}

/** What answers in the product's stead, behind nginx with a folder of its own. */
export async function startBehindNginx(answer: RequestListener): Promise<Pick<Nginx, 'url' | 'stop'>> {
  const folder = await openFolder('nginx')
  const product = createServer(answer).listen(0, '127.0.0.1')
  await once(product, 'listening')
  // A TCP server's address is an object.
  const { port } = product.address() as AddressInfo
  const nginx = await startNginx({ folder, productPort: port, files: folder })
  return {
    url: nginx.url,
    async stop() {
      await nginx.stop()
      product.closeAllConnections()
      product.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type RunOptions = {
  /** For its own files. */
  folder: string
  /** The contents of the `http` block. */
  http: string
  /** Answers anything once nginx listens. */
  readyUrl: string
  /** The file around it, as operators are given one. */
  main?: string
}

const ownMain = `
  user www-data; worker_processes auto; pid /run/nginx.pid; error_log /var/log/nginx/error.log;
  events { worker_connections 4096; }
  http {
    access_log off;
    include /etc/nginx/conf.d/*.conf;
  }`

/** Starts one nginx with one worker and what is given, else as nginx does it by itself. */
export async function runNginx({
  folder,
  http,
  readyUrl,
  main = ownMain,
}: RunOptions): Promise<Omit<Nginx, 'url' | 'plainUrl'>> {
  await mkdir(folder, { recursive: true })
  const configuration = join(folder, 'nginx.conf')
  await writeFile(
    configuration,
    main
      .replace('user www-data;', process.getuid?.() === 0 ? 'user root;' : '')
      .replace('worker_processes auto;', 'daemon off; worker_processes 1;')
      .replace('/run/nginx.pid', `${folder}/nginx.pid`)
      .replace('/var/log/nginx', folder)
      .replace('include /etc/nginx/modules-enabled/*.conf;', '')
      .replace('access_log off;', `access_log ${folder}/access.log;`)
      .replace(
        'include /etc/nginx/conf.d/*.conf;',
        () => `
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      ${http}`,
      ),
  )
  const child = spawn('nginx', ['-c', configuration, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] })
  let complaints = ''
  child.stderr.on('data', (part: Buffer) => {
    complaints += part
  })
  const hasStarted = () =>
    fetch(readyUrl, { signal: AbortSignal.timeout(5000) }).then(
      () => true,
      () => false,
    )
  const deadline = Date.now() + 120_000
  while (!(await hasStarted())) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline)
      throw new Error(`nginx did not start: ${complaints}`)
    await pause(50)
  }
  return {
    workers: childrenOf(child.pid ?? 0).map(({ pid }) => pid),
    async errors() {
      return (await readFile(join(folder, 'error.log'), 'utf8')).split('\n').filter(Boolean)
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}
