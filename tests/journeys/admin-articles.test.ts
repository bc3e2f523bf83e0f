import type { Page } from '@playwright/test'
import { enterAdminAs, expectCleanAdmin } from '../support/admin-visits.ts'
import { expect, test } from './visits.ts'

test('an author writes an article with a formula and a picture, visitors read it, and its old URL redirects to the new one', async ({
  page,
  browser,
  productUrl,
}) => {
  await enterAdminAs(page, 'owner', '/admin/articles')
  await expect(page.getByRole('table')).toBeVisible()
  await expectCleanAdmin(page)
  const title = `Half angles by folding ${Date.now() % 100_000}`
  await page.getByLabel('New article').fill(title)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const name = await page.getByLabel('Address name').inputValue()
  expect(name).toMatch(/^half-angles-by-folding-\d+$/)

  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  await page.keyboard.press('Control+Alt+2')
  await page.keyboard.type('The fold')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Take an angle of \\(30^\\circ\\) and ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('fold it')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  const tools = page.getByRole('toolbar', { name: 'Text tools' })
  await tools.getByRole('button', { name: /^H2: heading/ }).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(tools.getByRole('button', { name: /^H3: smaller heading/ })).toBeFocused()
  await text.click()
  await page.keyboard.press('Control+End')
  await tools.getByRole('button', { name: /formula on its own line/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('TeX').fill('\\frac{')
  await expect(dialog.getByText('This formula can’t be shown', { exact: false })).toBeVisible()
  await dialog.getByLabel('TeX').fill('\\tan 15^\\circ = 2 - \\sqrt{3}')
  await expect(dialog.locator('.katex')).toBeVisible()
  await dialog.getByRole('button', { name: 'Insert formula' }).click()
  await expect(text.locator('.formula.is-block .katex')).toBeVisible()
  // The editor takes the focus back a moment after its dialog is gone.
  await expect(text).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await tools.getByRole('button', { name: 'Insert picture' }).click()
  await dialog.getByLabel('Picture address').fill('/pictures/articles/why-root-two-is-irrational.svg')
  await dialog.getByRole('button', { name: 'Insert picture' }).click()
  await expect(dialog.getByText('Describe the picture')).toBeVisible()
  await dialog.getByLabel('Description of the picture').fill('A folded sheet')
  await dialog.getByRole('button', { name: 'Insert picture' }).click()
  await expect(saved(page)).toBeVisible()
  await expectCleanAdmin(page)

  const visitors = await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })
  const visitor = await visitors.newPage()
  expect((await visitor.goto(`/blog/${name}`))?.status()).toBe(404)
  const [shown] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Preview' }).click(),
  ])
  await expect(shown.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(shown.locator('.prose .katex').first()).toBeVisible()
  await shown.close()

  // What a session or a crash cuts off is there again.
  await page.reload()
  await expect(text).toContainText('Take an angle of')
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published. Visitors see this version.')).toBeVisible()
  // A cached page is dropped as soon as the server is notified of the change.
  const answer = () => visitor.request.get(`/blog/${name}`, { maxRedirects: 0 })
  await expect.poll(async () => (await answer()).status(), { intervals: [50] }).toBe(200)
  await visitor.goto(`/blog/${name}`)
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(visitor.locator('.prose .katex-display')).toBeVisible()
  await expect(visitor.getByRole('img', { name: 'A folded sheet' })).toBeVisible()
  await expect(visitor.locator('.prose strong')).toHaveText('fold it')

  // Half-saved words are the author's own.
  await page.getByLabel('Title').fill(`${title}, again`)
  await page.getByLabel('Address name').fill(`${name}-again`)
  await expect(saved(page)).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Publish the changes' }).click()
  await expect(page.getByText(`/blog/${name}`, { exact: true })).toBeVisible()
  await expect.poll(async () => (await answer()).status(), { intervals: [50] }).toBe(308)
  expect((await answer()).headers()['location']).toMatch(new RegExp(`/blog/${name}-again$`))
  await visitor.goto(`/te/blog/${name}`)
  expect(new URL(visitor.url()).pathname).toBe(`/te/blog/${name}-again`)

  await page.getByRole('button', { name: 'Withdraw' }).click()
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('Visitors can’t see it.')).toBeVisible()
  await expect.poll(async () => (await visitor.request.get(`/blog/${name}-again`)).status()).toBe(404)
  await visitors.close()
})

