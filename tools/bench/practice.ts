import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { CallOutput } from '../../domain/contract.ts'
import type { getTryQuestions } from '../../domain/practice/contract.ts'
import { checkAnswer } from '../../packages/step-marks/answers/check-answer.ts'
import {
  type EnginePart,
  mostKilobytesOfPart,
  weighEngine,
} from '../../packages/step-marks/tests/engine-weight.ts'
import { generatedWorkings } from '../../packages/step-marks/tests/generated/generate.ts'
import { checkWorking } from '../../packages/step-marks/workings/check-working.ts'
import type { Problem } from '../../packages/step-marks/workings/problem.ts'
import type { ProductProcess } from '../../tests/support/product-process.ts'
import type { AnswerCase } from '../maths-check/answers.ts'
import type { WorkingFile } from '../maths-check/workings.ts'
import { poolSize } from './calls.ts'
import { callApp, type RecordedApp } from './in-process.ts'
import { type Check, type SteadyOrder, type SteadyResult, syncBody } from './practice-load.ts'
import { startBenchProcess } from './processes.ts'
import { type Recording, statementsOf } from './recording.ts'
import { prepareReplay } from './replay.ts'
import { median, medianRatio, type Part, percentile, type Result } from './report.ts'
import { addStudents } from './students.ts'

type PracticeOptions = {
  product: ProductProcess
  recorded: RecordedApp
  databaseUrl: string
  /** Other calls, while practice is checked. */
  others: SteadyOrder['calls']
  checks: number
  rounds: number
  seconds: number
}

const mostMilliseconds = { answer: 5, working: 40 }
const mostTimesBareSql = 2
const mostTimesP99 = 1.1
const generated = 2000
/** Twelve hundred students who each check something once a minute. */
const checksPerSecond = 20
const callsPerSecond = 100
const practisingStudents = 100

/** Cost of a check in the engine, outside it, and for concurrent other calls. */
export async function measurePractice(options: PracticeOptions): Promise<Part> {
  const engine = await measureEngine()
  const checks = await tryChecks(options.recorded)
  const cost = await measureCost(options, checks)
  const beside = await measureOthers(options, checks)
  return {
    results: [...engine, cost.result, ...beside.results, ...(await weighParts())],
    notes: [
      'The engine’s weight: what a question needs until its first check is marked, as one minified file with gzip. Most questions have a working; of those without, the most frequent kinds are listed, and `packages/step-marks/tests/weight.test.ts` measures each kind. Names of slips load with the first slip, those of calculations separately from those of equations, and the check of the answer with the first working that lacks marks.',
      `Practice in the engine: every case of \`packages/step-marks/tests/data\` and ${generated} generated workings, one at a time in one process, each checked once before it is measured.`,
      cost.note,
      beside.note,
    ],
  }
}

async function measureEngine(): Promise<Result[]> {
  const cases = await Promise.all([answerCases(), workingCases()])
  const [answers, workings] = cases.map((checks) => {
    for (const check of checks) check()
    return checks.map(millisecondsOf)
  })
  return [
    engineLine('An answer is checked in the engine', answers ?? [], mostMilliseconds.answer),
    engineLine('A working is checked in the engine', workings ?? [], mostMilliseconds.working),
  ]
}

type QuestionFile = {
  questions: (Omit<AnswerCase, 'id' | 'input' | 'verdict'> & { typed: Record<string, string[]> })[]
}
type PairFile = { pairs: [kind: AnswerCase['kind'], family: string, answer: string, input: string][] }

async function answerCases(): Promise<(() => unknown)[]> {
  const [answerFile, questionFile, pairFile] = await Promise.all([
    readCases<{ pairs: AnswerCase[] }>('answers'),
    readCases<QuestionFile>('answers-by-question'),
    readCases<PairFile>('cas-pairs'),
  ])
  return [
    ...answerFile.pairs,
    ...questionFile.questions.flatMap(({ typed, ...question }) =>
      Object.values(typed).flatMap((inputs) => inputs.map((input) => ({ ...question, input }))),
    ),
    ...pairFile.pairs.map(([kind, , answer, input]) => ({ kind, answer, input })),
  ].map((one) => () => checkAnswer(one))
}

async function workingCases(): Promise<(() => unknown)[]> {
  const files = await Promise.all(
    ['workings', 'notebook-workings', 'workings-by-method'].map((name) => readCases<WorkingFile>(name)),
  )
  const given = files.flatMap(({ problems, workings }) =>
    workings.flatMap(({ problem, lines }): { problem: Problem; lines: readonly string[] }[] => {
      const known = problems[problem]
      return known === undefined ? [] : [{ problem: known, lines }]
    }),
  )
  return [...given, ...generatedWorkings(generated, 2026)].map(
    ({ problem, lines }) =>
      () =>
        checkWorking(problem, lines),
  )
}

