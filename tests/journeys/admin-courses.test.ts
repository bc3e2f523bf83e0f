import type { Page } from '@playwright/test'
import { enterAdminAs, expectCleanAdmin } from '../support/admin-visits.ts'
import { expect, test } from './visits.ts'

async function beginCourse(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'New course' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** Chooses the first stored medium for what the button is for. */
async function chooseMedium(page: Page, button: RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('listitem').first().getByRole('button').click()
  await expect(dialog).toBeHidden()
}

const saved = (page: Page) => page.getByText(/^Saved at \d\d:\d\d$/)

test('an author makes a course from nothing, publishes it, visitors see it at once, and no longer once it is archived', async ({
  page,
  browser,
  productUrl,
}) => {
  await enterAdminAs(page, 'author', '/admin/courses')
  await expect(page).toHaveURL(/\/admin\/courses$/)
  await expectCleanAdmin(page)
  await beginCourse(page, 'Vectors in the plane')
  await expect(page.getByLabel('Address')).toHaveValue('vectors-in-the-plane')

  await page.getByRole('button', { name: 'Publish' }).click()
  const gaps = page.getByRole('alert')
  await expect(gaps).toContainText('Enter a price for at least one plan.')
  await gaps.getByRole('link', { name: /Category/ }).click()
  await expect(page.getByLabel('Category')).toBeFocused()
  // The category that is missing is made here.
  await page.getByRole('button', { name: 'New category' }).click()
  await page.getByRole('textbox', { name: 'New category' }).fill('Physics')
  await expectCleanAdmin(page)
  await page.keyboard.press('Enter')
  const category = page.getByLabel('Category', { exact: true })
  await expect(category).toBeFocused()
  await expect(category.locator('option:checked')).toHaveText('Physics')
  await page.getByLabel('Instructor').selectOption({ index: 1 })
  await chooseMedium(page, /^Choose a picture \(Cover/)
  await page.getByRole('textbox', { name: 'About' }).fill('What a vector is, and what it is not.')
  await page.getByRole('textbox', { name: 'Price' }).first().fill('₹1,299')
  await page.getByRole('textbox', { name: 'Plan description' }).first().fill('All videos. All sheets.')
  await expect(page.getByRole('list', { name: /as students see it/ }).getByRole('listitem')).toHaveText([
    'All videos',
    'All sheets',
  ])

  await page.getByLabel('Batch start date').fill('2099-03-01')
  await page.getByRole('button', { name: 'Add a module' }).click()
  await page.getByLabel('Title of module 1').fill('Addition')
  await page.getByRole('button', { name: 'Add a video (Addition)' }).click()
  await page.getByRole('textbox', { name: 'Video title' }).fill('Head to tail')
  await chooseMedium(page, /^Choose a video \(Head to tail/)
  await page.getByRole('switch', { name: 'Free (Head to tail)' }).check()
  await page.getByRole('button', { name: 'Add a document (Addition)' }).click()
  await page.getByRole('textbox', { name: 'Document title' }).fill('Sheet of sums')
  await expect(gaps).toContainText('Choose the video or document of this lesson.')
  await chooseMedium(page, /^Choose a document \(Sheet of sums/)
  await expect(saved(page)).toBeVisible()
  await expectCleanAdmin(page)

  const visitor = await (await browser.newContext({ baseURL: productUrl })).newPage()
  expect((await visitor.request.get('/courses/vectors-in-the-plane')).status()).toBe(404)

  await page.getByRole('link', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { name: 'Vectors in the plane' })).toBeVisible()
  await expect(page.getByText('₹1,299').first()).toBeVisible()
  await expectCleanAdmin(page)
  await page.getByRole('link', { name: 'View as student' }).click()
  await expect(page.getByText('₹1,299')).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to editing' }).click()

  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Published$/ })).toBeVisible()
  await expect(async () => {
    expect((await visitor.request.get('/courses/vectors-in-the-plane')).status()).toBe(200)
  }).toPass({ timeout: 30_000, intervals: [50] })
  await visitor.goto('/courses/vectors-in-the-plane')
  await expect(visitor.getByRole('heading', { name: 'Vectors in the plane' })).toBeVisible()
  await expect(visitor.getByText('What a vector is, and what it is not.')).toBeVisible()
  await expect(visitor.getByText('Batch starts on 1 Mar 2099').first()).toBeVisible()
  await expect(visitor.getByRole('button', { name: /Head to tail/ }).first()).toBeVisible()
  const list = await visitor.request.get('/api/v1/student/getliveCourses?limit=100&view=cards')
  expect(await list.text()).toContain('Vectors in the plane')

  await page.getByLabel('Title', { exact: true }).fill('Vectors in space')
  await page.getByLabel('Address').fill('vectors-in-space')
  await expect(saved(page)).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'Vectors in the plane' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByRole('link', { name: '/courses/vectors-in-space' })).toBeVisible()
  await expect(async () => {
    await visitor.goto('/courses/vectors-in-the-plane')
    await expect(visitor).toHaveURL(/\/courses\/vectors-in-space$/, { timeout: 1000 })
  }).toPass({ timeout: 30_000, intervals: [50] })

  await page.getByRole('button', { name: 'Archive course' }).click()
  await expect(page.getByText('Visitors can’t see or buy it any more')).toBeVisible()
  await page.getByRole('button', { name: 'Archive course' }).click()
  await expect(async () => {
    expect((await visitor.request.get('/courses/vectors-in-space')).status()).toBe(404)
  }).toPass({ timeout: 30_000, intervals: [50] })
  await visitor.context().close()
})

