import type { Page } from '@playwright/test'
import { axe, rulesOfColour } from '../support/axe.ts'
import { servedProduct } from '../support/served-product.ts'
import { openStaffAdmin, type StaffAdmin } from '../support/staff-admin.ts'
import { login } from './student-story.ts'
import { provenStudent } from './students.ts'
import { ananya, expect, hold, irfan, test, whenAlive } from './visits.ts'

let admin: StaffAdmin
test.beforeAll(async () => {
  admin = await openStaffAdmin(servedProduct().dataDir)
})
test.afterAll(() => admin.close())

const course = 'Telangana SSC Maths with Telugu chapter words'
const replyCall = '**/api/v1/tickets/addConversation/**'
const listCall = '**/api/v1/tickets/getTicketByUserId/**'

const conversation = (page: Page) => page.getByRole('log')
const replyField = (page: Page) => page.getByRole('textbox', { name: 'Reply' })

/** Creates a ticket on the screen and opens it; returns its number. */
async function createTicket(page: Page, question: string): Promise<string> {
  await page.goto('/support')
  await page.getByLabel('Select Course').selectOption({ label: course })
  await page.getByLabel('Message').fill(question)
  await page.getByRole('button', { name: 'Submit Ticket' }).click()
  await expect(page).toHaveURL(/\?ticket=TKT-\d{4}-\d{5}$/)
  return new URL(page.url()).searchParams.get('ticket') ?? ''
}

test('a visitor signs in on the way to support and arrives there', async ({ page }) => {
  await page.goto('/support')
  await expect(page).toHaveURL(/\/login\?next=%2Fsupport$/)
  await login(page, ananya)
  await expect(page).toHaveURL(/\/support$/)
  await expect(page.getByRole('heading', { name: 'Your Tickets' })).toBeVisible()
})