test('two windows of one author notice each other and lose nothing; the article appears at its moment', async ({
  page,
  context,
}) => {
  await enterAdminAs(page, 'owner', '/admin/articles')
  const title = `Two writers ${Date.now() % 100_000}`
  await page.getByLabel('New article').fill(title)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByLabel('Title')).toHaveValue(title)

  await page.getByRole('textbox', { name: 'Text', exact: true }).click()
  await page.keyboard.type('The first writer’s words')
  await expect(saved(page)).toBeVisible()
  await second.getByRole('textbox', { name: 'Text', exact: true }).click()
  await second.keyboard.type('The second writer’s words')
  await expect(second.getByRole('region', { name: 'You changed this in another window' })).toBeVisible()
  await expectCleanAdmin(second)
  await second.getByRole('button', { name: 'Take the other window’s' }).click()
  await expect(second.getByRole('textbox', { name: 'Text', exact: true })).toContainText(
    'The first writer’s words',
  )
  await second.getByText('Earlier versions').click()
  await second.getByRole('button', { name: 'Restore as draft' }).first().click()
  await expect(second.getByRole('textbox', { name: 'Text', exact: true })).toContainText(
    'The second writer’s words',
  )
  await expect(saved(second)).toBeVisible()

  await second.getByLabel('Publish on').fill('2020-01-01T10:00')
  await second.getByRole('button', { name: 'Schedule' }).click()
  await expect(second.getByText('Choose a future date and time, within a year').first()).toBeVisible()
  const moment = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3600_000)
  const typed = new Date(moment.getTime() + 5.5 * 3600_000).toISOString().slice(0, 16)
  await second.getByLabel('Publish on').fill(typed)
  await second.getByRole('button', { name: 'Schedule' }).click()
  await expect(second.getByText('It will be published on', { exact: false })).toBeVisible()
  const read = async () => (await second.request.get('/blog')).text()
  expect(await read()).not.toContain(title)
  const asked = await bringForward(second, 8)
  await second.getByRole('button', { name: 'Schedule' }).click()
  await expect.poll(read, { intervals: [500] }).toContain(title)
  expect(asked).toEqual([moment.toISOString()])
  await second.getByRole('button', { name: 'Withdraw' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  // Exact: the closing dialog has a similar sentence.
  await expect(second.getByText('Visitors can’t see it.', { exact: true })).toBeVisible()
})

test('an author deletes an unpublished draft, after a confirmation with its name', async ({ page }) => {
  await enterAdminAs(page, 'owner', '/admin/articles')
  const title = `Not meant to be ${Date.now() % 100_000}`
  await page.getByLabel('New article').fill(title)
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('button', { name: 'Delete draft' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(title)
  await expectCleanAdmin(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete draft' }).click()
  await dialog.getByRole('button', { name: 'Delete draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog and resources' })).toBeVisible()
  await page.goto(`/admin/articles?search=${encodeURIComponent(title)}`)
  await expect(page.getByText(title)).toHaveCount(0)
})

const saved = (page: Page) => page.getByText(/^Saved at \d\d:\d\d$/)

/** Makes the moment that is asked for one of the next seconds, for the field takes whole minutes; gives what was asked. */
async function bringForward(page: Page, seconds: number): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/api/v1/admin/publishArticle', async (route) => {
    const data = route.request().postDataJSON()
    asked.push(new Date(data.at).toISOString())
    await route.continue({ postData: { ...data, at: new Date(Date.now() + 1000 * seconds).toISOString() } })
  })
  return asked
}
