import type { Locator } from '@playwright/test'
import { code, email, password } from './account-fields.ts'
import { ananya, expect, irfan, test, whenAlive } from './visits.ts'

const course = '/courses/cbse-class-10-maths-standard'

/** Every address of the specification, section 2, with the first heading that stands there. */
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
  ['/about-us', /^We teach the step/],
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
  ['/reset-password?email=asha%40example.com', /^Choose a new password$/],
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
    await expect(header.getByRole('link', { name: 'Stepmark, to the home page' })).toHaveAttribute(
      'href',
      '/',
    )
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

  test('beside an article stand others, cut at 4 and 10 words, under their heading', async ({ page }) => {
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
    const call = main.getByRole('heading', { name: 'Would you rather call?' }).locator('..')
    await expect(call.getByRole('link')).toHaveAttribute('href', /^tel:\+91\d{10}$/)
  })
})

test('plan cards show plan, price, duration and services', async ({ page }) => {
  const { data } = await (
    await page.request.get('/api/v1/student/getCourse/cbse-class-10-maths-standard')
  ).json()
  await page.goto(`${course}#plans`)
  const cards = page
    .getByRole('dialog', { name: 'Choose a plan' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(cards).toHaveCount(3)
  for (const [index, [name, price, period, description]] of [
    ['Monthly', '₹399', 'for 1 month', data.monthlyDescription],
    ['Quarterly', `₹${data.quaterlyPrice.toLocaleString('en-IN')}`, 'for 3 months', data.quaterlyDescription],
    ['Yearly', `₹${data.yearlyPrice.toLocaleString('en-IN')}`, 'for 12 months', data.yearlyDescription],
  ].entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading')).toHaveText(name)
    await expect(card.getByText(price, { exact: true })).toBeVisible()
    await expect(card).toContainText(period)
    const services = description.split('.').filter((piece: string) => piece.trim() !== '')
    await expect(card.getByRole('listitem')).toHaveText(services.map((piece: string) => piece.trim()))
  }
})

test('a login keeps the token with what it says, and the profile', async ({ page }) => {
  await page.goto('/login')
  const profile = page.waitForResponse('**/api/v1/auth/getProfileData')
  await email(page).fill(irfan.email)
  await password(page).fill(irfan.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/$/)
  const answered = (await (await profile).json()).data
  const kept = await page.evaluate(() => ({
    session: JSON.parse(localStorage.getItem('authUserData') ?? '{}'),
    profile: JSON.parse(localStorage.getItem('profile') ?? '{}'),
  }))
  expect(kept.session).toMatchObject({
    id: answered._id,
    name: answered.name,
    email: irfan.email,
    phone: answered.phone,
  })
  expect(kept.session.token.split('.')).toHaveLength(3)
  expect(kept.profile).toEqual({ name: answered.name, email: irfan.email })
})

test('a code is typed digit by digit, and Backspace takes one back', async ({ page }) => {
  await page.goto('/otp?email=nobody%40example.com')
  await whenAlive(page)
  await code(page).focus()
  const boxes = page.getByRole('main').locator('form [aria-hidden="true"].flex-1')
  await expect(boxes).toHaveCount(6)
  await page.keyboard.type('4a9 3')
  await expect(code(page)).toHaveValue('493')
  await expect(boxes).toHaveText(['4', '9', '3', '', '', ''])
  await page.keyboard.press('Backspace')
  await expect(boxes).toHaveText(['4', '9', '', '', '', ''])
  await page.keyboard.type('1')
  await expect(boxes).toHaveText(['4', '9', '1', '', '', ''])
})

test('the advice on a password is ticked as it is met', async ({ page }) => {
  await page.goto('/register')
  await whenAlive(page)
  const advice = (text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text })
  const all = ['At least 8 characters', 'Small and capital letters', 'A number', 'A special character']
  const met = async () => {
    const ticked = await Promise.all(all.map((text) => advice(text).innerText()))
    return ticked.map((text) => text.includes('(done)'))
  }
  expect(await met()).toEqual([false, false, false, false])
  await password(page).fill('parabola')
  expect(await met()).toEqual([true, false, false, false])
  await password(page).fill('Parabola-7')
  expect(await met()).toEqual([true, true, true, true])
})

test('the home page shows the newest articles of type 2, without markup', async ({ page }) => {
  const { data }: { data: { slug: string; type: number }[] } = await (
    await page.request.get('/api/v1/blog')
  ).json()
  const newest = data.filter(({ type }) => type === 2).slice(0, 6)
  await page.goto('/')
  const links = page.getByRole('main').locator('a[href^="/blog/"]')
  await expect(links).toHaveCount(6)
  for (const [index, { slug }] of newest.entries())
    await expect(links.nth(index)).toHaveAttribute('href', `/blog/${slug}`)
  const texts = await page.locator('article, li').filter({ has: links }).allInnerTexts()
  expect(texts.join('\n')).not.toMatch(/<\/?[a-z]|&[a-z]+;/)
})

test('a blog that cannot be fetched says so and can be asked for again', async ({ page, complaints }) => {
  const list = '**/api/v1/blog?*'
  await page.goto('/thank-you')
  await whenAlive(page)
  await page.route(list, (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('main').getByText('Something went wrong!').last()).toBeVisible()
  await page.unroute(list)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Engaging Articles')
  complaints.splice(0)
})

test('a list without a course says so, and a course without a teacher', async ({ page }) => {
  const list = '**/api/v1/student/getliveCourses*'
  const openList = async (change: (data: { instructor: unknown }[]) => unknown[]) => {
    await page.goto('/thank-you')
    await whenAlive(page)
    await page.route(list, async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      await route.fulfill({ json: { ...body, data: change(body.data) } })
    })
    await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click()
  }
  await openList(() => [])
  await expect(page.getByText('No courses available', { exact: true })).toBeVisible()
  await page.unroute(list)
  await openList((data) => data.map((course) => ({ ...course, instructor: null })))
  await expect(page.getByText('Unknown Instructor', { exact: true })).toHaveCount(10)
})

test.describe('signed in', () => {
  test.use({ person: ananya })

  test('an own course without teacher and category says so', async ({ page }) => {
    await page.route('**/api/v1/student/getMyCourses*', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      const [first] = body.data
      await route.fulfill({ json: { ...body, data: [{ ...first, instructor: null, category: null }] } })
    })
    await page.goto('/my-course')
    const card = page.getByRole('main').getByRole('listitem')
    await expect(card.getByText('Unknown Instructor', { exact: true })).toBeVisible()
    await expect(card.getByText(/^General · /)).toBeVisible()
  })

  test('the menu of a student opens when it is pointed at', async ({ page }) => {
    await page.goto('/thank-you')
    await whenAlive(page)
    await page.getByRole('button', { name: /^Menu of/ }).hover()
    const header = page.getByRole('banner')
    await expect(header.getByText(ananya.email)).toBeVisible()
    await expectLinks(header, [
      ['My learning', '/my-course'],
      ['Support', '/support'],
    ])
    await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible()
  })

  test('my learning shows students, modules, title, teacher and category', async ({ page }) => {
    const answer = page.waitForResponse('**/api/v1/student/getMyCourses*')
    await page.goto('/my-course')
    const { data } = await (await answer).json()
    expect(data.length).toBeGreaterThan(1)
    for (const owned of data) {
      const card = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: owned.title, exact: true }) })
      await expect(card.locator('img')).toHaveAttribute('src', owned.image)
      await expect(card).toContainText(`${owned.enrolledStudentCount.toLocaleString('en-IN')} student`)
      await expect(card).toContainText(`${owned.content.length} module`)
      await expect(card).toContainText(owned.instructor.name)
      await expect(card).toContainText(owned.category.name)
      await expect(card.getByRole('link', { name: owned.title, exact: true })).toHaveAttribute(
        'href',
        `/courses/${owned.slug}`,
      )
    }
  })

  test('support has a card, a list and a reply box by their names', async ({ page }) => {
    await page.goto('/support')
    for (const name of ['Create Ticket', 'Your Tickets'])
      await expect(page.getByRole('heading', { name })).toBeVisible()
    const reply = page.getByRole('textbox', { name: 'Reply' })
    await expect(reply).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: /TKT-/ }).first().click()
    await expect(reply).toBeVisible()
    const overflow = await page.getByRole('log').evaluate((log) => {
      const scrolling = [log, log.parentElement].map((part) => part && getComputedStyle(part).overflowY)
      return scrolling
    })
    expect(overflow).toContain('auto')
  })
})

test.describe('with no course', () => {
  test.use({ person: irfan })

  test('who has bought nothing is told so', async ({ page }) => {
    // Irfan buys courses in other journeys: here the list is empty for sure.
    await page.route('**/api/v1/student/getMyCourses*', (route) =>
      route.fulfill({
        json: { success: true, status: 200, message: '', response: '', data: [], totalPages: 0 },
      }),
    )
    await page.goto('/my-course')
    await expect(page.getByText('No courses available for this category.', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Find a course' })).toBeVisible()
  })
})

async function expectLinks(place: Locator, links: [name: string, address: string][]): Promise<void> {
  for (const [name, address] of links)
    await expect(place.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
}

/** Words of a text that goes on: it ends with the dots of a cut. */
function wordsBeforeDots(text: string): number {
  expect(text).toMatch(/ \.\.\.$/)
  return text.replace(/ \.\.\.$/, '').split(/\s+/).length
}
