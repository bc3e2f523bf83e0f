import type { Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { expect, test, whenAlive } from './visits.ts'

type Mail = { subject: string; text: string }

async function mailsTo(page: Page, email: string): Promise<Mail[]> {
  const answer = await page.request.get(`/dev/mailbox?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  })
  const { messages }: { messages: Mail[] } = await answer.json()
  return messages
}

/** The path of the newest link to a page in the mails to an address. */
async function mailedLink(page: Page, email: string, path: string): Promise<string> {
  const found = async () =>
    (await mailsTo(page, email))
      .map(({ text }) => text.match(new RegExp(`${path}\\?token=\\S+`))?.[0])
      .find((link) => link !== undefined) ?? ''
  await expect.poll(found).not.toBe('')
  return found()
}

/** Cuts the line for one call. */
async function cutLine(page: Page, call: string): Promise<{ mend(): Promise<void> }> {
  const pattern = `**/api/v1/${call}`
  await page.route(pattern, (route) => route.abort())
  return { mend: () => page.unroute(pattern) }
}

async function fillContact(page: Page, email: string): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Phone', { exact: true }).fill('9848022338')
  await form.getByLabel('Message').fill('How do I renew my plan?')
}

test.describe('the contact form', () => {
  test('says what is wrong, beside each field', async ({ page }) => {
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
    await expect(page.getByRole('main').getByText(/^Your message has been sent\. A reference/)).toBeVisible()
    for (const label of ['Name', 'Email', 'Message'])
      await expect(page.getByRole('main').getByLabel(label)).toHaveValue('')
    await expect.poll(async () => (await mailsTo(page, 'asha.sent@example.com')).length).toBe(1)
    const reference = (await mailsTo(page, 'asha.sent@example.com'))[0]?.subject.match(/ENQ-\d{4}-\d{5}/)?.[0]
    const house = await mailsTo(page, 'support@stepmark.example')
    expect(house.some(({ subject }) => subject.includes(reference ?? 'none'))).toBe(true)
  })

  test('keeps what was typed when the line is cut, and over a reload', async ({ page, complaints }) => {
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
    await expect(page.getByRole('main').getByText(/^Your message has been sent\. A reference/)).toBeVisible()
    await page.reload()
    await whenAlive(page)
    await expect(page.getByRole('main').getByLabel('Message')).toHaveValue('')
    complaints.splice(0)
  })

  test('asks no other site for its map, and opens the first of six questions', async ({
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

  test('the contact form comes back with what was typed and what is wrong, and is sent', async ({ page }) => {
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
    await expect(main.getByText(/^Your message has been sent\. A reference/)).toBeVisible()
    await expect.poll(async () => (await mailsTo(page, 'asha.plain@example.com')).length).toBe(1)
  })

  test('the contact form says every message', async ({ page }) => {
    await page.goto('/contact-us')
    await page.getByRole('button', { name: 'Send Message' }).click()
    for (const said of ['Name is required', 'Email is required', 'Phone is required', 'Message is required'])
      await expect(page.getByRole('main').getByText(said, { exact: true })).toBeVisible()
  })

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
    await expect(page.getByText('You are unsubscribed. No more news will come.')).toBeVisible()
  })
})

test.describe('the subscription', () => {
  test('wants an address, says when it failed, and clears the field when it is done', async ({
    page,
    complaints,
  }) => {
    await page.goto('/courses')
    await whenAlive(page)
    const foot = page.getByRole('contentinfo')
    const field = foot.getByLabel('Subscribe to updates')
    await foot.getByRole('button', { name: 'Subscribe' }).click()
    await expect(foot.getByText('Please enter an email address.')).toBeVisible()
    await expect(
      page.locator('[data-sonner-toast]').getByText('Please enter an email address.'),
    ).toBeVisible()
    await field.fill('news@example.com')
    const line = await cutLine(page, 'subscribe/createSubscribe')
    await foot.getByRole('button', { name: 'Subscribe' }).click()
    await expect(foot.getByText('Failed to subscribe. Try again.')).toBeVisible()
    await expect(field).toHaveValue('news@example.com')
    await line.mend()
    await foot.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.locator('[data-sonner-toast]').getByText('Subscribed successfully!')).toBeVisible()
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
    await expect(page.getByText(/^This link is not right/)).toBeVisible()
  })
})

test.describe('the application', () => {
  test('is filled and sent by the keyboard alone', async ({ page }) => {
    await page.goto('/talent-hub')
    await whenAlive(page)
    await page.getByRole('main').getByRole('button', { name: 'Apply Now', exact: true }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Apply Now' })
    await expect(dialog.getByText('Next Batch Start in February')).toBeVisible()
    await expect(dialog.getByLabel('Country')).toHaveValue('in')
    await dialog.getByLabel('Name', { exact: true }).focus()
    await page.keyboard.type('Ravi Teja')
    await page.keyboard.press('Tab')
    await page.keyboard.type('ravi.keys@example.com')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('9848022338')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Tangent Works')
    await page.keyboard.press('Tab')
    await page.keyboard.type('two 2')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Parabola Labs')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Your application has been sent.')).toBeVisible()
    const toHouse = async () =>
      (await mailsTo(page, 'support@stepmark.example')).find(({ text }) => text.includes('ravi.keys'))
        ?.text ?? ''
    await expect.poll(toHouse).toContain('+919848022338')
    expect(await toHouse()).toContain('softwareDevelopment')
    expect(await toHouse()).toContain('College Student')
    expect(await toHouse()).toContain('Experience in years: 2')
  })

  test('says what is required, stays open when it fails, says why, and is sent again', async ({
    page,
    complaints,
  }) => {
    await page.goto('/skill-sprint')
    await whenAlive(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Apply Now.*Software/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Apply Now' })
    await expect(dialog.getByLabel('Software Development')).toBeChecked()
    await dialog.getByRole('button', { name: 'Send application' }).click()
    await expect(dialog.getByText('name required', { exact: true })).toBeVisible()
    await expect(dialog.getByText('required', { exact: true })).toHaveCount(4)
    await dialog.getByLabel('Name', { exact: true }).fill('Ravi Teja')
    await dialog.getByLabel('Email').fill('ravi.again@example.com')
    await dialog.getByLabel('Company name').fill('Tangent Works')
    await dialog.getByLabel('Experience in years').fill('2')
    await dialog.getByLabel('Dream company').fill('Parabola Labs')
    const line = await cutLine(page, 'application/create')
    await dialog.getByRole('button', { name: 'Send application' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Your application was not sent.')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('main').getByRole('button', { name: 'Apply Now', exact: true }).click()
    await expect(dialog.getByLabel('Company name')).toHaveValue('Tangent Works')
    await line.mend()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Your application has been sent.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Apply Now', exact: true }).click()
    await expect(dialog.getByLabel('Company name')).toHaveValue('')
    complaints.splice(0)
  })
})

test('what is still to come is named, under both spellings, and offers the subscription', async ({
  page,
}) => {
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

test('a lesson that has a mistake is reported', async ({ page }) => {
  await page.goto('/courses/cbse-class-10-maths-standard')
  await whenAlive(page)
  await page.getByRole('button', { name: /^Play lesson 1/ }).click()
  await page.getByRole('button', { name: 'Report this lesson' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this lesson' })
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Choose a reason', { exact: true }).last()).toBeVisible()
  await dialog.getByLabel('What is wrong?').selectOption('mistake')
  await dialog.getByLabel(/^Say where/).fill('At 1:10 a sign is lost.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. Your report has been sent.')).toBeVisible()
  const read = async () =>
    (await mailsTo(page, 'support@stepmark.example')).map(({ text }) => text).join('\n')
  await expect.poll(read).toContain('At 1:10 a sign is lost.')
})

test.describe('everybody can use', () => {
  const screens: { name: string; address: string; prepare?(page: Page): Promise<void> }[] = [
    { name: 'the contact page', address: '/contact-us' },
    {
      name: 'the contact form with its errors',
      address: '/contact-us',
      prepare: async (page) => page.getByRole('button', { name: 'Send Message' }).click(),
    },
    { name: 'the subscription', address: '/subscribe' },
    { name: 'the link that confirms', address: '/subscription/confirm?token=x' },
    { name: 'the talent hub', address: '/talent-hub' },
    { name: 'the skill sprint', address: '/skill-sprint' },
    {
      name: 'the application with its errors',
      address: '/talent-hub',
      async prepare(page) {
        await page.getByRole('main').getByRole('button', { name: 'Apply Now', exact: true }).click()
        await page.getByRole('button', { name: 'Send application' }).click()
      },
    },
    { name: 'what is to come', address: '/comming-soon?topic=guest-lectures' },
  ]
  for (const { name, address, prepare } of screens) {
    test(`${name}, by day and by night, on a narrow phone too`, async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width: colorScheme === 'light' ? 320 : 1280, height: 800 })
        await page.goto(address)
        await whenAlive(page)
        await prepare?.(page)
        const { violations } = await axe(page)
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
      }
    })
  }
})
