import { expect, listenToToasts, test, whenAlive } from '../visits.ts'
import { mailsTo } from './enquiry-story.ts'

test('a lesson that has a mistake is reported', async ({ page }) => {
  await page.goto('/courses/cbse-class-10-maths-standard')
  await whenAlive(page)
  await page.getByRole('button', { name: /^Play lesson 1/ }).click()
  await page.getByRole('button', { name: 'Report this lesson' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this lesson' })
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Choose a reason', { exact: true }).last()).toBeVisible()
  await dialog.getByLabel('What is wrong?').selectOption('mistake')
  await dialog.getByLabel(/^What is wrong, and where/).fill('At 1:10 a sign is lost.')
  const told = await listenToToasts(page)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect.poll(told).toContain('Thank you. Report sent.')
  const read = async () =>
    (await mailsTo(page, 'support@stepmark.example')).map(({ text }) => text).join('\n')
  await expect.poll(read).toContain('At 1:10 a sign is lost.')
})
