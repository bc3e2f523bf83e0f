import { accountAddress } from '../../domain/accounts/rules.ts'
import { eraseStudentIn } from '../accounts/erasure/operations.ts'
import type { Queryable } from '../adapters/database/database.ts'
import { StartFailure } from '../adapters/database/start-failure.ts'
import { audit } from '../admin/audit/operations.ts'
import { createStaffIn } from '../admin/staff/operations.ts'
import { enqueue } from '../jobs/operations.ts'
import type { Services } from '../services.ts'
import { runAll, stageOf } from './operations.ts'
import {
  contentRemovals,
  countSeeded,
  deleteUnusedMedia,
  deleteUnusedNames,
  deleteWrittenTexts,
  grantRemoval,
  keepContent,
  listWritten,
  type PolicyVersion,
  type SeededCounts,
  type Written,
} from './queries/content.ts'
import {
  deletePracticeBooks,
  forgetFigures,
  forgetHigherRefundLimit,
  moneyRemovals,
} from './queries/money.ts'
import {
  countDemo,
  countStudentsAgain,
  type DemoCounts,
  type DemoPerson,
  deleteDemoProofs,
  deleteMailsAfter,
  deleteTraces,
  endDemoMails,
  endUnfinishedWork,
  findLastJob,
  findOwner,
  type KeptPerson,
  keepPayers,
  keepPerson,
  listDemoPeople,
  listStudentsToErase,
  staffRemovals,
  stopOffers,
  studentRemovals,
} from './queries/people.ts'
import { createRemover } from './queries/removal.ts'
import {
  beginGoingLive,
  endGoingLive,
  findRealCapture,
  type Stage,
  waitForLargeDeletions,
} from './queries/stage.ts'

export type DemoReport = {
  stage: Stage
  counts: DemoCounts
  people: DemoPerson[]
  seeded: SeededCounts
  written: Written[]
  hasOwner: boolean
}

/** Lists the demo's data (read-only). */
export async function describeDemo({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<DemoReport> {
  const { policies } = await writtenTexts()
  return database.transaction(async (tx) => ({
    stage: await stageOf(tx),
    counts: await only(tx.first(countDemo())),
    people: await tx.all(listDemoPeople()),
    seeded: await only(tx.first(countSeeded())),
    written: await tx.all(listWritten(policies)),
    hasOwner: (await tx.first(findOwner(clock.now()))) !== null,
  }))
}

export type GoLiveChoices = {
  /** Courses, articles and resources that came with the demo. */
  content: 'keep' | 'remove'
  /** What people wrote, changed or uploaded in the demo. */
  written: 'keep' | 'remove'
  /** Addresses of accounts created in the demo that will be kept. */
  keep: readonly string[]
  /**
   * Accounts that people created and `keep` does not list: keep them all, or remove them: the
   * number must match, so that nobody is removed unnoticed.
   */
  people: 'keep' | { remove: number }
  /** The first owner to create; null if there is one already. */
  owner: { email: string; name: string } | null
}

export type GoLiveResult = {
  removed: DemoCounts
  /** Set-up links: of the first owner and of the staff who are kept. */
  links: { name: string; email: string; link: string }[]
}

/**
 * Ends the demo in one transaction: its people and their orders are deleted, its content is deleted
 * or kept as the installation's own, and the first owner is created. Safe to repeat. Throws a
 * StartFailure, with nothing changed, for an impossible choice.
 */
export async function goLive(services: Services, choices: GoLiveChoices): Promise<GoLiveResult> {
  const { database, clock } = services
  const documents = await keptDocuments(services)
  return database.transaction(async (tx) => {
    const now = clock.now()
    await tx.first(waitForLargeDeletions())
    const wasDemo = (await stageOf(tx)) === 'demo'
    const holdsRealMoney = (await tx.first(findRealCapture())) !== null
    await tx.first(beginGoingLive(now))
    await tx.first(keepPayers(now))
    const keptPeople = await keepPeople(tx, choices.keep, now)
    const others = (await tx.all(listDemoPeople())).filter(({ email }) => !isInvented(email))
    if (choices.people === 'keep')
      keptPeople.push(...(await keepPeople(tx, new Set(others.map(({ email }) => email)), now)))
    else refuseUnseen(others, choices.people.remove)
    const removed = await only(tx.first(countDemo()))
    await tx.first(endDemoMails(now, services.settings.supportEmail))
    await tx.first(createRemover())
    await runAll(tx, moneyRemovals())
    await eraseThoseOnNumberedInvoices(tx, now)
    await runAll(tx, studentRemovals())
    // Before staff: their rows identify content written by people.
    const keys = [...documents, ...(await removeContent(tx, choices, wasDemo))]
    const traces = holdsRealMoney
      ? [deleteDemoProofs(), ...stopOffers(now), ...endUnfinishedWork(now)]
      : deleteTraces()
    await runAll(tx, [...staffRemovals(), ...(wasDemo ? traces : []), ...deletePracticeBooks()])
    if (wasDemo) await runAll(tx, [forgetHigherRefundLimit(), ...forgetFigures()])
    await tx.first(countStudentsAgain())
    if (keys.length > 0) await enqueue(tx, 'forgetMediaFiles', { keys }, { dueAt: now })
    const links = await letStaffIn(tx, services, keptPeople, choices.owner)
    await audit(
      tx,
      { clock, staff: null },
      {
        action: 'installation.go-live',
        id: 'this',
        after: { removed, content: choices.content, written: choices.written, kept: keptPeople.length },
      },
    )
    await tx.first(endGoingLive())
    return { removed, links }
  })
}

/** Invoice PDFs contain names. They are rendered again on request. */
async function keptDocuments({ media }: Services): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of media.list()) if (key.startsWith('invoices/')) keys.push(key)
  return keys
}