async function readCases<File>(name: string): Promise<File> {
  const file = new URL(`../../packages/step-marks/tests/data/${name}.json`, import.meta.url)
  return JSON.parse(await readFile(file, 'utf8'))
}

function millisecondsOf(act: () => unknown): number {
  const started = performance.now()
  act()
  return performance.now() - started
}

function engineLine(what: string, times: readonly number[], most: number): Result {
  const p95 = percentile(times, 0.95)
  return {
    what,
    ours: `median ${median(times).toFixed(2)} ms, slowest ${Math.max(...times).toFixed(1)} ms`,
    against: '',
    value: `${p95.toFixed(2)} ms (95th percentile)`,
    reach: `${most} ms`,
    isReached: p95 <= most,
    n: String(times.length),
  }
}

async function weighParts(): Promise<Result[]> {
  const results: Result[] = []
  for (const part of ['a working', 'number', 'quantity', 'solutions and pairs', 'choice'] as const)
    results.push(await partLine(part, mostKilobytesOfPart))
  for (const part of ['a calculation with a slip', 'a working with a slip', 'everything'] as const)
    results.push(await partLine(part, null))
  return results
}

async function partLine(part: EnginePart, most: number | null): Promise<Result> {
  const { gzip, brotli } = await weighEngine(part)
  return {
    what: `The engine’s weight: ${part}`,
    ours: `brotli ${brotli.toFixed(1)} KB`,
    against: '',
    value: `${gzip.toFixed(1)} KB`,
    reach: most === null ? '' : `${most} KB`,
    isReached: most === null ? null : gzip <= most,
    n: '1',
  }
}

/**
 * Attempts at the public sample questions: the solution's lines, and every other time with a number in the last one
 * changed.
 */
async function tryChecks({ app }: RecordedApp): Promise<Check[]> {
  const answered = (await callApp(app, '/student/getTryQuestions?board=cbse&formulas=mathml')) as CallOutput<
    typeof getTryQuestions
  >
  return answered.questions.map(({ question, solution, working, ask }, turn) => {
    const lines = working === null ? [] : solution.flatMap(({ plain }) => plain ?? [])
    const slipped = turn % 2 === 0 ? lines : lines.with(-1, (lines.at(-1) ?? '').replace(/\d+$/, '7'))
    return { question, lines: slipped, answer: working === null ? ask.answer : '' }
  })
}

/** A check without its engine time, and its statements alone, alternating, of students with equally many attempts. */
async function measureCost(
  { recorded, databaseUrl, checks: count }: PracticeOptions,
  checks: readonly Check[],
) {
  const { services, app, take } = recorded
  const students = await addStudents(services, practisingStudents * 2 + checks.length)
  const engine = timedEngine(services)
  const recordings: { recording: Recording; texts: string[] }[] = []
  for (const [turn, check] of checks.entries()) {
    const student = students.pop()
    if (student === undefined) throw new Error('no student was written')
    const key = randomUUID()
    await callApp(app, '/student/syncAttempts', student.token, syncBody(check, key))
    take()
    // A second attempt at a question is not a first one: record the first of another student.
    const other = students[turn]
    if (other === undefined) throw new Error('no student was written')
    await callApp(app, '/student/syncAttempts', other.token, syncBody(check, key))
    const recording = take()
    recordings.push({ recording, texts: [other.id, other.sessionId, key] })
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize })
  const ours: number[] = []
  const theirs: number[] = []
  try {
    const replays = recordings.map(({ recording, texts }) => ({
      texts,
      replay: prepareReplay(recording, texts),
    }))
    const [asking, bare] = [students.slice(checks.length, checks.length + 90), students.slice(-90)]
    for (let turn = -checks.length; turn < count; turn += 1) {
      const at = turn + checks.length
      const question = Math.floor(at / asking.length) % checks.length
      const [student, other] = [asking[at % asking.length], bare[at % bare.length]]
      const check = checks[question]
      const prepared = replays[question]
      if (!student || !other || !check || !prepared) throw new Error('nothing is checked')
      engine.milliseconds = 0
      const started = performance.now()
      await callApp(app, '/student/syncAttempts', student.token, syncBody(check))
      const productMilliseconds = performance.now() - started - engine.milliseconds
      const given = [other.id, other.sessionId, randomUUID()]
      const texts = new Map(prepared.texts.map((text, place) => [text, given[place] ?? '']))
      const begun = performance.now()
      await prepared.replay(pool, texts)
      const bareMilliseconds = performance.now() - begun
      // The first rounds are a warm-up.
      if (turn < 0) continue
      ours.push(productMilliseconds)
      theirs.push(bareMilliseconds)
    }
  } finally {
    engine.stop()
    await pool.end()
    take()
  }
  const ratio = median(ours) / median(theirs)
  const statements = median(recordings.map(({ recording }) => statementsOf(recording).length))
  return {
    result: {
      what: 'A check of practice, without the engine',
      ours: `${median(ours).toFixed(2)} ms`,
      against: `${median(theirs).toFixed(2)} ms, its ${statements} statements`,
      value: `${ratio.toFixed(2)} times`,
      reach: `${mostTimesBareSql} times`,
      isReached: ratio <= mostTimesBareSql,
      n: String(count),
    } satisfies Result,
    note: `A check: one try sent by \`syncAttempts\` in the server's own process, one at a time, alternating with its recorded statements in the same transaction; the time spent waiting for the engine's thread is subtracted from each check. Medians.`,
  }
}

