import { orNotFound } from '../../../domain/failure.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import type { StaffContext } from '../../services.ts'
import { audit } from '../audit/operations.ts'
import {
  deleteCannedReplyRow,
  insertCannedReply,
  listCannedReplies,
  orderCannedRows,
  updateCannedReply,
} from './queries/canned.ts'

type Replies = AdminOutput<'getCannedReplies'>

export async function getCannedReplies({ database }: StaffContext): Promise<Replies> {
  return database.all(listCannedReplies())
}

export async function saveCannedReply(
  context: StaffContext,
  { id, ...written }: AdminInput<'saveCannedReply'>,
): Promise<Replies> {
  return change(context, id === undefined ? 'create' : 'change', async (tx) => {
    const saved = await tx.first(
      id === undefined ? insertCannedReply(written) : updateCannedReply(id, written),
    )
    return saved?.id ?? null
  })
}

export async function deleteCannedReply(
  context: StaffContext,
  { id }: AdminInput<'deleteCannedReply'>,
): Promise<Replies> {
  return change(context, 'delete', async (tx) => (await tx.first(deleteCannedReplyRow(id)))?.id ?? null)
}

export async function orderCannedReplies(
  context: StaffContext,
  { ids }: AdminInput<'orderCannedReplies'>,
): Promise<Replies> {
  return change(context, 'order', async (tx) => {
    await tx.all(orderCannedRows(ids))
    return 'all'
  })
}

/** Throws `notFound` when the reply has been deleted. */
async function change(
  context: StaffContext,
  act: 'create' | 'change' | 'delete' | 'order',
  work: (tx: Queryable) => Promise<string | null>,
): Promise<Replies> {
  return context.database.transaction(async (tx) => {
    const id = orNotFound(await work(tx), 'admin_canned_gone')
    await audit(tx, context, { action: `canned.${act}`, id })
    return tx.all(listCannedReplies())
  })
}
