import type { Browser, Page, Request } from '@playwright/test'
import { type Job, jobs } from '../../domain/admin/rules.ts'
import { enterAdminAs, holdCounts, signIn } from '../support/admin-visits.ts'
import { provenStudent } from './students.ts'
import { expect, listenToToasts, test } from './visits.ts'

/** Who they are, and how much of their own waits: asked on every screen. */
const own = ['/api/v1/admin/me', '/api/v1/admin/getRailCounts']

/** Screens that each job may not open, by their addresses. */
const foreign: Record<Exclude<Job, 'owner' | 'teacher'>, readonly string[]> = {
  author: [
    '/admin/inbox',
    '/admin/orders',
    '/admin/students',
    '/admin/staff',
    '/admin/policies/refund-policy',
  ],
  support: ['/admin/courses', '/admin/articles', '/admin/refunds', '/admin/audit'],
  finance: ['/admin/inbox', '/admin/students', '/admin/site/contact', '/admin/media'],
}

async function adminOf(browser: Browser, baseURL: string, job: Job, path?: string): Promise<Page> {
  const office = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const page = await office.newPage()
  await enterAdminAs(page, job, path)
  return page
}

/** The calls of a name that the page makes from now on. */
function callsOf(page: Page, name: string): Request[] {
  const made: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(name)) made.push(request)
  })
  return made
}

test('signing in at the URL of another role’s screen opens one’s own first screen', async ({
  browser,
  productUrl,
}) => {
  const office = await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })
  const page = await office.newPage()
  await page.goto('/admin/courses')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await signIn(page, 'support')
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('heading', { name: 'What needs attention now' })).toBeVisible()
  await office.close()
})

for (const role of ['author', 'support', 'finance'] as const)
  test(`no screen of another role opens for ${role} by its address`, async ({ page }) => {
    await enterAdminAs(page, role)
    // What their own first screen still asks for is theirs.
    await page.goto('about:blank')
    const answered: string[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.startsWith('/api/v1/admin/') && !own.includes(pathname) && response.ok())
        answered.push(pathname)
    })
    for (const path of foreign[role]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Your role doesn’t allow this.' })).toBeVisible()
    }
    expect(answered).toEqual([])
  })

test('a double click grants, agrees and publishes once', async ({ page, request, productUrl }) => {
  const student = await provenStudent(request, productUrl)
  await enterAdminAs(page, 'owner', `/admin/students?search=${student.email}`)
  await page.getByRole('link', { name: student.name }).click()
  await page.getByRole('button', { name: 'Grant access' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Course').selectOption({ index: 1 })
  await dialog.getByLabel('Until').fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10))
  await dialog.getByLabel('Reason').fill('Paid in cash at the school office')
  const granted = callsOf(page, '/students/grantAccess')
  await dialog.getByRole('button', { name: 'Grant access' }).dblclick()
  await expect(page.getByText('Access granted')).toBeVisible()
  expect(granted).toHaveLength(1)

  // Above the limit, so that this agreement alone sends no money.
  await page.goto('/admin/refunds')
  await page.getByRole('link', { name: 'Charan Teja' }).click()
  const approved = callsOf(page, '/approveRefund')
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).dblclick()
  await expect(page.getByText('Done and recorded in the audit log.')).toBeVisible()
  expect(approved).toHaveLength(1)

  await page.goto('/admin/articles')
  await page.getByLabel('New article').fill(`Two clicks ${Date.now()}`)
  const begun = callsOf(page, '/createArticle')
  await page.getByRole('button', { name: 'Create' }).dblclick()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  await page.keyboard.type('One click is enough.')
  await page.getByLabel('Excerpt for cards').fill('Of clicks')
  const published = callsOf(page, '/publishArticle')
  await page.getByRole('button', { name: 'Publish now' }).dblclick()
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
  expect([begun.length, published.length]).toEqual([1, 1])
  // Other journeys look at the newest articles.
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('Published', { exact: true })).toHaveCount(0)
})

