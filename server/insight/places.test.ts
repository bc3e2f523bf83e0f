import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { runs } from '../../tests/support/runs.ts'
import type { Queryable } from '../adapters/database/database.ts'
import { sql } from '../adapters/database/sql.ts'
import { countPlaces } from './places.ts'
import { listLearners } from './queries/learners.ts'
import { lockPlaces } from './queries/places.ts'

/** 24 March 2027. */
const now = '2027-03-24T06:30:00Z'

let app: TestApp
let courses: string[]
/** Of two courses: two videos and a question set of each. */
let lessons: string[]
beforeAll(async () => {
  app = await startTestApp({ now })
  const made = [await app.course({ title: 'Algebra' }), await app.course({ title: 'Vectors' })]
  courses = made.map(({ id }) => id)
  const practice = await app.services.database.all(sql<{ id: string }>`
    insert into items (module_id, position, kind, title, is_free, board, skills)
    select m.id, 9, 'practice', 'Practice', false, 'cbse', '{a}' from modules m
    where m.course_id = any(${courses}::uuid[]) and m.position = 1 returning id`)
  await app.services.database.first(sql`
    create table removed_items as select ${itemColumns} from items limit 0`)
  lessons = [
    ...made.flatMap(({ freeVideo, lockedVideo }) => [freeVideo, lockedVideo]),
    ...practice.map(({ id }) => id),
  ]
})
afterAll(() => app.close())

const act = fc.record({
  kind: fc.constantFrom(
    'open',
    'openLongAgo',
    'watch',
    'finish',
    'try',
    'tryAgain',
    'forget',
    'publish',
    'count',
  ),
  student: fc.nat(2),
  lesson: fc.nat(5),
  hoursAgo: fc.nat(2000),
  /** Places are counted before it is committed. */
  isMet: fc.boolean(),
})
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

/** Three students who have both courses; of the first, question sets do not count in one of them. */
async function addStudents(): Promise<string[]> {
  const { database } = app.services
  const students = [randomUUID(), randomUUID(), randomUUID()]
  await database.first(sql`
    insert into students (id, name, email, phone, password_hash, email_verified_at, created_at)
    select id, 'Learner', id || '@example.com', '+91' || (9000000000 + abs(hashtext(id::text)) % 1000000000), 'x', now(), now()
    from unnest(${students}::uuid[]) id`)
  await database.first(sql`
    insert into enrolments (student_id, course_id, granted_by, starts_at, ends_at)
    select student, course, 'test', '2027-01-01', '2027-12-31'
    from unnest(${students}::uuid[]) student, unnest(${courses}::uuid[]) course`)
  await database.first(sql`
    insert into progress_without_practice (student_id, course_id) values (${students[0]}, ${courses[0]})`)
  return students
}

const itemColumns = sql`id, module_id, position, kind, title, media_id, is_free, board, skills`

const bringBack = (tx: Queryable, items: readonly (string | undefined)[]) =>
  tx.all(sql`
    with back as (delete from removed_items where id = any(${items}::uuid[]) returning *)
    insert into items (${itemColumns}) select ${itemColumns} from back`)

async function perform(tx: Queryable, { kind, lesson, hoursAgo }: Act, student = ''): Promise<void> {
  const item = lessons[lesson]
  const at = new Date(Date.parse(now) - hoursAgo * 3600_000)
  if (kind === 'open' || kind === 'openLongAgo')
    await tx.first(sql`
      insert into lesson_openings (student_id, item_id, opened_at)
      values (${student}, ${item}, ${kind === 'open' ? at : new Date('2000-01-01')}) on conflict do nothing`)
  if (kind === 'watch' || kind === 'finish')
    await tx.first(sql`
      insert into lesson_progress (student_id, item_id, watched, watched_seconds, position_in_seconds, done_at, updated_at)
      values (${student}, ${item}, '{}', 10, 10, ${kind === 'finish' ? at : null}, ${at})
      on conflict (student_id, item_id) do update set updated_at = greatest(lesson_progress.updated_at, excluded.updated_at),
        done_at = coalesce(lesson_progress.done_at, excluded.done_at)`)
  if (kind === 'try' || kind === 'tryAgain')
    await tx.first(sql`
      insert into practice_attempts (student_id, client_key, issue_id, item_id, board, maker, maker_version, seed, skill,
        is_review, is_first_try, lines, answer, hints_used, seconds_taken, verdict, marks, most_marks, answered_at, received_at)
      values (${student}, ${randomUUID()}, gen_random_uuid(), ${item}, 'cbse', 'a-maker', 1, 1, 'a', false, ${kind === 'try'},
        '{}', '1', 0, 9, 'wrong', 0, 2, ${at}, ${at})`)
  if (kind === 'forget') {
    await tx.first(sql`delete from lesson_openings where student_id = ${student}`)
    await tx.first(sql`delete from lesson_progress where student_id = ${student}`)
    await tx.first(sql`delete from practice_attempts where student_id = ${student}`)
  }
  if (kind === 'publish') {
    // A publication removes a lesson, and a later one restores it.
    const gone = await tx.all(sql`
      with gone as (delete from items where id = ${item} returning *)
      insert into removed_items select ${itemColumns} from gone returning id`)
    if (gone.length === 0) await bringBack(tx, [item])
  }
}

