/**
 * `npm run bench`: the product's promises of speed and size, measured in one run, printed as a table and written to
 * docs/benchmarks.md. Parts can be chosen: `npm run bench pages calls`.
 */
import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { startEmbeddedPostgres } from '../../server/adapters/database/embedded.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { readSettings } from '../../server/settings.ts'
import { databaseNamed, runOn } from '../../tests/support/database.ts'
import { openFolder } from '../../tests/support/folders.ts'
import { startProductProcess } from '../../tests/support/product-process.ts'
import { measureAdminLists } from './admin-lists.ts'
import { measureCalls } from './calls.ts'
import { measureFigures } from './figures.ts'
import { measureGrowth } from './growth.ts'
import { measureImport } from './imports.ts'
import { silent, startRecordedApp } from './in-process.ts'
import { measureLighthouse } from './lighthouse.ts'
import { describeMachine } from './machine.ts'
import { measureKeptPages } from './pages.ts'
import { measurePlaying } from './playing.ts'
import { measurePractice } from './practice.ts'
import { residentBytes } from './processes.ts'
import { measureProgress } from './progress-saves.ts'
import { measurePurchases } from './purchases.ts'
import { measureRenders } from './renders.ts'
import { type Part, printTable, writeReport } from './report.ts'
import { measureSaving } from './saving.ts'
import { measureSearch } from './search.ts'
import { measureSegments } from './segments.ts'
import { measureSimilar } from './similar.ts'
import { measureStepLessons } from './step-lessons.ts'
import { addStudents, tokenOf } from './students.ts'
import { measureTwoProcesses } from './two-processes.ts'
import { measureWeight } from './weight.ts'

const chosen = process.argv.slice(2)
const mostMegabytes = 300
const lighthouseRuns = 5
const stops: (() => Promise<unknown>)[] = []
let stopping: Promise<void> | undefined

function stopEverything(): Promise<void> {
  stopping ??= (async () => {
    for (const stop of stops.reverse()) await stop().catch(() => undefined)
  })()
  return stopping
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stopEverything().then(() => process.exit(130)))

try {
  await bench()
} finally {
  await stopEverything()
}

