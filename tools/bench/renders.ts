import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../server/adapters/database/database.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import type { ProductProcess } from '../../tests/support/product-process.ts'
import { median, type Part, percentile, type Result } from './report.ts'

type RenderOptions = {
  products: readonly [ProductProcess, ProductProcess]
  database: Database
  pages: Record<string, string>
  renders: number
  edits: number
}

/** Pages that are not cached yet, and the time until an edit of a course shows in two processes. */
export async function measureRenders(options: RenderOptions): Promise<Part> {
  const results: Result[] = []
  for (const [name, path] of Object.entries(options.pages))
    results.push(await measureMiss(options, name, path))
  results.push(await measureEdits(options))
  return {
    results,
    notes: [
      'Renders: one request at a time for a page that is not cached, from the request to the last byte, with the database calls, React, and the compression in both encodings.',
    ],
  }
}

async function measureMiss(
  { products: [product], database, renders }: RenderOptions,
  name: string,
  path: string,
): Promise<Result> {
  const times: number[] = []
  const warmUp = 10
  for (let index = 0; index < renders + warmUp; index += 1) {
    // As after a change of content: no page is cached.
    await database.first(sql`select pg_notify('content_changed', '')`)
    await pause(50)
    const started = performance.now()
    const answer = await fetch(product.url + path)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    if (index >= warmUp) times.push(performance.now() - started)
  }
  const middle = median(times)
  return {
    what: `${name}, rendered`,
    ours: `p95 ${percentile(times, 0.95).toFixed(1)} ms`,
    against: '',
    value: `${middle.toFixed(1)} ms`,
    reach: '15 ms',
    isReached: middle <= 15,
    n: String(renders),
  }
}

async function measureEdits({ products, database, edits }: RenderOptions): Promise<Result> {
  const course = await database.first(
    sql<{ id: string; slug: string; title: string }>`
      select id, slug, title from courses where status = 'published' order by position limit 1`,
  )
  if (course === null) throw new Error('there is no course to edit')
  const times: number[] = []
  for (let index = 1; index <= edits; index += 1) {
    const title = `Edited for the ${index}. time`
    // Both have the page cached.
    await Promise.all(products.map(({ url }) => fetch(`${url}/courses/${course.slug}`)))
    const started = performance.now()
    await database.first(sql`update courses set title = ${title} where id = ${course.id}`)
    const shown = products.map(async ({ url }) => {
      while (performance.now() - started < 10_000) {
        const answer = await fetch(`${url}/courses/${course.slug}`)
        if ((await answer.text()).includes(title)) return performance.now() - started
        await pause(5)
      }
      return Number.POSITIVE_INFINITY
    })
    times.push(Math.max(...(await Promise.all(shown))))
  }
  await database.first(sql`update courses set title = ${course.title} where id = ${course.id}`)
  const slowest = Math.max(...times)
  return {
    what: 'An edit shows in two processes',
    ours: `median ${median(times).toFixed(0)} ms`,
    against: '',
    value: `slowest ${slowest.toFixed(0)} ms`,
    reach: '1000 ms',
    isReached: slowest <= 1000,
    n: String(edits),
  }
}