test('a course of the demo is marked as a sample in the list and next to its texts, until somebody writes there', async ({
  page,
}) => {
  await enterAdminAs(page, 'author', '/admin/courses?search=python')
  const mark = page.getByText('Sample: English', { exact: true })
  await expect(mark).toHaveCount(1)
  await page.getByRole('table').getByRole('link').first().click()
  await expect(mark).toBeVisible()
  const box = page.getByRole('checkbox', { name: /^The English texts are a sample/ })
  await expect(box).toBeChecked()
  await page.getByRole('button', { name: 'Telugu', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: /^The Telugu texts are a sample/ })).not.toBeChecked()
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await page.getByRole('textbox', { name: 'About' }).press('End')
  await page.keyboard.type(' Ours now.')
  await expect(box).not.toBeChecked()
  await expect(mark).toHaveCount(0)
  await expect(saved(page)).toBeVisible()
  await expectCleanAdmin(page)
  await page.getByRole('link', { name: 'Courses' }).first().click()
  // Visitors read the sample still.
  await expect(page.getByRole('row', { name: /Python/ }).getByText('Sample: English')).toBeVisible()
})

test('a course is scheduled for its moment, as its page says, and called off', async ({ page }) => {
  await enterAdminAs(page, 'author', '/admin/courses?search=compass')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Duplicate course' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Copy of / })).toBeVisible()
  const later = page.getByRole('region', { name: 'Publish later' })
  const schedule = async (day: string) => {
    await later.getByLabel('Publish on').fill(`${day}T07:00`)
    await later.getByRole('button', { name: 'Schedule', exact: true }).click()
  }
  await schedule('2020-01-01')
  await expect(later.getByLabel('Publish on')).toHaveAttribute('aria-invalid', 'true')
  await schedule(new Date(Date.now() + 2 * 24 * 3600_000).toISOString().slice(0, 10))
  await expect(later.getByText(/scheduled this version: it goes live on .*7:00 am/)).toBeVisible()
  await expectCleanAdmin(page)
  await later.getByRole('button', { name: 'Cancel the schedule' }).click()
  await expect(later.getByText(/scheduled this version/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete draft' }).click()
  await page.getByRole('button', { name: 'Delete draft' }).last().click()
  await expect(page).toHaveURL(/\/admin\/courses$/)
})

test('lessons are reordered by keyboard, keeping the focus and announcing each move', async ({ page }) => {
  await enterAdminAs(page, 'author', '/admin/courses')
  await beginCourse(page, 'Order of things')
  for (const [at, title] of ['First', 'Second'].entries()) {
    await page.getByRole('button', { name: 'Add a module' }).click()
    await page.getByLabel(`Title of module ${at + 1}`).fill(title)
  }
  for (const title of ['One', 'Two']) {
    await page.getByRole('button', { name: 'Add a video (First)' }).click()
    await page.getByRole('textbox', { name: 'Video title' }).last().fill(title)
  }
  const lessons = () =>
    page
      .getByRole('textbox', { name: 'Video title' })
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  await page.getByRole('button', { name: 'Move One down' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('One is now lesson 2 of 2 in First')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Move One down' })).toBeFocused()
  expect(await lessons()).toEqual(['Two', 'One'])
  await page.keyboard.press('Enter')
  await expect(page.getByText('One is now lesson 1 of 1 in Second')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Move One down' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Already last')).toBeAttached()
  await page.getByRole('button', { name: 'Move Second up' }).press('Enter')
  await expect(page.getByText('Second is now number 1 of 2')).toBeAttached()
  expect(await lessons()).toEqual(['One', 'Two'])

  // The same by mouse, where all of it is in view.
  await page.setViewportSize({ width: 1280, height: 1600 })
  const two = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Move Two up' }) })
    .last()
  const one = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Move One up' }) })
    .last()
  await two
    .locator('[data-handle]')
    .first()
    .dragTo(one, { targetPosition: { x: 200, y: 4 } })
  await expect(page.getByText('Two is now lesson 1 of 2 in Second')).toBeAttached()
  expect(await lessons()).toEqual(['Two', 'One'])
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Title of module 1')).toHaveValue('Second')
  expect(await lessons()).toEqual(['Two', 'One'])
})

test('the outline next to the form folds, links to its fields, and puts rows in order by keys and by mouse', async ({
  page,
}) => {
  await enterAdminAs(page, 'author', '/admin/courses')
  await beginCourse(page, 'Outlined')
  for (const [at, title] of ['First', 'Second'].entries()) {
    await page.getByRole('button', { name: 'Add a module' }).click()
    await page.getByLabel(`Title of module ${at + 1}`).fill(title)
  }
  for (const title of ['One', 'Two']) {
    await page.getByRole('button', { name: 'Add a document (First)' }).click()
    await page.getByRole('textbox', { name: 'Document title' }).last().fill(title)
  }
  const outline = page.getByRole('navigation', { name: 'Outline' })
  const rows = outline.getByRole('link')
  const row = (name: string) => outline.getByRole('link', { name, exact: true })
  await expect(rows).toHaveText(['First', 'One', 'Two', 'Second'])
  const beside = await outline.boundingBox()
  const form = await page.getByRole('region', { name: 'Modules and lessons' }).boundingBox()
  expect((beside?.x ?? 9999) + (beside?.width ?? 0)).toBeLessThan(form?.x ?? 0)

  // What is folded in the form is shown where it is gone to.
  await page.getByRole('button', { name: 'Collapse (First)' }).click()
  const titleOfTwo = page.getByRole('textbox', { name: 'Document title' }).last()
  await expect(titleOfTwo).toBeHidden()
  await row('Two').click()
  await expect(titleOfTwo).toBeFocused()

  await row('First').focus()
  await page.keyboard.press('ArrowDown')
  await expect(row('One')).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByText('One is now lesson 2 of 2 in First')).toBeAttached()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByText('One is now lesson 1 of 1 in Second')).toBeAttached()
  await expect(row('One')).toBeFocused()
  await expect(rows).toHaveText(['First', 'Two', 'Second', 'One'])
  await page.keyboard.press('ArrowLeft')
  await expect(row('Second')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(rows).toHaveText(['First', 'Two', 'Second'])
  await page.keyboard.press('Alt+ArrowUp')
  await expect(rows).toHaveText(['Second', 'First', 'Two'])
  await page.keyboard.press('ArrowRight')
  await expect(rows).toHaveText(['Second', 'One', 'First', 'Two'])

  await row('One').dragTo(row('Two'), { targetPosition: { x: 40, y: 28 } })
  await expect(rows).toHaveText(['Second', 'First', 'Two', 'One'])
  await row('Second').dragTo(row('First'), { targetPosition: { x: 40, y: 28 } })
  await expect(rows).toHaveText(['First', 'Two', 'One', 'Second'])
  await outline.getByRole('button', { name: 'Collapse all' }).click()
  await expect(rows).toHaveText(['First', 'Second'])
  await outline.getByRole('button', { name: 'Show all' }).click()
  await expectCleanAdmin(page)

  // A module is duplicated with its lessons, and the course as it is written.
  await page.getByRole('button', { name: 'Duplicate (First)' }).click()
  await expect(rows).toHaveText(['First', 'Two', 'One', 'First', 'Two', 'One', 'Second'])
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'Duplicate course' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Copy of Outlined' })).toBeVisible()
  await expect(rows).toHaveText(['First', 'Two', 'One', 'First', 'Two', 'One', 'Second'])
})

test('a lost connection loses nothing: the browser’s copy is saved when it is back', async ({
  page,
  context,
  complaints,
}) => {
  await enterAdminAs(page, 'author', '/admin/courses')
  await beginCourse(page, 'Kept through the tunnel')
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Plan description' }).first().fill('Typed without a line')
  await expect(page.getByText('Not saved yet: you’re offline.', { exact: false })).toBeVisible()
  await context.setOffline(false)
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Plan description' }).first()).toHaveValue(
    'Typed without a line',
  )
  // What the browser says of the lost connection is no complaint.
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED')),
  )
})