test.describe('a student with courses', () => {
  test.use({ person: ananya })

  test('finds support in the menu, sees what a ticket needs, and sees it in the list once sent', async ({
    page,
    productUrl,
  }) => {
    await page.goto('/')
    await whenAlive(page)
    await page.getByRole('button', { name: /^Menu of/ }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Support' }).click()
    await expect(page.getByText('within 24 hours')).toBeVisible()

    await page.getByRole('button', { name: 'Submit Ticket' }).click()
    await expect(page.getByText('Please select a course')).toBeVisible()
    await expect(page.getByText('Message is required')).toBeVisible()
    await expect(page.getByLabel('Select Course')).toBeFocused()

    await page.getByLabel('Select Course').selectOption({ label: course })
    await page.getByLabel('Message').fill('What is a secant?')
    await expect(page.getByText('Please select a course')).toHaveCount(0)
    await page.reload()
    await expect(page.getByLabel('Message')).toHaveValue('What is a secant?')
    await page.getByRole('button', { name: 'Submit Ticket' }).click()

    await expect(conversation(page)).toContainText('What is a secant?')
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
    const number = new URL(page.url()).searchParams.get('ticket') ?? ''
    const listed = page.getByRole('listitem').getByRole('link', { name: new RegExp(number) })
    await expect(listed).toContainText('Open')
    await expect(listed).toContainText('What is a secant?')
    await expect.poll(() => mailsTo(productUrl, ananya.email)).toContain(number)
  })

  test('sees an answer without a reload, and opens a solved ticket again by a reply', async ({ page }) => {
    const number = await createTicket(page, 'Is a chord through the centre the longest?')
    await admin.answer(number, 'Yes: the diameter.', true)
    await expect(conversation(page)).toContainText('Yes: the diameter.')
    await expect(conversation(page)).toContainText('Stepmark Support')
    await expect(conversation(page)).toContainText('Marked as solved.')
    const listed = page.getByRole('listitem').getByRole('link', { name: new RegExp(number) })
    await expect(listed).toContainText('Solved')

    await replyField(page).fill('And the shortest?')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(replyField(page)).toHaveValue('')
    await expect(conversation(page)).toContainText('Opened again by your reply.')
    await expect(listed).toContainText('Open')
  })

  test('keeps what is typed while a ticket is being sent', async ({ page }) => {
    const line = await hold(page, '**/api/v1/tickets/createTicket')
    await page.goto('/support')
    await page.getByLabel('Select Course').selectOption({ label: course })
    const message = page.getByLabel('Message', { exact: true })
    await message.fill('Is zero even?')
    await page.getByRole('button', { name: 'Submit Ticket' }).click()
    await message.fill('Is zero even? And why?')
    line.release()
    await expect(conversation(page)).toContainText('Is zero even?')
    await expect(message).toHaveValue('Is zero even? And why?')
    await message.fill('')
  })

  test('can read another conversation while a ticket is being sent', async ({ page }) => {
    const line = await hold(page, '**/api/v1/tickets/createTicket')
    await page.goto('/support')
    await page.getByLabel('Select Course').selectOption({ label: course })
    await page.getByLabel('Message', { exact: true }).fill('Is one a prime?')
    await page.getByRole('button', { name: 'Submit Ticket' }).click()
    const tickets = page.getByRole('main').getByRole('listitem').getByRole('link')
    const other = tickets.filter({ hasNotText: 'Is one a prime?' }).first()
    const address = (await other.getAttribute('href')) ?? ''
    await other.click()
    await expect(conversation(page)).toBeVisible()
    line.release()
    await expect(tickets.filter({ hasText: 'Is one a prime?' })).toBeVisible()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
    expect(page.url()).toContain(address)
    await expect(conversation(page)).not.toContainText('Is one a prime?')
  })

  test('loses no reply when the connection is lost, and sends none twice', async ({ page, complaints }) => {
    await createTicket(page, 'Does a reply survive a tunnel?')
    await whenAlive(page)
    // It reaches the server; the answer is lost on the way back.
    await page.route(replyCall, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await replyField(page).fill('We are in the tunnel')
    await replyField(page).press('Enter')
    await expect(page.getByRole('button', { name: 'Failed. Tap to retry' })).toBeVisible()
    await expect(replyField(page)).toHaveValue('')

    await page.reload()
    const retry = page.getByRole('button', { name: 'Failed. Tap to retry' })
    await expect(retry).toBeVisible()
    await retry.click()
    await expect(retry).toBeVisible()
    await page.unroute(replyCall)
    await retry.click()
    await expect(retry).toHaveCount(0)
    await expect(conversation(page).getByText('We are in the tunnel')).toHaveCount(1)
    await page.reload()
    await expect(conversation(page).getByText('We are in the tunnel')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Failed. Tap to retry' })).toHaveCount(0)
    complaints.splice(0)
  })

  test('sees that the connection is lost, and the reply is sent automatically once it is back', async ({
    page,
    context,
    complaints,
  }) => {
    await createTicket(page, 'Offline for a while?')
    await context.setOffline(true)
    await expect(page.getByText('You’re offline.')).toBeVisible()
    await replyField(page).fill('Written without a line')
    await replyField(page).press('Enter')
    await expect(page.getByRole('button', { name: 'Failed. Tap to retry' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: 'Failed. Tap to retry' })).toHaveCount(0)
    await expect(conversation(page).getByText('Written without a line')).toHaveCount(1)
    complaints.splice(0)
  })

  test('asks, reads and replies by keyboard only', async ({ page }) => {
    await page.goto('/support')
    await page.getByLabel('Select Course').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.type('By keyboard alone')
    // It is loaded later than the fields.
    await expect(page.getByLabel('Add a photo')).toBeAttached()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Add a photo')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'By keyboard alone' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(conversation(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(replyField(page)).toBeFocused()
    await page.keyboard.type('   ')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('one')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('two')
    await page.keyboard.press('Enter')
    await expect(replyField(page)).toHaveValue('')
    await expect(conversation(page).getByText('one two')).toHaveCount(1)
    await expect(conversation(page).getByText('Sending')).toHaveCount(0)
    await expect(conversation(page).getByText('You', { exact: true })).toHaveCount(2)
  })

  test('goes from the list to a conversation and back on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/support')
    const first = page.getByRole('main').getByRole('listitem').getByRole('link').first()
    await first.click()
    await expect(conversation(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Create Ticket' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport()
    await page.getByRole('link', { name: 'Back to your tickets' }).click()
    await expect(page).toHaveURL(/\/support$/)
    await expect(first).toBeVisible()
    await first.click()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Create Ticket' })).toBeVisible()
  })

  test('sees an error when a list cannot be loaded, and loads it again', async ({ page, complaints }) => {
    await page.route(listCall, (route) => route.abort())
    await page.goto('/support')
    const alert = page.getByRole('alert').filter({ hasText: 'Your tickets couldn’t be loaded' })
    await expect(alert).toBeVisible()
    await expect(page.getByLabel('Select Course')).toBeVisible()
    await page.unroute(listCall)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(alert).toHaveCount(0)
    await expect(page.getByText(/TKT-\d{4}-\d{5}/).first()).toBeVisible()
    expect(complaints.splice(0).join('\n')).toContain('Failed to load resource')
  })

  test('finds no ticket of another behind an address', async ({ page }) => {
    await page.goto('/support?ticket=TKT-2026-00002')
    await expect(page.getByRole('alert').filter({ hasText: 'Ticket not found' })).toBeVisible()
  })

  test('reads both screens by day and night, on a phone and a desktop', async ({ page, complaints }) => {
    await page.goto('/support')
    await expect(page.getByText(/TKT-\d{4}-\d{5}/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Submit Ticket' }).click()
    await expectClean(page)
    await page
      .getByRole('link', { name: /Solved/ })
      .first()
      .click()
    await expect(conversation(page)).toBeVisible()
    await page.route(replyCall, (route) => route.abort())
    await replyField(page).fill('Is this readable?')
    await replyField(page).press('Enter')
    await expect(page.getByRole('button', { name: 'Failed. Tap to retry' })).toBeVisible()
    await expectClean(page)
    complaints.splice(0)
  })
})

test.describe('a student without courses', () => {
  test('is led to the courses and to the contact page', async ({ page, request, productUrl }) => {
    await page.goto('/login?next=/support')
    await login(page, await provenStudent(request, productUrl))
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Find a course' })).toHaveAttribute('href', '/courses')
    await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us')
    await expect(page.getByRole('button', { name: 'Submit Ticket' })).toHaveCount(0)
  })
})

test('nothing that was written remains after logging out', async ({ page }) => {
  await page.goto('/login?next=/support')
  await login(page, ananya)
  await page.getByLabel('Message').fill('Half a question')
  await page.getByRole('link', { name: /TKT-/ }).first().click()
  await replyField(page).fill('Half a reply')
  await whenAlive(page)
  await page.getByRole('button', { name: /^Menu of/ }).click()
  await page.getByRole('button', { name: 'Logout' }).and(page.locator(':visible')).click()
  await expect(page).toHaveURL(/\/$/)
  const kept = await page.evaluate(() => JSON.stringify(localStorage))
  expect(kept).not.toContain('Half a')
})

test('logging out in one tab leaves nothing private in another', async ({ page, context }) => {
  await page.goto('/login?next=/support')
  await login(page, ananya)
  await expect(page.getByRole('link', { name: /TKT-/ }).first()).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await whenAlive(other)
  await other.getByRole('button', { name: /^Menu of/ }).click()
  await other.getByRole('button', { name: 'Logout' }).and(other.locator(':visible')).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fsupport$/)
  await expect(page.getByText(/TKT-/)).toHaveCount(0)
})

test('the next person to sign in sees nothing of the previous one, on a slow connection either', async ({
  page,
}) => {
  await page.goto('/login')
  await login(page, ananya)
  for (const name of ['My learning', 'Support']) {
    await page.getByRole('button', { name: /^Menu of/ }).click()
    await page.getByRole('banner').getByRole('link', { name }).and(page.locator(':visible')).click()
    await expect(page.getByRole('main').getByText('Telangana SSC Maths').first()).toBeAttached()
  }
  await page.getByRole('button', { name: /^Menu of/ }).click()
  await page.getByRole('button', { name: 'Logout' }).and(page.locator(':visible')).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every step earns a mark.')
  // In the same document: a new one has no old state.
  await page.getByRole('banner').getByRole('link', { name: 'Login / Register' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await login(page, irfan)
  await expect(page).toHaveURL(/\/$/)
  await page.route('**/api/v1/student/getMyCourses*', () => {})
  for (const [name, address] of [
    ['My learning', /\/my-course$/],
    ['Support', /\/support$/],
  ] as const) {
    await page.getByRole('button', { name: /^Menu of/ }).click()
    await page.getByRole('banner').getByRole('link', { name }).and(page.locator(':visible')).click()
    await expect(page).toHaveURL(address)
    // The router shows for half a second that a page loads before it may show what it has.
    await page.waitForTimeout(1500)
    await expect(page.getByText(/loading/i).first()).toBeAttached()
    await expect(page.getByText('Telangana SSC Maths')).toHaveCount(0)
  }
})

/** All that was mailed to an address, as shown on the demo's mailbox page. */
async function mailsTo(productUrl: string, email: string): Promise<string> {
  const answer = await fetch(`${productUrl}/dev/mailbox?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  })
  return answer.text()
}

/** By day on a phone, by night on a desktop: the rules of colour are the same for both. */
async function expectClean(page: Page): Promise<void> {
  for (const [colorScheme, width] of [
    ['light', 360],
    ['dark', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // What happens to lie below the header as the width changes is as large as it is.
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    const check = axe(page)
    if (colorScheme === 'light') check.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    else check.withRules(rulesOfColour)
    const { violations, passes } = await check.analyze()
    expect(passes.length).toBeGreaterThan(0)
    expect.soft(violations.map(({ id, nodes }) => `${colorScheme} ${id} ${nodes[0]?.html}`)).toEqual([])
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(excess, `pixels too wide at ${width}`).toBeLessThanOrEqual(0)
  }
}
