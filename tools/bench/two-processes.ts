import { join } from 'node:path'
import { sql } from '../../server/adapters/database/sql.ts'
import { hasNginx, type Nginx, startNginx } from '../../tests/support/nginx.ts'
import type { ProductProcess } from '../../tests/support/product-process.ts'
import type { RecordedApp } from './in-process.ts'
import { coresOfMachine, load, processorSeconds, secondsOfEnded } from './processes.ts'
import { median, medianRatio, type Part, type Result } from './report.ts'
import { type RequestCount, startBuyers, startSavers, type Writer } from './writers.ts'

type Options = {
  /** Two on one database. */
  products: readonly [ProductProcess, ProductProcess]
  recorded: RecordedApp
  /** Cache folder of nginx. */
  folder: string
  token: string
  rounds: number
  seconds: number
  purchases: number
  /** Called with a sentence about the CPU time of each request. */
  progress(sentence: string): void
}

/** nginx in front of one process, or of two. */
type Side = { nginx: Nginx; apps: (number | undefined)[]; runs: Run[] }
type CpuSeconds = { product: number; database: number; nginx: number; load: number }
/** The responses, and the CPU seconds used by all processes. */
type Run = { requests: number; seconds: number; used: CpuSeconds }

const connections = 32

/**
 * One process behind nginx against two, on one database, alternating: read calls, saves of progress, and whole
 * purchases. Processes are not pinned, and the load generator runs on the same machine, so the CPU time of each is
 * reported.
 */
export async function measureTwoProcesses(options: Options): Promise<Part> {
  if (!hasNginx()) return { results: [withoutNginx], notes: [] }
  const { products, folder, token } = options
  const [first, second] = products
  const start = (name: string, secondPort?: number) =>
    startNginx({
      folder: join(folder, name),
      productPort: first.port,
      ...(secondPort !== undefined && { secondPort }),
      files: folder,
    })
  const one: Side = { nginx: await start('nginx-one'), apps: [first.child.pid], runs: [] }
  const two: Side = {
    nginx: await start('nginx-two', second.port),
    apps: products.map(({ child }) => child.pid),
    runs: [],
  }
  const savers = await startSavers(options.recorded, options.seconds)
  const buyers = await startBuyers(options.recorded, options.purchases, first.port)
  const measurements: Record<string, (side: Side, isWarmUp: boolean) => Promise<RequestCount>> = {
    // One student's own list: the public one is cached, and reads nothing from the database.
    'getAllCoursesBasedOnUser, cards': (side, isWarmUp) =>
      askOverAndOver(
        side,
        '/student/getAllCoursesBasedOnUser?page=1&limit=10&view=cards',
        token,
        options,
        isWarmUp,
      ),
    'getMyCourses with a token': (side, isWarmUp) =>
      askOverAndOver(side, '/student/getMyCourses', token, options, isWarmUp),
    'A save of progress': (side, isWarmUp) => write(savers, side, isWarmUp),
    'A purchase': (side, isWarmUp) => write(buyers, side, isWarmUp),
  }
  const results: Result[] = []
  const shares: string[] = []
  try {
    for (const [name, ask] of Object.entries(measurements)) {
      for (const side of [one, two]) side.runs = []
      for (let round = -1; round < options.rounds; round += 1) {
        for (const side of [one, two]) {
          const run = await measure(options, side, () => ask(side, round < 0))
          // The first round is a warm-up.
          if (round >= 0) side.runs.push(run)
        }
      }
      results.push(resultOf(name, one, two, options.rounds))
      const sentences = [`${name}, one process: ${sharesOf(one)}`, `${name}, two: ${sharesOf(two)}`]
      for (const sentence of sentences) options.progress(sentence)
      shares.push(...sentences)
    }
  } finally {
    savers.stop()
    buyers.stop()
    await one.nginx.stop()
    await two.nginx.stop()
  }
  return {
    results,
    notes: [
      `Two processes: nginx with \`operations/nginx.conf\` in front of one process and of two, on one PostgreSQL, alternating; ${connections} callers at once (16 that write), all on the same ${coresOfMachine} cores as the load generator. Both sides use both cores, so this shows what a second process costs, not what it gains: where each process has a core of its own, the time per request below shows how far it scales.`,
      `\`\`\`\n${shares.join('\n')}\n\`\`\``,
    ],
  }
}

