import { freshDocument } from '../../domain/admin/courses/rules.ts'
import { categoryName, courseTitle } from '../../domain/admin/courses/schemas.ts'
import { replyFields } from '../../domain/support/schemas.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { cleanRichText } from '../../server/rich-text/rich-text.ts'
import type { Services } from '../../server/services.ts'
import { enterAdminAs } from '../support/admin-visits.ts'
import { recordFigure, recordPlanted } from '../support/figures.ts'
import { servicesBeside } from '../support/running-product.ts'
import { scriptPayloads } from '../support/script-payloads.ts'
import { servedProduct } from '../support/served-product.ts'
import { courseSlug, expectRefused, hostileStudent, names, sendEnquiries } from './hostile-people.ts'
import { hostileEmail, takeAway, valuesFor, watch } from './hostile-words.ts'
import { login } from './student-story.ts'
import { expect, test } from './visits.ts'

const all = scriptPayloads.map(({ text }) => text).join(' ')
/** Payloads that a browser keeps unchanged; the rest are among the fields that reject them. */
const prose = scriptPayloads
  .map(({ text }) => text)
  .filter((text) => !/[^\P{Cc}\n\t]/u.test(text))
  .join(' ')
const messages = valuesFor(replyFields.message)

/** Where visitors and students type, by call and field. */
const fieldsOfPeople = [
  ...['register.name', 'register.email', 'updateProfile.name', 'createTicket.question'],
  ...['addConversation.message', 'requestRefund.reason', 'contactSupport.message', 'contactSupport.name'],
  ...['application.fullName', 'application.companyName', 'application.dreamCompany', 'application.emailId'],
  ...['report.text', 'subscribe.email', 'answerTicket.text', 'addNote.text', 'login.next'],
  ...['search.q', 'otp.email', 'resetPassword.email', 'commingSoon.topic', 'admin.search'],
]
/** Where staff write, besides the content of the installation. */
const fieldsOfStaff = [
  ...['category.name', 'instructor.name', 'course.title', 'course.about', 'course.importance'],
  ...['course.learning', 'monthly.description', 'quarterly.description', 'yearly.description'],
  ...['module.title', 'item.title', 'cannedReply.title', 'cannedReply.text', 'article.title'],
  ...['article.html', 'resource.heading', 'resource.content', 'policy.title', 'policy.summary'],
  'policy.html',
]

function record(fields: number, seen: ReadonlySet<string>, found: readonly string[]): void {
  const figure = `${found.length} scripts run or reported`
  const isMet = found.length === 0
  recordFigure({ id: 'T29', part: 'fields', n: fields, figure, isMet })
  recordFigure({ id: 'T29', part: 'screens', n: seen.size, figure, isMet })
}

let services: Services
let close: () => Promise<void>
test.beforeAll(async () => {
  ;({ services, close } = await servicesBeside(servedProduct().dataDir))
})
test.afterAll(async () => {
  await takeAway(services)
  await close()
})

