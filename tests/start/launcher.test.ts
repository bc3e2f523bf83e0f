import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openFolder, projectRoot, removeFolder } from './processes.ts'

const pinned = `node_modules/node-${process.platform}-${process.arch}`

/** Replaces npm: installs a link to this Node and a Vite that records its calls. */
const fakeNpm = `#!/bin/sh
echo "npm $1" >> calls
rm -rf node_modules
mkdir -p ${pinned}/bin ${pinned}/include node_modules/vite/bin
ln -s "$TEST_NODE" ${pinned}/bin/node
cat > node_modules/vite/bin/vite.js <<'END'
require('node:fs').appendFileSync('calls', 'vite ' + process.argv[2] + ' ' + (process.argv.includes('--config') ? process.argv.at(-1) : 'vite.config.ts') + ' ' + process.env.NODE_ENV + '\\n')
require('node:fs').mkdirSync('build/client', { recursive: true })
require('node:fs').writeFileSync('web/route-tree.gen.ts', String(process.pid))
END
exit \${TEST_NPM_CODE:-0}
`

const fakeServer = `
import { appendFileSync } from 'node:fs'
const write = (line: string) => appendFileSync('calls', line + '\\n')
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    write('server ' + signal)
    setTimeout(() => process.exit(0), 300)
  })
}
write('server ' + process.argv.slice(2).join(' '))
if (process.env.TEST_SERVER_CODE) process.exit(Number(process.env.TEST_SERVER_CODE))
if (process.env.TEST_SERVER_SIGNAL) process.kill(process.pid, process.env.TEST_SERVER_SIGNAL)
setInterval(() => undefined, 1000)
`

type Lock = { packages: Record<string, { optionalDependencies?: Record<string, string> }> }

let root: string

beforeEach(() => {
  root = openFolder()
  cpSync(join(projectRoot, 'start.mjs'), join(root, 'start.mjs'))
  cpSync(join(projectRoot, 'launch'), join(root, 'launch'), { recursive: true })
  for (const folder of ['bin', 'web', 'domain', 'server']) mkdirSync(join(root, folder))
  write('bin/npm', fakeNpm)
  chmodSync(join(root, 'bin/npm'), 0o755)
  write('server/main.ts', fakeServer)
  write('web/page.tsx', 'one')
  write('package.json', JSON.stringify({ name: 'trial', type: 'module', scripts: { start: startScript() } }))
  write(
    'package-lock.json',
    JSON.stringify({ lockfileVersion: 3, packages: { '': {}, [pinned]: { version: '24.0.0' } } }),
  )
})

const started: ChildProcess[] = []

afterEach(() => {
  for (const child of started.splice(0).filter(groupLives)) process.kill(-(child.pid ?? 0), 'SIGKILL')
  removeFolder(root)
})

/** The pages of the students, then those of the admin. */
const builds = ['vite build vite.config.ts production', 'vite build vite.admin.config.ts production']
/** What the first start of a copy calls: the installation, the builds and the server. */
const firstStart = builds.length + 2