async function bench(): Promise<void> {
  const loadBefore = loadavg()[0] ?? 0
  const started = performance.now()
  const folder = await openFolder('bench')
  stops.push(() => rm(folder, { recursive: true, force: true }))
  const environment = {
    DEMO: '1',
    DATA_DIR: join(folder, 'data'),
    APP_SECRET: randomBytes(32).toString('hex'),
    // No transcoding meanwhile: it would compete for CPU.
    TRANSCODING: 'elsewhere',
  }

  tell('Starting the database and the product with its demo content…')
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'database'),
    log: silent,
    progress: () => undefined,
  })
  stops.push(() => postgres.stop())
  await runOn(postgres.url, 'create database bench')
  const databaseUrl = databaseNamed(postgres.url, 'bench')
  const product = await startProductProcess({ environment: { ...environment, DATABASE_URL: databaseUrl } })
  stops.push(() => product.stop())
  const second = await startProductProcess({ environment: { ...environment, DATABASE_URL: databaseUrl } })
  stops.push(() => second.stop())
  const settings = readSettings(environment)
  const recorded = await startRecordedApp(settings, databaseUrl)
  stops.push(() => recorded.close())
  const { database } = recorded.services
  const machine = await describeMachine(database, loadBefore)

  const [course, students] = await Promise.all([
    database.first(sql<{ slug: string }>`select slug from courses order by position limit 1`),
    addStudents(recorded.services, 1),
  ])
  const detail = `/courses/${course?.slug}`
  const pages = { Home: '/', Courses: '/courses', 'Course detail': detail }
  const viewed = {
    ...pages,
    About: '/about-us',
    Questions: '/faq',
    'Students Chronicle': '/mentor',
    Prices: '/pricing-plan',
    'Project showcase': '/project-showcase',
    Blog: '/blog',
    'An article': '/blog/why-root-two-is-irrational',
    Resources: '/resources-repository',
    'A resource': '/resources-repository/formula-sheet',
    'A policy': '/refund-policy',
    'Home in Hindi': '/hi',
    'Courses in Telugu': '/te/courses',
    Contact: '/contact-us',
    'Talent hub': '/talent-hub',
    'Coming soon': '/comming-soon',
    'Sample lesson': '/single',
  }
  const [student] = students
  if (student === undefined) throw new Error('no student was written')
  const ten = 'page=1&limit=10'
  await giveDemoCourses(student.id)

  const parts: Record<string, (token: string) => Promise<Part>> = {
    pages: () => measureKeptPages({ product, pages, rounds: 5, seconds: 2 }),
    renders: () => measureRenders({ products: [product, second], database, pages, renders: 50, edits: 5 }),
    calls: (token) =>
      measureCalls({
        product,
        recorded,
        databaseUrl,
        rounds: 5,
        seconds: 2,
        calls: [
          { name: 'getliveCourses, whole', path: `/student/getliveCourses?${ten}`, reach: 0.6 },
          { name: 'getliveCourses, cards', path: `/student/getliveCourses?${ten}&view=cards`, reach: 0.6 },
          {
            name: 'getAllCoursesBasedOnUser, whole, with a token',
            path: `/student/getAllCoursesBasedOnUser?${ten}`,
            token,
            reach: 0.5,
          },
          {
            name: 'getAllCoursesBasedOnUser, cards, with a token',
            path: `/student/getAllCoursesBasedOnUser?${ten}&view=cards`,
            token,
            reach: 0.5,
          },
          { name: 'getMyCourses with a token', path: '/student/getMyCourses', token, reach: 0.5 },
        ],
      }),
    purchases: () => measurePurchases({ product, recorded, databaseUrl, rounds: 5, purchases: 250 }),
    processes: (token) =>
      measureTwoProcesses({
        products: [product, second],
        recorded,
        folder,
        token,
        rounds: 5,
        seconds: 4,
        purchases: 250,
        progress: tell,
      }),
    segments: () =>
      measureSegments({
        product,
        services: recorded.services,
        folder,
        rounds: 5,
        seconds: 2,
        viewers: 500,
        viewedSeconds: 24,
      }),
    figures: () => measureFigures({ serverUrl: postgres.url, settings, calls: 40, progress: tell }),
    imports: () => measureImport({ serverUrl: postgres.url, settings }),
    growth: () => measureGrowth({ serverUrl: postgres.url, settings, calls: 150, progress: tell }),
    search: () => measureSearch({ serverUrl: postgres.url, settings, calls: 40, progress: tell }),
    similar: () => measureSimilar({ serverUrl: postgres.url, settings, calls: 40, progress: tell }),
    admin: () => measureAdminLists({ serverUrl: postgres.url, settings, calls: 40, progress: tell }),
    progress: () => measureProgress({ serverUrl: postgres.url, settings, saves: 400, progress: tell }),
    practice: (token) =>
      measurePractice({
        product,
        recorded,
        databaseUrl,
        others: [
          { path: '/student/getMyCourses', token },
          { path: `/student/getAllCoursesBasedOnUser?${ten}&view=cards`, token },
        ],
        checks: 400,
        rounds: 9,
        seconds: 8,
      }),
    weight: () => measureWeight({ product, pages: viewed }),
    lighthouse: () => measureLighthouse({ product, pages: viewed, runs: lighthouseRuns }),
    steps: () => measureStepLessons({ product, path: detail, runs: 5 }),
    playing: (token) =>
      measurePlaying({ product, services: recorded.services, path: detail, token, runs: 3 }),
    saving: (token) =>
      measureSaving({
        product,
        services: recorded.services,
        slug: course?.slug ?? '',
        token,
        runs: 3,
      }),
    memory: () => measureMemory(product.child.pid),
  }
  const unknown = chosen.filter((name) => !(name in parts))
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown}: choose ${Object.keys(parts).join(', ')}.`)

  const results: Part['results'] = []
  const notes: string[] = []
  for (const [name, measure] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    tell(`Measuring ${name}…`)
    const part = await measure(await tokenOf(recorded.services, student)).catch((error: unknown) =>
      notMeasured(name, error),
    )
    tell(printTable(part.results))
    results.push(...part.results)
    notes.push(...part.notes)
  }
  console.log(`\n${printTable(results)}\n`)
  const missed = results.filter(({ isReached }) => isReached === false).length
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${results.length} lines, ${missed} missed, in ${seconds} s`)
  // A single part is not the whole result.
  if (chosen.length > 0) return
  machine['Other work on the machine'] += `, ${(loadavg()[0] ?? 0).toFixed(1)} at its end`
  await writeFile(new URL('../../docs/benchmarks.md', import.meta.url), writeReport(machine, results, notes))
  console.log('Written to docs/benchmarks.md')

  async function giveDemoCourses(studentId: string): Promise<void> {
    await database.first(sql`
      insert into enrolments (student_id, course_id, granted_by, starts_at, ends_at)
      select ${studentId}, id, 'bench', now() - interval '1 day', now() + interval '30 days'
      from courses order by position limit 3`)
  }
}

/** A part that fails does not stop the others: the run fails at its end. */
function notMeasured(name: string, error: unknown): Part {
  console.error(error)
  process.exitCode = 1
  const [reason = ''] = stripVTControlCharacters(
    error instanceof Error ? error.message : String(error),
  ).split('\n')
  const value = `not measured: ${reason}`
  return {
    results: [{ what: name, ours: '', against: '', value, reach: '', isReached: null, n: '0' }],
    notes: [],
  }
}

async function measureMemory(pid: number | undefined): Promise<Part> {
  const megabytes = (await residentBytes(pid)) / 2 ** 20
  return {
    results: [
      {
        what: 'Memory of the server process after the run',
        ours: '',
        against: '',
        value: `${megabytes.toFixed(0)} MB`,
        reach: `${mostMegabytes} MB`,
        isReached: megabytes <= mostMegabytes,
        n: '1',
      },
    ],
    notes: [],
  }
}

function tell(sentence: string): void {
  console.log(sentence)
}
