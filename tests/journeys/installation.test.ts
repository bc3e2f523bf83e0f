import { expect, test } from './visits.ts'

test('about us says why, who, and how it works in five steps', async ({ page }) => {
  await page.goto('/about-us')
  const main = page.getByRole('main')
  for (const title of ['Why Choose Us', 'Who We Are', 'How it works'])
    await expect(main.getByRole('heading', { level: 2, name: title })).toBeVisible()
  for (const name of ['Our vision', 'Our mission'])
    await expect(main.getByRole('heading', { level: 3, name })).toBeVisible()
  const steps = main.getByRole('list').last().getByRole('heading', { level: 3 })
  await expect(steps).toHaveText([
    'Subscription',
    'Course Selection',
    'Access to Content',
    'Expert Guidance',
    'Personalized Learning',
  ])
  await expect(main.getByRole('link', { name: '+91 40 5550 0123' })).toHaveAttribute(
    'href',
    'tel:+914055500123',
  )
  await expect(main.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/register')
})

test('the price list shows what each plan costs, by category', async ({ page }) => {
  await page.goto('/pricing-plan')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(18)
  const row = main.getByRole('listitem').filter({ hasText: 'ICSE Class 10 Maths: complete course' })
  await expect(row.getByRole('definition')).toHaveText(['₹449', '₹1,149₹383 a month', '₹3,299₹275 a month'])
  await expect(main.getByRole('listitem').filter({ hasText: 'Free starter' })).toContainText(
    'All lessons free',
  )
  await main.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /^ICSE/ }).click()
  await expect(page).toHaveURL(/\/pricing-plan\?category=/)
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(2)
  await expect(main.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/register')
})

test('the questions of the home page and of the contact page are on one page, with structured data', async ({
  page,
}) => {
  await page.goto('/faq')
  await expect(page.getByRole('main').locator('details')).toHaveCount(12)
  await expect(page.getByText('Create an account with your name')).toBeVisible()
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const faq = texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'FAQPage')
  expect(faq.mainEntity).toHaveLength(12)
})

for (const address of ['/hi/faq', '/te/faq']) {
  test(`${address} answers in its own script`, async ({ page }) => {
    await page.goto(address)
    const question = page.getByRole('main').locator('summary').first()
    await expect(question).toHaveText(address.startsWith('/hi') ? /[\u0900-\u097F]/ : /[\u0C00-\u0C7F]/)
  })
}
