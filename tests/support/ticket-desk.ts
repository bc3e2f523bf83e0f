import { answerTicket } from '../../server/support/operations.ts'
import type { CallAnswer, TestApp, TestStudent } from './app.ts'
import type { TestCourse } from './courses.ts'

const teacher = { id: 'staff-1', name: 'Stepmark Support' }

/** What a student with access to a course does at the support desk, and what staff answer. */
export function ticketDeskOf(app: TestApp, course: TestCourse) {
  return {
    ask: (who: TestStudent, input: object = {}): Promise<CallAnswer> =>
      app.call(
        'createTicket',
        { userId: who.id, courseId: course.id, question: 'Why is the angle 90°?', ...input },
        { token: who.token },
      ),
    reply: (who: TestStudent, ticketId: string, input: object = {}): Promise<CallAnswer> =>
      app.call(
        'addConversation',
        { ticketId, senderId: who.id, message: 'I see now', ...input },
        { token: who.token },
      ),
    answer: (ticketId: string, isSolved = false, text = 'Because the radius is perpendicular.') =>
      answerTicket(app.services, { ticketId, staff: teacher, text, isSolved }),
    tickets: (who: TestStudent): Promise<CallAnswer> =>
      app.call('getTicketByUserId', { userId: who.id }, { token: who.token }),
  }
}
