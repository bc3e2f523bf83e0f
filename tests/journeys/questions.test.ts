import sharp from 'sharp'
import english from '../../domain/messages/en.json' with { type: 'json' }
import { enterAdminAs } from '../support/admin-visits.ts'
import { axe } from '../support/axe.ts'
import { expectVideoPlays, login } from './student-story.ts'
import { provenStudent } from './students.ts'
import { expect, noteAlive, test, whenAlive } from './visits.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const course = '/courses/telangana-free-starter'

test('a question travels with a photo from a second of a lesson to a teacher, back with a picture, and is public once the asker agreed', async ({
  page,
  browser,
  request,
  productUrl,
  complaints,
}) => {
  test.slow()
  await login(page, await provenStudent(request, productUrl))
  await page.goto(course)
  await whenAlive(page)
  await page.getByRole('button', { name: /^Play lesson 1/ }).click()
  await expectVideoPlays(page)
  const video = page.locator('video')
  await video.evaluate((it: HTMLVideoElement) => {
    it.pause()
    it.currentTime = 12
  })
  await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.seeking)).toBe(false)
  const lesson = new URL(page.url()).pathname

  const section = page.getByRole('region', { name: 'Ask a teacher' })
  await section.getByRole('button', { name: 'Ask a teacher' }).click()
  const field = section.getByLabel('Your question')
  await field.fill('Why is it ')
  await expect(section.getByText('About 0:12')).toBeVisible()
  await section.getByRole('button', { name: 'Maths keys' }).click()
  await section.getByRole('button', { name: 'square root' }).click()
  await section.getByRole('button', { name: '3', exact: true }).click()
  await expect(field).toHaveValue('Why is it $√3$')
  expect((await axe(page).analyze()).violations).toEqual([])
  // Words of harm show where help is before anything is sent.
  await field.fill('I want to die')
  await expect(section.getByRole('link', { name: '1098' })).toHaveAttribute('href', 'tel:1098')
  await field.fill('Why is it $√3$')
  await expect(section.getByRole('link', { name: '1098' })).toHaveCount(0)
  // What is no picture is refused on the phone; a large photo is made small there.
  const photo = section.getByLabel('Add a photo')
  await photo.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await expect(section.getByText('This file couldn’t be read as a photo')).toBeVisible()
  await photo.setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: await largePhoto() })
  await expect(section.getByText(/^Photo ready to send \(\d+ KB\)$/)).toBeVisible()
  expect((await axe(page).analyze()).violations).toEqual([])
  // Offline: the question is queued on the phone and sent once, when online again.
  await page.route('**/askQuestion', (route) => route.abort(), { times: 1 })
  await section.getByRole('button', { name: 'Send to a teacher' }).click()
  await expect(section.getByText('Your question is kept on this phone')).toBeVisible()
  await expect(field).toHaveValue('')
  complaints.splice(0)
  await page.goto('/questions')
  const mine = page.getByRole('main').getByRole('listitem')
  await expect(mine).toHaveCount(1)
  await expect(mine).toContainText('With a teacher')

  const office = await browser.newContext({
    baseURL: productUrl,
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    hasTouch: false,
  })
  const teacher = await office.newPage()
  await enterAdminAs(teacher, 'owner', '/admin/questions')
  await teacher.getByRole('table').getByRole('link', { name: 'Why is it √3' }).first().click()
  await expect(teacher.getByRole('img', { name: /^Picture from/ })).toBeVisible()
  await teacher.getByLabel('Reply').fill('Because $√9 = 3$, not $\\frac{9}{2}$.')
  const drawing = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#2266aa' } })
    .png()
    .toBuffer()
  await teacher
    .getByLabel('Attach a picture')
    .setInputFiles({ name: 'drawing.png', mimeType: 'image/png', buffer: drawing })
  await expect(teacher.getByText(/^Picture ready to send/)).toBeVisible()
  await teacher.getByLabel('Point to a lesson').selectOption({ index: 1 })
  await teacher.getByLabel('Minute and second').fill('0:07')
  await teacher.getByRole('button', { name: 'Send reply' }).click()
  await expect(teacher.getByRole('region', { name: 'Conversation' })).toContainText('0:07')
  await expect(teacher.getByRole('img', { name: /^Picture from/ })).toHaveCount(2)
  await teacher.goto('/admin/replies')
  await expect(teacher.getByRole('heading', { level: 1 })).toBeVisible()
  await teacher.keyboard.press('Control+k')
  const finding = teacher.getByRole('dialog', { name: 'Find anything' })
  await finding.getByRole('searchbox').fill('because √9')
  await finding.getByRole('region', { name: 'Questions' }).getByRole('link').first().click()
  await expect(teacher.getByRole('region', { name: 'Conversation' })).toContainText('0:07')

  await mine.getByRole('link').click()
  await expect(page).toHaveURL(/\/questions\?id=/)
  await page.reload()
  const thread = page.getByRole('list', { name: 'Conversation with a teacher' })
  await expect(thread.getByRole('listitem')).toHaveCount(2)
  const photos = thread.getByRole('img', { name: /^Photo from/ })
  await expect(photos).toHaveCount(2)
  await thread.getByRole('button', { name: 'Show larger' }).click()
  // Three of mathematics in addition.
  await expect(thread.getByRole('img')).toHaveCount(5)
  await expect(thread.locator('mfrac')).toHaveText('92')
  await expect(thread.getByRole('link', { name: /at 0:07$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Allow without my name' }).click()
  await expect(page.getByText('You allowed a teacher to publish this')).toBeVisible()
  expect((await axe(page).analyze()).violations).toEqual([])

  await teacher.reload()
  const publishing = teacher.getByRole('region', { name: 'Publish in the lesson' })
  await publishing.getByLabel('Question as published').fill('Where does $√3$ come from?')
  await publishing.getByLabel('Answer as published').fill('From the squares.')
  await publishing.getByLabel('Picture next to the answer').selectOption({ index: 1 })
  await publishing.getByRole('button', { name: 'Publish question' }).click()
  await expect(teacher.getByText('Published in the lesson.')).toBeVisible()
  await office.close()

  const visiting = await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })
  await noteAlive(visiting)
  const visitor = await visiting.newPage()
  await visitor.goto(lesson)
  await whenAlive(visitor)
  await visitor.getByRole('button', { name: /^Play/ }).first().click()
  await expectVideoPlays(visitor)
  await expect(visitor.locator('.player-mark[data-second="12"]')).toHaveCount(1)
  const answered = visitor.getByRole('region', { name: 'Answered questions' })
  await answered.getByRole('button', { name: 'Answered questions' }).click()
  await answered.getByText('Where does').click()
  await expect(answered).toContainText('From the squares.')
  await expect(answered.getByRole('img', { name: 'Picture of the answer' })).toBeVisible()
  await answered.getByRole('button', { name: '0:12' }).click()
  await expect
    .poll(() => visitor.locator('video').evaluate((it: HTMLVideoElement) => it.currentTime))
    .toBeGreaterThanOrEqual(12)
  await visiting.close()

  // A student who types a similar question, with a mistake, reads that answer before anything is sent.
  await page.goto(lesson)
  await whenAlive(page)
  await page.getByRole('button', { name: /^Play/ }).first().click()
  await section.getByRole('button', { name: 'Ask a teacher' }).click()
  await field.fill('Wher dos √3 come from')
  const before = section.getByRole('region', { name: 'Answered before' })
  await before.getByText('Where does').click()
  await expect(before.getByText('From the squares.')).toBeVisible()
})

