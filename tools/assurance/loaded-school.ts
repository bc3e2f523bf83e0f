/** A school of some size in a separate process, for the rows that load it. */
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hashPassword } from '../../server/accounts/passwords/operations.ts'
import { startEmbeddedPostgres } from '../../server/adapters/database/embedded.ts'
import type { Services } from '../../server/services.ts'
import { readSettings } from '../../server/settings.ts'
import { databaseNamed, runOn } from '../../tests/support/database.ts'
import { openFolder } from '../../tests/support/folders.ts'
import { type ProductProcess, startProductProcess } from '../../tests/support/product-process.ts'
import { silent, startRecordedApp } from '../bench/in-process.ts'
import { writeMuch } from '../bench/writing.ts'

export type LoadedSchool = {
  product: ProductProcess
  /** On the same database, and with the same secret. */
  services: Services
  /** Of every student. */
  password: string
  stop(): Promise<void>
}

type Size = { courses: number; posts: number; students: number }

/**
 * The product on a database with this many courses, posts and students. One proxy is trusted, so that clients may claim
 * any network.
 */
export async function startLoadedSchool({ courses, posts, students }: Size): Promise<LoadedSchool> {
  const folder = await openFolder('load')
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'database'),
    log: silent,
    progress: () => undefined,
  })
  const stops: (() => Promise<unknown>)[] = [
    () => rm(folder, { recursive: true, force: true }),
    () => postgres.stop(),
  ]
  const stop = async () => {
    for (const one of stops.reverse()) await one().catch(() => undefined)
  }
  try {
    await runOn(postgres.url, 'create database school')
    const url = databaseNamed(postgres.url, 'school')
    const environment = {
      DEMO: '1',
      DATA_DIR: join(folder, 'data'),
      APP_SECRET: randomBytes(32).toString('hex'),
      DATABASE_URL: url,
      TRUSTED_PROXIES: '1',
    }
    // The demo content is created first, with the practice gateway.
    const product = await startProductProcess({ environment })
    stops.push(() => product.stop())
    const password = 'chalk-and-a-board'
    await writeSchool(url, { courses, posts, students }, await hashPassword(password))
    const recorded = await startRecordedApp(readSettings(environment), url)
    stops.push(() => recorded.close())
    return { product, services: recorded.services, password, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function writeSchool(
  url: string,
  { courses, posts, students }: Size,
  passwordHash: string,
): Promise<void> {
  await writeMuch(url, async (client) => {
    await client.query(`
      insert into courses (slug, title, category_id, instructor_id, about, importance, learning, monthly_price_paise,
        monthly_description, yearly_price_paise, yearly_description, position, updated_at)
      select 'course-' || n, 'Course ' || n, (select array_agg(id order by position) from categories)[1 + n % 3],
        (select id from instructors limit 1), repeat('<p>What the chapters are about, in a sentence.</p>', 10),
        repeat('<li>Why it matters.</li>', 5), repeat('<li>What is learnt.</li>', 5), 39900, 'Every chapter', 299900,
        'Every chapter for a year', 1000 + n, now()
      from generate_series(1, ${courses}) as n`)
    await client.query(`
      insert into modules (course_id, position, title)
      select id, n, 'Chapter ' || n from courses cross join generate_series(1, 4) as n where slug ~ '^course-\\d+$'`)
    await client.query(`
      insert into items (module_id, position, kind, title, media_id, is_free)
      select m.id, n, media.kind, media.kind || ' ' || n, media.id, m.position = 1 and n in (1, 5)
      from modules m join courses c on c.id = m.course_id and c.slug ~ '^course-\\d+$'
      cross join generate_series(1, 5) as n
      join (select distinct on (media.kind) media.id, media.kind from media join items on items.media_id = media.id) media
        on media.kind = case when n < 4 then 'video' else 'document' end`)
    await client.query(
      `insert into students (email, name, phone, password_hash, email_verified_at, created_at)
      select 'student' || n || '@school.example', 'Student ' || n, '+91' || (9000000000 + n), $1, now(), now()
      from generate_series(1, ${students}) as n`,
      [passwordHash],
    )
    await client.query(`
      insert into enrolments (student_id, course_id, granted_by, starts_at, ends_at)
      select s.id, c.id, 'load', now() - interval '1 day', now() + interval '30 days'
      from (select id, row_number() over (order by email) as n from students where email like '%@school.example') s
      join (select id, row_number() over (order by position) as n from courses) c
        on c.n = 1 + s.n % (select count(*) from courses)`)
    await client.query(`update catalog_totals set course_count = (select count(*) from courses)`)
    await client.query(`
      update categories set course_count = (select count(*) from courses where category_id = categories.id)`)
    await client.query(`
      insert into articles (slug, type, title, drawing, html, status, published_at, updated_at)
      select 'post-' || n, 1 + n % 3, 'Why step ' || n || ' holds', 'parabola',
        repeat('<p>A paragraph of a post that says what the chapter is about and why.</p>', 40),
        'published', now() - n * interval '1 hour', now() - n * interval '1 hour'
      from generate_series(1, ${posts}) as n`)
  })
}
