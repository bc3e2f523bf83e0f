import { calls } from '../../domain/calls.ts'
import { axe, rulesOfColour } from '../support/axe.ts'
import { code, email, password } from './account-fields.ts'
import { ananya, expect, irfan, nextAnswer, test, whenAlive } from './visits.ts'

// What the specification asks of pages that are alive, where no other journey holds it.

const course = '/courses/cbse-class-10-maths-standard'

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

test('a login stores the token with its claims, and the profile', async ({ page }) => {
  await page.goto('/login')
  const profile = nextAnswer(page, calls.getProfileData)
  await email(page).fill(irfan.email)
  await password(page).fill(irfan.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/$/)
  const answered = await profile
  const kept = (key: string) => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}'), key)
  // The answer is stored shortly after it has arrived.
  await expect.poll(() => kept('profile')).toEqual({ name: answered.name, email: irfan.email })
  const session = await kept('authUserData')
  expect(session).toMatchObject({
    id: answered._id,
    name: answered.name,
    email: irfan.email,
    phone: answered.phone,
  })
  expect(session.token.split('.')).toHaveLength(3)
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
  const all = ['At least 8 characters', 'Upper and lower case letters', 'A number', 'A special character']
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

test('a blog that cannot be loaded says so and can be retried', async ({ page, complaints }) => {
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

test('a toast is at the top right for three seconds', async ({ page }) => {
  await page.goto('/thank-you')
  await whenAlive(page)
  const watched = await page.evaluateHandle(() => {
    let began = 0
    let place = ''
    const gone = new Promise<{ place: string; milliseconds: number }>((resolve) => {
      new MutationObserver(() => {
        const note = document.querySelector<HTMLElement>('[data-sonner-toast]')
        if (note) {
          began ||= performance.now()
          place = `${note.dataset['yPosition']} ${note.dataset['xPosition']}`
        } else if (began > 0) resolve({ place, milliseconds: performance.now() - began })
      }).observe(document.body, { childList: true, subtree: true })
    })
    return { gone }
  })
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
  // A slow machine looks when it is gone already.
  const { place, milliseconds } = await watched.evaluate(({ gone }) => gone)
  expect(place).toBe('top right')
  expect(milliseconds).toBeGreaterThan(2500)
})

test('a toast is readable in the light and the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/thank-you')
  await whenAlive(page)
  // It stays as long as it is pointed at; a slow machine may point when it is gone already.
  await expect(async () => {
    await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
    await page.locator('[data-sonner-toast]').first().hover({ timeout: 3000 })
  }).toPass()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    const { violations, passes } = await axe(page)
      .include('[data-sonner-toast]')
      .withRules(rulesOfColour)
      .analyze()
    expect.soft(violations.map(({ nodes }) => `${colorScheme} ${nodes[0]?.html}`)).toEqual([])
    expect(passes.length + violations.length).toBeGreaterThan(0)
  }
})

test('the application is one and the same on every page', async ({ page }) => {
  await page.goto('/talent-hub')
  await whenAlive(page)
  const apply = page.getByRole('main').getByRole('button', { name: 'Apply Now', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Apply Now' })
  await apply.click()
  await dialog.getByLabel('Company name').fill('Tangent Works')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Skill Sprint' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Skill sprint/ })).toBeVisible()
  await apply.click()
  await expect(dialog.getByLabel('Company name')).toHaveValue('Tangent Works')
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
      // A session that is as old as the whole run is renewed first.
      if (!answer.ok()) return route.fulfill({ response: answer })
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
    for (const [name, address] of [
      ['My learning', '/my-course'],
      ['Support', '/support'],
    ] as const)
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
    await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible()
  })

  test('my learning shows students, modules, title, teacher and category', async ({ page }) => {
    const answer = nextAnswer(page, calls.getMyCourses)
    await page.goto('/my-course')
    const courses = await answer
    expect(courses.length).toBeGreaterThan(1)
    for (const owned of courses) {
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

  test('a student without purchases sees a message', async ({ page }) => {
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
