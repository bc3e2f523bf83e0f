import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import type { Audience } from '../../../domain/admin/mailings/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { textBy } from '../../../domain/messages/text-by.ts'

export const audienceText = textBy<Audience>({
  news: m.admin_mailing_news,
  course: m.admin_mailing_course,
  batch: m.admin_mailing_batch,
})

type Head = Pick<AdminOutputOf<'getMailings'>['items'][number], 'sentAt' | 'finishedAt' | 'recipients'>

export function mailingState({ sentAt, finishedAt, recipients }: Head): string {
  if (sentAt === null) return m.admin_mailing_draft()
  if (finishedAt !== null) return m.admin_mailing_gone({ count: recipients })
  return recipients === 0 ? m.admin_mailing_waits() : m.admin_mailing_going({ count: recipients })
}