test('a script that runs, and one that is only present in a page, is found', async ({ page }) => {
  const { found, look } = await watch(page)
  const html = '<!doctype html><script>ran(7)</script><img src="data:," onclick="ran(8)">'
  await page.route('**/planted', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await look('/planted')
  expect(found.some((line) => line.startsWith('ran 7'))).toBe(true)
  expect(found.some((line) => line.includes('onclick=ran(8)'))).toBe(true)
  recordPlanted('T29', 'a script that runs and one in a page’s source are found')
  const n = scriptPayloads.length
  recordFigure({ id: 'T29', part: 'payloads', n, figure: `${n} payloads into each field`, isMet: true })
})

test('nothing that somebody typed runs on the screens that show it', async ({
  page,
  request,
  productUrl,
}) => {
  const { found, seen, look } = await watch(page)
  const { database } = services
  const student = await hostileStudent(services, request)
  await sendEnquiries(services, request, productUrl)

  await page.goto('/login?next=/account')
  await login(page, student)
  await expect(page).toHaveURL(/\/account$/)
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('authUserData') ?? '{}').token)
  const headers = { authorization: `Bearer ${token}` }
  const post = (path: string, data: object) => request.post(`/api/v1/${path}`, { headers, data })
  for (const name of names.refused)
    await expectRefused(post('account/updateProfile', { name, phone: student.phone }))
  const [firstName = '', secondName = ''] = names.taken
  for (const name of [firstName, secondName]) {
    const answer = await post('account/updateProfile', { name, phone: `+91${student.phone}` })
    expect(answer.status(), await answer.text()).toBe(200)
    await look('/account')
  }
  const [question = '', ...replies] = messages.taken
  const { id: courseId } = await courseRow()
  const asked = { userId: student.id, courseId, question }
  const ticket = (await (await post('tickets/createTicket', asked)).json()).data
  for (const message of replies) {
    const reply = { senderId: student.id, message }
    expect((await post(`tickets/addConversation/${ticket.ticketId}`, reply)).status()).toBe(200)
  }
  for (const message of messages.refused)
    await expectRefused(post(`tickets/addConversation/${ticket.ticketId}`, { senderId: student.id, message }))
  const refund = await database.first(sql<{ id: string; reason: string | null; order: string }>`
    select q.id, q.reason, o.public_id as "order" from refund_requests q join orders o on o.id = q.order_id
    where q.proposed_by is null limit 1`)
  await database.first(sql`update refund_requests set reason = ${question} where id = ${refund?.id ?? null}`)
  // Everybody of the list has another name.
  for (const [at, name] of names.taken.entries())
    await database.first(sql`
      insert into students (email, name, phone, password_hash, email_verified_at, created_at)
      values (${`hostile${at}@example.com`}, ${name}, '+919848012345', 'none', now(), now())`)

  const typed = (path: string) =>
    `${path}${encodeURIComponent('"><img src=x onerror=ran(0)><script>ran(0)</script>')}`
  for (const path of [
    ...['/support', `/support?ticket=${ticket.ticketId}`, '/my-course', '/account'],
    ...['/search?q=', '/otp?email=', '/reset-password?email=', '/comming-soon?topic='].map(typed),
  ])
    await look(path)
  await page.goto(`/login?next=${encodeURIComponent('javascript:ran(0)')}`)
  await expect
    .poll(async () => (await request.get('/dev/mailbox')).text(), { timeout: 30_000 })
    .toContain('ran(')
  await look('/dev/mailbox')

  await enterAdminAs(page, 'owner')
  const hostile = await database.all(sql<{ kind: string; id: string }>`
    select 'ticket' as kind, ${ticket.ticketId} as id
    union all (select 'contact', id::text from contact_requests where email = ${hostileEmail} limit 4)
    union all (select 'application', id::text from applications where email = ${hostileEmail} limit 4)
    union all (select 'report', id::text from reports where text like '%ran(%' limit 4)`)
  expect(new Set(hostile.map(({ kind }) => kind)).size).toBe(4)
  for (const text of messages.taken)
    for (const call of ['answerTicket', 'addNote']) {
      const data = { id: ticket._id, ...(call === 'addNote' && { kind: 'ticket' }), text }
      const answer = await page.request.post(`/api/v1/admin/${call}`, { data })
      expect(answer.status(), await answer.text()).toBe(200)
    }
  for (const path of [
    ...['/admin/inbox', '/admin/students?sort=newest', `/admin/students/${student.id}`, '/admin/audit'],
    ...['/admin/inbox?search=', '/admin/students?search=', '/admin/orders?search='].map(
      (place) => `${place}${encodeURIComponent(prose.slice(0, 90))}`,
    ),
    ...hostile.map(({ kind, id }) => `/admin/inbox/${kind}/${id}`),
    ...['/admin/refunds', '/admin/orders', `/admin/orders/${refund?.order}`],
  ])
    await look(path)
  await database.first(
    sql`update refund_requests set reason = ${refund?.reason ?? null} where id = ${refund?.id ?? null}`,
  )
  record(fieldsOfPeople.length, seen, found)
  expect(found).toEqual([])
})

