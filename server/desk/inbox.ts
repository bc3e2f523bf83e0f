import { pageCount } from '../../domain/catalog/rules.ts'
import type { CallOutput, ParsedInput } from '../../domain/contract.ts'
import type * as contract from '../../domain/desk/contract.ts'
import { firstAnswerDueAt, solveDueAt } from '../../domain/desk/rules.ts'
import type { StaffContext } from '../services.ts'
import { countMatters, listMatters, type MatterRow } from './queries/inbox.ts'
import { listCannedReplies } from './queries/matters.ts'
import { listStaffOfRoles } from './queries/staff.ts'

type Inbox = CallOutput<typeof contract.getInbox>

export async function getInbox(
  { database, staff }: StaffContext,
  { kind, status, assignee, search, page, limit }: ParsedInput<typeof contract.getInbox>,
): Promise<Inbox> {
  const filter = {
    kind: kind ?? null,
    status: status ?? null,
    assignee: assignee === 'me' ? staff.id : (assignee ?? null),
    search: search || null,
  }
  const [rows, counted] = await Promise.all([
    database.all(listMatters(filter, limit, (page - 1) * limit)),
    database.all(countMatters(filter)),
  ])
  const counts = { open: 0, waiting: 0, solved: 0 }
  for (const { status: name, count } of counted) counts[name] = count
  const total = status === undefined ? counts.open + counts.waiting + counts.solved : counts[status]
  return { items: rows.map(wireHead), total, totalPages: pageCount(total, limit), counts }
}

export async function getAssignees({
  database,
  settings,
}: StaffContext): Promise<CallOutput<typeof contract.getAssignees>> {
  return database.all(listStaffOfRoles(['owner', 'support'], settings.isDemo))
}

export async function getCannedReplies({
  database,
}: StaffContext): Promise<CallOutput<typeof contract.getCannedReplies>> {
  return database.all(listCannedReplies())
}

/** What a row of the inbox says, with what is due. */
export function wireHead(row: MatterRow): Inbox['items'][number] {
  const { assigneeId, assigneeName, createdAt, lastActivityAt, firstAnsweredAt: _, ...rest } = row
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    lastActivityAt: lastActivityAt.toISOString(),
    firstAnswerDueAt: firstAnswerDueAt(row)?.toISOString() ?? null,
    solveDueAt: solveDueAt(row)?.toISOString() ?? null,
    assignee: assigneeId === null || assigneeName === null ? null : { id: assigneeId, name: assigneeName },
  }
}
