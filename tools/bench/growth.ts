import { connectDatabase, type Database } from '../../server/adapters/database/database.ts'
import { migrate } from '../../server/adapters/database/migrate.ts'
import type { Settings } from '../../server/settings.ts'
import { databaseNamed, runOn } from '../../tests/support/database.ts'
import { type MeasuredCall, recordCall } from './calls.ts'
import { explainAll } from './explain.ts'
import { giveCourses, writeContent } from './growth-content.ts'
import { callApp, type RecordedApp, silent, startRecordedApp } from './in-process.ts'
import { median, type Part, type Result } from './report.ts'
import { addStudents, type BenchStudent } from './students.ts'

type GrowthOptions = {
  serverUrl: string
  settings: Settings
  calls: number
  /** Called with a sentence about each slow step. */
  progress(sentence: string): void
}

type Side = {
  databaseUrl: string
  database: Database
  recorded: RecordedApp
  student: BenchStudent
  categoryId: string
  courses: number
}

const sizes = {
  few: { courses: 100, students: 1000 },
  many: { courses: 10_000, students: 200_000 },
}
const mostTimesSlower = 1.5

/** The list calls with few and with many courses and students, one request at a time, alternating, and their plans. */
export async function measureGrowth(options: GrowthOptions): Promise<Part> {
  const few = await startSide(options, 'few')
  const many = await startSide(options, 'many')
  const results: Result[] = []
  const plans: string[] = []
  try {
    const names = callsOf(few).map(({ name }) => name)
    for (const [index, name] of names.entries()) {
      results.push(await measureGrowthOf(few, many, index, name, options.calls))
      const call = callsOf(many)[index]
      if (call)
        plans.push(...(await explainAll(many.databaseUrl, name, await recordCall(many.recorded, call))))
    }
  } finally {
    await stopSide(few)
    await stopSide(many)
  }
  const readsAll = plans.filter((plan) => plan.includes('SEQUENTIAL'))
  results.push({
    what: 'EXPLAIN of the list calls, 10,000 courses, 200,000 students',
    ours:
      readsAll.length === 0
        ? `${plans.length} plans`
        : [...new Set(readsAll.map((plan) => plan.split(':')[0]))].join('; '),
    against: '',
    value:
      readsAll.length === 0 ? 'no large table is read whole' : `${readsAll.length} read a large table whole`,
    reach: 'none',
    isReached: readsAll.length === 0,
    n: '1',
  })
  return {
    results,
    notes: [
      `Growth: ${sizes.few.courses} courses and ${sizes.few.students} students against ${sizes.many.courses} and ${sizes.many.students}, every course with 4 modules and 20 items; medians of ${options.calls} calls each in the server's own process, without the response cache, one at a time, alternating.`,
      `EXPLAIN of the statements of the list calls on the large one, with the given parameters and with the generic plan that PostgreSQL may cache:\n\n\`\`\`\n${plans.join('\n')}\n\`\`\``,
    ],
  }
}

async function startSide(
  { serverUrl, settings, progress }: GrowthOptions,
  size: keyof typeof sizes,
): Promise<Side> {
  progress(`Writing ${sizes[size].courses} courses and ${sizes[size].students} students…`)
  const name = `bench_${size}`
  const databaseUrl = databaseNamed(serverUrl, name)
  await runOn(serverUrl, `create database ${name}`)
  await migrate(databaseUrl)
  await writeContent(databaseUrl, sizes[size])
  const database = connectDatabase({ url: databaseUrl, log: silent })
  const recorded = await startRecordedApp(settings, databaseUrl)
  const [student] = await addStudents(recorded.services, 1)
  if (student === undefined) throw new Error('no student was written')
  await giveCourses(database, student.id)
  const [category] = await listOf(recorded, '/student/getCategories')
  return {
    databaseUrl,
    database,
    recorded,
    student,
    categoryId: category?._id ?? '',
    courses: sizes[size].courses,
  }
}

async function stopSide({ database, recorded }: Side): Promise<void> {
  await recorded.close()
  await database.close()
}

function callsOf({ categoryId, student, courses }: Side): Omit<MeasuredCall, 'reach'>[] {
  const live = '/student/getliveCourses'
  const { token } = student
  return [
    { name: 'getCategories', path: '/student/getCategories' },
    { name: 'getliveCourses, whole', path: `${live}?page=1&limit=10` },
    { name: 'getliveCourses, cards', path: `${live}?page=1&limit=10&view=cards` },
    {
      name: 'getliveCourses, one category',
      path: `${live}?page=1&limit=10&view=cards&category=${categoryId}`,
    },
    { name: 'getliveCourses, last page', path: `${live}?page=${courses / 10}&limit=10&view=cards` },
    { name: 'getAllCoursesBasedOnUser', path: '/student/getAllCoursesBasedOnUser?page=1&limit=10', token },
    { name: 'getMyCourses', path: '/student/getMyCourses?page=1&limit=10', token },
  ]
}

/** A list call, in this process: without the response cache, so each reads the database. */
async function listOf({ app, take }: RecordedApp, path: string, token?: string): Promise<{ _id: string }[]> {
  const rows = await callApp(app, path, token)
  take()
  // The responses of these calls; the caller counts the rows.
  return rows as { _id: string }[]
}

async function measureGrowthOf(
  few: Side,
  many: Side,
  index: number,
  name: string,
  calls: number,
): Promise<Result> {
  const times: { few: number[]; many: number[] } = { few: [], many: [] }
  for (let round = -20; round < calls; round += 1) {
    for (const [size, side] of [['few', few] as const, ['many', many] as const]) {
      const call = callsOf(side)[index]
      if (call === undefined) throw new Error(`there is no call ${name}`)
      const started = performance.now()
      const rows = await listOf(side.recorded, call.path, call.token)
      if (rows.length < 6) throw new Error(`${name} answered with ${rows.length} rows`)
      if (round >= 0) times[size].push(performance.now() - started)
    }
  }
  const [fewTime, manyTime] = [median(times.few), median(times.many)]
  const slower = manyTime / fewTime
  return {
    what: `Growth: ${name}`,
    ours: `${manyTime.toFixed(2)} ms of many`,
    against: `${fewTime.toFixed(2)} ms of few`,
    value: `${slower.toFixed(2)} times slower`,
    reach: `${mostTimesSlower} times`,
    isReached: slower <= mostTimesSlower,
    n: String(calls),
  }
}
