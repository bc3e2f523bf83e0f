import { m } from '../../../domain/messages/compiled/messages.js'
import type { QuestionStatus } from '../../../domain/questions/rules.ts'

export function questionStatusText(status: QuestionStatus): string {
  const texts: Record<QuestionStatus, () => string> = {
    open: m.admin_ask_open,
    answered: m.admin_ask_answered,
    closed: m.admin_ask_closed,
  }
  return texts[status]()
}
