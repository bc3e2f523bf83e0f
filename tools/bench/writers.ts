import { sql } from '../../server/adapters/database/sql.ts'
import type { RecordedApp } from './in-process.ts'
import { pin, processorSeconds, startBenchProcess } from './processes.ts'
import type { BuyOrder, BuyResult } from './purchase-load.ts'
import type { SaveOrder, SaveResult } from './save-load.ts'
import { addStudents } from './students.ts'

/** The requests made, and the CPU seconds that making them took. */
export type RequestCount = { requests: number; seconds: number; loadSeconds: number }

export type Writer = { ask(port: number, isWarmUp: boolean): Promise<RequestCount>; stop(): void }

const connections = 16

/** Students who buy a course each, one after the other on every connection. */
export async function startBuyers(
  { services }: RecordedApp,
  purchases: number,
  sandboxPort: number,
): Promise<Writer> {
  const course = await services.database.first(sql<{ id: string }>`
    select id from courses where monthly_price_paise is not null order by position limit 1`)
  if (course === null) throw new Error('there is no course to buy')
  return startWriter<BuyOrder, BuyResult>(
    new URL('./purchase-load.ts', import.meta.url),
    async (isWarmUp) => {
      const students = await addStudents(services, isWarmUp ? Math.ceil(purchases / 10) : purchases)
      return { sandboxPort, courseId: course.id, tokens: students.map(({ token }) => token) }
    },
  )
}

const savingStudents = 400

/** Students who save their progress in a lesson, repeatedly. */
export async function startSavers({ services }: RecordedApp, seconds: number): Promise<Writer> {
  const { database } = services
  const course = await database.first(sql<{ id: string; items: string[] }>`
    select c.id, array_agg(i.id) as items
    from courses c join modules m on m.course_id = c.id join items i on i.module_id = m.id and i.kind = 'video'
    where c.status = 'published' group by c.id order by count(*) desc, c.position limit 1`)
  if (course === null) throw new Error('there is no course to watch')
  const students = await addStudents(services, savingStudents)
  await database.first(sql`
    insert into enrolments (student_id, course_id, granted_by, starts_at, ends_at)
    select id, ${course.id}, 'bench', now() - interval '1 day', now() + interval '30 days'
    from unnest(${students.map(({ id }) => id)}::uuid[]) as id`)
  const tokens = students.map(({ token }) => token)
  return startWriter<SaveOrder, SaveResult>(new URL('./save-load.ts', import.meta.url), async (isWarmUp) => ({
    tokens,
    items: course.items,
    seconds: isWarmUp ? 1 : seconds,
  }))
}

type Order = { port: number; connections: number }

async function startWriter<Whole extends Order, Result extends { count: number; seconds: number }>(
  file: URL,
  orderOf: (isWarmUp: boolean) => Promise<Omit<Whole, keyof Order>>,
): Promise<Writer> {
  const { child, ask, stop } = await startBenchProcess(file, 'load')
  await pin(child.pid, null)
  return {
    async ask(port, isWarmUp) {
      const order = { port, connections, ...(await orderOf(isWarmUp)) }
      const before = await processorSeconds(child.pid)
      const { count, seconds } = await ask<Result>(order)
      return { requests: count, seconds, loadSeconds: (await processorSeconds(child.pid)) - before }
    },
    stop,
  }
}
