/**
 * `npm run layout`: runs the layout of docs/operating.md as plain processes on this machine and measures requests and
 * writes during faults: its database server is killed, a node is lost, a planned switchover, and the processes
 * restarted one by one. `npm run layout -- --stay` starts it and leaves it running. Rounds of each: `npm run layout --
 * server=10 node=3 switchover=3 restart=5`.
 */
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountCandidates, chooseAccount } from '../../packages/embedded-postgres/account.ts'
import { connectAdapters } from '../../server/adapters/connect.ts'
import { stepmark } from '../../server/adapters/database/embedded.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import type { Services } from '../../server/services.ts'
import { readSettings } from '../../server/settings.ts'
import { openedYesterday } from '../../tests/support/streams.ts'
import { addStudents } from '../bench/students.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { type Figures, judge } from './judge.ts'
import { startLoad } from './load.ts'
import { type Product, restartInTurn, startProduct } from './product.ts'
import { until } from './programs.ts'

const silent = { info() {}, warn() {}, error() {} }
const stops: (() => Promise<unknown>)[] = []
let stopping: Promise<void> | undefined

function stopEverything(): Promise<void> {
  stopping ??= (async () => {
    for (const stop of stops.reverse()) await stop().catch((error: unknown) => console.error(error))
  })()
  return stopping
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stopEverything().then(() => process.exit(130)))

type Layout = { cluster: Cluster; product: Product; services: Services }

/** Each causes its fault under load, and returns once everything has recovered. */
const scenes = {
  server: {
    title: 'the database server is killed',
    async harm({ cluster }: Layout) {
      const lost = await cluster.leader()
      cluster.killServer(lost)
      await until('another leader', 90, async () => (await cluster.leader()) !== lost)
      await cluster.whole(120)
    },
  },
  node: {
    title: 'the node of the database is lost, and comes back',
    async harm({ cluster }: Layout) {
      const lost = await cluster.leader()
      await cluster.killNode(lost)
      await until('another leader', 90, async () => (await cluster.leader()) !== lost)
      cluster.startNode(lost)
      await cluster.whole(120)
    },
  },
  switchover: {
    title: 'the database changes its place in order',
    async harm({ cluster }: Layout) {
      const last = await cluster.leader()
      await cluster.switchOver()
      await until('another leader', 90, async () => (await cluster.leader()) !== last)
      await cluster.whole(120)
    },
  },
  restart: {
    title: 'both processes are restarted, one after the other',
    harm: ({ product }: Layout) => restartInTurn(product),
  },
}
type Scene = keyof typeof scenes

try {
  await run()
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await stopEverything()
}

async function run(): Promise<void> {
  const given = process.argv.slice(2)
  const rounds: Record<Scene, number> = { server: 3, node: 1, switchover: 1, restart: 2 }
  const chosen = given.filter((word) => word.includes('=')).map((word) => word.split('='))
  if (chosen.length > 0) for (const scene of Object.keys(rounds) as Scene[]) rounds[scene] = 0
  for (const [scene, count] of chosen) rounds[scene as Scene] = Number(count)

  const layout = await start()
  if (given.includes('--stay')) {
    tell(`It stays until Ctrl-C: ${layout.product.nginx.url}`)
    await new Promise(() => undefined)
  }
  for (const scene of Object.keys(scenes) as Scene[]) {
    const allFigures: Figures[] = []
    const allSecondsUntilShown: number[] = []
    for (let round = 0; round < rounds[scene]; round += 1) {
      const { figures, secondsUntilShown } = await play(layout, scene)
      allFigures.push(figures)
      allSecondsUntilShown.push(...secondsUntilShown)
      tell(
        `${scenes[scene].title}, ${round + 1} of ${rounds[scene]}: ${describe([figures], secondsUntilShown)}`,
      )
      if (Object.keys(figures.failures).length > 0) tell(`  ${JSON.stringify(figures.failures)}`)
      if (figures.violations.length > 0) tell(`  ${JSON.stringify(figures.violations.slice(0, 5))}`)
    }
    if (allFigures.length > 0)
      tell(
        `= ${scenes[scene].title}, n = ${allFigures.length}: ${describe(allFigures, allSecondsUntilShown)}`,
      )
    if (allFigures.some(({ lost, violations }) => lost > 0 || violations.length > 0)) process.exitCode = 1
  }
}