/** Everyone's progress in a course, computed in the simplest way. */
const plain = (courseId: string) =>
  app.services.database.all(sql<Record<string, unknown>>`
    with lessons as (
      select e.student_id, i.id from enrolments e
      join students s on s.id = e.student_id and s.erased_at is null
      left join modules m on m.course_id = e.course_id
      left join items i on i.module_id = m.id and (i.kind = 'video' or i.kind = 'practice' and not exists (
        select from progress_without_practice w where w.student_id = e.student_id and w.course_id = e.course_id))
      where e.course_id = ${courseId}
    ), acts as (
      select student_id, item_id, case when opened_at > '2000-02-01' then opened_at end as at, false as is_done from lesson_openings
      union all select student_id, item_id, updated_at, done_at is not null from lesson_progress
      union all select a.student_id, a.item_id, a.answered_at, false
        from practice_attempts a join items i on i.id = a.item_id and i.kind = 'practice' where a.is_first_try
    )
    select l.student_id as "id", count(distinct a.item_id)::int as "begun",
      (count(distinct a.item_id) filter (where a.is_done))::int as "done", count(distinct l.id)::int as "total",
      max(a.at) as "lastActiveAt"
    from lessons l left join acts a on a.student_id = l.student_id and a.item_id = l.id
    group by l.student_id order by l.student_id`)

const shown = async (courseId: string) => {
  const rows = await app.services.database.all(
    listLearners(courseId, { batchId: null, teacherId: null, now: new Date(now) }),
  )
  return rows
    .map(({ id, begun, done, total, lastActiveAt }) => ({ id, begun, done, total, lastActiveAt }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

const kept = (courseId: string) =>
  app.services.database.all(sql<Record<string, unknown>>`
    select student_id as "id", begun, done, total, last_active_at as "lastActiveAt" from learner_places
    where course_id = ${courseId} order by student_id`)

describe('the places of learners', () => {
  it('go with an account that is deleted', async () => {
    const student = await app.student({ name: 'Leaving' })
    await app.services.database.first(sql`
      insert into enrolments (student_id, course_id, granted_by, starts_at, ends_at)
      values (${student.id}, ${courses[0]}, 'test', '2027-01-01', '2027-12-31')`)
    await app.services.database.first(sql`
      insert into lesson_openings (student_id, item_id, opened_at) values (${student.id}, ${lessons[0]}, ${now})`)
    await countPlaces(app.services)
    const places = () =>
      app.services.database.all(sql`select from learner_places where student_id = ${student.id}`)
    expect(await places()).toHaveLength(1)
    await app.services.database.first(sql`update students set erased_at = now() where id = ${student.id}`)
    await app.services.database.first(sql`delete from lesson_openings where student_id = ${student.id}`)
    await countPlaces(app.services)
    expect(await places()).toEqual([])
  })

  it('match the rows, in any order of events, counted or not yet', async () => {
    const { database } = app.services
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
        const students = await addStudents()
        await bringBack(database, lessons)
        for (const one of acts) {
          if (one.kind === 'count') await countPlaces(app.services)
          else
            await database.transaction(async (tx) => {
              await perform(tx, one, students[one.student])
              if (one.isMet) await countPlaces(app.services)
            })
          for (const course of courses) expect(await shown(course)).toEqual(await plain(course))
        }
        await countPlaces(app.services)
        for (const course of courses) {
          expect(await shown(course)).toEqual(await plain(course))
          expect(await kept(course)).toEqual(await plain(course))
        }
      }),
      { numRuns: runs(30) },
    )
  })

  it('are counted by one process at a time', async () => {
    const { database } = app.services
    const [student = ''] = await addStudents()
    await database.first(sql`
      insert into lesson_openings (student_id, item_id, opened_at) values (${student}, ${randomUUID()}, ${now})`)
    const left = () => database.all(sql`select from learner_changes`)
    await database.transaction(async (tx) => {
      await tx.first(lockPlaces())
      await countPlaces(app.services)
      expect(await left()).toHaveLength(1)
    })
    await countPlaces(app.services)
    expect(await left()).toEqual([])
  })
})
