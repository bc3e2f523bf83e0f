import type { Role } from '../../../domain/addresses.ts'
import { standingHours } from '../../../domain/admin/orders/rules.ts'
import { handlesMoney } from '../../../domain/admin/rules.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { notify } from '../../notifications/operations.ts'
import type { Services } from '../../services.ts'
import { listOwners } from '../queries/staff.ts'
import { moneyRoleNotice, ownerLostNotice } from './notices.ts'

type Person = { id: string; name: string; email: string; role: Role }

/** Mails every other owner who may give money back from now on, and who let them; nobody for other roles. */
export async function tellOwners(
  tx: Queryable,
  { clock, settings, staff }: Pick<Services, 'clock' | 'settings'> & { staff: { name: string } | null },
  person: Person,
): Promise<void> {
  if (!handlesMoney(person.role)) return
  for (const owner of await tx.all(listOwners(settings.isDemo, person.id))) {
    const notice = moneyRoleNotice({ by: staff?.name ?? null, person, hours: standingHours })
    await notify(tx, owner, notice, { now: clock.now() })
  }
}

/**
 * Mails an owner who was one until now, and the others: nobody brings a second person of their own in by first shutting
 * out whoever would have been told.
 */
export async function tellOfLostOwner(
  tx: Queryable,
  { clock, settings, staff }: Pick<Services, 'clock' | 'settings'> & { staff: { name: string } },
  person: Person,
): Promise<void> {
  for (const reader of [person, ...(await tx.all(listOwners(settings.isDemo, person.id)))])
    await notify(tx, reader, ownerLostNotice({ by: staff.name, person }), { now: clock.now() })
}
