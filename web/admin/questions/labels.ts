import { m } from '../../../domain/messages/compiled/messages.js'
import { textBy } from '../../../domain/messages/text-by.ts'
import type { QuestionStatus } from '../../../domain/questions/rules.ts'

export const questionStatusText = textBy<QuestionStatus>({
  open: m.admin_ask_open,
  answered: m.admin_ask_answered,
  closed: m.admin_ask_closed,
})
