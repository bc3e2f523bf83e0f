import type { CallOutput } from '../../domain/contract.ts'
import type { Locale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import type * as contract from '../../domain/questions/contract.ts'
import { concernIn, namedPeople } from '../../domain/safeguarding/rules.ts'
import type { Queryable } from '../adapters/database/database.ts'
import { notify } from '../notifications/operations.ts'
import type { Context, Services } from '../services.ts'
import { flagNotice } from './notices.ts'
import { insertFlag, listAdults, listHelp, listTellable, type Thread } from './queries.ts'

export async function getHelp({ database, locale }: Context): Promise<CallOutput<typeof contract.getHelp>> {
  return { help: await helpText(database, locale) }
}

/** Where help is, as an owner worded it, else in the product's own words. Internal. */
export async function helpText(tx: Queryable, locale: Locale): Promise<string> {
  const kept = await tx.all(listHelp())
  return kept.find((one) => one.locale === locale)?.text ?? m.help_text({}, { locale })
}

type Said = { thread: Thread; studentId: string; text: string; saidBy: 'student' | 'staff' }

/**
 * Looks for words of harm in what was said. Where there are some the thread is flagged and two people are told, in the
 * transaction that stores the words; never an adult in the thread. Internal.
 */
export async function watchWords(
  tx: Queryable,
  services: Pick<Services, 'settings' | 'clock'>,
  { text, ...said }: Said,
): Promise<void> {
  const concern = concernIn(text)
  if (concern === null) return
  const now = services.clock.now()
  const adults = (await tx.all(listAdults(said.thread))).map(({ id }) => id)
  const told = (await tx.all(listTellable(adults, services.settings.isDemo))).slice(0, namedPeople)
  const flag = await tx.first(insertFlag({ ...said, concern, told: told.map(({ id }) => id), now }))
  // Who was told of this thread looks at it whole.
  if (flag === null) return
  for (const person of told)
    await notify(tx, person, flagNotice(services.settings, { id: flag.id, concern }), { now })
}