test('two editors of one course get a clear conflict, and nothing of either is lost', async ({
  page,
  browser,
  productUrl,
}) => {
  await enterAdminAs(page, 'author', '/admin/courses')
  await beginCourse(page, 'Written by two')
  const address = page.url()
  const office = await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })
  const other = await office.newPage()
  await enterAdminAs(other, 'owner', new URL(address).pathname)
  await expect(other.getByRole('heading', { level: 1, name: 'Written by two' })).toBeVisible()

  await other.getByRole('textbox', { name: 'Title', exact: true }).fill('Written by Lakshmi')
  await expect(saved(other)).toBeVisible()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Written by Padmavathi')
  const conflict = page.getByRole('region', { name: 'Two people changed this' })
  await expect(conflict).toContainText(/Lakshmi Iyer saved version 2 on /)
  await expect(conflict).toContainText('Written by Lakshmi')
  await expect(conflict).toContainText('Written by Padmavathi')
  await expectCleanAdmin(page)

  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expect(conflict).toBeHidden()
  await expect(saved(page)).toBeVisible()
  await other.getByRole('textbox', { name: 'Title', exact: true }).fill('Written by Lakshmi again')
  await other.getByRole('button', { name: 'Take theirs' }).click()
  await expect(other.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'Written by Padmavathi',
  )

  await page.reload()
  await page.getByText('Earlier versions').click()
  await expect(page.getByText(/^Kept, based on version 2 · Lakshmi Iyer/)).toBeVisible()
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Version 2 · Lakshmi Iyer/ })
    .getByRole('button', { name: 'Restore as draft' })
    .click()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Written by Lakshmi')
  await office.close()
})

test('categories can be reordered, and one without courses can be deleted', async ({ page }) => {
  await enterAdminAs(page, 'author', '/admin/courses/lists')
  await expectCleanAdmin(page)
  const categories = page.getByRole('region', { name: 'Categories' })
  await categories.getByLabel('New category').fill('Vedic arithmetic')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/createCategory')) asked.push(request.url())
  })
  await categories.getByRole('button', { name: 'Add' }).dblclick()
  await expect(categories.getByRole('listitem').last()).toContainText('Vedic arithmetic')
  expect(asked).toHaveLength(1)
  await page.getByRole('button', { name: 'Move Vedic arithmetic up' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move Vedic arithmetic up' })).toBeFocused()
  await categories.getByRole('button', { name: 'Rename (Vedic arithmetic)' }).click()
  await categories.getByLabel('New name of Vedic arithmetic').fill('Mental arithmetic')
  await categories.getByRole('button', { name: 'Rename', exact: true }).click()
  await categories.getByRole('button', { name: 'Delete (Mental arithmetic)' }).click()
  await expect(categories.getByText('Mental arithmetic')).toHaveCount(0)
})
