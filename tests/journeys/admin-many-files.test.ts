import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import { enterAdminAs, expectCleanAdmin } from '../support/admin-visits.ts'
import { archive } from './author-story.ts'
import { expect, test } from './visits.ts'

const video = new URL('../../content/videos/files/two-tangents.480.mp4', import.meta.url)

/** Thirty worksheets and a video, as somebody picks a folder. */
async function manyFiles() {
  const page = await PDFDocument.create()
  page.addPage([200, 200])
  const buffer = Buffer.from(await page.save())
  const sheets = Array.from({ length: 29 }, (_, index) => ({
    name: `sheet_${index + 2}.pdf`,
    mimeType: 'application/pdf',
    buffer,
  }))
  return [...sheets, { name: 'sheet_1.mp4', mimeType: 'video/mp4', buffer: await readFile(video) }]
}

/** Of buttons and links, the whole way: four of them look at other screens while the files are sent. */
const mostPresses = 9

test('thirty files given at once become lessons by their names, while another screen is looked at, and a course with few presses', async ({
  page,
}) => {
  let presses = 0
  await page.exposeFunction('countPress', () => {
    presses += 1
  })
  await page.addInitScript(() => {
    const { countPress } = window as unknown as { countPress(): void }
    // A label passes its press on to its field, which is no second one.
    addEventListener('click', ({ isTrusted }) => isTrusted && countPress(), { capture: true })
  })
  await enterAdminAs(page, 'owner', '/admin/courses')
  presses = 0
  await page.getByRole('button', { name: 'New course' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Made of a folder')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('button', { name: 'Add a module' }).click()
  await page.getByLabel('Title of module 1').fill('The folder')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add lessons from files (The folder)' }).click()
  await (await chooser).setFiles(await manyFiles())
  await expect(page.getByRole('textbox', { name: 'Document title' })).toHaveCount(29)
  await expect(page.getByRole('textbox', { name: 'Video title' })).toHaveValue('sheet 1')
  const address = page.url()

  await page.getByRole('link', { name: 'Media' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible()
  const tray = page.getByRole('complementary', { name: 'Uploads' })
  await expect(tray.getByRole('status')).toHaveText('30 of 30 uploaded', { timeout: 200_000 })
  await expectCleanAdmin(page)
  await page.getByRole('link', { name: 'Courses', exact: true }).click()
  await page.getByRole('table').getByRole('link', { name: 'Made of a folder' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('button', { name: /^Choose another \(sheet \d+\)/ })).toHaveCount(30)
  await expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible()
  await tray.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Choose another \(sheet \d+\)/ })).toHaveCount(30)
  await expect(page.getByRole('textbox', { name: 'Document title' }).first()).toHaveValue('sheet 2')
  await expectCleanAdmin(page)

  await page.getByLabel('Category', { exact: true }).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: 'About' }).focus()
  await page.keyboard.type('Everything of the folder.')
  await page.getByRole('textbox', { name: 'Price' }).first().fill('499')
  await page.getByRole('textbox', { name: 'Plan description' }).first().fill('All sheets.')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
  expect(presses).toBeLessThanOrEqual(mostPresses)
  await page.goto('/courses/made-of-a-folder')
  await expect(page.getByRole('heading', { name: 'Made of a folder' }).first()).toBeVisible()
  await page.goto(address)
  await archive(page, 'Made of a folder')
})
