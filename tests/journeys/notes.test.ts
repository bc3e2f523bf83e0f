import { calls } from '../../domain/calls.ts'
import { axe } from '../support/axe.ts'
import { expectVideoPlays, login } from './student-story.ts'
import { grantedStudent, provenStudent } from './students.ts'
import { expect, holdAnswer, test, whenAlive } from './visits.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('a student notes something at a place of a video, finds it among all notes, and goes back to that place', async ({
  page,
  request,
  productUrl,
  complaints,
}) => {
  await login(page, await provenStudent(request, productUrl))
  await page.goto('/courses/telangana-free-starter')
  await whenAlive(page)
  await page.getByRole('button', { name: /^Play lesson 1/ }).click()
  await expectVideoPlays(page)
  const video = page.locator('video')
  await video.evaluate((it: HTMLVideoElement) => {
    it.pause()
    it.currentTime = 12
  })
  await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.seeking)).toBe(false)

  await page.getByRole('button', { name: 'My notes' }).click()
  const words = page.getByLabel('Your note')
  await words.fill('Why must the primes agree?')
  await expect(page.getByText('At 0:12')).toBeVisible()
  // The response is lost: what is typed stays, and other words are not mistaken for the stored ones.
  await page.route(
    '**/saveNote',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(words).toHaveAttribute('aria-invalid', 'true')
  await expect(words).toHaveValue('Why must the primes agree?')
  complaints.splice(0)
  await words.fill('Why must both lists of primes agree?')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(words).toHaveValue('')

  await page.getByRole('link', { name: 'All my notes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My notes' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search your notes' }).fill('agree both')
  await page.getByRole('button', { name: 'Search' }).last().click()
  const entry = page.getByRole('listitem').filter({ hasText: 'Why must both lists of primes agree?' })
  await expect(entry).toContainText('0:12')
  expect((await axe(page).analyze()).violations).toEqual([])

  await entry.getByRole('link').click()
  await page.getByRole('button', { name: /^Play/ }).first().click()
  await expectVideoPlays(page)
  // Both the note whose response was lost and the one with other words are there.
  const places = page
    .getByRole('list', { name: 'Notes in this lesson' })
    .getByRole('button', { name: '0:12' })
  await expect(places).toHaveCount(2)
  await places.first().click()
  await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThanOrEqual(12)
})

test('a note stays in the list of its lesson, even if the list was requested before', async ({
  page,
  request,
  productUrl,
}) => {
  await login(page, await provenStudent(request, productUrl))
  await page.goto('/courses/telangana-free-starter')
  await whenAlive(page)
  await page.getByRole('button', { name: /^Play lesson 1/ }).click()
  const list = await holdAnswer(page, calls.getNotes)
  await page.getByRole('button', { name: 'My notes' }).click()
  await page.getByLabel('Your note').fill('Why must the primes agree?')
  await page.getByRole('button', { name: 'Save note' }).click()
  const notes = page.getByRole('list', { name: 'Notes in this lesson' })
  await expect(notes).toContainText('Why must the primes agree?')
  await list.release()
  await expect(notes).toContainText('Why must the primes agree?')
})

test('a student notes something at a question of practice, and opens that very question from all notes', async ({
  page,
  request,
  productUrl,
}) => {
  const course = 'cbse-class-10-maths-standard'
  await login(page, await grantedStudent(request, productUrl, course))
  await page.goto(`/courses/${course}/practice-real-numbers`)
  await whenAlive(page)
  await page.getByRole('button', { name: 'Start practice' }).click()
  const question = page.getByRole('article').locator('.prose').first()
  const words = (await question.textContent()) ?? ''
  const fold = page.getByRole('button', { name: 'Notes at this question' })
  const notes = page.getByRole('list', { name: 'Notes at this question' })
  await fold.click()
  await page.getByLabel('Your note').fill('Ask why it ends')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(notes).toContainText('Ask why it ends')
  expect((await axe(page).analyze()).violations).toEqual([])

  await page.getByRole('link', { name: 'All my notes' }).first().click()
  const entry = page.getByRole('listitem').filter({ hasText: 'Ask why it ends' })
  await entry.getByRole('link').last().click()
  await expect(page).toHaveURL(/\/practice\?again=/)
  await expect(question).toHaveText(words)
  await fold.click()
  await expect(notes).toContainText('Ask why it ends')
})
