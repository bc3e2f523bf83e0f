import { afterAll, beforeAll, beforeEach } from 'vitest'
import { answerTicketIn } from '../../server/support/operations.ts'
import { type CallAnswer, startTestApp, type TestApp, type TestStudent } from './app.ts'
import type { TestCourse } from './courses.ts'

const teacher = { id: 'staff-1', name: 'Stepmark Support' }

/**
 * An app with one course for the tests of a file, and for each test a new student who may ask about it:
 * what that student does at the support admin, and what staff answer.
 */
export function ticketAdmin() {
  let app: TestApp
  let course: TestCourse
  let student: TestStudent
  beforeAll(async () => {
    app = await startTestApp()
    course = await app.course({ title: 'Circles' })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    student = await app.student()
    await app.grant(student, course, -1, 30)
  })
  return {
    get app() {
      return app
    },
    get course() {
      return course
    },
    get student() {
      return student
    },
    ask: (input: object = {}, who: TestStudent = student): Promise<CallAnswer> =>
      app.call(
        'createTicket',
        { userId: who.id, courseId: course.id, question: 'Why is the angle 90°?', ...input },
        { token: who.token },
      ),
    reply: (ticketId: string, input: object = {}, who: TestStudent = student): Promise<CallAnswer> =>
      app.call(
        'addConversation',
        { ticketId, senderId: who.id, message: 'I see now', ...input },
        { token: who.token },
      ),
    async answer(
      ticketId: string,
      isSolved = false,
      text = 'Because the radius is perpendicular.',
    ): Promise<void> {
      const answer = { ticketId, staff: teacher, text, isSolved }
      await app.services.database.transaction((tx) => answerTicketIn(tx, app.services, answer))
    },
    tickets: (who: TestStudent = student): Promise<CallAnswer> =>
      app.call('getTicketByUserId', { userId: who.id }, { token: who.token }),
  }
}
