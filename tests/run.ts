import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { access, chmod, constants, mkdtemp, readFile, rm, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeInstallation } from './support/installation.ts'
import { failuresOf, type VitestReport } from './support/vitest-report.ts'

/** What a runner counted; a runner that broke before counting counts as one failure. */
type Count = { passed: number; failed: number; skipped: number }

/** Said once more at the end, where a long run is read first. */
const failures: string[] = []

const folder = await mkdtemp(join(await temporaryFolder(), 'stepmark-tests-'))
// The user who carries the databases, where root runs the tests, has to pass through it.
await chmod(folder, 0o755)
process.env['TMPDIR'] = folder
// Hundreds of processes load the same modules.
process.env['NODE_COMPILE_CACHE'] = join(folder, 'compiled')
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    rmSync(folder, { recursive: true, force: true })
    process.exit(1)
  })
// Vitest often waits for processes and the clock: beside it the check and the installation of the journeys cost little.
const checked = runCheck()
// An installation that cannot be made is told by the journeys, which then begin without one.
const making = checked.then(makeInstallation).catch(() => null)
const counts = await Promise.all([checked, runVitest()])
const installation = await making
counts.push(await runJourneys(installation))
await rm(folder, { recursive: true, force: true })

const total = counts.reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
  skipped: sum.skipped + count.skipped,
}))
for (const failure of failures) console.log(`\nFailed: ${failure.split('\n').slice(0, 12).join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

/**
 * Memory instead of the disk, where there is enough of both kinds: each test file clones a database of a
 * thousand small files, which took half a second of a disk and takes 25 ms of memory.
 */
async function temporaryFolder(): Promise<string> {
  const inMemory = '/dev/shm'
  const gigabyte = 1024 ** 3
  try {
    await access(inMemory, constants.W_OK)
    const [mount = ''] = (await readFile('/proc/mounts', 'utf8')).match(/^\S+ \/dev\/shm .*$/m) ?? []
    // Programs are copied to where they run.
    const canRun = mount !== '' && !mount.includes('noexec')
    const { bavail, bsize } = await statfs(inMemory)
    if (canRun && bavail * bsize > 6 * gigabyte && freemem() > 8 * gigabyte) return inMemory
  } catch {
    // Not every system has it.
  }
  return tmpdir()
}

/** Types, format, lint, doors between the rooms, unused code: one count. What it says comes in one piece. */
async function runCheck(): Promise<Count> {
  const child = spawn(process.execPath, ['start.mjs', 'check'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part))
  const code = await new Promise((resolve) => child.on('close', resolve).on('error', resolve))
  process.stdout.write(Buffer.concat(said))
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

async function runVitest(): Promise<Count> {
  const file = join(folder, 'vitest.json')
  const code = await run(process.execPath, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = await readReport<VitestReport>(file)
  if (report === null) return { passed: 0, failed: 1, skipped: 0 }
  failures.push(...failuresOf(report))
  const failed = report.numFailedTests || (code === 0 ? 0 : 1)
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests }
}

async function runJourneys(installation: string | null): Promise<Count> {
  const file = join(folder, 'journeys.json')
  const code = await run(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      // Node runs the TypeScript of the journeys and of all that they import as it stands: Playwright would first
      // translate some 4,000 modules, most of them messages, which took 40 s of a processor.
      PW_DISABLE_TS_ESM: '1',
      ...(installation !== null && { JOURNEYS_INSTALLATION: installation }),
    },
  )
  const report = await readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }>(file)
  if (report === null) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky || (code === 0 ? 0 : 1), skipped }
}

async function readReport<Report>(file: string): Promise<Report | null> {
  return readFile(file, 'utf8').then(JSON.parse, () => null)
}

function run(program: string, args: string[], environment: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
    child.on('exit', (code) => resolve(code ?? 1))
    child.on('error', () => resolve(1))
  })
}
