import type * as contract from '../../../domain/admin/courses/contract.ts'
import type { CallOutput, ParsedInput } from '../../../domain/contract.ts'
import { Failure } from '../../../domain/failure.ts'
import type { StaffContext } from '../../services.ts'
import { listPage } from '../list-page.ts'
import { mediaOf } from './draft.ts'
import { findVersion, listVersions } from './queries/drafts.ts'

export async function getCourseVersions(
  { database }: StaffContext,
  { courseId, page, limit }: ParsedInput<typeof contract.getCourseVersions>,
): Promise<CallOutput<typeof contract.getCourseVersions>> {
  const rows = await database.all(listVersions(courseId, limit, (page - 1) * limit))
  const items = rows.map(({ total: _, writtenAt, ...row }) => ({
    ...row,
    writtenAt: writtenAt.toISOString(),
  }))
  return listPage(items, rows[0]?.total ?? 0, { limit })
}

export async function getCourseVersion(
  { database }: StaffContext,
  { versionId }: ParsedInput<typeof contract.getCourseVersion>,
): Promise<CallOutput<typeof contract.getCourseVersion>> {
  const row = await database.first(findVersion(versionId))
  if (row === null) throw new Failure('notFound', 'admin_course_version_not_found')
  return { ...row, writtenAt: row.writtenAt.toISOString(), media: await mediaOf(database, row.document) }
}
