import { expect, test, whenAlive } from '../visits.ts'
import { cutLine, fillContact, mailsTo } from './enquiry-story.ts'

test.describe('the contact form', () => {
  test('says what is wrong, next to each field', async ({ page }) => {
    await page.goto('/contact-us')
    await whenAlive(page)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Send Message' }).click()
    for (const said of ['Name is required', 'Email is required', 'Phone is required', 'Message is required'])
      await expect(main.getByText(said, { exact: true })).toBeVisible()
    await expect(main.getByLabel('Name')).toBeFocused()
    await main.getByLabel('Email').fill('asha@example')
    await expect(main.getByText('Invalid email address')).toBeVisible()
    await main.getByLabel('Phone', { exact: true }).pressSequentially('98a4-8')
    await expect(main.getByLabel('Phone', { exact: true })).toHaveValue('9848')
    await expect(main.getByText('Phone must be exactly 10 digits')).toBeVisible()
    await main.getByLabel('Phone', { exact: true }).pressSequentially('0223389999')
    await expect(main.getByLabel('Phone', { exact: true })).toHaveValue('9848022338')
    await main.getByLabel('Message').fill('word '.repeat(301))
    await expect(main.getByText('301 of 300 words')).toBeVisible()
    await expect(main.getByText('Maximum 300 words allowed')).toBeVisible()
  })

  test('is emptied once it was sent, and both sides have a mail', async ({ page }) => {
    await page.goto('/contact-us')
    await whenAlive(page)
    await fillContact(page, 'asha.sent@example.com')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(
      page.getByRole('main').getByText(/^Message sent\. We’ve emailed you a reference/),
    ).toBeVisible()
    for (const label of ['Name', 'Email', 'Message'])
      await expect(page.getByRole('main').getByLabel(label)).toHaveValue('')
    await expect.poll(async () => (await mailsTo(page, 'asha.sent@example.com')).length).toBe(1)
    const reference = (await mailsTo(page, 'asha.sent@example.com'))[0]?.subject.match(/ENQ-\d{4}-\d{5}/)?.[0]
    const subjects = async () =>
      (await mailsTo(page, 'support@stepmark.example')).map(({ subject }) => subject).join('\n')
    await expect.poll(subjects).toContain(reference ?? 'none')
  })

  test('keeps what was typed when the connection is lost, and after a reload', async ({
    page,
    complaints,
  }) => {
    await page.goto('/contact-us')
    await whenAlive(page)
    await fillContact(page, 'asha.kept@example.com')
    const line = await cutLine(page, 'student/contactSupport')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Something went wrong!')
    await expect(page.getByRole('main').getByLabel('Message')).toHaveValue('How do I renew my plan?')
    await page.reload()
    await expect(page.getByRole('main').getByLabel('Message')).toHaveValue('How do I renew my plan?')
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('asha.kept@example.com')
    await line.mend()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(
      page.getByRole('main').getByText(/^Message sent\. We’ve emailed you a reference/),
    ).toBeVisible()
    await page.reload()
    await whenAlive(page)
    await expect(page.getByRole('main').getByLabel('Message')).toHaveValue('')
    complaints.splice(0)
  })

  test('sends the same key again after a lost answer, and another one for another message', async ({
    page,
    complaints,
  }) => {
    const keys: unknown[] = []
    await page.route('**/api/v1/student/contactSupport', async (route) => {
      keys.push(route.request().postDataJSON().clientKey)
      if (keys.length > 1) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await page.goto('/contact-us')
    await whenAlive(page)
    await fillContact(page, 'asha.lost@example.com')
    const send = page.getByRole('button', { name: 'Send Message' })
    await send.click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Something went wrong!')
    await send.click()
    await expect(
      page.getByRole('main').getByText(/^Message sent\. We’ve emailed you a reference/),
    ).toBeVisible()
    await fillContact(page, 'asha.lost@example.com')
    await send.click()
    await expect.poll(() => keys.length).toBe(3)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
    await expect.poll(async () => (await mailsTo(page, 'asha.lost@example.com')).length).toBe(2)
    complaints.splice(0)
  })

  test('requests no other site for its map, and opens the first of six questions', async ({
    page,
    productUrl,
  }) => {
    const strangers: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(productUrl) && !request.url().startsWith('data:'))
        strangers.push(request.url())
    })
    await page.goto('/contact-us')
    await whenAlive(page)
    await expect(page.getByRole('link', { name: 'Open the map' })).toHaveAttribute('target', '_blank')
    expect(strangers).toEqual([])
    const questions = page.getByRole('main').locator('details')
    await expect(questions).toHaveCount(6)
    await expect(questions.first()).toHaveAttribute('open')
    await questions.nth(1).locator('summary').click()
    await expect(questions.first()).not.toHaveAttribute('open')
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the contact form is returned with what was typed and what is wrong, and can be sent', async ({
    page,
  }) => {
    await page.goto('/contact-us')
    const main = page.getByRole('main')
    await fillContact(page, 'asha.plain@example.com')
    await main.getByLabel('Phone', { exact: true }).fill('98480')
    await main.getByRole('button', { name: 'Send Message' }).click()
    await expect(main.getByText('Phone must be exactly 10 digits')).toBeVisible()
    await expect(main.getByLabel('Message')).toHaveValue('How do I renew my plan?')
    await main.getByLabel('Phone', { exact: true }).fill('9848022338')
    await main.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL(/\/contact-us\?result=sent$/)
    await expect(main.getByText(/^Message sent\. We’ve emailed you a reference/)).toBeVisible()
    await expect.poll(async () => (await mailsTo(page, 'asha.plain@example.com')).length).toBe(1)
  })

  test('the contact form says every message', async ({ page }) => {
    await page.goto('/contact-us')
    await page.getByRole('button', { name: 'Send Message' }).click()
    for (const said of ['Name is required', 'Email is required', 'Phone is required', 'Message is required'])
      await expect(page.getByRole('main').getByText(said, { exact: true })).toBeVisible()
  })
})