test('nothing in what staff wrote runs on the pages that show it', async ({ page }) => {
  const { found, seen, look } = await watch(page)
  const { database } = services
  await database.first(sql`delete from rate_limits`)
  await enterAdminAs(page, 'owner')
  const act = async (name: string, data: object) => {
    const answer = await page.request.post(`/api/v1/admin/${name}`, {
      data,
      headers: { origin: new URL(page.url()).origin },
    })
    expect(answer.status(), `${name}: ${await answer.text()}`).toBe(200)
    return (await answer.json()).data
  }
  const categories = valuesFor(categoryName)
  let categoryId = ''
  let instructorId = ''
  for (const name of categories.taken) {
    categoryId = lastOf(await act('createCategory', { name }), name)
    instructorId = lastOf(await act('createInstructor', { name }), name)
  }
  for (const name of categories.refused)
    for (const call of ['createCategory', 'createInstructor'])
      await expectRefused(page.request.post(`/api/v1/admin/${call}`, { data: { name } }))
  const titles = valuesFor(courseTitle).taken
  const { id: courseId } = await act('createCourse', { title: titles[0] })
  const videos = await database.all(sql<{ id: string }>`
    select m.id from media m where m.kind = 'video' and exists (select from media_files f where f.media_id = m.id) limit 1`)
  const rich = `<h2 id='x'>${prose}</h2><p>${prose}</p><p>\\(${prose}\\)</p>`
  const plan = { price: '399', description: prose.slice(0, 2000) }
  const document = {
    ...freshDocument(titles[0] ?? ''),
    slug: 'hostile-course',
    categoryId,
    instructorId,
    about: rich,
    importance: rich,
    learning: rich,
    plans: {
      monthly: plan,
      quarterly: { ...plan, description: prose.slice(1500, 3500) },
      yearly: { ...plan, description: prose.slice(3000, 5000) },
    },
    modules: titles.map((title) => ({
      id: crypto.randomUUID(),
      title,
      items: [
        { id: crypto.randomUUID(), kind: 'video', title, mediaId: videos[0]?.id ?? null, isFree: true },
      ],
    })),
  }
  const base = (await (await page.request.get(`/api/v1/admin/getDraft?kind=course&id=${courseId}`)).json())
    .data.version
  const saved = await act('saveDraft', {
    kind: 'course',
    id: courseId,
    baseVersion: base,
    editingId: crypto.randomUUID(),
    saveId: crypto.randomUUID(),
    document,
  })
  await act('publishCourse', { courseId, version: saved.version })
  for (const text of messages.taken.slice(0, 2))
    await act('saveCannedReply', { title: categories.taken[0], text, locale: 'en' })

  const html = cleanRichText(`<h2>${all}</h2><p>${all}</p>`)
  const title = valuesFor(courseTitle).taken.join(' ')
  await database.first(sql`
    insert into articles (slug, type, title, drawing, html, published_at, updated_at, status)
    values ('hostile-article', 2, ${title}, 'parabola', ${html}, now(), now(), 'published')`)
  await database.first(sql`
    insert into resources (name, heading, drawing, content, position, updated_at)
    values ('hostile-resource', ${title}, 'parabola', ${JSON.stringify([html])}, 99, now())`)
  await database.first(sql`
    insert into policies (slug, version, title, summary, html, effective_from)
    select slug, 999, ${title}, ${html}, ${html}, effective_from from policies where slug = 'privacy-policy' order by version desc limit 1`)
  const content = await database.all(
    sql<{ key: string; value: unknown }>`select key, value from site_content`,
  )
  try {
    for (const { key, value } of content)
      await database.first(
        sql`update site_content set value = ${JSON.stringify(hostileContent(value))}::jsonb where key = ${key}`,
      )
    for (const path of [
      ...[
        '/admin/courses',
        '/admin/courses/lists',
        `/admin/courses/${courseId}`,
        '/admin/replies',
        '/admin/audit',
      ],
      ...[`/admin/courses/${courseId}/preview`, '/admin/media'],
      ...['/', '/courses', '/courses/hostile-course', '/pricing-plan', '/search?q=press', '/rss.xml'],
      ...[
        '/blog',
        '/blog/hostile-article',
        '/resources-repository',
        '/resources-repository/hostile-resource',
      ],
      ...['/privacy-policy', '/about-us', '/contact-us', '/faq', '/talent-hub', '/project-showcase'],
    ])
      await look(path)
    record(fieldsOfStaff.length + content.length, seen, found)
    expect(found).toEqual([])
  } finally {
    for (const { key, value } of content)
      await database.first(
        sql`update site_content set value = ${JSON.stringify(value)}::jsonb where key = ${key}`,
      )
  }
})

/** Every sentence of an entry with a payload after it; what names a picture, an address or a State stays. */
function hostileContent(value: unknown, key = ''): unknown {
  let next = 0
  function change(inner: unknown, name: string): unknown {
    if (Array.isArray(inner)) return inner.map((one) => change(one, name))
    if (typeof inner === 'object' && inner !== null)
      return Object.fromEntries(Object.entries(inner).map(([field, one]) => [field, change(one, field)]))
    if (
      typeof inner !== 'string' ||
      !/^(?:text|answer|question|paragraphs|about|title|heading|note)$/.test(name)
    )
      return inner
    const payloads = scriptPayloads.slice(next % 100, (next % 100) + 40).map(({ text }) => text)
    next += 40
    return `${inner} ${payloads.join(' ').replaceAll('\u0000', '')}`
  }
  return change(value, key)
}

function lastOf(rows: { id: string; name: string }[], name: string): string {
  const row = rows.find((one) => one.name === name.trim())
  if (row === undefined) throw new Error(`${name} is not among the names`)
  return row.id
}

async function courseRow(): Promise<{ id: string }> {
  const row = await services.database.first(
    sql<{ id: string }>`select id from courses where slug = ${courseSlug}`,
  )
  if (row === null) throw new Error('the course of the demo is not there')
  return row
}
