import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { access, chmod, constants, mkdtemp, readFile, rm, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeInstallation } from './support/installation.ts'
import { failedJourneys, type JourneyReport } from './support/journey-report.ts'
import { failuresOf, leftOutOf, type VitestReport } from './support/vitest-report.ts'

/** What a runner counted; a runner that broke before counting counts as one failure. */
type Count = { passed: number; failed: number; skipped: number }

/** Said once more at the end, where a long run is read first. */
const failures: string[] = []
const leftOut: string[] = []

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
// Vitest waits half of its time for processes and the clock, the journeys a quarter of theirs: side by side they keep
// both cores busy.
const checked = runCheck()
const tested = runVitest()
// If the installation fails, the journeys start without one and report it.
const travelled = checked
  .then(makeInstallation)
  .catch(() => null)
  .then((installation) => runJourneys(installation, tested))
const counts = await Promise.all([checked, tested, travelled])
await rm(folder, { recursive: true, force: true })

const total = counts.reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
  skipped: sum.skipped + count.skipped,
}))
for (const test of leftOut) console.log(`Skipped: ${test}`)
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

/** Types, format, lint, import boundaries, unused code: one result, with its output in one piece. */
async function runCheck(): Promise<Count> {
  const code = await run(process.execPath, ['start.mjs', 'check'], { quiet: new Promise(() => undefined) })
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
  leftOut.push(...leftOutOf(report))
  const failed = report.numFailedTests || (code === 0 ? 0 : 1)
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests }
}

/** Their output until `quiet` ends is printed in one piece then, and the rest as it comes. */
async function runJourneys(installation: string | null, quiet: Promise<unknown>): Promise<Count> {
  const file = join(folder, 'journeys.json')
  const code = await run(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    {
      environment: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        // Node runs the TypeScript of the journeys and of all that they import directly: Playwright would first
        // translate some 4,000 modules, most of them messages, which took 40 s of a processor.
        PW_DISABLE_TS_ESM: '1',
        ...(installation !== null && { JOURNEYS_INSTALLATION: installation }),
      },
      quiet,
    },
  )
  const report = await readReport<JourneyReport>(file)
  if (report === null) return { passed: 0, failed: 1, skipped: 0 }
  failures.push(...failedJourneys(report))
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky || (code === 0 ? 0 : 1), skipped }
}

async function readReport<Report>(file: string): Promise<Report | null> {
  return readFile(file, 'utf8').then(JSON.parse, () => null)
}

type RunOptions = {
  environment?: Record<string, string>
  /** The program's output before this ends is printed in one piece: then, or once the program has ended. */
  quiet?: Promise<unknown>
}

function run(program: string, args: string[], { environment, quiet }: RunOptions = {}): Promise<number> {
  return new Promise((resolve) => {
    const to = quiet ? 'pipe' : 'inherit'
    const child = spawn(program, args, { stdio: ['ignore', to, to], env: { ...process.env, ...environment } })
    let held: Buffer[] | null = []
    const say = (part: Buffer) => void (held?.push(part) ?? process.stdout.write(part))
    const release = () => {
      process.stdout.write(Buffer.concat(held ?? []))
      held = null
    }
    child.stdout?.on('data', say)
    child.stderr?.on('data', say)
    void quiet?.then(release)
    child.on('close', (code) => {
      release()
      resolve(code ?? 1)
    })
    child.on('error', () => resolve(1))
  })
}
