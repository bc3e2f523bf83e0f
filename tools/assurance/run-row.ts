import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, plantedBreach } from '../../tests/support/figures.ts'
import { failuresOf, type VitestReport } from '../../tests/support/vitest-report.ts'
import { invariantsControl, type Row, type Run } from './rows/row.ts'

export type Outcome = {
  result: 'pass' | 'MISS' | 'short' | 'missing'
  /** Actual and required count of each part. */
  parts: { part: string; reached: number; wanted: number }[]
  figure: string
  seconds: number
}

export type RunOptions = {
  /** The base size of each test only: shows that a row runs, and proves nothing. */
  isShort: boolean
  /** Upper time limit of any row. */
  mostMinutes: number
}

type Findings = { figures: Figure[]; failures: string[] }

const gracefulMs = 20_000
/** The checker of the promises about money runs on its breaches once. */
let invariants: Promise<Findings> | undefined

/** Runs a row in separate processes, and judges it only by their counts. */
export async function runRow(row: Row, { isShort, mostMinutes }: RunOptions): Promise<Outcome> {
  if (row.runs.length === 0) return missing(row)
  const startedAt = performance.now()
  const endsAt = startedAt + Math.min(row.minutes, mostMinutes) * 60_000
  const findings: Findings = { figures: [], failures: [] }
  if (row.control === 'I1–I8') invariants ??= runOne(invariantsControl, isShort, endsAt)
  const control = row.control === 'I1–I8' ? await invariants : undefined
  for (const run of row.runs) {
    const { figures, failures } = await runOne(run, isShort, endsAt)
    findings.figures.push(...figures)
    findings.failures.push(...failures)
  }
  const seconds = (performance.now() - startedAt) / 1000
  return judge(row, { findings, control, isShort, seconds })
}

function missing({ wanted }: Row): Outcome {
  const parts = Object.entries(wanted).map(([part, count]) => ({ part, reached: 0, wanted: count }))
  return { result: 'missing', parts, figure: 'there is no way to run it yet', seconds: 0 }
}

type Evidence = { findings: Findings; control: Findings | undefined; isShort: boolean; seconds: number }

function judge(row: Row, { findings, control, isShort, seconds }: Evidence): Outcome {
  const own = findings.figures.filter(({ id }) => id === row.id)
  const planted = (control?.figures ?? own).filter(({ part }) => part === plantedBreach)
  const figures = own.filter(({ part }) => part !== plantedBreach)
  const parts = Object.entries(row.wanted).map(([part, wanted]) => ({
    part,
    wanted,
    reached: figures.filter((one) => one.part === part).reduce((sum, { n }) => sum + n, 0),
  }))
  const troubles = [...(control?.failures ?? []), ...findings.failures].map(
    (failure) => `failed: ${headOf(failure)}`,
  )
  if (planted.length === 0 || planted.some(({ isMet }) => !isMet))
    troubles.push('the checker was not seen to catch a planted breach')
  const isReached = parts.every(({ reached, wanted }) => reached >= wanted)
  const isMet = figures.length > 0 && figures.every((one) => one.isMet) && troubles.length === 0
  const figureTexts = [...figures, ...planted].map(({ figure }) => figure)
  return {
    result: isShort ? (isMet ? 'short' : 'MISS') : isMet && isReached ? 'pass' : 'MISS',
    parts,
    figure: [...new Set([...figureTexts, ...troubles])].join('; '),
    seconds,
  }
}

function headOf(failure: string): string {
  return failure.split('\n').slice(0, 2).join(' ').replaceAll('|', '/').slice(0, 300)
}

async function runOne(run: Run, isShort: boolean, endsAt: number): Promise<Findings> {
  const folder = await mkdtemp(join(tmpdir(), 'stepmark-assure-'))
  const files = { figures: join(folder, 'figures'), report: join(folder, 'report.json') }
  try {
    const environment = {
      ...process.env,
      ...run.environment,
      FIGURES_FILE: files.figures,
      FAULT_FACTOR: isShort ? '1' : String(run.factor ?? 1),
      PLAYWRIGHT_JSON_OUTPUT_FILE: files.report,
      ...(isShort && { ASSURE_SHORT: '1' }),
    }
    const code = await runProgram(argumentsOf(run, files.report), environment, endsAt)
    const lines = await readFile(files.figures, 'utf8').catch(() => '')
    const figures = lines
      .split('\n')
      .filter(Boolean)
      .map((line): Figure => JSON.parse(line))
    return { figures, failures: await failuresIn(run, files.report, code) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function argumentsOf({ kind, files, title }: Run, report: string): string[] {
  if (kind === 'programme') return [...files]
  if (kind === 'journeys')
    return ['node_modules/@playwright/test/cli.js', 'test', '--reporter=json', '--workers=1', ...files]
  const only = title === undefined ? [] : ['--testNamePattern', title]
  const reporters = ['--reporter=json', `--outputFile.json=${report}`]
  // One worker: no other test uses the processor meanwhile.
  return ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', ...reporters, ...only, ...files]
}

async function failuresIn({ kind }: Run, report: string, code: number | null): Promise<string[]> {
  if (code === null) return ['it was stopped, because its time was over']
  const failures =
    kind === 'vitest'
      ? await readFile(report, 'utf8').then(
          (text): string[] => failuresOf(JSON.parse(text) as VitestReport),
          () => ['vitest wrote no report'],
        )
      : []
  return failures.length > 0 || code === 0 ? failures : [`it ended with ${code}`]
}

/** Null when it ran out of time. */
function runProgram(args: string[], environment: NodeJS.ProcessEnv, endsAt: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: environment,
      // Its output is discarded: its counts are in its file.
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    })
    let isLate = false
    const kill = (signal: NodeJS.Signals) => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, signal)
      } catch {
        // It has just ended.
      }
    }
    const timer = setTimeout(
      () => {
        isLate = true
        kill('SIGINT')
        setTimeout(() => kill('SIGKILL'), gracefulMs).unref()
      },
      Math.max(0, endsAt - performance.now()),
    )
    const pass = () => kill('SIGINT')
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, pass)
    child.on('error', reject)
    child.on('exit', (code) => {
      clearTimeout(timer)
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, pass)
      resolve(isLate ? null : (code ?? 1))
    })
  })
}
