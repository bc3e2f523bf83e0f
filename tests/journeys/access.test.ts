import type { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { axe, rulesOfColour } from '../support/axe.ts'
import { pagesOfEachKind } from './screens.ts'
import { ananya, expect, holdScripts, irfan, test, whenAlive } from './visits.ts'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The narrowest of each layout: what fits there fits wherever the same layout has more room. */
const widths = [320, 768, 1024, 1280]
const course = '/courses/cbse-class-10-maths-standard'

type Screen = {
  name: string
  address: string
  prepare?(page: Page): Promise<void>
  /** What is opened on the page, one after another. */
  opens?: readonly Opened[]
}
/** `part` is what is new on the page: the rest of it was looked at before. */
type Opened = { name: string; part: string; prepare(page: Page): Promise<void> }

const visitorScreens: Record<string, Screen[]> = {
  'courses and their plans': [
    {
      name: 'the course list',
      address: '/courses',
      opens: [
        {
          name: 'a category',
          part: 'main',
          async prepare(page) {
            await page
              .getByRole('navigation', { name: 'Categories' })
              .getByRole('link', { name: /^ICSE/ })
              .click()
            await expect(page).toHaveURL(/category=/)
          },
        },
      ],
    },
    { name: 'an empty category', address: '/courses?category=none' },
    {
      name: 'a course',
      address: course,
      opens: [
        {
          name: 'the player',
          part: '.player',
          async prepare(page) {
            await page.getByRole('button', { name: /^Play lesson 1/ }).click()
            await expect(page.locator('video')).toBeVisible()
          },
        },
        {
          name: 'the plans',
          part: 'dialog[open]',
          async prepare(page) {
            await page
              .getByRole('button', { name: /^Purchase Now/ })
              .first()
              .click()
            await expect(page.getByRole('dialog', { name: 'Choose a plan' })).toBeVisible()
          },
        },
      ],
    },
    { name: 'a course that does not exist', address: '/courses/nowhere' },
  ],
  'texts and searches': [
    { name: 'the blog', address: '/blog' },
    {
      name: 'an article',
      address: '/blog/why-root-two-is-irrational',
      opens: [
        {
          name: 'the report of an article',
          part: 'dialog[open]',
          async prepare(page) {
            await whenAlive(page)
            await page.getByRole('button', { name: /^Report/ }).click()
            await expect(page.getByRole('dialog', { name: /^Report/ })).toBeVisible()
          },
        },
      ],
    },
    { name: 'the resources', address: '/resources-repository' },
    { name: 'a resource', address: '/resources-repository/formula-sheet' },
    { name: 'a resource that does not exist', address: '/resources-repository/nowhere' },
    { name: 'a search', address: '/search?q=triangle' },
    { name: 'a search that finds nothing', address: '/search?q=xylophone' },
    { name: 'a policy', address: '/privacy-policy' },
    { name: 'an earlier version of a policy', address: '/subscription-terms?version=1' },
    { name: 'about us', address: '/about-us' },
    { name: 'the price list', address: '/pricing-plan' },
    { name: 'the questions', address: '/faq' },
    { name: 'a page that does not exist', address: '/nowhere' },
  ],
  'registration and login': [
    {
      name: 'registration',
      address: '/register',
      opens: [
        {
          name: 'registration with its errors',
          part: 'main',
          async prepare(page) {
            await page.getByRole('button', { name: 'Register' }).click()
            await expect(page.getByText('name is required')).toBeVisible()
          },
        },
        {
          name: "registration's code",
          part: 'main',
          async prepare(page) {
            await page.route('**/api/v1/student/register', (route) =>
              route.fulfill({
                json: { success: true, status: 201, message: '', response: '', data: {} },
              }),
            )
            await page.getByLabel('Name').fill('Lakshmi Iyer')
            await page.getByLabel('Email').fill('lakshmi@example.com')
            await page.getByLabel('Phone Number').fill('9848033333')
            await page.getByLabel('Password', { exact: true }).fill('parallel-lines')
            await page.getByLabel('Confirm password').fill('parallel-lines')
            await page.getByRole('button', { name: 'Register' }).click()
            await expect(page.getByLabel('6-digit code')).toBeVisible()
          },
        },
      ],
    },
    {
      name: 'login',
      address: '/login',
      opens: [
        {
          name: 'login by phone with its errors',
          part: 'main',
          async prepare(page) {
            await page.getByText('Phone', { exact: true }).click()
            await page.getByRole('button', { name: 'Login' }).click()
            await expect(page.getByText('Phone Number is required')).toBeVisible()
          },
        },
      ],
    },
    { name: 'the code screen', address: '/otp?email=nobody%40example.com' },
    { name: 'a forgotten password', address: '/forgot-password' },
    { name: 'the reset of a password', address: '/reset-password?email=nobody%40example.com' },
    { name: 'a reset without an address', address: '/reset-password' },
    { name: 'a new password', address: '/create-password?email=nobody%40example.com' },
  ],
  'menus and dialogs': [
    {
      name: 'the thanks',
      address: '/thank-you',
      opens: [
        {
          name: 'the AI club of the menu',
          part: 'header',
          async prepare(page) {
            await page.getByRole('button', { name: 'Online AI Club' }).click()
            await expect(page.getByRole('link', { name: 'Talent hub' })).toBeVisible()
          },
        },
        {
          name: 'the languages of the menu',
          part: 'header',
          async prepare(page) {
            await page.getByRole('button', { name: /^Language/ }).click()
            await expect(page.getByRole('link', { name: 'తెలుగు' })).toBeVisible()
          },
        },
        {
          name: 'the menu of a phone',
          part: 'body',
          async prepare(page) {
            await page.setViewportSize({ width: 360, height: 740 })
            await page.getByRole('button', { name: 'Open the menu' }).click()
            await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
          },
        },
      ],
    },
    {
      name: 'the home page',
      address: '/',
      opens: [
        {
          name: 'a picture of a workshop',
          part: 'dialog[open]',
          async prepare(page) {
            await page.getByRole('link', { name: 'Compass clinic' }).click()
            await expect(page.getByRole('dialog', { name: 'Our Workshops' })).toBeVisible()
          },
        },
      ],
    },
    {
      name: 'the talent hub',
      address: '/talent-hub',
      opens: [
        {
          name: 'the application',
          part: 'dialog[open]',
          async prepare(page) {
            await whenAlive(page)
            await page.getByRole('main').getByRole('button', { name: 'Apply Now', exact: true }).click()
            await expect(page.getByRole('dialog', { name: 'Apply Now' })).toBeVisible()
          },
        },
        {
          name: 'the application with its errors',
          part: 'dialog[open]',
          async prepare(page) {
            await page.getByRole('button', { name: 'Send application' }).click()
          },
        },
      ],
    },
    { name: 'what is to come', address: '/comming-soon?topic=guest-lectures' },
    {
      name: 'the contact page',
      address: '/contact-us',
      opens: [
        {
          name: 'the contact form with its errors',
          part: 'main',
          async prepare(page) {
            await whenAlive(page)
            await page.getByRole('button', { name: 'Send Message' }).click()
            // The first wrong field takes the focus, and the page goes there.
            await expect(page.getByLabel('Name')).toBeFocused()
            await expect(page.getByText('Name is required')).toBeVisible()
          },
        },
      ],
    },
  ],
}

const prepared = new Set(
  Object.values(visitorScreens).flatMap((screens) => screens.map(({ address }) => address)),
)
const otherScreens = pagesOfEachKind
  .filter((address) => !prepared.has(address))
  .map((address) => ({ name: address, address }))

for (const [name, screens] of Object.entries({ ...visitorScreens, 'every other page': otherScreens }))
  test(`${name} are open to everybody: readable by day and night, on every width`, async ({ page }) => {
    await expectOpenToEverybody(page, screens)
  })

test.describe('signed in', () => {
  test.use({ person: ananya })

  test("a student's screens are open to everybody: readable by day and night, on every width", async ({
    page,
  }) => {
    await expectOpenToEverybody(page, [
      { name: 'my learning', address: '/my-course' },
      { name: 'support', address: '/support' },
      { name: 'the account', address: '/account' },
      { name: 'a bought course', address: '/courses/telangana-ssc-maths' },
      {
        name: 'the profile menu',
        address: '/thank-you',
        async prepare() {
          await whenAlive(page)
          await page.getByRole('button', { name: /^Menu of/ }).click()
          await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
        },
      },
    ])
  })
})

test.describe('paying', () => {
  test.use({ person: irfan })

  test('the practice payment is open to everybody: readable by day and night, on every width', async ({
    page,
  }) => {
    await expectOpenToEverybody(page, [
      {
        name: 'the practice payment',
        address: '/courses/karnataka-sslc-maths#plans',
        async prepare() {
          await page.getByRole('button', { name: 'Pay ₹349' }).click()
          await expect(page.getByRole('dialog', { name: 'Practice payment' })).toBeVisible()
        },
      },
    ])
  })
})

test('the skip link leads past the header by keyboard', async ({ page }) => {
  await page.goto('/courses')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()
})

test('a chosen theme stays after a reload, and the system theme can be restored', async ({ page }) => {
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/courses')
  const colours = page.getByRole('group', { name: 'Theme' })
  await colours.getByTitle('Dark').click()
  await expect.poll(theme).toBe('dark')
  await page.reload()
  expect(await theme()).toBe('dark')
  await whenAlive(page)
  await expect(colours.getByRole('radio', { name: 'Dark' })).toBeChecked()
  const scripts = await holdScripts(page)
  await page.goto('/')
  expect(await theme()).toBe('dark')
  await colours.getByTitle('Same as device').click()
  await expect.poll(theme).toBe('light')
  scripts.release()
  await whenAlive(page)
  await expect(colours.getByRole('radio', { name: 'Same as device' })).toBeChecked()
  expect(await theme()).toBe('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(theme).toBe('dark')
})

/**
 * Clean by the rules of the standard in both themes, one first heading, nothing to scroll sideways for. One window
 * shows them one after another: to open one for each took half as long again.
 */
async function expectOpenToEverybody(page: Page, screens: readonly Screen[]): Promise<void> {
  test.setTimeout(60_000 * screens.length)
  const faults: Record<string, string[]> = {}
  for (const { name, address, prepare, opens = [] } of screens) {
    const whole: Opened = {
      name,
      part: 'html',
      async prepare() {
        await page.goto(address)
        await prepare?.(page)
      },
    }
    for (const { name, part, prepare } of [whole, ...opens])
      await test.step(name, async () => {
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await prepare(page)
        const found = await faultsOf(page, part)
        if (found.length > 0) faults[name] = found
      })
  }
  expect(faults).toEqual({})
}

async function faultsOf(page: Page, part: string): Promise<string[]> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
  const faults = await violationsOf('by day', axe(page).include(part).withTags(standard))
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  faults.push(...(await violationsOf('by night', axe(page).include(part).withRules(rulesOfColour))))
  await page.evaluate(() => document.fonts.ready)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const excess = await excessWidth(page)
    if (excess !== 0) faults.push(`${excess} pixels too wide at ${width}`)
  }
  return faults
}

async function violationsOf(when: string, check: AxeBuilder): Promise<string[]> {
  const { violations, passes } = await check.analyze()
  expect(passes.length, `rules that found something to check ${when}`).toBeGreaterThan(0)
  return violations.map((violation) => `${when}: ${inWords(violation)}`)
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

function inWords({ id, help, nodes }: Violation): string {
  return `${id}: ${help}: ${nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`).join(' | ')}`
}

/** Pixels by which the page, or an open dialog, can be scrolled sideways. */
function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
    return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth))
  })
}
