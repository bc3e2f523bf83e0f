import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { startEmbeddedPostgres } from '../../server/adapters/database/embedded.ts'
import { openFolder } from './folders.ts'
import { freePort } from './product-process.ts'

export type MailServer = {
  url: string
  /** Messages received so far, oldest first. */
  messages: Email[]
  /** How many messages it has refused. */
  refusals(): number
  /** From now on it refuses every message for a while, or takes them again. */
  refuse(isRefusing: boolean): void
  stop(): Promise<void>
}

/** A mail server that takes whatever it is given over SMTP, unless it is set to refuse. */
export async function startMailServer(): Promise<MailServer> {
  const messages: Email[] = []
  let isRefusing = false
  let refusals = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_address, _session, done) {
      if (!isRefusing) return done()
      refusals += 1
      done(Object.assign(new Error('try again later'), { responseCode: 451 }))
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((message) => {
          messages.push(message)
          done()
        }, done)
      })
    },
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    refusals: () => refusals,
    refuse(refusing) {
      isRefusing = refusing
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

export type ObjectStore = { settings: Record<string, string>; stop(): Promise<void> }

type S3Server = { run(): Promise<unknown>; close(): Promise<unknown> }
type S3ServerClass = new (options: object) => S3Server

type ObjectStoreOptions = {
  /** Lets its files be listed, for which it takes any signature: it reckons that of a list over another path than AWS does. */
  canBeListed?: boolean
}

/** An S3 store with one bucket, which refuses changed and expired links. */
export async function startObjectStore({
  canBeListed = false,
}: ObjectStoreOptions = {}): Promise<ObjectStore> {
  const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as S3ServerClass
  const directory = await mkdtemp(join(tmpdir(), 'stepmark-s3-'))
  const port = await freePort()
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    allowMismatchedSignatures: canBeListed,
    directory,
    configureBuckets: [{ name: 'lessons', configs: [] }],
  })
  await server.run()
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'lessons',
      S3_REGION: 'ap-south-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

export type DatabaseServer = { url: string; version: string; stop(): Promise<void> }

/**
 * A database server reached by DATABASE_URL: the one of TEST_DATABASE_URL, else the machine's
 * PostgreSQL 15 where Debian's package is installed, else the embedded one.
 */
export async function startDatabaseServer(): Promise<DatabaseServer> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, version: 'given', stop: async () => undefined }
  const debian = '/usr/lib/postgresql/15/bin'
  return existsSync(`${debian}/postgres`) && process.getuid?.() === 0
    ? startDebianPostgres(debian)
    : startEmbedded()
}

async function startDebianPostgres(bin: string): Promise<DatabaseServer> {
  const folder = await mkdtemp(join(tmpdir(), 'stepmark-pg15-'))
  const port = await freePort()
  const asPostgres = (command: string) => run('su', ['postgres', '-s', '/bin/sh', '-c', command])
  await run('chown', ['postgres', folder])
  await asPostgres(
    `${bin}/initdb -D ${folder}/data -U stepmark --auth=trust --encoding=UTF8 --locale=C.UTF-8`,
  )
  await asPostgres(
    `${bin}/pg_ctl -D ${folder}/data -w -l ${folder}/log -o "-p ${port} -c listen_addresses=127.0.0.1 -k ${folder}" start`,
  )
  await asPostgres(`${bin}/createdb -h 127.0.0.1 -p ${port} -U stepmark stepmark`)
  return {
    url: `postgres://stepmark@127.0.0.1:${port}/stepmark`,
    version: '15',
    async stop() {
      await asPostgres(`${bin}/pg_ctl -D ${folder}/data -m immediate stop`)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startEmbedded(): Promise<DatabaseServer> {
  const dataDir = await openFolder('own')
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info() {}, warn() {}, error() {} },
    progress: () => undefined,
  })
  return {
    url: server.url,
    version: '18',
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function run(program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'ignore', cwd: '/' })
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ${args.join(' ')} ended with ${code}`)),
    )
  })
}