describe('the launcher', () => {
  test('installs and builds the first time and neither the second time', async () => {
    expect(await launch({ TEST_SERVER_CODE: '0' })).toMatchObject({
      code: 0,
      output: 'Installing packages…\nBuilding pages…\n',
    })
    expect(calls()).toEqual(['npm ci', ...builds, 'server '])
    expect(existsSync(join(root, pinned, 'include'))).toBe(false)

    expect(await launch({ TEST_SERVER_CODE: '0' })).toMatchObject({ code: 0, output: '' })
    expect(calls().slice(firstStart)).toEqual(['server '])
  })

  test('installs and builds again when the lock file changes', async () => {
    await launch({ TEST_SERVER_CODE: '0' })
    write('package-lock.json', JSON.stringify({ packages: { '': {}, [pinned]: { version: '24.0.1' } } }))
    await launch({ TEST_SERVER_CODE: '0' })
    expect(calls().slice(firstStart)).toEqual(['npm ci', ...builds, 'server '])
  })

  test('takes what a developer has installed with npm as it is', async () => {
    await launch({ TEST_SERVER_CODE: '0' })
    const packages = { [pinned]: { version: '24.0.0' }, 'node_modules/added': { version: '1.0.0' } }
    write(
      'package-lock.json',
      JSON.stringify({
        packages: { '': {}, ...packages, 'node_modules/for-macs': { version: '1.0.0', optional: true } },
      }),
    )
    write('node_modules/.package-lock.json', JSON.stringify({ packages }))
    await launch({ TEST_SERVER_CODE: '0' })
    expect(calls().slice(firstStart)).not.toContain('npm ci')
  })

  test('builds again when a source changes', async () => {
    await launch({ TEST_SERVER_CODE: '0' })
    write('web/page.tsx', 'two')
    expect((await launch({ TEST_SERVER_CODE: '0' })).output).toBe('Building pages…\n')
    expect(calls().slice(firstStart)).toEqual([...builds, 'server '])
  })

  test('installs again after an installation that failed', async () => {
    expect(await launch({ TEST_NPM_CODE: '7' })).toEqual({
      code: 7,
      output: 'Installing packages…\nThe packages could not be installed: npm gives the reason above.\n',
    })
    await launch({ TEST_SERVER_CODE: '0' })
    expect(calls()).toEqual(['npm ci', 'npm ci', ...builds, 'server '])
  })

  test("ends with the server's exit code", async () => {
    expect((await launch({ TEST_SERVER_CODE: '3' })).code).toBe(3)
    expect((await launch({ TEST_SERVER_SIGNAL: 'SIGKILL' })).code).toBe(137)
  })

  test('hands further arguments to the program', async () => {
    await launch({ TEST_SERVER_CODE: '0' }, ['serve', '--some', 'words'])
    expect(calls().at(-1)).toBe('server --some words')
  })

  test('lists the commands when given an unknown one', async () => {
    const { code, output } = await launch({}, ['sevre'])
    expect(code).toBe(1)
    expect(output).toMatch(
      /^There is no command sevre: choose serve, build, dev, test, check, bench, layout, assure, maths:check, worker, go-live, staff:create, backup, restore, db:reset\.\n$/,
    )
  })
})

describe('the lock file', () => {
  test('names the optional packages of every machine, without which npm refuses it', () => {
    const lock: Lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'))
    const paths = Object.keys(lock.packages)
    const optional = Object.values(lock.packages).flatMap((entry) =>
      Object.keys(entry.optionalDependencies ?? {}),
    )
    expect(optional.length).toBeGreaterThan(50)
    expect(optional.filter((name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)))).toEqual(
      [],
    )
  })
})

describe('a signal', () => {
  test.for(['SIGINT', 'SIGTERM'] as const)(
    '%s to npm alone lets the server stop in order and leaves no process',
    async (signal) => {
      await launch({ TEST_SERVER_CODE: '0' })
      const npm = startProcess('npm', ['start'], { PATH: process.env.PATH ?? '' })
      await secondServer()
      await pause(200)
      npm.kill(signal)
      await new Promise((resolve) => npm.on('close', resolve))
      expect(calls().at(-1)).toBe(`server ${signal}`)
      expect(groupLives(npm)).toBe(false)
    },
  )

  test('Ctrl-C, which the terminal sends to every process and npm repeats, lets the server shut down cleanly', async () => {
    await launch({ TEST_SERVER_CODE: '0' })
    const npm = startProcess('npm', ['start'], { PATH: process.env.PATH ?? '' })
    await secondServer()
    await pause(200)
    process.kill(-(npm.pid ?? 0), 'SIGINT')
    await new Promise((resolve) => npm.on('close', resolve))
    expect(calls().at(-1)).toBe('server SIGINT')
    expect(groupLives(npm)).toBe(false)
  })
})

/** The project's own: without `exec` in it the shell between npm and the launcher does not forward signals. */
function startScript(): string {
  return JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).scripts.start
}

function startProcess(program: string, args: string[], variables: Record<string, string>): ChildProcess {
  // A separate process group simulates the foreground group of a terminal.
  const child = spawn(program, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TEST_NODE: process.execPath, ...variables },
  })
  started.push(child)
  return child
}

async function launch(
  variables: Record<string, string>,
  args = ['serve'],
): Promise<{ code: number | null; output: string }> {
  const path = `${join(root, 'bin')}:${process.env.PATH}`
  const child = startProcess(process.execPath, ['start.mjs', ...args], { PATH: path, ...variables })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      output += String(part)
    })
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, output }
}

function groupLives({ pid = 0 }: ChildProcess): boolean {
  try {
    return process.kill(-pid, 0)
  } catch {
    return false
  }
}

function calls(): string[] {
  const path = join(root, 'calls')
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : []
}

function write(path: string, text: string): void {
  writeFileSync(join(root, path), text)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Waits until a server was started after the one that set everything up. */
async function secondServer(): Promise<void> {
  await expect.poll(() => calls().filter((call) => call === 'server ').length).toBe(2)
}
