import type { Page } from '@playwright/test'
import { expect, holdScripts, test, whenAlive } from './visits.ts'

const courseList = /\/api\/v1\/student\/getliveCourses/

/** The tabs of the list with how many courses each holds. */
const tabTexts = [
  ...[/^All18/, /^CBSE3/, /^ICSE2/, /^Telangana SSC2/, /^Andhra Pradesh SSC2/, /^Tamil Nadu SSLC2/],
  ...[/^Karnataka SSLC1/, /^Maharashtra SSC2/, /^Foundations2/, /^AI Club1/, /^Career training1/],
]

type PublicPage = { address: string; title: string; kinds: string[] }

const publicPages: PublicPage[] = [
  { address: '/', title: 'Stepmark', kinds: ['Organization'] },
  { address: '/courses', title: 'Our Courses · Stepmark', kinds: ['ItemList'] },
  { address: '/courses?page=2', title: 'Our Courses, page 2 · Stepmark', kinds: ['ItemList'] },
  {
    address: '/courses/icse-class-10-maths',
    title: 'ICSE Class 10 Maths: complete course · Stepmark',
    kinds: ['Course'],
  },
  {
    address: '/courses/cbse-class-10-maths-standard/hcf-and-lcm-from-prime-factors',
    title: 'HCF and LCM from prime factors · Stepmark',
    kinds: ['VideoObject', 'BreadcrumbList'],
  },
  {
    address: '/courses/cbse-class-10-maths-standard/what-a-quadratic-equation-asks',
    title: 'What a quadratic equation asks · Stepmark',
    kinds: ['LearningResource', 'BreadcrumbList'],
  },
  { address: '/about-us', title: 'About · Stepmark', kinds: ['AboutPage'] },
  { address: '/pricing-plan', title: 'Price List · Stepmark', kinds: [] },
  { address: '/faq', title: 'Questions and answers · Stepmark', kinds: ['FAQPage'] },
  { address: '/register', title: 'Create your account · Stepmark', kinds: [] },
  { address: '/login', title: 'Login · Stepmark', kinds: [] },
  { address: '/forgot-password', title: 'Confirm your email · Stepmark', kinds: [] },
  { address: '/refund-policy', title: 'Refund and cancellation policy · Stepmark', kinds: [] },
  {
    address: '/subscription-terms?version=1',
    title: 'Subscription terms and conditions, version 1 · Stepmark',
    kinds: [],
  },
]

test.describe('found and shared', () => {
  test.use({ javaScriptEnabled: false })

  test('every kind of page tells search engines and shared links what it is', async ({
    page,
    productUrl,
  }) => {
    for (const { address, title, kinds } of publicPages) {
      const answer = await page.goto(address)
      expect(answer?.status(), address).toBe(200)
      await expect(page).toHaveTitle(title)
      const description = await content(page, 'meta[name="description"]')
      expect(description.length, address).toBeGreaterThan(40)
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(productUrl + address)
      expect(await content(page, 'meta[property="og:title"]')).toBe(title)
      expect(await content(page, 'meta[property="og:description"]')).toBe(description)
      expect(await content(page, 'meta[property="og:url"]')).toBe(productUrl + address)
      const picture = await page.request.get(await content(page, 'meta[property="og:image"]'))
      expect(picture.headers()['content-type']).toBe('image/png')
      const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
        (text): Record<string, unknown> => JSON.parse(text),
      )
      expect(data.map((item) => [item['@context'], item['@type']])).toEqual(
        expect.arrayContaining(kinds.map((kind) => ['https://schema.org', kind])),
      )
      expect(JSON.stringify(data)).not.toContain('aggregateRating')
    }
  })
})

test('a course tells search engines its plans in rupees', async ({ page }) => {
  await page.goto('/courses/icse-class-10-maths')
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const course = texts.map((text) => JSON.parse(text)).find((item) => item['@type'] === 'Course')
  expect(course.offers[0]).toMatchObject({ price: 449, priceCurrency: 'INR' })
  expect(course.hasCourseInstance).toMatchObject({ courseMode: 'Online' })
})

for (const address of ['/nowhere', '/courses/nowhere']) {
  test(`${address} is a 404 page, for people and search engines`, async ({ page }) => {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
}

test('the header stays in sight after 160 pixels', async ({ page }) => {
  await page.goto('/courses')
  await whenAlive(page)
  const top = () => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top)
  await page.evaluate(() => scrollTo(0, 160))
  await expect.poll(top).toBe(-160)
  await page.evaluate(() => scrollTo(0, 161))
  await expect.poll(top).toBe(0)
  await page.evaluate(() => scrollTo(0, 1200))
  await expect.poll(top).toBe(0)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('banner')).not.toHaveCSS('position', 'fixed')
})

