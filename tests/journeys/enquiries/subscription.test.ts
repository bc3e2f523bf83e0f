import { expect, listenToToasts, test, whenAlive } from '../visits.ts'
import { cutLine, mailedLink, mailsTo } from './enquiry-story.ts'

test.describe('the subscription', () => {
  test('requires an address, reports a failure, and clears the field on success', async ({
    page,
    complaints,
  }) => {
    await page.goto('/courses')
    await whenAlive(page)
    const foot = page.getByRole('contentinfo')
    const field = foot.getByLabel('Subscribe to updates')
    const told = await listenToToasts(page)
    await foot.getByRole('button', { name: 'Subscribe' }).click()
    await expect(foot.getByText('Please enter an email address.')).toBeVisible()
    await expect.poll(told).toContain('Please enter an email address.')
    await field.fill('news@example.com')
    const line = await cutLine(page, 'subscribe/createSubscribe')
    await foot.getByRole('button', { name: 'Subscribe' }).click()
    await expect(foot.getByText('Failed to subscribe. Try again.')).toBeVisible()
    await expect(field).toHaveValue('news@example.com')
    await line.mend()
    await foot.getByRole('button', { name: 'Subscribe' }).click()
    await expect.poll(told).toContain('Subscribed successfully!')
    await expect(field).toHaveValue('')
    complaints.splice(0)
  })

  test('is confirmed by a button, not by opening the link, and an old link says so', async ({ page }) => {
    await page.goto('/subscribe')
    await whenAlive(page)
    await page.getByRole('main').getByLabel('Email').fill('button@example.com')
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('main').getByText(/^Subscribed successfully!/)).toBeVisible()
    await page.goto(await mailedLink(page, 'button@example.com', '/subscription/confirm'))
    await whenAlive(page)
    expect(await mailsTo(page, 'button@example.com')).toHaveLength(1)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Your subscription is confirmed.')).toBeVisible()
    await page.goto('/subscription/confirm?token=made-up')
    await whenAlive(page)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText(/^This link is not valid/)).toBeVisible()
  })

  test('says what happened once it has ended, and asks nothing more', async ({ page }) => {
    await page.request.post('/api/v1/subscribe/createSubscribe', { data: { email: 'leaves@example.com' } })
    const confirm = await mailedLink(page, 'leaves@example.com', '/subscription/confirm')
    await page.goto(confirm)
    await whenAlive(page)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('main').getByRole('heading')).toHaveText('You’re subscribed')
    await page.goto(await mailedLink(page, 'leaves@example.com', '/subscription/unsubscribe'))
    await whenAlive(page)
    const asking = page.getByText('Stop getting updates at this address.')
    await expect(asking).toBeVisible()
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('main').getByRole('heading')).toHaveText('You’re unsubscribed')
    await expect(page.getByText('You’re unsubscribed. We won’t send any more updates.')).toBeVisible()
    await expect(asking).toHaveCount(0)
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('somebody subscribes from the foot of a page, confirms and leaves', async ({ page }) => {
    await page.goto('/')
    const foot = page.getByRole('contentinfo')
    await foot.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('main').getByText('Please enter an email address.')).toBeVisible()
    await page.getByRole('main').getByLabel('Email').fill('plain@example.com')
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText(/^Subscribed successfully!/)).toBeVisible()
    await page.goto(await mailedLink(page, 'plain@example.com', '/subscription/confirm'))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Your subscription is confirmed.')).toBeVisible()
    await page.goto(await mailedLink(page, 'plain@example.com', '/subscription/unsubscribe'))
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByText('You’re unsubscribed. We won’t send any more updates.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading')).toHaveText('You’re unsubscribed')
    await expect(page.getByText('Confirm to get updates')).toHaveCount(0)
  })
})