async function askOverAndOver(
  { nginx }: Side,
  path: string,
  token: string | undefined,
  options: Options,
  isWarmUp: boolean,
): Promise<RequestCount> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const before = await secondsOfEnded()
  const seconds = isWarmUp ? 1 : options.seconds
  const url = `${nginx.url}/api/v1${path}`
  const { requests } = await load({ url, headers, connections, seconds, isPinned: false })
  return { requests, seconds, loadSeconds: (await secondsOfEnded()) - before }
}

function write(writer: Writer, { nginx }: Side, isWarmUp: boolean): Promise<RequestCount> {
  return writer.ask(Number(new URL(nginx.url).port), isWarmUp)
}

async function measure({ recorded }: Options, side: Side, ask: () => Promise<RequestCount>): Promise<Run> {
  const rows = await recorded.services.database.all(sql<{ pid: number }>`select pid from pg_stat_activity`)
  const groups = { product: side.apps, database: rows.map(({ pid }) => pid), nginx: side.nginx.workers }
  const before = await secondsOfEach(groups)
  const { requests, seconds, loadSeconds } = await ask()
  const after = await secondsOfEach(groups)
  return {
    requests,
    seconds,
    used: {
      product: after.product - before.product,
      database: after.database - before.database,
      nginx: after.nginx - before.nginx,
      load: loadSeconds,
    },
  }
}

type Groups = Record<Exclude<keyof CpuSeconds, 'load'>, readonly (number | undefined)[]>

async function secondsOfEach({ product, database, nginx }: Groups) {
  const sum = async (pids: readonly (number | undefined)[]) => {
    // A connection may end in the meantime.
    const each = await Promise.all(pids.map((pid) => processorSeconds(pid).catch(() => 0)))
    return each.reduce((total, seconds) => total + seconds, 0)
  }
  return { product: await sum(product), database: await sum(database), nginx: await sum(nginx) }
}

function resultOf(name: string, one: Side, two: Side, rounds: number): Result {
  const perSecond = ({ runs }: Side) => runs.map(({ requests, seconds }) => requests / seconds)
  const perProcessorSecond = ({ runs }: Side) =>
    runs.map(({ requests, used }) => requests / (used.product + used.database + used.nginx))
  const ratio = medianRatio(perSecond(two), perSecond(one))
  const byProcessor = medianRatio(perProcessorSecond(two), perProcessorSecond(one))
  return {
    what: `${name}, two processes`,
    ours: `${Math.round(median(perSecond(two)))}/s`,
    against: `${Math.round(median(perSecond(one)))}/s, one process`,
    value: `${ratio.toFixed(2)} (by processor time ${byProcessor.toFixed(2)})`,
    reach: '',
    isReached: null,
    n: String(rounds),
  }
}

/** Whose CPU time a request takes, and how much of the machine is used. */
function sharesOf({ runs }: Side): string {
  const each = (of: keyof CpuSeconds) =>
    median(runs.map(({ requests, used }) => (used[of] / requests) * 1000))
  const milliseconds = (of: keyof CpuSeconds) => `${each(of).toFixed(2)} ms`
  const taken = median(
    runs.map(({ used, seconds }) => {
      const all = used.product + used.database + used.nginx + used.load
      return all / seconds / coresOfMachine
    }),
  )
  return `per request the product takes ${milliseconds('product')}, the database ${milliseconds('database')}, nginx ${milliseconds('nginx')}, the load generator ${milliseconds('load')}; ${Math.round(taken * 100)} % of ${coresOfMachine} cores; one core of the database feeds ${(each('product') / each('database')).toFixed(1)} of the product`
}

const withoutNginx: Result = {
  what: 'Two processes against one',
  ours: '',
  against: '',
  value: 'not measured: nginx is missing',
  reach: '',
  isReached: null,
  n: '0',
}