/** Measures the time spent waiting for the engine. */
function timedEngine(services: RecordedApp['services']) {
  const { practiceEngine } = services
  const timed = {
    milliseconds: 0,
    stop: () => {
      services.practiceEngine = practiceEngine
    },
  }
  services.practiceEngine = {
    ...practiceEngine,
    mark: async (reference, given) => {
      const started = performance.now()
      const marked = await practiceEngine.mark(reference, given)
      timed.milliseconds += performance.now() - started
      return marked
    },
  }
  return timed
}

/** The engine's thread starts with its first task; earlier requests are asked to retry. */
async function warmEngine(url: string, check: Check | undefined, token: string | undefined): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) {
    const answer = await fetch(`${url}/student/syncAttempts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(syncBody(check)),
    })
    await answer.text()
    if (answer.ok) return
    await pause(1000)
  }
  throw new Error('the engine did not begin')
}

/**
 * Latency of other calls while practice is checked, alternating with the latency without, and with equally many
 * attempts that are stored the same way but are trivial for the engine.
 */
async function measureOthers(
  { product, recorded, others, rounds, seconds }: PracticeOptions,
  checks: Check[],
) {
  const tokens = (await addStudents(recorded.services, practisingStudents)).map(({ token }) => token)
  const order = { url: `${product.url}/api/v1`, calls: others, callsPerSecond, checks, tokens }
  const asks = await startBenchProcess(new URL('./practice-load.ts', import.meta.url), 'load')
  await warmEngine(order.url, checks[0], tokens[0])
  const light = checks.map((check) => ({ ...check, lines: [], answer: '7' }))
  const measured: Record<'with' | 'light' | 'without', SteadyResult[]> = { with: [], light: [], without: [] }
  try {
    for (let round = -1; round < rounds; round += 1) {
      for (const side of ['without', 'light', 'with'] as const) {
        const taken = {
          ...order,
          seconds: round < 0 ? 3 : seconds,
          checks: side === 'light' ? light : checks,
          checksPerSecond: side === 'without' ? 0 : checksPerSecond,
        }
        const result = await asks.ask<SteadyResult>(taken)
        if (round >= 0) measured[side].push(result)
      }
    }
  } finally {
    asks.stop()
  }
  const p99 = (results: readonly SteadyResult[]) => results.map(({ calls }) => percentile(calls, 0.99))
  const ours = p99(measured.with)
  const compared = (what: string, others: readonly SteadyResult[], meanwhile: string): Result => {
    const theirs = p99(others)
    const ratio = medianRatio(ours, theirs)
    return {
      what,
      ours: `p99 ${median(ours).toFixed(1)} ms`,
      against: `p99 ${median(theirs).toFixed(1)} ms, ${meanwhile}`,
      value: `${ratio.toFixed(2)} times`,
      reach: `${mostTimesP99} times`,
      isReached: ratio <= mostTimesP99,
      n: `${rounds} × ${seconds} s`,
    }
  }
  const waited = measured.with.flatMap((result) => result.checks)
  const refused = measured.with.reduce((sum, result) => sum + result.refused, 0)
  return {
    results: [
      compared(
        `Other calls while ${checksPerSecond} tries a second are checked`,
        measured.without,
        'without tries',
      ),
      compared('The same, the engine’s part', measured.light, 'as many tries without a working'),
    ],
    note: `Other calls: ${callsPerSecond} a second of students who look at their courses and at all of them, each sent at its scheduled time regardless of earlier ones, and in two rounds of three ${checksPerSecond} tries a second of ${practisingStudents} students (as many as 1,200 students make who check something once a minute); the median of the rounds’ ratios. The engine’s part compares tries with a working with tries that are stored alike and are a number alone. A check took ${median(waited).toFixed(1)} ms, 95 of 100 within ${percentile(waited, 0.95).toFixed(1)} ms; ${refused} of ${waited.length} were told to retry.`,
  }
}
