import { m } from '../../domain/messages/compiled/messages.js'
import type { Concern } from '../../domain/safeguarding/rules.ts'
import type { Notice } from '../notifications/operations.ts'
import type { Settings } from '../settings.ts'

/** To a named person. Nothing of what was written goes by mail. */
export function flagNotice(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  { id, concern }: { id: string; concern: Concern },
): Notice {
  return {
    subject: m.admin_mail_flag_subject(),
    parts: [
      concern === 'abuse' ? m.admin_mail_flag_abuse() : m.admin_mail_flag_harm(),
      m.admin_mail_flag_open({ address: `${publicUrl}/admin/safeguarding/${id}` }),
      m.admin_mail_flag_law(),
    ],
  }
}
