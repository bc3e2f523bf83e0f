import { earlierTicketSeeds } from '../../content/tickets/earlier-tickets.ts'
import { recentTicketSeeds } from '../../content/tickets/recent-tickets.ts'
import { demoStaff, type TicketSeed, ticketSeeds } from '../../content/tickets/ticket-seed.ts'
import { daysBefore, hoursAfter } from '../../domain/durations.ts'
import type { Queryable } from '../../server/adapters/database/database.ts'
import type { Services } from '../../server/services.ts'
import { storeMessage, storeSystemLine, storeTicket } from '../../server/support/tickets.ts'
import { classmates } from './classmates.ts'
import { demoTicketStudent, loadDemoPerson } from './people.ts'
import { countSeededTickets, findEnrolment } from './queries.ts'

/** Every sample ticket, the oldest first, as their numbers run. */
export const allTicketSeeds: readonly TicketSeed[] = [
  ...ticketSeeds,
  ...earlierTicketSeeds,
  ...recentTicketSeeds,
].sort((one, other) => other.daysAgo - one.daysAgo)

/** Writes the demo tickets where there is none yet, also into a demo from before there were tickets. */
export async function loadDemoTickets({ database, clock }: Services): Promise<void> {
  await database.transaction(async (tx) => {
    const found = await tx.first(countSeededTickets())
    if ((found?.count ?? 0) > 0) return
    const now = clock.now()
    for (const person of [demoTicketStudent, ...classmates]) await loadDemoPerson(tx, person, now)
    for (const seed of allTicketSeeds) await writeTicket(tx, seed, now)
  })
}

/** Sends no mail: these tickets were answered long ago. */
async function writeTicket(tx: Queryable, seed: TicketSeed, now: Date): Promise<void> {
  const enrolment = await tx.first(findEnrolment(seed.email, seed.courseSlug))
  // In an older folder course access may have been changed.
  if (enrolment === null) return
  const { studentId, courseId } = enrolment
  const askedAt = daysBefore(now, seed.daysAgo)
  const ticket = await storeTicket(tx, {
    studentId,
    courseId,
    question: seed.question,
    clientKey: null,
    now: askedAt,
  })
  for (const said of seed.said) {
    const at = hoursAfter(askedAt, said.hoursLater)
    const byStaff = said.by === 'staff'
    const sender = byStaff
      ? ({ kind: 'staff', ...demoStaff } as const)
      : ({ kind: 'student', id: studentId } as const)
    const status = said.isSolved ? 'solved' : byStaff ? 'waiting' : 'open'
    await storeMessage(tx, { ticketId: ticket.id, sender, text: said.text, clientKey: null, now: at }, status)
    if (said.isSolved) await storeSystemLine(tx, ticket.id, 'solved', status, at)
  }
}
