import type { Page } from '@playwright/test'
import { sql } from '../../server/adapters/database/sql.ts'
import { notifyStudent } from '../../server/notifications/operations.ts'
import { axe } from '../support/axe.ts'
import { pushBrowser } from '../support/push-browser.ts'
import { servicesBeside } from '../support/running-product.ts'
import { servedProduct } from '../support/served-product.ts'
import { openStaffAdmin, type StaffAdmin } from '../support/staff-admin.ts'
import { login } from './student-story.ts'
import { provenStudent } from './students.ts'
import { ananya, expect, test, whenAlive } from './visits.ts'

let admin: StaffAdmin
test.beforeAll(async () => {
  admin = await openStaffAdmin(servedProduct().dataDir)
})
test.afterAll(() => admin.close())

const course = 'Telangana SSC Maths with Telugu chapter words'

test.describe('a student', () => {
  test.use({ person: ananya })

  test('sees support’s reply in the bell, reads it, and turns its emails off', async ({ page }) => {
    await page.goto('/support')
    await page.getByLabel('Select Course').selectOption({ label: course })
    await page.getByLabel('Message').fill('Which chord is the longest?')
    await page.getByRole('button', { name: 'Submit Ticket' }).click()
    await expect(page).toHaveURL(/\?ticket=TKT-\d{4}-\d{5}$/)
    const number = new URL(page.url()).searchParams.get('ticket') ?? ''
    await admin.answer(number, 'The diameter.')

    await page.goto('/courses')
    await whenAlive(page)
    const bell = page.getByRole('banner').getByRole('link', { name: 'Notifications' })
    await expect(bell).toHaveAccessibleName(/\d+ unread notification/)
    await bell.click()
    const entry = page.getByRole('link', { name: `Support has replied to your ticket ${number}.` })
    await expect(entry).toContainText('New')
    await expect(bell).toHaveAccessibleName('Notifications')

    await entry.click()
    await expect(page).toHaveURL(new RegExp(`/support\\?ticket=${number}$`))
    await expect(page.getByText('The diameter.')).toBeVisible()
    await bell.click()
    await expect(entry).toBeVisible()
    await expect(entry).not.toContainText('New')

    await page.getByRole('link', { name: 'Choose your notifications' }).click()
    const replies = page.getByRole('group', { name: 'Replies from support' })
    const byEmail = replies.getByRole('checkbox', { name: 'Email' })
    await expect(byEmail).toBeChecked()
    await byEmail.uncheck()
    await page.getByRole('button', { name: 'Save notification choices' }).click()
    await expect(page.getByText('Saved')).toBeVisible()
    await page.reload()
    await expect(byEmail).not.toBeChecked()
    await byEmail.check()
    await page.getByRole('button', { name: 'Save notification choices' }).click()
    await expect(page.getByText('Saved')).toBeVisible()
  })
})

/**
 * No push service is reachable from here, and this browser has no notifications: its part of a subscription and of the
 * permission is stubbed.
 */
async function standInForSubscribing(page: Page): Promise<void> {
  await page.addInitScript((address) => {
    const kept = 'subscription of the test'
    const subscription = {
      endpoint: address.endpoint,
      toJSON: () => ({ endpoint: address.endpoint, keys: { p256dh: address.p256dh, auth: address.auth } }),
      unsubscribe: async () => {
        localStorage.removeItem(kept)
        return true
      },
    }
    const stood = subscription as unknown as PushSubscription
    PushManager.prototype.getSubscription = async () => (localStorage.getItem(kept) === null ? null : stood)
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem(kept, '')
      return stood
    }
    const permission = (): NotificationPermission =>
      localStorage.getItem('asked') === null ? 'default' : 'granted'
    Object.defineProperty(Notification, 'permission', { get: permission })
    Notification.requestPermission = async () => {
      localStorage.setItem('asked', String(Number(localStorage.getItem('asked')) + 1))
      return permission()
    }
  }, pushBrowser().address)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, serviceWorkers: 'allow' })

  test('a student who asked a teacher turns push on, gets no course name in it, and turns it off with one press', async ({
    page,
    request,
    productUrl,
  }) => {
    test.slow()
    const { services, close } = await servicesBeside(servedProduct().dataDir)
    await standInForSubscribing(page)
    const student = await provenStudent(request, productUrl)
    await login(page, student)
    await page.goto('/notifications')
    const here = page.getByRole('region', { name: 'On this device' })
    await expect(here).toContainText('once you’ve asked a teacher a question')
    await expect(here.getByRole('button')).toHaveCount(0)
    const asked = () => page.evaluate(() => localStorage.getItem('asked'))

    await page.goto('/courses/telangana-free-starter')
    await whenAlive(page)
    await page.getByRole('button', { name: /^Play lesson 1/ }).click()
    const section = page.getByRole('region', { name: 'Ask a teacher' })
    await section.getByRole('button', { name: 'Ask a teacher' }).click()
    await section.getByLabel('Your question').fill('Why is it so?')
    await section.getByRole('button', { name: 'Send to a teacher' }).click()
    await expect(section).toContainText('Get a notification on this device when your teacher answers')
    expect(await asked()).toBeNull()
    expect((await axe(page).analyze()).violations).toEqual([])
    await section.getByRole('button', { name: 'Turn on for this device' }).click()
    await expect(section).toContainText('Notifications are on for this device')
    expect(await asked()).toBe('1')

    const found = await services.database.first(
      sql<{ id: string }>`select id from students where email = ${student.email}`,
    )
    const studentId = found?.id ?? ''
    await services.database.transaction((tx) =>
      notifyStudent(
        tx,
        {
          ...{ kind: 'payment', facts: { event: 'paid', course: 'Circles' } },
          ...{ studentId, onceKey: 'paid', path: '/my-course' },
        },
        new Date(),
      ),
    )
    const taken = async (): Promise<string> => {
      const answer = await request.get('/dev/mailbox', { headers: { accept: 'application/json' } })
      const { pushes } = await answer.json()
      return pushes.map(({ payload }: { payload: string }) => payload)[0] ?? ''
    }
    await expect.poll(taken).toContain('There’s news about a payment.')
    expect(await taken()).not.toContain('Circles')

    await page.goto('/notifications')
    await expect(here).toContainText('Notifications are on for this device')
    expect((await axe(page).analyze()).violations).toEqual([])
    await here.getByRole('button', { name: 'Turn off for this device' }).click()
    await expect(here.getByRole('button', { name: 'Turn on for this device' })).toBeVisible()
    await page.goto('/account#notifications')
    await expect(page.getByRole('button', { name: 'Turn on for this device' })).toBeVisible()
    const left = await services.database.all(
      sql`select from push_subscriptions where student_id = ${studentId}`,
    )
    expect(left).toEqual([])
    await close()
  })
})
