import type * as contract from '../../../domain/admin/practice/contract.ts'
import type { CallOutput } from '../../../domain/contract.ts'
import type { StaffContext } from '../../services.ts'
import { listBoardChapters } from '../operations.ts'

/** What a practice lesson can be made of. */
export async function getPracticeChapters({
  locale,
}: StaffContext): Promise<CallOutput<typeof contract.getPracticeChapters>> {
  return listBoardChapters(locale)
}
