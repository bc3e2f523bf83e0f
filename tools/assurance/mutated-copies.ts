import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Mutant } from './mutants.ts'

/** `endless`: the tests did not end in time, as for an infinite loop. */
export type Outcome = 'pass' | 'fail' | 'endless'

/** A changed file, with its content. */
export type Change = { file: string; code: string }

export type MutatedCopies = {
  /** Mutations that are judged in one run of the tests. */
  readonly count: number
  /** The result of the tests at a path, a file or a folder, for each mutation, each in its own copy. */
  judge(changes: readonly Change[], tests: string): Promise<Outcome[]>
  remove(): void
}

const copyCount = 24
/** Times the unchanged duration after which tests count as endless. */
const deadline = 10
const leastDeadlineMs = 30_000
const longestMs = 600_000

/**
 * Copies of the rules, of other files, and of their tests, side by side: one run of the tests judges a mutation in
 * each. Texts, pages and the database’s content are shared, as none of them is changed.
 */
export function makeMutatedCopies(others: readonly string[]): MutatedCopies {
  const root = mkdtempSync(join(tmpdir(), 'stepmark-mutants-'))
  const here = process.cwd()
  const texts = join('domain', 'messages', 'compiled')
  // Test paths are matched as substrings: no copy's name may end with another's.
  const copies = Array.from({ length: copyCount }, (_, index) => join(root, `copy-${100 + index}`))
  for (const copy of copies) {
    cpSync('domain', join(copy, 'domain'), { recursive: true, filter: (source) => source !== texts })
    for (const file of ['tsconfig.json', ...others]) cpSync(file, join(copy, file))
    for (const shared of [texts, 'web', 'database']) symlinkSync(join(here, shared), join(copy, shared))
  }
  // Some tests read pages as text, relative to the working folder.
  for (const shared of ['node_modules', 'web']) symlinkSync(join(here, shared), join(root, shared))
  cpSync('package.json', join(root, 'package.json'))
  // No database: these rules are pure. All in one process, so that no endless test outlives it.
  const test = { include: ['*/**/*.test.ts'], pool: 'threads', isolate: false }
  writeFileSync(join(root, 'vitest.config.mjs'), `export default ${JSON.stringify({ test })}\n`)
  const report = join(root, 'report.json')
  /** Duration of the unchanged tests; longer on a busy machine. */
  const usualMs = new Map<string, number>()

  function deadlineFor(tests: string, count: number): number {
    const usual = usualMs.get(tests)
    if (usual === undefined) return longestMs
    // A group that takes too long is retried in halves.
    return leastDeadlineMs + usual * (count === 1 ? deadline : count)
  }

  function placeOf(index: number, file: string): string {
    return join(copies[index] ?? root, file)
  }

  async function judgeAll(changes: readonly Change[], tests: string): Promise<Outcome[]> {
    const paths = changes.map((_, index) => placeOf(index, tests))
    for (const [index, { file, code }] of changes.entries()) writeFileSync(placeOf(index, file), code)
    rmSync(report, { force: true })
    const hasEnded = await run(paths, deadlineFor(tests, changes.length))
    for (const [index, { file }] of changes.entries()) cpSync(file, placeOf(index, file))
    if (hasEnded) {
      const results = readReport()
      return paths.map((path) => outcomeOf(results.filter(({ name }) => name.startsWith(path))))
    }
    if (changes.length === 1) return ['endless']
    // One of them is endless and hides the others.
    const half = Math.ceil(changes.length / 2)
    return [
      ...(await judgeAll(changes.slice(0, half), tests)),
      ...(await judgeAll(changes.slice(half), tests)),
    ]
  }

  type FileResult = { name: string; status: string; assertionResults: unknown[] }

  function readReport(): FileResult[] {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: FileResult[] }
    return testResults
  }

  function outcomeOf(files: readonly FileResult[]): Outcome {
    if (files.length === 0) throw new Error('no test was run')
    return files.every(({ status }) => status === 'passed') ? 'pass' : 'fail'
  }

  /** False when it was killed at the time limit. */
  function run(paths: readonly string[], deadlineMs: number): Promise<boolean> {
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', '--reporter=json']
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [...args, `--outputFile=${report}`, ...paths], {
        cwd: root,
        stdio: 'ignore',
      })
      let isOver = false
      const timer = setTimeout(() => {
        isOver = true
        child.kill('SIGKILL')
      }, deadlineMs)
      child.on('error', reject)
      child.on('exit', () => {
        clearTimeout(timer)
        resolve(!isOver)
      })
    })
  }

  /** Throws when the unchanged tests fail. */
  async function learnUsual(tests: string, file: string): Promise<void> {
    const startedAt = performance.now()
    const [outcome] = await judgeAll([{ file, code: readFileSync(file, 'utf8') }], tests)
    if (outcome !== 'pass') throw new Error(`the tests of ${tests} fail before anything was changed`)
    usualMs.set(tests, performance.now() - startedAt)
  }

  return {
    count: copyCount,
    async judge(changes, tests) {
      const [first] = changes
      if (first === undefined) return []
      if (!usualMs.has(tests)) await learnUsual(tests, first.file)
      return judgeAll(changes, tests)
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

export function changeOf({ file, start, end, to }: Mutant): Change {
  const original = readFileSync(file, 'utf8')
  return { file, code: original.slice(0, start) + to + original.slice(end) }
}
