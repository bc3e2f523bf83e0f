import { onlyOwn } from '../../admin/drafts/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { listPage } from '../../list-page.ts'
import type { StaffContext } from '../../services.ts'
import { countCourses, listCourses } from './queries/courses.ts'

export async function getCourses(
  { database, staff }: StaffContext,
  { search, status, categoryId, sort, page, limit }: AdminInput<'getCourses'>,
): Promise<AdminOutput<'getCourses'>> {
  const filter = {
    search: search || null,
    status: status ?? null,
    categoryId: categoryId ?? null,
    onlyOf: onlyOwn(staff) ? staff.id : null,
  }
  const [rows, counted] = await Promise.all([
    database.all(listCourses(filter, sort, limit, (page - 1) * limit)),
    database.all(countCourses(filter)),
  ])
  const counts = { draft: 0, published: 0, archived: 0 }
  for (const { status: name, count } of counted) counts[name] = count
  const total = status === undefined ? counts.draft + counts.published + counts.archived : counts[status]
  const items = rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() }))
  return { ...listPage(items, total, { limit }), counts }
}