test('two people in one browser: nothing that one started is done in the name of the other, and no input is lost', async ({
  page,
  context,
  browser,
  productUrl,
}) => {
  await enterAdminAs(page, 'support', '/admin/inbox')
  await page.getByRole('table').getByRole('link').first().click()
  const held = page.waitForResponse(/\/admin\/holdCase$/)
  await page.getByLabel('Reply').fill('Begun by Arjun')
  await held
  const address = page.url()
  const own = await context.cookies()

  const owner = await adminOf(browser, productUrl, 'owner')
  await holdCounts(page)
  await context.addCookies(await owner.context().cookies())
  const answered = page.waitForResponse(/\/admin\/answer(Ticket|Enquiry)$/)
  await page.getByRole('button', { name: 'Send reply' }).click()
  expect((await answered).status()).toBe(401)
  await expect(page.getByText('Lakshmi Iyer has logged in on this browser')).toBeVisible()
  expect(page.url()).toBe(address)
  await expect(page.getByLabel('Reply')).toHaveValue('')

  await context.addCookies(own)
  await page.reload()
  await expect(page.getByLabel('Reply')).toHaveValue('Begun by Arjun')
  await page.getByLabel('Reply').fill('')
  await owner.context().close()
})

test('the text of an article survives a lost connection and an ended session', async ({
  page,
  context,
  complaints,
}) => {
  await enterAdminAs(page, 'owner', '/admin/articles')
  await page.getByLabel('New article').fill(`Kept words ${Date.now()}`)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('All changes are saved')).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('Excerpt for cards').fill('Typed without a line')
  await expect(page.getByText('Not saved', { exact: false })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  complaints.splice(0)

  const own = await context.cookies()
  await holdCounts(page)
  await context.clearCookies()
  await page.getByLabel('Excerpt for cards').fill('Typed after the session')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await context.addCookies(own)
  await page.reload()
  await expect(page.getByLabel('Excerpt for cards')).toHaveValue('Typed after the session')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
})

test('a screen whose file does not come leaves the sidebar and a way on', async ({ page, complaints }) => {
  await enterAdminAs(page, 'owner', '/admin/inbox')
  await page.route('**/admin/assets/audit-screen*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByRole('heading', { name: 'This screen couldn’t be shown' })).toBeVisible()
  await page.unroute('**/admin/assets/audit-screen*.js')
  expect(complaints.splice(0).join('\n')).toContain('Failed to load resource')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible()
})

test('signing out ends the session in every tab, and Back shows nothing of it', async ({
  page,
  context,
  complaints,
}) => {
  await enterAdminAs(page, 'author', '/admin/courses')
  await expect(page.getByRole('table')).toBeVisible()
  const beside = await context.newPage()
  await beside.goto('/admin/articles?q=a')
  await expect(beside.getByRole('table')).toBeVisible()

  // A lost connection must not be treated as a sign-out.
  await page.route('**/admin/logout', (route) => route.abort())
  const told = await listenToToasts(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.poll(told).toContain('You’re still logged in')
  await expect(page.getByRole('table')).toBeVisible()
  await page.unroute('**/admin/logout')
  complaints.splice(0)

  await page.getByRole('link', { name: 'Site content' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(beside.getByRole('heading', { name: 'Log in' })).toBeVisible()
  // Nobody else may read a search.
  await expect(beside).toHaveURL(/\/admin\/articles$/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('a role change during work changes the links on the page', async ({ page, browser, productUrl }) => {
  // A role that gives money back would have to be held for three days again.
  await enterAdminAs(page, 'support', '/admin/inbox')
  const sidebar = page.getByRole('navigation', { name: 'Admin' })
  await expect(sidebar.getByRole('link', { name: 'Inbox' })).toBeVisible()
  const { data: me } = await (await page.request.get('/api/v1/admin/me')).json()
  const owner = await adminOf(browser, productUrl, 'owner', '/admin/staff')
  const give = (job: Job) =>
    owner.request.post('/api/v1/admin/staff/changeRoles', { data: { staffId: me.id, roles: jobs[job] } })
  try {
    await give('author')
    // A list that refreshes itself may notice first, and remove the link.
    await sidebar
      .getByRole('link', { name: 'Students' })
      .click({ timeout: 15_000 })
      .catch(() => undefined)
    await expect(sidebar.getByRole('link', { name: 'Courses' })).toBeVisible()
    await expect(sidebar.getByRole('link', { name: 'Inbox' })).toHaveCount(0)
  } finally {
    expect((await give('support')).ok()).toBe(true)
  }
  await owner.context().close()
})
