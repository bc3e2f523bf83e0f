import { jobs } from '../../../domain/admin/rules.ts'
import { daysBefore } from '../../../domain/durations.ts'
import { hashPassword } from '../../accounts/passwords/operations.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { Services } from '../../services.ts'
import { nextCode, openSecret, sealSecret } from './codes.ts'
import { findStaffByEmail, updateStaffSecrets, upsertStaff } from './queries/accounts.ts'

/**
 * Sample staff of the demo, one for each job except teacher. Their secrets are public, and are refused outside a demo.
 */
const demoStaff = [
  { job: 'owner', name: 'Lakshmi Iyer', email: 'owner@stepmark.example', password: 'whole-school-ledger' },
  {
    job: 'support',
    name: 'Arjun Menon',
    email: 'support.desk@stepmark.example',
    password: 'answers-in-two-days',
  },
  {
    job: 'author',
    name: 'R. Padmavathi',
    email: 'author@stepmark.example',
    password: 'chapters-and-proofs',
  },
  { job: 'finance', name: 'Dinesh Shah', email: 'finance@stepmark.example', password: 'paise-not-rupees' },
] as const

/** Whether the demo's sign-in page fills in this person's credentials, which therefore cannot be changed. */
export function isFilledIn({ settings }: Pick<Services, 'settings'>, email: string): boolean {
  return settings.isDemo && demoStaff.some((person) => person.email === email)
}

const demoSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

export type DemoStaff = { email: string; password: string }

/**
 * Writes the staff of the demo and returns the owner. Secrets are re-encrypted at every start, in
 * case the application's secret has changed.
 */
export async function loadDemoStaff(services: Services): Promise<DemoStaff> {
  const { database, clock, settings } = services
  for (const { password, ...person } of demoStaff) {
    const known = await database.first(findStaffByEmail(person.email))
    // This address has been taken over for a real person.
    if (known !== null && !known.isDemo) continue
    if (known?.totpSecret && openSecret(settings, known.id, known.totpSecret) !== null) continue
    const passwordHash = await hashPassword(password)
    await database.transaction((tx) => writeDemoStaff(tx, services, person, passwordHash, clock.now()))
  }
  return demoStaff[0]
}

async function writeDemoStaff(
  tx: Queryable,
  { settings }: Services,
  person: Pick<(typeof demoStaff)[number], 'email' | 'name' | 'job'>,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const stored = await tx.first(
    upsertStaff({ ...person, roles: jobs[person.job], isDemo: true, now, moneyRoleSince: now }),
  )
  if (stored === null) throw new Error('a member of the demo staff was not written')
  await tx.first(
    updateStaffSecrets(
      stored.id,
      passwordHash,
      sealSecret(settings, stored.id, demoSecret),
      null,
      // No one in the demo is a newcomer: both approvers exist at once, and did when its past orders were refunded.
      { moneyRoleSince: daysBefore(now, 365), now },
    ),
  )
}

/**
 * The credentials that a demo's sign-in page fills in for a demo member of staff; null when there
 * is no such person, and a code of null while those of the next half minute are used up.
 */
export async function demoCode(
  { database, clock, settings }: Services,
  job: string,
): Promise<(DemoStaff & { code: string | null }) | null> {
  const person = demoStaff.find((one) => one.job === job)
  if (!settings.isDemo || person === undefined) return null
  const known = await database.first(findStaffByEmail(person.email))
  if (known === null || !known.isDemo) return null
  const lastStep = known.totpLastStep === null ? null : Number(known.totpLastStep)
  return {
    email: person.email,
    password: person.password,
    code: nextCode(demoSecret, clock.now(), lastStep),
  }
}
