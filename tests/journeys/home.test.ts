import type { Page } from '@playwright/test'
import { login } from './student-story.ts'
import { ananya, expect, test, whenAlive } from './visits.ts'

test('the home page shows every part of the site', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  for (const title of [
    'Our Courses',
    'How a lesson earns marks',
    'Exam questions, side by side',
    'What we stand for',
    'Our Workshops',
    'Where Student Voices Matter',
    'Latest Articles',
    'Backed by',
    'Questions before you start',
    'Join Our Community Of Learners!',
  ])
    await expect(main.getByRole('heading', { level: 2, name: title })).toBeVisible()
  for (const value of [
    'Inclusive Education',
    'Affordable Learning',
    'Ed-Zen',
    'Expert Guidance & Community Support',
  ])
    await expect(main.getByRole('heading', { level: 3, name: value })).toBeVisible()
  await expect(main.getByText('University technology incubator')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Who we are' })).toHaveAttribute('href', '/about-us')
  await expect(main.getByRole('link', { name: 'Read the blog' })).toHaveAttribute('href', '/blog')
  await expect(main.getByRole('link', { name: 'Read the Students Chronicle' })).toHaveAttribute(
    'href',
    '/mentor',
  )
})

test('figures, results and voices say that they are samples', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('100K+')).toBeVisible()
  await expect(page.getByText('4.5/5')).toBeVisible()
  await expect(
    page.getByText('Sample figures: no count of students and no survey stands behind them yet.'),
  ).toBeVisible()
  await expect(page.getByText('Demo', { exact: true })).toHaveCount(3)
  await expect(voices(page).getByText('Sample', { exact: true })).toHaveCount(5)
})

test('the newest article of the home page is large, the next five small', async ({ page }) => {
  await page.goto('/')
  const articles = page.locator('a[href^="/blog/"]')
  await expect(articles).toHaveCount(6)
  const large = page.getByRole('article').filter({ has: articles })
  await expect(large).toHaveCount(1)
  const words = (text: string | null) => (text ?? '').replace(/ \.\.\.$/, '').split(/\s+/).length
  expect(words(await large.getByRole('paragraph').first().textContent())).toBe(100)
  const small = await page
    .getByRole('listitem')
    .filter({ has: articles })
    .getByRole('paragraph')
    .allTextContents()
  expect(small.map(words)).toEqual([10, 10, 10, 10, 10])
})

test('the first of six questions is open, and one is open at a time', async ({ page }) => {
  await page.goto('/')
  const questions = page.getByRole('main').locator('details')
  await expect(questions).toHaveCount(6)
  await expect(page.getByText('Create an account with your name')).toBeVisible()
  await questions.nth(5).locator('summary').click()
  await expect(page.getByText('the email you registered with')).toBeVisible()
  await expect(page.locator('details[open]')).toHaveCount(1)
})

test('a visitor is led to an account', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  for (const name of ['Get Started Today', 'Learn new skills', 'Get Certified', 'Join Now'])
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', '/register')
  await expect(main.getByRole('link', { name: 'Our Course', exact: true })).toBeHidden()
  await expect(main.getByRole('link', { name: 'Best courses offered' })).toHaveAttribute('href', '/courses')
})

test('a student is led to the courses, and finds support and logout behind the initials', async ({
  page,
}) => {
  await page.goto('/login')
  await login(page, ananya)
  await page.goto('/')
  const main = page.getByRole('main')
  for (const name of ['Learn new skills', 'Get Certified', 'Join Now'])
    await expect(main.getByRole('link', { name })).toBeHidden()
  for (const name of ['Get Started Today', 'Our Course'])
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/courses')
  await whenAlive(page)
  await page.getByRole('button', { name: /^Menu of/ }).click()
  const menu = page.getByRole('banner')
  await expect(menu.getByText(ananya.email)).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support')
  await menu.getByRole('button', { name: 'Logout' }).click()
  await expect(menu.getByRole('link', { name: 'Login / Register' })).toBeVisible()
})

