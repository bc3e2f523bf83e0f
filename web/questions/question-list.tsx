import { Link } from '@tanstack/react-router'
import type { OutputOf } from '../../domain/calls.ts'
import { dayText } from '../ui/day-text.ts'
import { QuestionChip } from './question-chip.tsx'
import { QuestionPlace } from './question-place.tsx'

/** The student's questions, each with a link to its conversation. */
export function QuestionList({ questions }: { questions: OutputOf<'getMyQuestions'>['data'] }) {
  return (
    <ul className="mt-6 max-w-3xl overflow-hidden rounded-card border border-rule bg-card">
      {questions.map((question) => (
        <li key={question._id} className="border-b border-rule last:border-b-0">
          <Link
            to="/questions"
            search={{ id: question._id }}
            className="block px-4 py-3 text-ink no-underline -outline-offset-3 hover:bg-sunk"
          >
            <span className="flex items-start justify-between gap-3">
              <span className="line-clamp-2 font-medium wrap-anywhere">
                {question.excerpt.replaceAll('$', '')}
              </span>
              <QuestionChip status={question.status} />
            </span>
            <span className="mt-1 block text-sm text-ink-2">
              <QuestionPlace place={question} /> · {dayText(question.lastMessageAt)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