test('a question in a step lesson keeps its step, to which its conversation leads back', async ({
  page,
  request,
  productUrl,
}) => {
  await login(page, await provenStudent(request, productUrl))
  await page.goto(course)
  await whenAlive(page)
  await page.getByRole('link', { name: /^One number, one set of primes/ }).click()
  // It would play on while the question is written: its first two steps last some seconds each.
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await page.getByRole('group', { name: english.steps_region }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText(/^Step 1 of \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Next step', exact: true }).click()
  await expect(page.getByText(/^Step 2 of \d+$/)).toBeVisible()
  const section = page.getByRole('region', { name: 'Ask a teacher' })
  await section.getByRole('button', { name: 'Ask a teacher' }).click()
  await section.getByLabel('Your question').fill('Why not 42 and 10?')
  await expect(section.getByText(/^About Step 2 of \d+/)).toBeVisible()
  await section.getByRole('button', { name: 'Send to a teacher' }).click()
  await expect(section.getByLabel('Your question')).toHaveValue('')

  await page.goto('/questions')
  await page.getByRole('main').getByRole('listitem').getByRole('link').click()
  await page.getByRole('link', { name: 'Open the lesson' }).click()
  await page.getByRole('button', { name: 'Play step by step' }).click()
  await expect(page.getByText(/^Step 2 of \d+$/)).toBeVisible()
})

/** Speckled, so that it is far larger than what may be sent. */
function largePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width: 2400, height: 1800, channels: 3, background: 'white', noise } })
    .jpeg({ quality: 90 })
    .toBuffer()
}
