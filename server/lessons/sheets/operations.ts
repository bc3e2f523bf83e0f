import { Failure } from '../../../domain/failure.ts'
import type { Input, Output } from '../../calls.ts'
import { findOpenItem } from '../../catalog/files/operations.ts'
import type { Context } from '../../services.ts'
import { noteOpening } from '../progress/operations.ts'
import { findSheet } from './queries.ts'

/** A worksheet in one language. Every call checks again whether the caller may open it. Throws `notFound` and `locked`. */
export async function openSheet(
  context: Context,
  { item: reference, language }: Input<'openSheet'>,
): Promise<Output<'openSheet'>> {
  const item = await findOpenItem(context, reference)
  if (item.kind !== 'document') throw new Failure('notFound', 'item_not_found')
  const found = await context.database.first(findSheet(item.mediaId, language))
  // In that case its file is requested and opened.
  if (found !== null) await noteOpening(context, item._id)
  return { sheet: found?.drawn ?? null }
}
