import { sql } from '../../server/adapters/database/sql.ts'
import type { TestApp } from './app.ts'

type Kept = { isDemo: boolean; hasDraft?: boolean }

/** A course as an earlier release left it: with chapters of a seeded one, and without step lessons and practice. */
export async function olderCourse(
  app: TestApp,
  slug: string,
  { isDemo, hasDraft = false }: Kept,
): Promise<string> {
  const { database } = app.services
  const { id } = await app.course()
  await database.first(sql`update courses set slug = ${slug}, is_demo = ${isDemo} where id = ${id}`)
  if (hasDraft)
    await database.first(sql`
      insert into course_drafts (course_id, document, version, kept_at, updated_at)
      values (${id}, '{}', 1, now(), now())`)
  return id
}
