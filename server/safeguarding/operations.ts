import type { Locale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { type Concern, concernIn, namedPeople } from '../../domain/safeguarding/rules.ts'
import type { Queryable } from '../adapters/database/database.ts'
import type { Output } from '../calls.ts'
import { type Notice, notify } from '../notifications/operations.ts'
import type { Context, Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import {
  insertFlag,
  listAdults,
  listAlertContacts,
  listHelp,
  lockOpenFlag,
  nameSender,
  type Thread,
  updateAlerted,
} from './queries.ts'

export async function getHelp({ database, locale }: Context): Promise<Output<'getHelp'>> {
  return { help: await helpText(database, locale) }
}

/** Where to find help, in the owner's words, else the product's own. Internal. */
export async function helpText(tx: Queryable, locale: Locale): Promise<string> {
  const kept = await tx.all(listHelp())
  return kept.find((one) => one.locale === locale)?.text ?? m.help_text({}, { locale })
}

/** Before an account is deleted: flagged content outlives it, and is anonymised once the flag is closed. Internal. */
export async function noteErasure(
  tx: Queryable,
  { studentId, email }: { studentId: string; email: string },
): Promise<void> {
  await tx.first(nameSender(studentId, email))
}

/** `studentId` is null for a visitor. */
type SafeguardingMessage = {
  thread: Thread
  studentId: string | null
  text: string
  saidBy: 'student' | 'staff'
  /** Groups flags that are raised together: each person gets one mail about all of them. */
  crowd?: string | null
}

/**
 * Searches a message for words of harm. If there are some the thread is flagged and two people are
 * alerted, in the transaction that stores the message; never an adult in the thread. Internal.
 */
export async function watchWords(
  tx: Queryable,
  services: Pick<Services, 'settings' | 'clock'>,
  { text, crowd = null, ...message }: SafeguardingMessage,
): Promise<void> {
  const concern = concernIn(text)
  if (concern === null) return
  const now = services.clock.now()
  const adults = (await tx.all(listAdults(message.thread))).map(({ id }) => id)
  const people = (await tx.all(listAlertContacts(adults, services.settings.isDemo))).slice(0, namedPeople)
  const ids = people.map(({ id }) => id)
  const raised = await tx.first(insertFlag({ ...message, concern, told: ids, now }))
  const open = raised === null ? await tx.first(lockOpenFlag(message.thread)) : { id: raised.id, told: [] }
  if (open === null) return
  // Staff who were alerted about this thread review all of it. If one of them has joined the
  // thread, someone else is alerted.
  const untold = people.filter(({ id }) => !open.told.includes(id))
  if (raised === null && untold.length > 0)
    await tx.first(updateAlerted(open.id, [...new Set([...open.told, ...ids])]))
  for (const person of untold)
    await notify(tx, person, flagNotice(services.settings, { id: open.id, concern }), {
      now,
      ...(crowd !== null && { onceKey: `${crowd}:${person.id}` }),
    })
}

/** To a safeguarding contact. The message itself is never mailed. */
function flagNotice(
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
