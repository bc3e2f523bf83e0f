import { type Locale, withLocale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import type { Notice } from '../notifications/operations.ts'
import type { Settings } from '../settings.ts'

type AnsweredQuestion = { questionId: string; title: string; staffName: string; text: string }

/** To the asker, in their own language: a teacher's answer. */
export function answerNotice(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  { questionId, title, staffName, text }: AnsweredQuestion,
  locale: Locale,
): Notice {
  const options = { locale }
  const address = `${publicUrl}${withLocale('/questions', locale)}?id=${questionId}`
  return {
    subject: m.mail_question_answer_subject({ lesson: title }, options),
    parts: [
      m.mail_question_answer({ staff: staffName, lesson: title }, options),
      // Mathematics appears as typed.
      text.replaceAll('$', ''),
      m.mail_question_open({ address }, options),
    ],
  }
}