/** Reserved addresses, used by the demo's own accounts. */
export function isInvented(email: string): boolean {
  return email.endsWith('.example')
}

function refuseUnseen(others: readonly DemoPerson[], stated: number): void {
  if (others.length === 0 || others.length === stated) return
  const students = others.filter(({ kind }) => kind === 'student').length
  throw new StartFailure(
    `${students} students and ${others.length - students} staff did not come with the demo and would be removed. Say --people keep, or --remove-people ${others.length} if none of them is a real person. Nothing was changed.`,
  )
}

async function keepPeople(tx: Queryable, addresses: Iterable<string>, now: Date): Promise<KeptPerson[]> {
  const kept: KeptPerson[] = []
  for (const given of addresses) {
    const address = accountAddress(given)
    // The passwords of the sample people are public.
    if (isInvented(address))
      throw new StartFailure(`${address} is invented for the demo and cannot be kept. Nothing was changed.`)
    const found = await tx.all(keepPerson(address, now))
    if (found.length === 0)
      throw new StartFailure(`No account of the demo has the address ${address}. Nothing was changed.`)
    kept.push(...found)
  }
  return kept
}

async function eraseThoseOnNumberedInvoices(tx: Queryable, now: Date): Promise<void> {
  const lastJob = await only(tx.first(findLastJob()))
  for (const { id: studentId, email } of await tx.all(listStudentsToErase()))
    await eraseStudentIn(tx, { studentId, email, givesUpPlans: true, now })
  await tx.first(deleteMailsAfter(lastJob.id))
}

/** Returns the keys of files no longer in use. Remaining content becomes the installation's own. */
async function removeContent(
  tx: Queryable,
  { content, written }: GoLiveChoices,
  wasDemo: boolean,
): Promise<string[]> {
  const removes = { seeded: content === 'remove', written: written === 'remove' }
  const { siteKeys, policies } = await writtenTexts()
  if (removes.written) await tx.first(grantRemoval(wasDemo))
  await runAll(tx, contentRemovals(removes))
  if (wasDemo && removes.written) await runAll(tx, deleteWrittenTexts(siteKeys, policies))
  if (removes.seeded) await runAll(tx, deleteUnusedNames())
  const files = await tx.all(deleteUnusedMedia(removes))
  // Recordings are unused once the lessons that name them are gone.
  files.push(...(await tx.all(deleteUnusedMedia(removes))))
  await runAll(tx, keepContent())
  return files.map(({ key }) => key)
}

async function letStaffIn(
  tx: Queryable,
  services: Services,
  kept: readonly KeptPerson[],
  owner: GoLiveChoices['owner'],
): Promise<GoLiveResult['links']> {
  const staff = kept.flatMap(({ email, name, roles }) => (roles === null ? [] : [{ email, name, roles }]))
  const people = [
    ...staff.filter(({ email }) => email !== owner?.email),
    ...(owner === null ? [] : [{ ...owner, roles: ['owner'] as const }]),
  ]
  const links: GoLiveResult['links'] = []
  for (const person of people) links.push({ ...person, link: await createStaffIn(tx, services, person) })
  if ((await tx.first(findOwner(services.clock.now()))) === null)
    throw new StartFailure(
      'Nobody would be the owner: say --owner-email and --owner-name. Nothing was changed.',
    )
  return links
}

/** Texts that come with the product, in production too. */
async function writtenTexts(): Promise<{ siteKeys: string[]; policies: readonly PolicyVersion[] }> {
  const { siteSeeds } = await import('../../content/site/site-seeds.ts')
  const { policySeeds } = await import('../../database/seed/load-policies.ts')
  return { siteKeys: Object.keys(siteSeeds), policies: policySeeds }
}

async function only<Row>(row: Promise<Row | null>): Promise<Row> {
  const found = await row
  if (found === null) throw new Error('a count answered no row')
  return found
}
