import { createHash, randomBytes } from 'node:crypto'
import { migrate } from '../../server/adapters/database/migrate.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import type { Settings } from '../../server/settings.ts'
import { databaseNamed, runOn } from '../../tests/support/database.ts'
import { writeContent } from './growth-content.ts'
import { writeTickets } from './growth-desk.ts'
import { writeShop } from './growth-shop.ts'
import { type RecordedApp, startRecordedApp } from './in-process.ts'
import { median, type Part, percentile, type Result } from './report.ts'

type DeskOptions = {
  serverUrl: string
  settings: Settings
  calls: number
  /** Told in one sentence about each step that takes a while. */
  progress(sentence: string): void
}

const size = {
  courses: 1000,
  students: 100_000,
  tickets: 200_000,
  orders: 200_000,
  texts: 2000,
  media: 10_000,
  deeds: 200_000,
}
const mostMilliseconds = 100

/** Lists of the back office as staff read them. */
export const deskLists = [
  { name: 'students, newest', path: '/desk/students?' },
  { name: 'students, by name, page 20', path: '/desk/students?sort=name&page=20' },
  { name: 'students, a rare name', path: '/desk/students?search=meera%20joshi&sort=name' },
  { name: 'students, a common piece', path: '/desk/students?search=example' },
  { name: 'students, two letters', path: '/desk/students?search=an' },
  { name: 'students, a phone', path: '/desk/students?search=%2B91%2090000%2045678' },
  { name: 'students, an address', path: '/desk/students?search=person77123@' },
  { name: 'students, nobody', path: '/desk/students?search=qqqzzz' },
  { name: 'students, unproven', path: '/desk/students?verified=no' },
  { name: 'students, blocked', path: '/desk/students?blocked=yes&sort=name' },
  { name: 'students, without a course', path: '/desk/students?hasCourse=no' },
  { name: 'students, with a course', path: '/desk/students?hasCourse=yes' },
  { name: 'inbox, newest', path: '/desk/getInbox?' },
  { name: 'inbox, open', path: '/desk/getInbox?status=open&page=10' },
  { name: 'inbox, late, due first', path: '/desk/getInbox?due=late&sort=due' },
  { name: 'inbox, due first, page 20', path: '/desk/getInbox?sort=due&page=20' },
  { name: 'inbox, nobody’s', path: '/desk/getInbox?assignee=none&status=waiting' },
  { name: 'inbox, a number', path: '/desk/getInbox?search=TKT-2026-100412' },
  { name: 'inbox, a person', path: '/desk/getInbox?search=person77123' },
  { name: 'inbox, a common piece', path: '/desk/getInbox?search=chapter' },
  { name: 'inbox, some words', path: '/desk/getInbox?search=film%20stops%20in%20chapter%2037' },
  { name: 'inbox, two letters', path: '/desk/getInbox?search=ra' },
  { name: 'inbox, nothing', path: '/desk/getInbox?search=qqqzzz' },
  { name: 'orders, newest', path: '/desk/getOrders?' },
  { name: 'orders, oldest, page 20', path: '/desk/getOrders?sort=oldest&page=20' },
  { name: 'orders, dearest', path: '/desk/getOrders?sort=dearest' },
  { name: 'orders, refunded, cheapest', path: '/desk/getOrders?state=refunded&sort=cheapest' },
  { name: 'orders, of a plan and some days', path: '/desk/getOrders?plan=2&from=2026-01-01&to=2026-12-31' },
  { name: 'orders, a payment', path: '/desk/getOrders?search=pay_00000000077123' },
  { name: 'orders, a person', path: '/desk/getOrders?search=person77123' },
  { name: 'orders, a common name', path: '/desk/getOrders?search=meera' },
  { name: 'orders, nobody', path: '/desk/getOrders?search=qqqzzz' },
  { name: 'refunds, to decide', path: '/desk/getRefunds?view=open' },
  { name: 'refunds, under way', path: '/desk/getRefunds?view=underway' },
  { name: 'refunds, decided, page 20', path: '/desk/getRefunds?view=decided&page=20' },
  { name: 'courses, newest change', path: '/desk/getCourses?' },
  { name: 'courses, by students', path: '/desk/getCourses?sort=students&page=3' },
  { name: 'courses, some words', path: '/desk/getCourses?search=course%2077&sort=title' },
  { name: 'texts, newest change', path: '/desk/getTexts?' },
  { name: 'texts, some words', path: '/desk/getTexts?search=chapter%207&sort=title' },
  { name: 'texts, drafts', path: '/desk/getTexts?state=draft&sort=published' },
  { name: 'media, newest', path: '/desk/getMediaLibrary?' },
  { name: 'media, pictures, page 20', path: '/desk/getMediaLibrary?kind=image&page=20' },
  { name: 'media, some words', path: '/desk/getMediaLibrary?search=chapter%2077' },
  { name: 'audit log, newest', path: '/desk/getAuditLog?' },
  { name: 'audit log, an act', path: '/desk/getAuditLog?action=article.publish' },
] as const

/** The lists of the back office at the sizes that are promised, one request at a time. */
export async function measureDeskLists(options: DeskOptions): Promise<Part> {
  const { serverUrl, settings, calls, progress } = options
  progress(`Writing ${size.students} students, ${size.tickets} tickets and ${size.orders} orders…`)
  await runOn(serverUrl, 'create database bench_desk')
  const databaseUrl = databaseNamed(serverUrl, 'bench_desk')
  await migrate(databaseUrl)
  await writeContent(databaseUrl, size)
  await writeTickets(databaseUrl, size)
  await writeShop(databaseUrl, size)
  const recorded = await startRecordedApp(settings, databaseUrl)
  try {
    const cookie = await openOwnersSession(recorded)
    const results: Result[] = []
    for (const { name, path } of deskLists) {
      const times: number[] = []
      for (let call = -3; call < calls; call += 1) {
        const started = performance.now()
        await askDesk(recorded, path, cookie)
        if (call >= 0) times.push(performance.now() - started)
      }
      const slowest = percentile(times, 0.95)
      results.push({
        what: `Desk: ${name}`,
        ours: `${median(times).toFixed(1)} ms`,
        against: '',
        value: `${slowest.toFixed(1)} ms (95th percentile)`,
        reach: `${mostMilliseconds} ms`,
        isReached: slowest <= mostMilliseconds,
        n: String(calls),
      })
    }
    return {
      results,
      notes: [
        `Desk: ${size.students} students, ${size.tickets} tickets, ${size.orders} orders with their payments, ${size.courses} courses, ${size.texts} texts and ${size.media} media, each list asked for ${calls} times in the server's own process, one at a time, with its counts.`,
      ],
    }
  } finally {
    await recorded.close()
  }
}

export async function openOwnersSession({ services }: RecordedApp): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(value).digest()
  await services.database.first(sql`
    with owner as (
      insert into staff (email, name, role, created_at) values ('bench@stepmark.example', 'Bench', 'owner', now()) returning id
    )
    insert into staff_sessions (staff_id, token_hash, device, created_at, last_used_at)
    select id, ${hash}, 'bench', now(), now() from owner`)
  return `stepmark-desk=${value}`
}

async function askDesk({ app }: RecordedApp, path: string, cookie: string): Promise<void> {
  const answer = await app.fetch(new Request(`http://localhost/api/v1${path}`, { headers: { cookie } }))
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  await answer.text()
}
