import { countFigures } from '../../server/insight/operations.ts'
import { countPlaces } from '../../server/insight/places.ts'
import { askAdmin, openOwnersSession } from './admin-lists.ts'
import { writeContent } from './growth-content.ts'
import { type OwnDatabaseOptions, onOwnDatabase, type RecordedApp, timesOf } from './in-process.ts'
import { type Part, percentileLine, type Result } from './report.ts'
import { writeMuch } from './writing.ts'

const promised = { students: 50_000, payments: 200_000, progress: 10_000_000, attempts: 1_000_000 }
type Size = typeof promised
/** The promised size, unless a smaller one is set for a trial. */
type FiguresOptions = OwnDatabaseOptions & { size?: Size }

const courses = 17
const mostMilliseconds = 300

/** The figures of the back office at the promised sizes, one call at a time, and the cost of counting a week. */
export async function measureFigures({ size = promised, ...options }: FiguresOptions): Promise<Part> {
  const { calls, progress } = options
  const fill = async (databaseUrl: string) => {
    progress(`Writing ${size.payments} payments and ${size.progress} rows of progress…`)
    await writeContent(databaseUrl, { courses, students: size.students })
    return writeFacts(databaseUrl, size)
  }
  return onOwnDatabase(options, 'bench_figures', fill, async (recorded, { courseId, studentId }) => {
    progress('Counting every week for the first time…')
    const started = performance.now()
    const weeks = await countAll(recorded)
    const countedMs = performance.now() - started
    progress('Counting how far every learner is for the first time…')
    const placesStarted = performance.now()
    await countPlaces(recorded.services)
    const placesMs = performance.now() - placesStarted
    const cookie = await openOwnersSession(recorded)
    const results: Result[] = []
    for (const path of [
      '/admin/getHome',
      '/admin/getMoneyFigures?period=30',
      '/admin/getMoneyFigures?period=year',
      '/admin/getLearningFigures?period=year',
      `/admin/getLearningFigures?period=90&courseId=${courseId}`,
      '/admin/getSettlements?period=year',
      '/admin/getSettlementDifferences',
      `/admin/getLearners?courseId=${courseId}`,
      `/admin/getLearners?courseId=${courseId}&state=behind`,
      '/admin/getLearnersNamed?search=student',
      `/admin/getLearner/${studentId}`,
    ]) {
      const what = path.replace(/courseId=[\w-]+/, 'one course').replace(studentId, 'one student')
      const times = await timesOf(calls, () => askAdmin(recorded, path, cookie))
      results.push(percentileLine(`Figures: ${what}`, times, mostMilliseconds))
    }
    return {
      results,
      notes: [
        `Figures: ${size.payments} payments with their settlement lines, ${size.progress} rows of progress and as many lesson views, ${size.attempts} practice tries over two years, each call ${calls} times in the server's own process, one at a time. Counting all ${weeks} weeks for the first time took ${(countedMs / 1000).toFixed(1)} s, ${(countedMs / weeks).toFixed(0)} ms a week; computing the progress of every learner ${(placesMs / 1000).toFixed(1)} s.`,
      ],
    }
  })
}

/** Runs of the scheduled task, a minute each, until each week was counted. */
async function countAll({ services }: RecordedApp): Promise<number> {
  let count = 0
  for (let minute = 0; minute < 60; minute += 1) {
    const at = Date.now() + minute * 61_000
    const counted = await countFigures({ ...services, clock: { ...services.clock, now: () => new Date(at) } })
    count += counted
    if (counted < 10) return count
  }
  return count
}

/** Two years of a school; the ids of one of its courses and of a student who has it. */
async function writeFacts(databaseUrl: string, size: Size): Promise<{ courseId: string; studentId: string }> {
  const spread = (n: string, most: number) => `now() - ${n} * (interval '730 days' / ${most})`
  return writeMuch(databaseUrl, async (client) => {
    await client.query(`
      create temp table s as select id, row_number() over (order by id)::int - 1 as n from students`)
    await client.query(`
      create temp table i as select i.id, m.course_id, row_number() over (order by i.id)::int - 1 as n
      from items i join modules m on m.id = i.module_id where i.kind = 'video'`)
    await client.query('create index on s (n); create index on i (n); analyze s; analyze i')
    await client.query(`
      insert into orders (public_id, student_id, course_id, plan, amount_in_paise, state, created_at, offered_at, paid_at)
      select 'ord_' || g, s.id, i.course_id, 1 + g % 3, 39900, 'paid', at, at, at
      from (select g, ${spread('g', size.payments)} as at from generate_series(1, ${size.payments}) g) made
      join s on s.n = g % (select count(*) from s) join i on i.n = g % (select count(*) from i)`)
    await client.query(`
      insert into payments (gateway_payment_id, order_id, amount_in_paise, currency, status, captured_at, outcome)
      select 'pay_' || public_id, id, amount_in_paise, 'INR', 'captured', paid_at, 'access' from orders`)
    await client.query(`
      insert into settlement_lines (entity_id, kind, settlement_id, amount_in_paise, credit_in_paise, debit_in_paise,
        fee_in_paise, tax_in_paise, settled_at)
      select gateway_payment_id, 'payment', 'setl_' || captured_at::date, 39900, 38958, 0, 942, 144, captured_at + interval '2 days'
      from payments where captured_at < now() - interval '2 days'`)
    await client.query(`
      insert into enrolments (student_id, course_id, granted_by, starts_at, ends_at)
      select student_id, course_id, 'bench', created_at, created_at + interval '90 days' from orders
      on conflict do nothing`)
    await client.query(`
      insert into lesson_progress (student_id, item_id, watched, watched_seconds, position_in_seconds, done_at, updated_at)
      select s.id, i.id, '{}', 60, 60, case when g % 2 = 0 then at end, at
      from (select g, ${spread('g', size.progress)} as at from generate_series(1, ${size.progress}) g) made
      join s on s.n = g % ${size.students} join i on i.n = (g / ${size.students}) % (select count(*) from i)
      on conflict do nothing`)
    await client.query(`
      insert into lesson_openings (student_id, item_id, opened_at) select student_id, item_id, updated_at from lesson_progress`)
    await client.query(`
      insert into practice_attempts (student_id, client_key, issue_id, item_id, board, maker, maker_version, seed, skill,
        is_review, is_first_try, lines, answer, hints_used, seconds_taken, verdict, marks, most_marks, answered_at, received_at)
      select s.id, 'try-' || g, md5(g::text)::uuid, i.id, 'cbse', 'maker', 1, g, 'skill-' || g % 40, false, true, '{}', '1', 0, 20,
        'right', g % 4, 3, at, at
      from (select g, ${spread('g', size.attempts)} as at from generate_series(1, ${size.attempts}) g) made
      join s on s.n = g % ${size.students} join i on i.n = g % (select count(*) from i)`)
    const found = await client.query(`
      select e.course_id as "courseId", e.student_id as "studentId" from enrolments e
      where e.course_id = (select course_id from i order by n limit 1) and e.ends_at > now() order by e.starts_at limit 1`)
    return found.rows[0]
  })
}
