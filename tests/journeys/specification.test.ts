import type { Locator } from '@playwright/test'
import { expect, test } from './visits.ts'

// What the specification asks of pages as they arrive, where no other journey holds it.

const course = '/courses/cbse-class-10-maths-standard'

/** Every address of the specification, section 2, with its first heading. */
const addresses: [address: string, heading: RegExp][] = [
  ['/', /earns a mark/],
  ['/contact-us', /^Contact us$/],
  ['/terms-conditions', /^Terms/],
  ['/privacy-policy', /^Privacy/],
  ['/penalty-rules', /penalt/i],
  ['/refund-policy', /^Refund/],
  ['/subscription-terms', /^Subscription terms/],
  ['/user-guidelines', /guidelines/i],
  ['/register', /^Create your account$/],
  ['/login', /^Welcome back$/],
  ['/pricing-plan', /^Price List$/],
  ['/about-us', /^We teach every step/],
  ['/mentor', /^Students Chronicle$/],
  ['/courses', /^Our Courses$/],
  [course, /^CBSE Class 10 Maths/],
  ['/single', /^A sample lesson$/],
  ['/faq', /^Questions and answers$/],
  ['/forgot-password', /^Confirm your email$/],
  ['/otp?email=asha%40example.com', /^Enter the 6-digit code$/],
  ['/create-password?email=asha%40example.com', /^Create a new password$/],
  ['/thank-you', /^Thank You!$/],
  ['/blog', /^Engaging Articles$/],
  ['/blog/why-root-two-is-irrational', /irrational/],
  ['/comming-soon', /^Coming soon$/],
  ['/resources-repository', /^Resources repository$/],
  ['/resources-repository/formula-sheet', /formula/i],
  ['/project-showcase', /EcoRoute/],
  ['/talent-hub', /^Talent hub/],
  ['/skill-sprint', /^Skill sprint/],
  ['/reset-password?email=asha%40example.com', /^Set a new password$/],
]

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every address opens', async ({ page }) => {
    for (const [address, heading] of addresses) {
      const answer = await page.goto(address)
      expect(answer?.status(), address).toBe(200)
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading)
      const isBare = address.startsWith('/reset-password')
      await expect(page.getByRole('banner'), address).toHaveCount(isBare ? 0 : 1)
      await expect(page.getByRole('contentinfo'), address).toHaveCount(isBare ? 0 : 1)
    }
    for (const address of ['/my-course', '/support']) {
      const answer = await page.goto(address)
      expect(answer?.status(), address).toBe(200)
    }
  })

  test('header and footer lead to their pages', async ({ page }) => {
    await page.goto('/thank-you')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Stepmark home page' })).toHaveAttribute('href', '/')
    await expectLinks(header.getByRole('navigation', { name: 'Main menu' }), [
      ['Home', '/'],
      ['About', '/about-us'],
      ['Courses', '/courses'],
      ['Blog', '/blog'],
      ['Contact Us', '/contact-us'],
    ])
    await expect(header.getByRole('button', { name: 'Online AI Club' })).toBeVisible()
    await expectLinks(header, [['Login / Register', '/login']])
    const foot = page.getByRole('contentinfo')
    await expectLinks(foot.getByRole('navigation', { name: 'Quick Links' }), [
      ['Courses', '/courses'],
      ['Price List', '/pricing-plan'],
      ['FAQ', '/faq'],
      ['Register', '/register'],
    ])
    await expectLinks(foot.getByRole('navigation', { name: 'Other Links' }), [
      ['Students Chronicle', '/mentor'],
      ['Resources Repository', '/resources-repository'],
      ['Terms and conditions', '/terms-conditions'],
      ['Refund policy', '/refund-policy'],
      ['User guidelines', '/user-guidelines'],
    ])
    await expect(foot.getByRole('heading', { name: 'Contact Us' })).toBeVisible()
    await expect(foot.getByLabel('Subscribe to updates')).toHaveAttribute('type', 'email')
  })

  test('the header lies clear over the talent hub and the skill sprint alone', async ({ page }) => {
    for (const [address, isClear] of [
      ['/talent-hub', true],
      ['/skill-sprint', true],
      ['/courses', false],
    ] as const) {
      await page.goto(address)
      const colour = await page
        .getByRole('banner')
        .evaluate((header) => getComputedStyle(header).backgroundColor)
      expect(colour === 'rgba(0, 0, 0, 0)', address).toBe(isClear)
    }
  })

  test('a tab has the id of its category and says its name', async ({ page }) => {
    const { data }: { data: { _id: string; name: string }[] } = await (
      await page.request.get('/api/v1/student/getCategories?page=1&limit=10')
    ).json()
    expect(data.length).toBeGreaterThan(1)
    await page.goto('/courses')
    const tabs = page.getByRole('navigation', { name: 'Categories' }).getByRole('link')
    await expect(tabs).toHaveCount(data.length + 1)
    await expect(tabs.first()).toHaveText(/^All/)
    for (const [index, { _id, name }] of data.entries()) {
      const tab = tabs.nth(index + 1)
      await expect(tab).toContainText(name)
      await expect(tab).toHaveAttribute('href', `/courses?category=${_id}`)
    }
  })

  test('a card shows picture, modules, title and teacher', async ({ page }) => {
    const { data } = await (await page.request.get('/api/v1/student/getliveCourses?page=1&limit=10')).json()
    await page.goto('/courses')
    const first = data[0]
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: first.title })
    await expect(card.locator('img')).toHaveAttribute('src', first.image)
    await expect(card.getByText(`${first.content.length} modules`)).toBeVisible()
    await expect(card.getByText(first.instructor.name)).toBeVisible()
    await expect(card.getByRole('link', { name: first.title })).toHaveAttribute(
      'href',
      `/courses/${first.slug}`,
    )
  })

  test('a course shows its teacher, its rating, three texts and its modules', async ({ page }) => {
    const { data } = await (
      await page.request.get('/api/v1/student/getCourse/cbse-class-10-maths-standard')
    ).json()
    await page.goto(course)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(data.title)
    await expect(main.getByText(data.instructor.name)).toBeVisible()
    await expect(main.getByText('4.8 (2K reviews)')).toBeVisible()
    for (const name of ['About', 'Importance', 'Learning Outcomes'])
      await expect(main.getByRole('radio', { name })).toBeAttached()
    await expect(main.getByRole('heading', { name: 'Video Courses' })).toBeVisible()
    const modules = main.locator('details')
    await expect(modules).toHaveCount(data.content.length)
    await expect(main.locator('details[open]')).toHaveCount(1)
    const [opened] = data.content
    await expect(modules.first()).toHaveAttribute('open')
    await expect(modules.first()).toContainText(opened.moduleTitle)
    const rows = modules.first().getByRole('listitem')
    await expect(rows.first()).toContainText(opened.videos[0].title)
    await expect(rows.first()).toContainText(opened.videos[0].duration)
    const sheet = rows.filter({ hasText: opened.documents[0].title })
    await expect(sheet.first()).toContainText('PDF')
  })

  test('the blog cuts its cards at 20 words and shows type 1 alone', async ({ page }) => {
    const { data }: { data: { title: string; type: number }[] } = await (
      await page.request.get('/api/v1/blog')
    ).json()
    const ofTheBlog = data.filter(({ type }) => type === 1).map(({ title }) => title)
    expect(ofTheBlog.length).toBeLessThan(data.length)
    await page.goto('/blog')
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
    const titles = await cards.getByRole('heading').allInnerTexts()
    expect(titles).toEqual(ofTheBlog.slice(0, titles.length))
    for (const card of await cards.all()) {
      await expect(card.locator('svg').first()).toBeAttached()
      expect(wordsBeforeDots(await card.locator('p.fades-in').innerText())).toBe(20)
    }
  })

  test('other articles are next to an article, cut at 4 and 10 words, under their heading', async ({
    page,
  }) => {
    const { data }: { data: { slug: string; type: number; title: string }[] } = await (
      await page.request.get('/api/v1/blog')
    ).json()
    for (const [type, heading] of [
      [1, 'Latest Blog'],
      [2, 'Latest Articles'],
    ] as const) {
      const read = data.find((article) => article.type === type)
      await page.goto(`/blog/${read?.slug}`)
      const others = page.getByRole('complementary', { name: heading }).getByRole('listitem')
      await expect(others).toHaveCount(5)
      const titles = data.filter((article) => article.type === type && article !== read)
      for (const [index, other] of (await others.all()).entries()) {
        const whole = titles[index]?.title ?? ''
        const shown = whole.split(' ')
        await expect(other.getByRole('heading')).toHaveText(
          shown.length > 4 ? `${shown.slice(0, 4).join(' ')} ...` : whole,
        )
        const text = await other.getByRole('paragraph').first().innerText()
        expect(wordsBeforeDots(text)).toBe(10)
        expect(text).not.toContain('<')
        await expect(other.getByRole('link', { name: /^Read More/ })).toHaveAttribute(
          'href',
          `/blog/${titles[index]?.slug}`,
        )
      }
    }
  })

  test('a card of a resource has 35 words at most', async ({ page }) => {
    await page.goto('/resources-repository')
    const texts = await page.getByRole('main').locator('p.fades-in').allInnerTexts()
    expect(texts).toHaveLength(5)
    for (const text of texts) expect(wordsBeforeDots(text)).toBe(35)
  })

  test('the contact page has four boxes, a map and a number to call', async ({ page }) => {
    await page.goto('/contact-us')
    const main = page.getByRole('main')
    for (const name of ['Phone', 'Location', 'Email', 'Website'])
      await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    await expect(main.getByText('Hyderabad').first()).toBeVisible()
    await expect(main.getByRole('link', { name: 'Open the map' })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Get In touch' })).toBeVisible()
    const call = main.getByRole('heading', { name: 'Prefer to call?' }).locator('..')
    await expect(call.getByRole('link')).toHaveAttribute('href', /^tel:\+91\d{10}$/)
  })
})

async function expectLinks(place: Locator, links: [name: string, address: string][]): Promise<void> {
  for (const [name, address] of links)
    await expect(place.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
}

/** Words of a truncated text: it ends with an ellipsis. */
function wordsBeforeDots(text: string): number {
  expect(text).toMatch(/ \.\.\.$/)
  return text.replace(/ \.\.\.$/, '').split(/\s+/).length
}
