/** T2: half an hour of a school's typical mix of requests. */
import { setTimeout as pause } from 'node:timers/promises'
import { signToken } from '../../server/accounts/tokens.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { recordFigure, recordPlanted } from '../../tests/support/figures.ts'
import { measuredCore, pin, residentBytes } from '../bench/processes.ts'
import { median } from '../bench/report.ts'
import { createCaller, newTally, p99Of } from './caller.ts'
import { startLoadedSchool } from './loaded-school.ts'

const isShort = process.env['ASSURE_SHORT'] !== undefined
const minutes = isShort ? 0.3 : 30
/** Memory is measured after the first third, when every cache is filled. */
const warmMinutes = minutes / 3
const people = 40
/** Think time between requests: all together about 150 requests a second. */
const pauseMs = 250
const mostMilliseconds = 300
const mostGrowth = 0.05

type Student = { id: string; email: string; sessionId: string; courseId: string }

const school = await startLoadedSchool(
  isShort ? { courses: 50, posts: 50, students: 200 } : { courses: 2000, posts: 5000, students: 20_000 },
)
try {
  await run()
} finally {
  await school.stop()
}

async function run(): Promise<void> {
  const { product, services, password } = school
  const { database } = services
  const students = await database.all(sql<Student>`
    with opened as (
      insert into sessions (student_id, token_hash, device, created_at, last_used_at, expires_at)
      select id, sha256(convert_to(email, 'UTF8')), 'load', now(), now(), now() + interval '1 day' from students
      where email like '%@school.example'
      returning id, student_id
    )
    select s.id, s.email, o.id as "sessionId", e.course_id as "courseId"
    from students s join opened o on o.student_id = s.id join enrolments e on e.student_id = s.id`)
  const courses = await database.all(sql<{ id: string; slug: string; file: string }>`
    select distinct on (c.id) c.id, c.slug, i.id as file
    from courses c join modules m on m.course_id = c.id join items i on i.module_id = m.id
    where i.is_free and c.slug like 'course-%' order by c.id limit 500`)
  const caller = createCaller(product.port, people)
  const tally = newTally()
  const endsAt = performance.now() + minutes * 60_000
  const memory: { minute: number; bytes: number }[] = []
  const startedAt = performance.now()
  let buyers = 0
  let tickets = 0

  const oneOf = <Thing>(things: readonly Thing[]): Thing => {
    const thing = things[Math.floor(Math.random() * things.length)]
    if (thing === undefined) throw new Error('there is nothing to choose from')
    return thing
  }
  const tokenOf = ({ id, email, sessionId }: Student) =>
    signToken(services, { id, email, name: 'Asha', phone: '+919848012345' }, sessionId)

  async function browse(): Promise<void> {
    const { slug } = oneOf(courses)
    const path = oneOf([
      ...['/', '/courses', `/courses/${slug}`, '/blog', `/blog/post-${1 + Math.floor(Math.random() * 40)}`],
      ...['/pricing-plan', '/api/v1/student/getliveCourses?page=1&limit=10', '/api/v1/student/getCategories'],
    ])
    await caller.count(tally, 'browse', { path })
  }

  async function learn(): Promise<void> {
    const path = '/api/v1/student/getMyCourses?page=1&limit=10'
    await caller.count(tally, 'my learning', { path, token: await tokenOf(oneOf(students)) })
  }

  async function openLink(): Promise<void> {
    const { file } = oneOf(courses)
    const path = '/api/v1/student/getPresignedFile'
    await caller.count(tally, 'signed link', { path, body: { file } })
  }

  async function askTicket(): Promise<void> {
    const student = students[tickets++ % students.length]
    if (student === undefined) return
    const body = { userId: student.id, courseId: student.courseId, question: 'Why does step 3 hold?' }
    const path = '/api/v1/tickets/createTicket'
    await caller.count(tally, 'ticket', { path, token: await tokenOf(student), body })
  }

  async function signIn(): Promise<void> {
    const { email } = oneOf(students)
    const network = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`
    await caller.count(
      tally,
      'sign-in',
      { path: '/api/v1/student/login', body: { email, password }, network },
      [429],
    )
  }

  async function buy(): Promise<void> {
    const student = students[students.length - 1 - (buyers++ % students.length)]
    if (student === undefined) return
    const token = await tokenOf(student)
    const body = { courseId: oneOf(courses).id, subscriptionType: 1 }
    const ordered = await caller.count(
      tally,
      'buy',
      { path: '/api/v1/payment/createOrder', token, body },
      [409],
    )
    if (ordered === null) return
    const { data } = JSON.parse(ordered.text)
    const press = { key: data.key, order_id: data.orderId, method: 'upi', outcome: 'pay' }
    const paid = await caller.count(tally, 'practice gateway', {
      path: '/sandbox/checkout/press',
      body: press,
    })
    if (paid === null) return
    const path = `/api/v1/payment/verifyPayment/${data.paymentId}`
    await caller.count(tally, 'buy', { path, token, body: JSON.parse(paid.text) })
  }

  const shares: [number, () => Promise<void>][] = [
    [0.7, browse],
    [0.1, learn],
    [0.1, openLink],
    [0.05, askTicket],
    [0.04, signIn],
    [0.01, buy],
  ]
  async function person(): Promise<void> {
    while (performance.now() < endsAt) {
      let at = Math.random()
      const [, act] = shares.find(([share]) => {
        at -= share
        return at < 0
      }) ?? [0, browse]
      await act()
      await pause(pauseMs * (0.5 + Math.random()))
    }
  }
  async function watchMemory(): Promise<void> {
    while (performance.now() < endsAt) {
      memory.push({
        minute: (performance.now() - startedAt) / 60_000,
        bytes: await residentBytes(product.child.pid),
      })
      await pause(isShort ? 200 : 5000)
    }
  }

  await pin(product.child.pid, measuredCore)
  await Promise.all([watchMemory(), ...Array.from({ length: people }, person)])
  caller.close()
  if (
    growthOf(
      [100, 101, 100, 109, 110].map((bytes, minute) => ({ minute, bytes })),
      0,
      5,
    ) > mostGrowth
  )
    recordPlanted('T2', 'memory that grows by a tenth is noticed')
  const kinds = [...tally.seen.keys()].filter((kind) => kind !== 'practice gateway')
  const p99 = p99Of(tally, kinds)
  const growth = growthOf(memory, warmMinutes, minutes)
  const counts = kinds.map(
    (kind) =>
      `${tally.seen.get(kind)?.milliseconds.length} ${kind} (99 of 100 within ${Math.round(p99Of(tally, [kind]))} ms)`,
  )
  recordFigure({
    id: 'T2',
    part: 'minutes',
    n: Math.floor(minutes),
    figure: `${counts.join(', ')}; all within ${Math.round(p99)} ms; memory ${(growth * 100).toFixed(1)} % over the last two thirds, ${megabytes(memory)} MB at the end; ${tally.failures.length} failures${tally.failures.length > 0 ? ` (${tally.failures[0]}; ${lastError(product.output())})` : ''}`,
    isMet: p99 <= mostMilliseconds && growth < mostGrowth && tally.failures.length === 0,
  })
}

/** The product's last logged error. */
function lastError(log: string): string {
  const lines = log.split('\n').filter((line) => line.includes('"level":"error"'))
  return lines.at(-1)?.slice(0, 300) ?? 'nothing of it in the log'
}

type MemorySample = { minute: number; bytes: number }

/** Memory growth from the first to the last fifth of the time. */
function growthOf(samples: readonly MemorySample[], from: number, to: number): number {
  const fifth = (to - from) / 5
  const first = samples.filter(({ minute }) => minute >= from && minute < from + fifth)
  const last = samples.filter(({ minute }) => minute >= to - fifth)
  return median(last.map(({ bytes }) => bytes)) / median(first.map(({ bytes }) => bytes)) - 1
}

function megabytes(samples: readonly MemorySample[]): string {
  return ((samples.at(-1)?.bytes ?? 0) / 2 ** 20).toFixed(0)
}
