import { m } from '../../domain/messages/compiled/messages.js'
import type { QuestionStatus } from '../../domain/questions/rules.ts'

const tones: Record<QuestionStatus, string> = {
  open: 'bg-brand-soft text-link',
  answered: 'bg-ok-soft text-ok',
  closed: 'bg-sunk text-ink-2',
}

export function QuestionChip({ status }: { status: QuestionStatus }) {
  const texts: Record<QuestionStatus, () => string> = {
    open: m.question_status_open,
    answered: m.question_status_answered,
    closed: m.question_status_closed,
  }
  return (
    <span className={`inline-block shrink-0 rounded-ctl px-2 text-sm font-semibold ${tones[status]}`}>
      {texts[status]()}
    </span>
  )
}
