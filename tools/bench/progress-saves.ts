import { connectDatabase } from '../../server/adapters/database/database.ts'
import { migrate } from '../../server/adapters/database/migrate.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import type { Settings } from '../../server/settings.ts'
import { databaseNamed, runOn } from '../../tests/support/database.ts'
import { explainAll } from './explain.ts'
import { writeContent } from './growth-content.ts'
import { callApp, type RecordedApp, silent, startRecordedApp } from './in-process.ts'
import { median, type Part, percentile } from './report.ts'
import { addStudents, type BenchStudent } from './students.ts'
import { writeMuch } from './writing.ts'

type ProgressOptions = {
  serverUrl: string
  settings: Settings
  saves: number
  /** Called with a sentence about each slow step. */
  progress(sentence: string): void
}

/** Courses of the bench have twelve videos each: 204 lessons, so 50,000 students have ten million rows. */
const courses = 17
const sizes = { few: 500, many: 50_000 }
const savingStudents = 200
const mostTimesSlower = 1.5

type Side = {
  recorded: RecordedApp
  databaseUrl: string
  students: BenchStudent[]
  items: string[]
  rows: number
}

/** Cost of one save of progress with a hundred thousand rows and with ten million, alternating. */
export async function measureProgress(options: ProgressOptions): Promise<Part> {
  const few = await startSide(options, 'few')
  const many = await startSide(options, 'many')
  try {
    const times = { few: [] as number[], many: [] as number[] }
    for (let save = -20; save < options.saves; save += 1) {
      for (const [name, side] of Object.entries({ few, many }) as ['few' | 'many', Side][]) {
        const started = performance.now()
        await saveOn(side, save + 20)
        if (save >= 0) times[name].push(performance.now() - started)
      }
    }
    many.recorded.take()
    await saveOn(many, options.saves + 21)
    const plans = await explainAll(many.databaseUrl, 'saveProgress', many.recorded.take())
    const readsAll = plans.filter((plan) => plan.includes('SEQUENTIAL'))
    const inPlace = await sharedInPlace(many)
    const ratio = median(times.many) / median(times.few)
    const count = (rows: number) => rows.toLocaleString('en-IN')
    return {
      results: [
        {
          what: `A save of progress, ${count(many.rows)} rows against ${count(few.rows)}`,
          ours: `${median(times.many).toFixed(2)} ms`,
          against: `${median(times.few).toFixed(2)} ms`,
          value: `${ratio.toFixed(2)} times`,
          reach: `${mostTimesSlower} times`,
          isReached: ratio <= mostTimesSlower,
          n: String(options.saves),
        },
        {
          what: 'EXPLAIN of a save of progress',
          ours: `${plans.length} plans`,
          against: '',
          value: readsAll.length === 0 ? 'no large table is read whole' : readsAll.join('; '),
          reach: 'none',
          isReached: readsAll.length === 0,
          n: '1',
        },
      ],
      notes: [
        `Progress: ${savingStudents} students save alternately in the server's own process, one save at a time, each one more range of one lesson; 95th percentile ${percentile(times.many, 0.95).toFixed(1)} ms against ${percentile(times.few, 0.95).toFixed(1)} ms. ${Math.round(inPlace * 100)} % of the updates stayed on the row's own page and touched no index.`,
        `EXPLAIN of the statements of a save with ${count(many.rows)} rows:\n\n\`\`\`\n${plans.join('\n')}\n\`\`\``,
      ],
    }
  } finally {
    await few.recorded.close()
    await many.recorded.close()
  }
}

async function startSide(
  { serverUrl, settings, progress }: ProgressOptions,
  size: keyof typeof sizes,
): Promise<Side> {
  progress(`Writing the progress of ${sizes[size]} students…`)
  const name = `bench_progress_${size}`
  await runOn(serverUrl, `create database ${name}`)
  const databaseUrl = databaseNamed(serverUrl, name)
  await migrate(databaseUrl)
  await writeContent(databaseUrl, { courses, students: sizes[size] - savingStudents })
  const recorded = await startRecordedApp(settings, databaseUrl)
  const students = await addStudents(recorded.services, savingStudents)
  await writeProgress(databaseUrl)
  const database = connectDatabase({ url: databaseUrl, log: silent })
  const items = await database.all(sql<{ id: string }>`select id from items where kind = 'video' order by id`)
  const written = await database.first(
    sql<{ rows: number }>`select reltuples::int as "rows" from pg_class where relname = 'lesson_progress'`,
  )
  await database.close()
  return { recorded, databaseUrl, students, items: items.map(({ id }) => id), rows: written?.rows ?? 0 }
}

/** Each student has watched two ranges of every lesson, and may open them all. */
async function writeProgress(databaseUrl: string): Promise<void> {
  await writeMuch(databaseUrl, async (client) => {
    await client.query(`
      insert into enrolments (student_id, course_id, granted_by, starts_at, ends_at)
      select students.id, courses.id, 'bench', now() - interval '1 day', now() + interval '30 days'
      from students cross join courses where students.email like 'bench-%'`)
    await client.query(`
      insert into lesson_progress (student_id, item_id, watched, watched_seconds, position_in_seconds, updated_at)
      select students.id, items.id, '{[0,60),[100,160)}', 120, 160, now() - interval '1 day'
      from (select id from students order by id) students
      cross join (select id from items where kind = 'video' order by id) items`)
    await client.query(`
      insert into lesson_openings (student_id, item_id, opened_at)
      select student_id, item_id, now() - interval '1 day' from lesson_progress`)
  })
}

async function saveOn({ recorded, students, items }: Side, save: number): Promise<void> {
  const student = students[save % students.length]
  const item = items[(save * 7) % items.length]
  const from = 160 + ((save * 10) % 200)
  const report = {
    item,
    watched: [[from, from + 10]],
    positionInSeconds: from + 10,
    at: new Date().toISOString(),
  }
  const answer = await callApp(recorded.app, '/student/saveProgress', student?.token, { reports: [report] })
  const { saved } = answer as { saved: unknown[] }
  if (saved.length !== 1) throw new Error('a save of progress was not kept')
}

/** The share of updates that stayed in place (HOT). */
async function sharedInPlace({ recorded }: Side): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const row = await recorded.services.database.first(sql<{ all: number; hot: number }>`
    select n_tup_upd::int as "all", n_tup_hot_upd::int as "hot" from pg_stat_user_tables where relname = 'lesson_progress'`)
  return row === null || row.all === 0 ? 0 : row.hot / row.all
}
