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
  listHelp,
  listTellable,
  lockOpenFlag,
  nameSender,
  type Thread,
  updateTold,
} from './queries.ts'

export async function getHelp({ database, locale }: Context): Promise<Output<'getHelp'>> {
  return { help: await helpText(database, locale) }
}

/** Where help is, as an owner worded it, else in the product's own words. Internal. */
export async function helpText(tx: Queryable, locale: Locale): Promise<string> {
  const kept = await tx.all(listHelp())
  return kept.find((one) => one.locale === locale)?.text ?? m.help_text({}, { locale })
}

/** Before an account is deleted: what is flagged outlives it, and names nobody once it is closed. Internal. */
export async function noteErasure(
  tx: Queryable,
  { studentId, email }: { studentId: string; email: string },
): Promise<void> {
  await tx.first(nameSender(studentId, email))
}

/** `studentId` is null where a visitor wrote. */
type Said = {
  thread: Thread
  studentId: string | null
  text: string
  saidBy: 'student' | 'staff'
  /** Groups flags that are raised together: each person gets one mail about all of them. */
  crowd?: string | null
}

/**
 * Looks for words of harm in what was said. Where there are some the thread is flagged and two people are told, in the
 * transaction that stores the words; never an adult in the thread. Internal.
 */
export async function watchWords(
  tx: Queryable,
  services: Pick<Services, 'settings' | 'clock'>,
  { text, crowd = null, ...said }: Said,
): Promise<void> {
  const concern = concernIn(text)
  if (concern === null) return
  const now = services.clock.now()
  const adults = (await tx.all(listAdults(said.thread))).map(({ id }) => id)
  const people = (await tx.all(listTellable(adults, services.settings.isDemo))).slice(0, namedPeople)
  const ids = people.map(({ id }) => id)
  const raised = await tx.first(insertFlag({ ...said, concern, told: ids, now }))
  const open = raised === null ? await tx.first(lockOpenFlag(said.thread)) : { id: raised.id, told: [] }
  if (open === null) return
  // Staff who were alerted about this thread review all of it. Where one of them has joined the thread, somebody else is alerted.
  const untold = people.filter(({ id }) => !open.told.includes(id))
  if (raised === null && untold.length > 0)
    await tx.first(updateTold(open.id, [...new Set([...open.told, ...ids])]))
  for (const person of untold)
    await notify(tx, person, flagNotice(services.settings, { id: open.id, concern }), {
      now,
      ...(crowd !== null && { onceKey: `${crowd}:${person.id}` }),
    })
}

/** To a named person. Nothing of what was written goes by mail. */
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
