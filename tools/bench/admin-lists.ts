import { randomBytes } from 'node:crypto'
import { sql } from '../../server/adapters/database/sql.ts'
import { hashOf } from '../../server/hash-of.ts'
import { writeTickets } from './growth-admin.ts'
import { writeContent } from './growth-content.ts'
import { writeShop } from './growth-shop.ts'
import { type OwnDatabaseOptions, onOwnDatabase, type RecordedApp, timesOf } from './in-process.ts'
import { type Part, percentileLine, type Result } from './report.ts'

const size = {
  courses: 1000,
  students: 100_000,
  tickets: 200_000,
  orders: 200_000,
  texts: 2000,
  media: 10_000,
  auditEvents: 200_000,
}
const mostMilliseconds = 100

/** Lists of the back office as staff read them. */
export const adminLists = [
  { name: 'students, newest', path: '/admin/students?' },
  { name: 'students, by name, page 20', path: '/admin/students?sort=name&page=20' },
  { name: 'students, a rare name', path: '/admin/students?search=meera%20joshi&sort=name' },
  { name: 'students, a common piece', path: '/admin/students?search=example' },
  { name: 'students, two letters', path: '/admin/students?search=an' },
  { name: 'students, a phone', path: '/admin/students?search=%2B91%2090000%2045678' },
  { name: 'students, an address', path: '/admin/students?search=person77123@' },
  { name: 'students, nobody', path: '/admin/students?search=qqqzzz' },
  { name: 'students, unproven', path: '/admin/students?verified=no' },
  { name: 'students, blocked', path: '/admin/students?blocked=yes&sort=name' },
  { name: 'students, without a course', path: '/admin/students?hasCourse=no' },
  { name: 'students, with a course', path: '/admin/students?hasCourse=yes' },
  { name: 'inbox, newest', path: '/admin/getInbox?' },
  { name: 'inbox, open', path: '/admin/getInbox?status=open&page=10' },
  { name: 'inbox, late, due first', path: '/admin/getInbox?due=late&sort=due' },
  { name: 'inbox, due first, page 20', path: '/admin/getInbox?sort=due&page=20' },
  { name: 'inbox, nobody’s', path: '/admin/getInbox?assignee=none&status=waiting' },
  { name: 'inbox, a number', path: '/admin/getInbox?search=TKT-2026-100412' },
  { name: 'inbox, a person', path: '/admin/getInbox?search=person77123' },
  { name: 'inbox, a common piece', path: '/admin/getInbox?search=chapter' },
  { name: 'inbox, some words', path: '/admin/getInbox?search=video%20stops%20in%20chapter%2037' },
  { name: 'inbox, two letters', path: '/admin/getInbox?search=ra' },
  { name: 'inbox, nothing', path: '/admin/getInbox?search=qqqzzz' },
  { name: 'orders, newest', path: '/admin/getOrders?' },
  { name: 'orders, oldest, page 20', path: '/admin/getOrders?sort=oldest&page=20' },
  { name: 'orders, dearest', path: '/admin/getOrders?sort=dearest' },
  { name: 'orders, refunded, cheapest', path: '/admin/getOrders?state=refunded&sort=cheapest' },
  { name: 'orders, of a plan and some days', path: '/admin/getOrders?plan=2&from=2026-01-01&to=2026-12-31' },
  { name: 'orders, a payment', path: '/admin/getOrders?search=pay_00000000077123' },
  { name: 'orders, a person', path: '/admin/getOrders?search=person77123' },
  { name: 'orders, a common name', path: '/admin/getOrders?search=meera' },
  { name: 'orders, nobody', path: '/admin/getOrders?search=qqqzzz' },
  { name: 'refunds, to decide', path: '/admin/getRefunds?view=open' },
  { name: 'refunds, under way', path: '/admin/getRefunds?view=underway' },
  { name: 'refunds, decided, page 20', path: '/admin/getRefunds?view=decided&page=20' },
  { name: 'courses, newest change', path: '/admin/getCourses?' },
  { name: 'courses, by students', path: '/admin/getCourses?sort=students&page=3' },
  { name: 'courses, some words', path: '/admin/getCourses?search=course%2077&sort=title' },
  { name: 'texts, newest change', path: '/admin/getArticles?' },
  { name: 'texts, some words', path: '/admin/getArticles?search=chapter%207&sort=title' },
  { name: 'texts, drafts', path: '/admin/getArticles?state=draft&sort=published' },
  { name: 'media, newest', path: '/admin/getMediaLibrary?' },
  { name: 'media, pictures, page 20', path: '/admin/getMediaLibrary?kind=image&page=20' },
  { name: 'media, some words', path: '/admin/getMediaLibrary?search=chapter%2077' },
  { name: 'audit log, newest', path: '/admin/getAuditLog?' },
  { name: 'audit log, an act', path: '/admin/getAuditLog?action=article.publish' },
] as const

/** The lists of the back office at the promised sizes, one request at a time. */
export async function measureAdminLists(options: OwnDatabaseOptions): Promise<Part> {
  const { calls, progress } = options
  const fill = async (databaseUrl: string) => {
    progress(`Writing ${size.students} students, ${size.tickets} tickets and ${size.orders} orders…`)
    await writeContent(databaseUrl, size)
    await writeTickets(databaseUrl, size)
    await writeShop(databaseUrl, size)
  }
  return onOwnDatabase(options, 'bench_admin', fill, async (recorded) => {
    const cookie = await openOwnersSession(recorded)
    const results: Result[] = []
    for (const { name, path } of adminLists) {
      const times = await timesOf(calls, () => askAdmin(recorded, path, cookie))
      results.push(percentileLine(`Admin: ${name}`, times, mostMilliseconds))
    }
    return {
      results,
      notes: [
        `Admin: ${size.students} students, ${size.tickets} tickets, ${size.orders} orders with their payments, ${size.courses} courses, ${size.texts} texts and ${size.media} media, each list requested ${calls} times in the server's own process, one at a time, with its counts.`,
      ],
    }
  })
}

export async function openOwnersSession({ services }: RecordedApp): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  const hash = hashOf(value)
  await services.database.first(sql`
    with owner as (
      insert into staff (email, name, role, created_at) values ('bench@stepmark.example', 'Bench', 'owner', now()) returning id
    )
    insert into staff_sessions (staff_id, token_hash, device, created_at, last_used_at)
    select id, ${hash}, 'bench', now(), now() from owner`)
  return `stepmark-admin=${value}`
}

export async function askAdmin({ app }: RecordedApp, path: string, cookie: string): Promise<void> {
  const answer = await app.fetch(new Request(`http://localhost/api/v1${path}`, { headers: { cookie } }))
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  await answer.text()
}
