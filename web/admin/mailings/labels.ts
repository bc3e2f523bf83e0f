import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'

type Head = Pick<AdminOutputOf<'getMailings'>['items'][number], 'sentAt' | 'finishedAt' | 'recipients'>

export function mailingState({ sentAt, finishedAt, recipients }: Head): string {
  if (sentAt === null) return m.admin_mailing_draft()
  if (finishedAt !== null) return m.admin_mailing_gone({ count: recipients })
  return recipients === 0 ? m.admin_mailing_waits() : m.admin_mailing_going({ count: recipients })
}
