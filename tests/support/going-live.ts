import { sql } from '../../server/adapters/database/sql.ts'
import { StartFailure } from '../../server/adapters/database/start-failure.ts'
import type { GoLiveChoices } from '../../server/installation/go-live.ts'
import { enterStage } from '../../server/installation/operations.ts'
import { enqueue } from '../../server/jobs/operations.ts'
import type { TestApp } from './app.ts'
import type { TestCourse } from './courses.ts'
import type { Shop } from './shop.ts'

export const owner = { email: 'asha@school.in', name: 'Asha Rao' }
export const keepAll: GoLiveChoices = {
  content: 'keep',
  written: 'keep',
  keep: [],
  people: { remove: 0 },
  owner,
}
export const others = (remove: number): GoLiveChoices => ({ ...keepAll, people: { remove } })
export const production = { isDemo: false }

export async function count(app: TestApp, table: string): Promise<number> {
  const row = await app.services.database.first<{ count: number }>({
    ...sql`select`,
    text: `select count(*)::int as count from ${table}`,
    name: `count_${table}`,
  })
  return row?.count ?? -1
}

export function start(app: TestApp, settings: Partial<TestApp['settings']> = {}): Promise<string | null> {
  return enterStage({ ...app.services, settings: { ...app.settings, ...settings } })
}

export async function refusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'nothing refused it',
    (error: unknown) => (error instanceof StartFailure ? error.message : `no StartFailure: ${String(error)}`),
  )
}

/** The product with a live key: what is paid now is real money. */
export async function buyForReal(
  app: TestApp,
  shop: Shop,
  student: Awaited<ReturnType<Shop['student']>>,
  course: TestCourse,
) {
  const { gateway } = app.services
  const practiceKey = gateway.keyId
  gateway.keyId = 'rzp_live_key'
  // Outside the demo nobody sells for money as a sample.
  await app.services.database.first(sql`update site_content set is_sample = false where key = 'seller'`)
  try {
    const bought = await shop.buy(student, course.id)
    await shop.sandbox.webhooks.settled()
    return bought
  } finally {
    gateway.keyId = practiceKey
  }
}

/** Mails that no mail server took yet. */
export async function waitingMails(app: TestApp, mails: { to: string; studentId?: string }[]): Promise<void> {
  const dueAt = app.clock.now()
  await app.services.database.transaction(async (tx) => {
    for (const { to, studentId = null } of mails)
      await enqueue(
        tx,
        'sendMail',
        { to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' },
        { dueAt, studentId },
      )
  })
}

export async function mailsWaiting(app: TestApp): Promise<number | undefined> {
  const waiting = sql<{ count: number }>`
    select count(*)::int as count from jobs where kind = 'sendMail' and done_at is null and last_error is null`
  return (await app.services.database.first(waiting))?.count
}

export function labels(app: TestApp): Promise<{ label: string }[]> {
  return app.services.database.all(sql<{ label: string }>`select label from invoices order by label`)
}

/** What is counted of the demo, and what it is counted from. */
export const figures = ['figure_weeks', 'figures_of_sales', 'plan_openings', 'settlement_lines']
