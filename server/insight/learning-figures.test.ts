import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCall } from '../../tests/support/admin.ts'
import { type CountedSchool, startCountedSchool } from '../../tests/support/counted-school.ts'
import { chapterNames, skillChapters } from '../practice/operations.ts'

let school: CountedSchool
let app: CountedSchool['app']
let teacher: CountedSchool['teacher']
let author: CountedSchool['author']
let algebra: string
let lonely: string
let asked: CountedSchool['asked']

beforeAll(async () => {
  school = await startCountedSchool()
  ;({ app, teacher, author, algebra, lonely, asked } = school)
})
afterAll(() => school?.close())

const learning = async (input: object, staff = author) =>
  (await adminCall(app, 'getLearningFigures', input, staff)).body.data

describe('GET admin/getLearningFigures', () => {
  const weekOf = (moment: string) => `date_trunc('week', ${moment} at time zone 'Asia/Kolkata')::date`

  /** A week's figures from the rows themselves; `only` is a condition on the course. */
  const weekFigures = (week: string, only: string) =>
    asked(`with acts as (
        select student_id, item_id, opened_at as at, 1 as act from lesson_openings
        union all select student_id, item_id, done_at, 2 from lesson_progress where done_at is not null
        union all select student_id, item_id, answered_at, 3 from practice_attempts where is_first_try)
      select count(distinct student_id)::int as learners,
        (count(*) filter (where act = 1))::int as begun,
        (count(distinct student_id) filter (where act = 1))::int as beginners,
        (count(*) filter (where act = 2))::int as finished,
        (count(distinct student_id) filter (where act = 2))::int as finishers
      from acts join students s on s.id = student_id
      left join items i on i.id = item_id left join modules m on m.id = i.module_id
      where not is_demo and ${weekOf('at')} = '${week}' and (${only})`)
  const isSmall = (people: number) => people > 0 && people < 10
  const isOfAlgebra = () => `coalesce(m.course_id = '${algebra}', false)`

  /** A figure of all as it may be shown: few people outside the one course that is shown would follow by subtraction. */
  function shownOfAll(
    [all, own, rest]: readonly Record<string, number>[],
    [figure, people]: readonly [string, string],
  ): number | null {
    const of = (row: Record<string, number> | undefined, name: string) => row?.[name] ?? 0
    const others = figure === 'learners' ? of(all, people) - of(own, people) : of(rest, people)
    const shown = of(own, people) >= 10 && isSmall(others) ? own : all
    return isSmall(of(shown, people)) ? null : of(shown, figure)
  }

  it('counts learners, lessons begun and finished of each week as the rows do', async () => {
    const { weeks } = await learning({ period: '90' })
    expect(weeks).toHaveLength(13)
    let left = 0
    for (const { week, ...figures } of weeks) {
      const rows = await Promise.all(
        ['true', isOfAlgebra(), `not ${isOfAlgebra()}`].map((only) => weekFigures(week, only)),
      )
      expect(figures, week).toEqual({
        learners: shownOfAll(rows, ['learners', 'learners']),
        begun: shownOfAll(rows, ['begun', 'beginners']),
        finished: shownOfAll(rows, ['finished', 'finishers']),
      })
      if (figures.begun !== null && figures.begun !== rows[0]?.['begun']) left += 1
    }
    expect(left, 'weeks in which few began elsewhere').toBeGreaterThan(0)
    const shown = weeks.filter(({ begun }: { begun: number | null }) => begun !== null && begun > 0)
    expect(shown.length).toBeGreaterThan(0)
    expect(weeks.some(({ begun }: { begun: number | null }) => begun === null)).toBe(true)
  })

  it('counts those of one course as the rows do', async () => {
    const { weeks } = await learning({ period: '90', courseId: algebra })
    for (const { week, ...figures } of weeks) {
      const row = await weekFigures(week, isOfAlgebra())
      const hidden = (figure: string, people: string) => (isSmall(row[people] ?? 0) ? null : row[figure])
      expect(figures, week).toEqual({
        learners: hidden('learners', 'learners'),
        begun: hidden('begun', 'beginners'),
        finished: hidden('finished', 'finishers'),
      })
    }
  })

  it('sums up the visible weeks, now and before', async () => {
    const { now, earlier } = await learning({
      ...{ period: 'custom', from: '2027-01-18', to: '2027-01-31' },
      courseId: algebra,
    })
    const sumOf = async (weeks: string[]) => {
      const rows = await Promise.all(weeks.map((week) => weekFigures(week, isOfAlgebra())))
      const sum = (figure: string, people: string) => {
        const shown = rows.filter((row) => !isSmall(row[people] ?? 0))
        return shown.length === 0 ? null : shown.reduce((total, row) => total + (row[figure] ?? 0), 0)
      }
      return { begun: sum('begun', 'beginners'), finished: sum('finished', 'finishers') }
    }
    expect(now).toEqual(await sumOf(['2027-01-18', '2027-01-25']))
    expect(earlier).toEqual(await sumOf(['2027-01-04', '2027-01-11']))
    for (const { begun } of [now, earlier]) expect(begun).toBeGreaterThan(0)
  })

  it('does not reveal small groups by the difference between all courses and one', async () => {
    const all = await learning({ period: '90' })
    const own = await learning({ period: '90', courseId: algebra })
    for (const [index, { week, ...figures }] of all.weeks.entries()) {
      const rest = await weekFigures(week, `not ${isOfAlgebra()}`)
      for (const [figure, people] of [
        ['begun', 'beginners'],
        ['finished', 'finishers'],
      ] as const) {
        const [whole, part] = [figures[figure], own.weeks[index][figure]]
        if (whole === null || part === null || part === 0) continue
        if (isSmall(rest[people] ?? 0)) expect(whole, `${week} ${figure}`).toBe(part)
      }
    }
  })

  // Outside the course few tried the first, and nobody the other.
  it.each([
    ['skill-0', ['skill-0']],
    ['skill-1', ['skill-1']],
    [skillChapters()['similar-triangles'], ['similar-triangles', 'basic-proportionality']],
  ])('shows what marks were lost in the chapter %s, without groups under ten', async (chapter, skills) => {
    const { chapters, hiddenChapters } = await learning({ period: '90' })
    const row =
      await asked(`select sum(lost)::float8 as lost, sum(most)::float8 as most, sum(tries)::int as tries from (
      select case when is_left then own_lost else lost end as lost, case when is_left then own_most else most end as most,
        case when is_left then own_tries else tries end as tries, case when is_left then own_people else people end as people
      from (
        select *, own_people >= 10 and other_people between 1 and 9 as is_left from (
          select sum(most_marks - marks) as lost, sum(most_marks) as most, count(*) as tries,
            sum(most_marks - marks) filter (where item_id is not null) as own_lost,
            sum(most_marks) filter (where item_id is not null) as own_most,
            count(*) filter (where item_id is not null) as own_tries,
            count(distinct student_id) as people,
            count(distinct student_id) filter (where item_id is not null) as own_people,
            count(distinct student_id) filter (where item_id is null) as other_people
          from practice_attempts a join students s on s.id = a.student_id
          where not is_demo and is_first_try and verdict in ('right', 'form', 'wrong') and skill in ('${skills.join("','")}')
            and ${weekOf('answered_at')} between '2026-12-28' and '2027-03-22'
          group by ${weekOf('answered_at')}) of_weeks) told) weeks where people >= 10`)
    expect(chapters.find(({ id }: { id: string }) => id === chapter)).toEqual({
      id: chapter,
      name: chapterNames('en').get(chapter ?? '') ?? chapter,
      lostMarks: row['lost'],
      mostMarks: row['most'],
      tries: row['tries'],
    })
    expect(chapters.map(({ id }: { id: string }) => id)).not.toContain('rare-skill')
    expect(hiddenChapters).toBe(1)
  })

  it('hides a course with three learners', async () => {
    const { now: totals, weeks } = await learning({ period: '90', courseId: lonely })
    for (const week of weeks)
      for (const figure of [week.learners, week.begun, week.finished]) expect([0, null]).toContain(figure)
    expect(totals.begun).toBe(0)
    const row = await asked(`select count(*)::int as begun from lesson_openings where item_id in
      (select i.id from items i join modules m on m.id = i.module_id where m.course_id = '${lonely}')`)
    expect(row['begun']).toBeGreaterThan(0)
  })

  it('is for a teacher of the course; the whole school for a teacher of all courses', async () => {
    expect((await adminCall(app, 'getLearningFigures', { courseId: algebra }, teacher)).status).toBe(200)
    expect((await adminCall(app, 'getLearningFigures', { courseId: lonely }, teacher)).status).toBe(403)
    expect((await adminCall(app, 'getLearningFigures', {}, teacher)).status).toBe(400)
    expect((await adminCall(app, 'getLearningFigures', { courseId: lonely }, author)).status).toBe(200)
  })
})
