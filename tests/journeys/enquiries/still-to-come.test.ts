import { expect, test } from '../visits.ts'

test('upcoming features are named, under both spellings, and offer the subscription', async ({ page }) => {
  await page.goto('/coming-soon?topic=ai-hackathons')
  await expect(page).toHaveURL(/\/comming-soon\?topic=ai-hackathons$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Hackathons: coming soon')
  await expect(page.getByRole('main').getByRole('button', { name: 'Subscribe' })).toBeVisible()
  for (const [topic, name] of [
    ['guest-lectures', 'Guest Lectures'],
    ['online-workshops', 'Online Workshops'],
    ['mentorship-programs', 'Mentorship programs'],
    ['of-no-kind', 'Coming soon'],
  ]) {
    await page.goto(`/comming-soon?topic=${topic}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '')
  }
})
