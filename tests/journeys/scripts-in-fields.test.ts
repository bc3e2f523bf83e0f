import type { APIRequestContext, Page } from '@playwright/test'
import { sql } from '../../server/adapters/database/sql.ts'
import { cleanRichText } from '../../server/rich-text/rich-text.ts'
import type { Services } from '../../server/services.ts'
import { servicesBeside } from '../support/running-product.ts'
import { servedProduct } from '../support/served-product.ts'
import { login } from './student-story.ts'
import { provenStudent } from './students.ts'
import { expect, test, whenAlive } from './visits.ts'

/** What would run if a field were ever shown as markup. Each calls the same function. */
const payloads = [
  '<script>ran(1)</script>',
  '<ScRiPt src="data:text/javascript,ran(2)"></ScRiPt>',
  '<img src=x onerror=ran(3)>',
  '<svg onload=ran(4)></svg>',
  '<svg><script>ran(5)</script></svg>',
  '"><img src=x onerror=ran(6)>',
  "'><svg/onload=ran(7)>",
  '</textarea><script>ran(8)</script>',
  '</title><script>ran(9)</script>',
  '</script><script>ran(10)</script>',
  '<!--><script>ran(11)</script>-->',
  '<iframe srcdoc="<script>parent.ran(12)</script>"></iframe>',
  '<a href="javascript:ran(13)">press</a>',
  '<a href="java&#10;script:ran(14)">press</a>',
  '<details open ontoggle=ran(15)>x</details>',
  '<video><source onerror=ran(16)></video>',
  '<body onload=ran(17)>',
  '<input autofocus onfocus=ran(18)>',
  '<marquee onstart=ran(19)>x</marquee>',
  '<object data="javascript:ran(20)"></object>',
  '<math><mtext><img src=x onerror=ran(21)></mtext></math>',
  '<style>@import "javascript:ran(22)";</style>',
  '<meta http-equiv="refresh" content="0;url=javascript:ran(23)">',
  '<base href="javascript:ran(24)//">',
  '<form action="javascript:ran(25)"><button>x</button></form>',
  '{{constructor.constructor("ran(26)")()}}',
  '\\(\\href{javascript:ran(27)}{x}\\)',
  '\u2028ran(28)',
]
const all = payloads.join(' ')

let services: Services
test.beforeAll(async () => {
  services = await servicesBeside(servedProduct().dataDir)
})
test.afterAll(() => services.database.close())

test('nothing that somebody typed runs on the screens that show it', async ({
  page,
  request,
  productUrl,
}) => {
  test.setTimeout(150_000)
  const ran = await watch(page)
  const student = await provenStudent(request, productUrl)
  await page.goto('/login?next=/account')
  await login(page, student)
  await expect(page).toHaveURL(/\/account$/)
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('authUserData') ?? '{}').token)
  const headers = { authorization: `Bearer ${token}` }

  for (const name of payloads.filter((text) => text.length <= 100 && !/[\n\u2028]/.test(text))) {
    const answer = await request.post('/api/v1/account/updateProfile', {
      headers,
      data: { name, phone: `+91${student.phone}` },
    })
    // A name that is refused is shown nowhere.
    if (!answer.ok()) continue
    await page.goto('/account')
    await whenAlive(page)
  }
  await sendAll(request, productUrl)
  await expect
    .poll(async () => (await request.get('/dev/mailbox')).text(), { timeout: 20_000 })
    .toContain('ran(')
  for (const path of [
    '/dev/mailbox',
    `/search?q=${encodeURIComponent(payloads[2] ?? '')}`,
    `/otp?email=${encodeURIComponent(payloads[5] ?? '')}`,
    `/reset-password?email=${encodeURIComponent(payloads[5] ?? '')}`,
    `/comming-soon?topic=${encodeURIComponent(payloads[0] ?? '')}`,
    `/login?next=${encodeURIComponent('javascript:ran(30)')}`,
    '/support',
    '/my-course',
  ]) {
    await page.goto(path)
    await page.waitForTimeout(300)
  }
  expect(await ran()).toEqual([])
})

test('nothing in what staff wrote runs on the pages that show it', async ({ page }) => {
  test.setTimeout(150_000)
  const ran = await watch(page)
  const { database } = services
  const html = cleanRichText(`<h2>${all}</h2><p>${all}</p>`)
  const before = await database.first(
    sql<{
      about: string
      title: string
    }>`select about, title from courses where slug = 'icse-commercial-maths-and-matrices'`,
  )
  await database.first(sql`
    insert into articles (slug, type, title, drawing, html, published_at, updated_at, status)
    values ('hostile-article', 3, ${all}, 'parabola', ${html}, now(), now(), 'published')`)
  await database.first(sql`
    insert into resources (name, heading, drawing, content, position, updated_at)
    values ('hostile-resource', ${all}, 'parabola', ${JSON.stringify([html])}, 99, now())`)
  await database.first(sql`
    update courses set title = ${all}, about = ${html}, importance = ${html}, learning = ${html}
    where slug = 'icse-commercial-maths-and-matrices'`)
  await database.first(sql`
    update site_content set value = jsonb_set(value, '{en,0,text}', to_jsonb(${all}::text)) where key = 'testimonials'`)
  try {
    for (const path of [
      '/blog/hostile-article',
      '/resources-repository',
      '/resources-repository/hostile-resource',
      '/courses',
      '/courses/icse-commercial-maths-and-matrices',
      '/pricing-plan',
      '/search?q=press',
      '/',
    ]) {
      await page.goto(path)
      await page.keyboard.press('Shift')
      await whenAlive(page)
      await page.waitForTimeout(200)
    }
    await page.goto('/rss.xml')
    expect(await ran()).toEqual([])
  } finally {
    await database.first(sql`delete from articles where slug = 'hostile-article'`)
    await database.first(sql`delete from resources where name = 'hostile-resource'`)
    await database.first(sql`
      update courses set title = ${before?.title ?? ''}, about = ${before?.about ?? ''}
      where slug = 'icse-commercial-maths-and-matrices'`)
  }
})

/** Counts whatever runs, opens a dialog or is refused by the policy on content. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const found: string[] = []
  await page.exposeFunction('ran', (which: number) => found.push(`ran ${which} on ${page.url()}`))
  page.on('dialog', (dialog) => {
    found.push(`a dialog on ${page.url()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) found.push(`${page.url()}: ${message.text()}`)
  })
  return async () => found
}

/** Sends the payloads through every form that a visitor may fill. */
async function sendAll(request: APIRequestContext, origin: string): Promise<void> {
  const headers = { origin }
  for (const text of payloads) {
    const sent = await request.post('/api/v1/student/contactSupport', {
      headers,
      data: { name: 'Meena', email: 'hostile@example.com', phone: '9848012345', message: text },
    })
    // Too many at once is refused as well; the first ones are enough.
    expect([200, 429]).toContain(sent.status())
  }
  const application = {
    fullName: all,
    emailId: 'hostile@example.com',
    phoneNumber: '',
    companyName: all,
    experienceInYears: 1,
    dreamCompany: all,
    topicsOfInterest: [],
    occupation: '',
  }
  await request.post('/api/v1/application/create', { headers, data: application })
  await request.post('/api/v1/report/create', {
    headers,
    data: { kind: 'article', id: 'hostile', reason: 'spam', text: all, email: 'hostile@example.com' },
  })
}
