import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './product-process.ts'

export type Nginx = {
  /** The product behind the configuration that operators are given. */
  url: string
  /** Files of a folder, as nginx serves them by itself. */
  plainUrl: string
  workers: number[]
  stop(): Promise<void>
}

const pagesFile = fileURLToPath(new URL('../../operations/stepmark-pages.conf', import.meta.url))

/** Whether the machine has nginx; that its tests are left out is said. */
export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    process.stderr.write(
      'SKIPPED: nginx is not installed (apt-get install nginx), so what stands behind it is not tested\n',
    )
    return false
  }
}

type NginxOptions = {
  /** For its own files, and what it keeps. */
  folder: string
  productPort: number
  /** Of a second process; without one there is no second line. */
  secondPort?: number
  /** Where it listens; a free one unless said. */
  port?: number
  /** Folder that the plain server shows. */
  files: string
}

/** Starts one nginx with both servers and one worker. */
export async function startNginx({
  folder,
  productPort,
  secondPort,
  port: chosenPort,
  files,
}: NginxOptions): Promise<Nginx> {
  const [port, plainPort] = [chosenPort ?? (await freePort()), await freePort()]
  const given = await readFile(new URL('../../operations/nginx.conf', import.meta.url), 'utf8')
  const ours = given
    .replace('127.0.0.1:3000', `127.0.0.1:${productPort}`)
    .replace(
      /.*127\.0\.0\.1:3001(.*)\n/,
      secondPort === undefined ? '' : `server 127.0.0.1:${secondPort}$1\n`,
    )
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/etc/nginx/stepmark-pages.conf', pagesFile)
    .replaceAll('/var/cache/nginx', folder)
    .replaceAll('/var/log/nginx', folder)
  await mkdir(folder, { recursive: true })
  const configuration = join(folder, 'nginx.conf')
  await writeFile(
    configuration,
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events { worker_connections 4096; }
    http {
      keepalive_requests 1000000;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      ${ours}
      server {
        listen 127.0.0.1:${plainPort};
        root ${files}; sendfile on; tcp_nopush on; default_type video/mp2t;
        access_log ${folder}/plain.log combined buffer=64k flush=5s;
      }
    }`,
  )
  const child = spawn('nginx', ['-c', configuration, '-p', folder], { stdio: 'ignore' })
  await until(() => fetch(`http://127.0.0.1:${plainPort}/`).then(() => true))
  const workers = workersOf(child)
  return {
    url: `http://127.0.0.1:${port}`,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    workers,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

function workersOf({ pid }: ChildProcess): number[] {
  const workers = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
  return workers.trim().split('\n').map(Number)
}

async function until(isReady: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isReady().catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx did not start')
}
