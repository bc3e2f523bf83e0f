import { onlyOwn } from '../../admin/drafts/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { listPage } from '../../list-page.ts'
import type { StaffContext } from '../../services.ts'
import { countArticles, listArticles } from './queries/lists.ts'

export async function getArticles(
  { database, clock, staff }: StaffContext,
  { kind, search, state, type, sort, page, limit }: AdminInput<'getArticles'>,
): Promise<AdminOutput<'getArticles'>> {
  const now = clock.now()
  const onlyOf = onlyOwn(staff) ? staff.id : null
  const filter = { kind, state: state ?? null, search: search || null, type: type ?? null, onlyOf }
  const [rows, counted] = await Promise.all([
    database.all(listArticles(filter, { sort, limit, offset: (page - 1) * limit, now })),
    database.all(countArticles(filter, now)),
  ])
  const counts = { draft: 0, scheduled: 0, published: 0, withdrawn: 0 }
  for (const { state: name, count } of counted) counts[name] = count
  const all = counts.draft + counts.scheduled + counts.published + counts.withdrawn
  const total = state === undefined ? all : counts[state]
  const items = rows.map(({ publishedAt, updatedAt, ...row }) => ({
    ...row,
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  }))
  return { ...listPage(items, total, { limit }), counts }
}
