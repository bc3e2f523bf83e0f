import { servedProduct } from '../support/served-product.ts'
import { openStaffAdmin, type StaffAdmin } from '../support/staff-admin.ts'
import { ananya, expect, test, whenAlive } from './visits.ts'

let admin: StaffAdmin
test.beforeAll(async () => {
  admin = await openStaffAdmin(servedProduct().dataDir)
})
test.afterAll(() => admin.close())

const course = 'Telangana SSC Maths with Telugu chapter words'

test.describe('a student', () => {
  test.use({ person: ananya })

  test('sees at the bell that support replied, reads it, and switches the emails of it off', async ({
    page,
  }) => {
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

    await page.getByRole('link', { name: 'Choose what you’re notified of' }).click()
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
