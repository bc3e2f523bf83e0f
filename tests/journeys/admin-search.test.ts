import { enterAdminAs, expectCleanAdmin } from '../support/admin-visits.ts'
import { expect, hold, test } from './visits.ts'

test('Ctrl K finds a student, a course and a screen from anywhere, by keyboard only', async ({ page }) => {
  await enterAdminAs(page, 'owner', '/admin/replies')
  const dialog = page.getByRole('dialog', { name: 'Find anything' })
  const field = dialog.getByRole('searchbox')
  // A busy machine may draw the frame a moment before it listens.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused({ timeout: 3000 })
  }).toPass()
  await page.keyboard.type('ananya')
  await expect(
    dialog.getByRole('region', { name: 'Students' }).getByRole('link', { name: /Ananya Rao/ }),
  ).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Orders' }).getByRole('link').first()).toBeVisible()
  await expectCleanAdmin(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ananya Rao' })).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('telangana')
  const course = dialog.getByRole('region', { name: 'Courses' }).getByRole('link').first()
  await expect(course).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(field).not.toBeFocused()
  // Typing continues in the field.
  await page.keyboard.press('Control+a')
  await page.keyboard.type('audit')
  await expect(field).toHaveValue('audit')
  await expect(dialog.getByRole('region', { name: 'Screens' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/audit$/)

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('formula sheet')
  await expect(
    dialog.getByRole('region', { name: 'Blog and resources' }).getByRole('link').first(),
  ).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Dinesh')
  await expect(dialog.getByRole('region', { name: 'Staff' }).getByRole('link')).toHaveCount(1)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Padmavathi')
  await expect(dialog.getByRole('region', { name: 'Categories and instructors' })).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('refund')
  await expect(dialog.getByRole('region', { name: 'Saved replies' }).getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('moving')
  await dialog.getByRole('link', { name: 'Moving holidays' }).click()
  await expect(page).toHaveURL(/\/admin\/holidays$/)
  await page.getByRole('button', { name: 'Help' }).click()
  await expect(page.getByRole('dialog', { name: 'Help' })).toContainText('Days that are not business days.')
})

test('Enter opens the result of the last input, even if pressed before the search is done', async ({
  page,
}) => {
  await enterAdminAs(page, 'owner', '/admin/replies')
  const field = page.getByRole('dialog', { name: 'Find anything' }).getByRole('searchbox')
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused({ timeout: 3000 })
  }).toPass()
  await field.fill('ananya')
  await expect(page.getByRole('link', { name: /Ananya Rao/ }).first()).toBeVisible()
  const students = await hold(page, '**/admin/students*irfan*')
  await field.fill('irfan')
  await page.keyboard.press('Enter')
  students.release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Irfan')
})

test('search on a phone shows each role only what it may open', async ({ page }) => {
  await enterAdminAs(page, 'author', '/admin/courses')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: /^Find/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Find anything' })
  const field = dialog.getByRole('searchbox')
  await expect(field).toBeFocused()
  await page.keyboard.type('ananya')
  // A teacher sees the students of their courses only as learners, not as accounts.
  await expect(
    dialog.getByRole('region', { name: 'Student progress' }).getByRole('link', { name: /^Ananya Rao/ }),
  ).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Students' })).toHaveCount(0)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('trigonometry')
  await expect(dialog.getByRole('link').first()).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Orders' })).toHaveCount(0)
  await expectCleanAdmin(page)
})

test('a menu opened while a screen is loading stays open, and closes on navigating back', async ({
  page,
}) => {
  await enterAdminAs(page, 'author', '/admin/courses')
  await page.setViewportSize({ width: 360, height: 740 })
  const arrives = Promise.withResolvers<void>()
  await page.route('**/learners-screen-*.js', async (route) => {
    await arrives.promise
    await route.continue()
  })
  const menu = page.getByRole('button', { name: 'Menu' })
  const learners = page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Student progress' })
  await menu.click()
  await learners.click()
  await expect(learners).toBeHidden()
  await menu.click()
  arrives.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Student progress' })).toBeVisible()
  await expect(learners).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  await expect(learners).toBeHidden()
})

test('a field of the next screen that is clicked as soon as it appears keeps the focus', async ({ page }) => {
  await enterAdminAs(page, 'support', '/admin/inbox')
  await page.evaluate(() => {
    const atScreen = new MutationObserver(() => {
      if (document.querySelector('#main h1')?.textContent !== 'Students') return
      atScreen.disconnect()
      document.querySelector<HTMLElement>('#main input[type=search]')?.focus()
    })
    atScreen.observe(document.body, { subtree: true, childList: true })
  })
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Students' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/students$/)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('filters that are chosen in quick succession both apply, and a search does not interrupt typing', async ({
  page,
}) => {
  await enterAdminAs(page, 'support', '/admin/inbox')
  await page.getByLabel('Due').evaluate(
    (due, sort) => {
      const choose = (field: Element | null, label: string) => {
        if (!(field instanceof HTMLSelectElement)) throw new Error(`nothing offers ${label}`)
        field.value = [...field.options].find(({ text }) => text === label)?.value ?? ''
        field.dispatchEvent(new Event('change', { bubbles: true }))
      }
      choose(due, 'Overdue')
      choose(sort, 'Due first')
    },
    await page.getByLabel('Sort by').elementHandle(),
  )
  await expect(page).toHaveURL(/due=late&sort=due/)

  const field = page.getByRole('searchbox')
  await field.fill('nobody')
  await field.press('Enter')
  await expect(page.getByText('No results for this filter.')).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.type(' else')
  await expect(field).toHaveValue('nobody else')
  await page.goBack()
  await expect(field).toHaveValue('')
  await page.goForward()
  await expect(field).toHaveValue('nobody')
})
