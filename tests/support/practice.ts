import { insertModule } from '../../database/seed/queries-of-courses.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { skillsWithQuestions } from '../../server/practice/catalogue.ts'
import type { TestApp, TestStudent } from './app.ts'
import type { TestCourse } from './courses.ts'

export type GivenQuestion = {
  question: string
  maker: string
  marks: number
  skill: { id: string }
  ask: { kind: string; answer: string; options: string[] | null }
  solution: { plain: string | null }[]
}

/** A practice lesson of every skill in a new module of a course. */
export async function addPractice(app: TestApp, course: TestCourse, isFree: boolean): Promise<string> {
  const { database } = app.services
  const moduleId = (await database.first(insertModule(course.id, 'Practised', 7 + Number(isFree))))?.id ?? ''
  const practice = await database.first(sql<{ id: string }>`
    insert into items (module_id, position, kind, title, is_free, board, skills)
    values (${moduleId}, 0, 'practice', 'Practice', ${isFree}, 'cbse', ${skillsWithQuestions()}) returning id`)
  return practice?.id ?? ''
}

let keys = 0

/** A try as a browser reports it: right with its working unless said otherwise. */
export function tryAt(app: TestApp, { question, ask, solution }: GivenQuestion, given: object = {}) {
  keys += 1
  return {
    key: `try-${keys}-of-tests`,
    question,
    lines: solution.flatMap(({ plain }) => plain ?? []),
    answer: ask.answer,
    hintsUsed: 0,
    secondsTaken: 40,
    answeredAt: app.clock.now().toISOString(),
    ...given,
  }
}

export async function syncTries(app: TestApp, { token }: TestStudent, attempts: readonly object[]) {
  const { body } = await app.call(
    'syncAttempts',
    { attempts, sentAt: app.clock.now().toISOString() },
    { token },
  )
  return body.data
}

export async function askQuestions(
  app: TestApp,
  student: TestStudent | null,
  input: object,
): Promise<GivenQuestion[]> {
  const { body } = await app.call('nextQuestions', input, { token: student?.token })
  return body.data.questions
}