test('the AI club opens by keyboard, before any script too', async ({ browser, productUrl }) => {
  const context = await browser.newContext({ baseURL: productUrl, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  const club = page.getByRole('button', { name: 'Online AI Club' })
  await club.press('Enter')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  for (const [name, address] of [
    ['Project showcase', '/project-showcase'],
    ['Guest Lectures', '/comming-soon?topic=guest-lectures'],
    ['Online Workshops', '/comming-soon?topic=online-workshops'],
    ['Mentorship programs', '/comming-soon?topic=mentorship-programs'],
    ['AI Hackathons', '/comming-soon?topic=ai-hackathons'],
    ['Talent hub', '/talent-hub'],
  ] as const)
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', address)
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Project showcase' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('link', { name: 'Project showcase' })).toBeHidden()
  await context.close()
})

test('the header fits in one line at 1024 and 1280 pixels in every language', async ({ page }) => {
  for (const address of ['/', '/hi', '/te']) {
    await page.goto(address)
    const header = page.getByRole('banner')
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect((await header.boundingBox())?.height, `${address} at ${width}`).toBeLessThan(64)
      const ends = await header
        .locator('a:visible, button:visible')
        .evaluateAll((parts) =>
          parts.map((part) => part.getBoundingClientRect()).map(({ left, right }) => [left, right]),
        )
      expect(ends.length, `${address} at ${width}`).toBeGreaterThan(0)
      for (const [index, [left = 0]] of ends.entries())
        expect(left, `part ${index} of ${address} at ${width}`).toBeGreaterThanOrEqual(
          ends[index - 1]?.[1] ?? 0,
        )
      expect(ends.at(-1)?.[1], `${address} at ${width}`).toBeLessThanOrEqual(width)
    }
  }
})

test('the entries of the menu of a phone are tall, and the club opens inside it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByText('Online AI Club').click()
  await expect(menu.getByRole('link', { name: 'Talent hub' })).toBeVisible()
  for (const link of await menu.getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(52)
})

test('a picture of a workshop opens large, turns by arrow keys and closes by Escape', async ({ page }) => {
  await page.goto('/')
  await whenAlive(page)
  const picture = page.getByRole('link', { name: 'A clinometer from a protractor' })
  await picture.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Our Workshops' })
  await expect(dialog.getByText('2 / 4')).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'A clinometer from a protractor' })).toBeInViewport()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('3 / 4')).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'Bus-time statistics' })).toBeInViewport()
  await dialog.getByRole('button', { name: 'Next picture' }).click()
  await expect(dialog.getByText('4 / 4')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(picture).toBeFocused()
})

test.describe('the voices', () => {
  test('turn by themselves, one at a time, until they are paused', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await voices(page).hover()
    await page.clock.runFor(5000)
    await whenAlive(page)
    // They stay as long as they are pointed at, however slow the machine is.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    await page.mouse.move(0, 0)
    await expect(voices(page).getByText('1 / 5')).toBeAttached()
    await page.clock.runFor(7500)
    await expect(voices(page).getByText('2 / 5')).toBeAttached()
    await voices(page).getByRole('button', { name: 'Pause' }).click()
    await page.mouse.move(0, 0)
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.clock.runFor(30_000)
    await expect(voices(page).getByText('2 / 5')).toBeAttached()
    await expect(voices(page).getByRole('button', { name: 'Play' })).toBeVisible()
  })

  test('pause while one is hovered or has the focus', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await voices(page).hover()
    await page.clock.runFor(5000)
    await whenAlive(page)
    await page.clock.runFor(20_000)
    await expect(voices(page).getByText('1 / 5')).toBeAttached()
    await voices(page).getByRole('button', { name: 'Next review' }).focus()
    await page.mouse.move(0, 0)
    await page.clock.runFor(20_000)
    await expect(voices(page).getByText('1 / 5')).toBeAttached()
  })

  test.describe('where motion is not wanted', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('never turn by themselves', async ({ page }) => {
      await page.clock.install()
      await page.goto('/')
      await page.clock.runFor(5000)
      await whenAlive(page)
      await page.clock.runFor(30_000)
      await expect(voices(page).getByText('1 / 5')).toBeAttached()
      await voices(page).getByRole('button', { name: 'Next review' }).click()
      await expect(voices(page).getByText('2 / 5')).toBeVisible()
    })
  })
})

test('the foot of the page says whom to reach', async ({ page }) => {
  await page.goto('/courses')
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByText('Hyderabad')).toBeVisible()
  await expect(foot.getByRole('link', { name: '+91 40 5550 0123' })).toHaveAttribute(
    'href',
    'tel:+914055500123',
  )
  await expect(foot.getByRole('link', { name: 'support@stepmark.example' })).toBeVisible()
  await expect(foot.getByRole('list', { name: 'Follow us' }).getByRole('link')).toHaveCount(4)
  await expect(foot.getByText('© 2025 Stepmark')).toBeVisible()
})

function voices(page: Page) {
  return page.getByRole('region', { name: 'What students and parents say' })
}
