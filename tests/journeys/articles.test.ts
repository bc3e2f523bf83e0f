import { expect, holdScripts, listenToToasts, test, whenAlive } from './visits.ts'

const article = '/blog/why-root-two-is-irrational'

test('a visitor pages through the blog, reads an article and continues to another', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Engaging Articles')
  const cards = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(cards).toHaveCount(9)
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Next', exact: true })
    .click()
  await expect(page).toHaveURL(/\/blog\?page=2$/)
  await expect(cards).toHaveCount(3)
  const title = await cards.first().innerText()
  await page.getByRole('link', { name: `Read More > ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const others = page.getByRole('complementary', { name: 'Latest Blog' })
  await expect(others.getByRole('listitem')).toHaveCount(5)
  await others.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
})

test('an article says when it was written, how long it takes and what is in it', async ({ page }) => {
  await page.goto(article)
  await expect(page.getByText(/^\d+ min read$/)).toBeVisible()
  await expect(page.locator('time').first()).toHaveAttribute('datetime', /^2026-/)
  const contents = page.getByRole('navigation', { name: 'In this article' })
  const last = contents.getByRole('link').last()
  const heading = await last.innerText()
  await last.click()
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport()
  expect(await page.locator('.prose math').count()).toBeGreaterThan(10)
  await expect(page.locator('.prose figure svg').first()).toBeVisible()
  const described = await page.locator('script[type="application/ld+json"]').allInnerTexts()
  expect(described.map((text) => JSON.parse(text)['@type'])).toContain('BlogPosting')
})

test('an article is handed on by WhatsApp and by its address', async ({ page, context, productUrl }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(article)
  await whenAlive(page)
  const share = page.getByRole('region', { name: 'Share this article' })
  const target = await share.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(target).toMatch(/^https:\/\/wa\.me\/\?text=/)
  expect(decodeURIComponent(target ?? '')).toContain(`${productUrl}${article}`)
  for (const name of ['Facebook', 'Instagram', 'LinkedIn', 'YouTube'])
    await expect(share.getByRole('link', { name })).toHaveAttribute('href', /^https:/)
  const told = await listenToToasts(page)
  await share.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(told).toContain('Link copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${productUrl}${article}`)
})

test('an article that does not exist is a 404 page', async ({ page }) => {
  const answer = await page.goto('/blog/nowhere')
  expect(answer?.status()).toBe(404)
})

test('a visitor finds a resource and fetches its sheet', async ({ page }) => {
  await page.goto('/resources-repository')
  const cards = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(cards).toHaveCount(5)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Read more/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/resources-repository\/[a-z0-9-]+$/)
  const sheet = page.getByRole('link', { name: /^Download sheet/ })
  const answer = await page.request.get((await sheet.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
})

test('an unknown resource says so', async ({ page }) => {
  const answer = await page.goto('/resources-repository/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resource not found!')
})

test('a visitor searches by keyboard only', async ({ page }) => {
  await page.goto('/search')
  await page.getByRole('searchbox', { name: 'Search courses, lessons and articles' }).focus()
  await page.keyboard.type('quadratic')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=quadratic$/)
  const courses = page.getByRole('region', { name: /^Courses/ })
  await expect(courses.getByRole('listitem')).not.toHaveCount(0)
  const first = courses.getByRole('link').first()
  const title = await first.innerText()
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const kinds = page.getByRole('main').getByRole('navigation', { name: 'Search' })
  await expect(kinds.getByRole('link', { name: /^Courses/ })).toBeFocused()
  // The way to a group leads to the first thing in it.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('a visitor on a phone searches from the head of any page, in every kind', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await whenAlive(page)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.getByRole('searchbox').fill('quadratik equation')
  await page.getByRole('button', { name: 'Search' }).click()
  for (const kind of ['Lessons', 'Worksheets'])
    await expect(page.getByRole('region', { name: kind }).getByRole('listitem')).not.toHaveCount(0)
  await whenAlive(page)
  const lesson = page.getByRole('region', { name: 'Lessons' }).getByRole('link').first()
  const title = await lesson.innerText()
  await lesson.click()
  await expect(page).toHaveURL(/\/courses\/[\w-]+\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('a search without results says so and links to all courses', async ({ page }) => {
  await page.goto('/search?q=xylophone')
  await expect(page.getByText('No results for “xylophone”')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'See all courses' })).toBeVisible()
})

test('a search is sent before the page is hydrated', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/search')
  await page.getByRole('searchbox').fill('shadow')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?q=shadow$/)
  await expect(page.getByRole('region', { name: /^Articles/ })).toBeVisible()
  scripts.release()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads and searches', async ({ page }) => {
    await page.goto('/blog')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Read More/ })
      .first()
      .click()
    await expect(page.locator('.prose')).toBeVisible()
    await page.goto('/search')
    await page.getByRole('searchbox').fill('tangents')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0)
  })
})