test('a course opens at its top, and Back returns to the place in the list', async ({ page }) => {
  await page.goto('/courses')
  await whenAlive(page)
  const link = page.getByRole('link', { name: 'AP SSC Maths with Telugu chapter words' })
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(500)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: /^AP SSC Maths/ })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Courses' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('after a link in the footer the keyboard focus continues in the new page', async ({ page }) => {
  await page.goto('/')
  await whenAlive(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/faq$/)
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('a scroll position from before the script has loaded is kept', async ({ page }) => {
  const script = await holdScripts(page)
  await page.goto('/courses', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  await page.evaluate(() => scrollTo(0, 400))
  script.release()
  await whenAlive(page)
  await page.getByRole('link', { name: 'ICSE Class 10 Maths: complete course' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^ICSE/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Courses' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
})

test('a page and a category of the list have URLs that can be shared', async ({ page }) => {
  await page.goto('/courses')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  await pages.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\/courses\?page=2$/)
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0)
  await pages.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL(/\/courses$/)
  await pages.getByRole('link', { name: 'Next' }).click()

  const tabs = page.getByRole('navigation', { name: 'Categories' })
  await expect(tabs.getByRole('link')).toHaveText(tabTexts)
  await expect(tabs.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: /^Foundations/ }).click()
  await expect(page).toHaveURL(/\/courses\?category=[^&]+$/)
  await expect(tabs.getByRole('link', { name: /^Foundations/ })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2)
  await expect(pages).toHaveCount(0)

  await page.reload()
  await expect(page).toHaveTitle('Foundations, Our Courses · Stepmark')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2)
})

test('a page without a number is the first one', async ({ page, productUrl }) => {
  for (const called of ['abc', '-3', '0', '1e9', '2.5']) {
    const answer = await page.goto(`/courses?page=${called}`)
    expect(answer?.status(), called).toBe(200)
    await expect(page, called).toHaveURL(`${productUrl}/courses`)
  }
})

test('a URL that looks like a number is used as written', async ({ page }) => {
  await page.goto('/otp?email=123')
  await expect(page.getByText('Sent to 123.')).toBeVisible()
  await whenAlive(page)
  await expect(page.getByText('Sent to 123.')).toBeVisible()
})

test('an empty category says so and leads to all courses', async ({ page }) => {
  await page.goto('/courses?category=none')
  await expect(page.getByText('No courses available for this category', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'See all courses' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(10)
})

test('a level keeps the category, begins at page 1 and is shared by its address', async ({ page }) => {
  const filters = page.getByRole('region', { name: 'Filters' })
  const levels = page.getByRole('navigation', { name: 'Level' })
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await page.goto('/courses?page=2')
  await filters.getByRole('button', { name: 'Level' }).click()
  await levels.getByRole('link', { name: 'Foundation' }).click()
  await expect(levels).toHaveCount(0)
  await expect(page).toHaveURL(/\/courses\?level=foundation$/)
  await expect(titles).toHaveCount(4)
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'CBSE' }).click()
  await expect(page).toHaveURL(
    /\/courses\?category=[\w-]+&level=foundation$|level=foundation&category=[\w-]+$/,
  )
  await expect(titles).toHaveText(['CBSE Class 10 Maths Basic (241): pass with confidence'])
  await filters.getByRole('button', { name: 'Level: Foundation' }).click()
  await levels.getByRole('link', { name: 'All levels' }).click()
  await expect(page).toHaveURL(/\/courses\?category=[\w-]+$/)
  await page.goto('/courses?level=expert')
  await expect(titles).toHaveCount(10)
  await filters.getByRole('button', { name: 'Level' }).click()
  await expect(levels.getByRole('link', { name: 'All levels' })).toHaveAttribute('aria-current', 'page')
})

test('courses are found by language and price, and all of them again', async ({ page }) => {
  const filters = page.getByRole('region', { name: 'Filters' })
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await page.goto('/courses')
  await filters.getByRole('button', { name: 'Language' }).click()
  await page
    .getByRole('navigation', { name: 'Language', exact: true })
    .getByRole('link', { name: 'हिन्दी' })
    .click()
  await expect(titles).toHaveCount(4)
  await filters.getByRole('button', { name: 'Price' }).click()
  await page.getByRole('link', { name: '₹200 to ₹399 a month' }).click()
  await expect(page).toHaveURL(/\/courses\?language=hi&price=200-to-399$/)
  await expect(titles).toHaveCount(4)
  await expect(page).toHaveTitle('Our Courses, हिन्दी, ₹200 to ₹399 a month · Stepmark')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await filters.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/courses$/)
  await expect(titles).toHaveCount(10)
  await page.goto('/courses?price=free')
  await expect(titles).toHaveText(['Free starter: real numbers, logarithms, sets'])
})

test('six placeholders are shown where a slow list will be', async ({ page }) => {
  await page.goto('/thank-you')
  await whenAlive(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(courseList, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click()
  const loading = page.getByRole('status').filter({ hasText: 'Loading courses' })
  await expect(loading).toBeVisible()
  await expect(loading.locator('[aria-hidden="true"] > *')).toHaveCount(6)
  answer()
  await expect(loading).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(10)
})

for (const [failure, fail] of [
  ['a lost line', { abort: true }],
  ['a server that fails', { abort: false }],
] as const) {
  test(`after ${failure} the list can be loaded again`, async ({ page, complaints }) => {
    await page.goto('/thank-you')
    await whenAlive(page)
    await page.route(courseList, (route) =>
      fail.abort ? route.abort() : route.fulfill({ status: 500, body: 'nonsense' }),
    )
    await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click()
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await page.unroute(courseList)
    await again.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Our Courses' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(10)
    expect(complaints.splice(0).join('\n')).toContain('Failed to load resource')
  })
}

async function content(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).getAttribute('content')) ?? ''
}
