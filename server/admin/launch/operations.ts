import type { StaffContext } from '../../services.ts'
import { getLaunch } from './launch.ts'

/** Lines of the checklist before a launch that are not done. Not a call. */
export async function countUndone(context: StaffContext): Promise<number> {
  return (await getLaunch(context)).rows.filter(({ isDone }) => !isDone).length
}
