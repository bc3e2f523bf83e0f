import type { AdminOutput } from '../../calls.ts'
import type { StaffContext } from '../../services.ts'
import { listBoardChapters } from '../operations.ts'

/** What a practice lesson can be made of. */
export async function getPracticeChapters({
  locale,
}: StaffContext): Promise<AdminOutput<'getPracticeChapters'>> {
  return listBoardChapters(locale)
}
