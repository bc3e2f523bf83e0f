import { copyFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cbseClass10MathsStandard } from '../../content/courses/cbse-class-10-maths-standard.ts'
import { startSheetMaker } from '../../content/worksheets/sheet-maker.ts'
import { enterAdminAs, expectCleanAdmin } from '../support/admin-visits.ts'
import { openFolder } from '../support/folders.ts'
import { archive } from './author-story.ts'
import { expect, test } from './visits.ts'

const lessonCount = 30
const videoCount = 3

/** A folder as a teacher has one: the first lessons of a course, videos and printed worksheets, numbered by their names. */
async function folderOfLessons(): Promise<{ folder: string; names: string[] }> {
  const folder = await openFolder('lessons')
  const { title: course, modules } = cbseClass10MathsStandard
  const items = modules.flatMap((module) => module.items)
  const videos = items.filter((item) => item.kind === 'video').slice(0, videoCount)
  const sheets = items.filter((item) => item.kind === 'document').slice(0, lessonCount - videoCount)
  const names: string[] = []
  const pathOf = (title: string, ending: string) => {
    const name = `${names.length + 1} ${title.replaceAll('/', '-')}`
    names.push(name)
    return join(folder, `${name}.${ending}`)
  }
  const maker = startSheetMaker()
  try {
    for (const item of [...videos, ...sheets])
      if (item.kind === 'video')
        await copyFile(
          fileURLToPath(new URL(`../../content/videos/files/${item.video}.240.mp4`, import.meta.url)),
          pathOf(item.title, 'mp4'),
        )
      else {
        const heading = { title: item.title, course, board: 'Class 10 · CBSE' }
        await writeFile(pathOf(item.title, 'pdf'), await maker.make({ seed: item.sheet, heading }))
      }
  } finally {
    maker.stop()
  }
  return { folder, names }
}

/** Of buttons and links, the whole way: four of them look at other screens while the files are sent. */
const mostPresses = 9

test('thirty real files of a folder become lessons by their names, while another screen is looked at, and a course with few presses', async ({
  page,
}) => {
  // Thirty files are made, sent and read by a machine that may be busy.
  test.setTimeout(15 * 60_000)
  const { folder, names } = await folderOfLessons()
  expect(names).toHaveLength(lessonCount)
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
  const files = (await readdir(folder)).map((name) => join(folder, name))
  await (await chooser).setFiles(files)
  await expect(page.getByRole('textbox', { name: 'Document title' })).toHaveCount(lessonCount - videoCount)
  await expect(page.getByRole('textbox', { name: 'Video title' })).toHaveCount(videoCount)
  const address = page.url()

  await page.getByRole('link', { name: 'Media' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible()
  const tray = page.getByRole('complementary', { name: 'Uploads' })
  await expect(tray.getByRole('status')).toHaveText('30 of 30 uploaded', { timeout: 200_000 })
  await expectCleanAdmin(page)
  await page.getByRole('link', { name: 'Courses', exact: true }).click()
  await page.getByRole('table').getByRole('link', { name: 'Made of a folder' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('button', { name: /^Choose another \(\d+ / })).toHaveCount(lessonCount)
  await expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible()
  await tray.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Choose another \(\d+ / })).toHaveCount(lessonCount)
  const lessons = page.getByRole('navigation', { name: 'Outline' }).getByRole('link')
  await expect(lessons).toHaveText(['The folder', ...names])
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
  await rm(folder, { recursive: true, force: true })
})