async function start(): Promise<Layout> {
  const account = await chooseAccount(stepmark, accountCandidates(stepmark))
  const folder = await mkdtemp(join(tmpdir(), 'stepmark-layout-'))
  if (account) await chown(folder, account.uid, account.gid)
  await chmod(folder, 0o755)
  stops.push(async () => {
    if (process.exitCode === 1) tell(`What the programs said stands in ${folder}.`)
    else await rm(folder, { recursive: true, force: true })
  })
  tell(`Starting etcd, two database servers, HAProxy and PgBouncer in ${folder}…`)
  const cluster = await startCluster({ folder, account })
  stops.push(() => cluster.stop())
  tell('Starting two processes with the demo content, a worker and nginx…')
  const product = await startProduct(folder, cluster)
  stops.push(() => product.stop())
  const settings = readSettings(product.environment)
  const { services } = await connectAdapters(settings, {
    databaseUrl: cluster.bothUrl,
    log: silent,
    poolSize: 3,
  })
  stops.push(() => services.database.close())
  return { cluster, product, services }
}

async function play(
  layout: Layout,
  scene: Scene,
): Promise<{ figures: Figures; secondsUntilShown: number[] }> {
  const { services, product } = layout
  const { database } = services
  const course = await database.first(sql<{ id: string; slug: string }>`
    select id, slug from courses where monthly_price_paise is not null order by position limit 1`)
  const items = await database.all(sql<{ id: string }>`
    select items.id from items join modules on modules.id = items.module_id
    where modules.course_id = ${course?.id} and kind = 'video'`)
  const savers = await addStudents(services, 120)
  await database.first(sql`
    insert into enrolments (student_id, course_id, granted_by, starts_at, ends_at)
    select id, ${course?.id}, 'layout', now() - interval '1 day', now() + interval '30 days'
    from unnest(${savers.map(({ id }) => id)}::uuid[]) as given (id)`)
  for (const { id } of savers)
    await openedYesterday(
      services,
      id,
      items.map((item) => item.id),
    )
  const load = startLoad({
    port: product.nginx.port,
    gatewayPorts: product.apps.map((app) => app.port),
    paths: {
      pages: ['/', '/courses', `/courses/${course?.slug}`, '/hi', '/te/courses', '/faq'],
      calls: ['/api/v1/student/getliveCourses?page=1&limit=10&view=cards', '/api/v1/student/getMyCourses'],
    },
    savers,
    items: items.map(({ id }) => id),
    buyers: await addStudents(services, 1500),
    courseId: course?.id ?? '',
    loops: { 'read a page': 2, 'read a call': 4, 'save progress': 4, buy: 2 },
    restMs: 40,
  })
  try {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await scenes[scene].harm(layout)
    await new Promise((resolve) => setTimeout(resolve, 2000))
  } finally {
    await load.stop()
  }
  const secondsUntilShown = await changeAndLook(layout, course?.id ?? '', course?.slug ?? '')
  return { figures: await judge(services, load), secondsUntilShown }
}

/** Changes a course and returns after how many seconds each process shows the change. */
async function changeAndLook({ services, product }: Layout, id: string, slug: string): Promise<number[]> {
  const pages = product.apps.map(({ port }) => `http://127.0.0.1:${port}/courses/${slug}`)
  const read = async (page: string) => (await fetch(page)).text()
  // From now on both have it cached.
  for (const page of pages) await read(page)
  const mark = `Layout ${Math.random().toString(36).slice(2)}`
  const changedAt = performance.now()
  await services.database.first(sql`update courses set title = ${mark} where id = ${id}`)
  return Promise.all(
    pages.map(async (page) => {
      await until(`the change in ${page}`, 30, async () => (await read(page)).includes(mark))
      return (performance.now() - changedAt) / 1000
    }),
  )
}

function describe(allFigures: readonly Figures[], secondsUntilShown: readonly number[]): string {
  const sum = (of: (figures: Figures) => number) =>
    allFigures.reduce((total, figures) => total + of(figures), 0)
  const most = (values: readonly number[]) => Math.max(0, ...values).toFixed(1)
  return [
    `${sum(({ failed }) => failed)} of ${sum(({ asked }) => asked)} requests failed`,
    `${sum(({ unavailable }) => unavailable)} answers of 503`,
    `${sum(({ lost }) => lost)} of ${sum(({ acknowledged }) => acknowledged)} acknowledged writes lost`,
    `${sum(({ violations }) => violations.length)} violations`,
    `at most ${most(allFigures.map(({ secondsWithoutWrites }) => secondsWithoutWrites))} s without a write`,
    `slowest answer ${most(allFigures.map(({ slowestInSeconds }) => slowestInSeconds))} s`,
    `a change shows in both processes after ${most(secondsUntilShown)} s`,
  ].join(', ')
}

function tell(sentence: string): void {
  console.log(sentence)
}
