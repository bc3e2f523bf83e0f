import { notebookPage } from '../../packages/drawing/notebook-page.ts'
import type { Services } from '../services.ts'
import { findArticleBySlug, findResource, findResourceSheet, type SheetFileRow } from './queries.ts'

/** The header picture of an article, as SVG; null when there is no such article. */
export async function findArticleHead(services: Services, slug: string): Promise<string | null> {
  const row = await services.database.first(findArticleBySlug(slug, services.clock.now()))
  return row && notebookPage(row)
}

/** The header picture of a resource, as SVG; null when there is no such resource. */
export async function findResourceHead(services: Services, name: string): Promise<string | null> {
  const row = await services.database.first(findResource(name, services.clock.now()))
  return row && notebookPage({ title: row.heading, drawing: row.drawing })
}

/** The stored sheet of a resource; public. */
export async function findSheetFile(services: Services, name: string): Promise<SheetFileRow | null> {
  return services.database.first(findResourceSheet(name, services.clock.now()))
}
