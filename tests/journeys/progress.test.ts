import { login } from './student-story.ts'
import { provenStudent } from './students.ts'
import { expect, test } from './visits.ts'
import { callsOf } from './watching.ts'

const openCourse = 'telangana-free-starter'

test('a course shows what is done, what is begun and where it goes on', async ({
  page,
  request,
  productUrl,
}) => {
  const student = await provenStudent(request, productUrl)
  const calls = await callsOf(request, student)
  const { films } = await calls.filmsOf(openCourse)
  const [first, second] = films
  if (first === undefined || second === undefined) throw new Error('the free course has too few films')
  await calls.watch([first])
  await calls.watch([second], 0.5)
  await login(page, student)

  await expect(page.getByRole('heading', { name: 'Continue learning' })).toBeVisible()
  await expect(page.getByText(second.title)).toBeVisible()
  await page.goto(`/courses/${openCourse}`)
  await expect(page.getByText(`1 of ${films.length} lessons`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Continue\b/ })).toBeVisible()
  await expect(page.getByRole('button', { name: `${second.title} (Begun)` })).toBeVisible()
  await expect(page.getByRole('button', { name: `${first.title} (Done)`, includeHidden: true })).toHaveCount(
    1,
  )
})

test('a visitor sees nothing of it', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: /Your courses and how far/ })).toBeHidden()
  await page.goto(`/courses/${openCourse}`)
  await expect(page.getByText(/0 of \d+ lessons/)).toBeHidden()
})

test('a student who finishes a course gets a certificate that a visitor reads by its number', async ({
  page,
  request,
  browser,
  productUrl,
}) => {
  const student = await provenStudent(request, productUrl)
  const calls = await callsOf(request, student)
  const { courseId, films } = await calls.filmsOf(openCourse)
  await calls.watch(films.slice(1))
  expect((await calls.progressOf(courseId)).certificate).toBeNull()
  await calls.watch(films.slice(0, 1))
  const { certificate } = await calls.progressOf(courseId)

  await login(page, student)
  await page.goto(`/courses/${openCourse}`)
  await page.getByRole('link', { name: 'See your certificate' }).click()
  await expect(page.getByRole('heading', { name: student.name, level: 1 })).toBeVisible()
  const opened = page.waitForResponse(
    (response) =>
      response.url().includes('/certificates/SM') === false &&
      /\/certificates\/[0-9a-f-]{36}~/.test(response.url()),
  )
  await page.getByRole('button', { name: 'Open the PDF' }).click()
  expect((await opened).headers()['content-type']).toBe('application/pdf')

  const visitor = await (await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })).newPage()
  await visitor.goto(`/certificate/${certificate}`)
  await expect(visitor.getByRole('heading', { name: student.name, level: 1 })).toBeVisible()
  for (const { title } of films) await expect(visitor.getByText(title, { exact: true }).first()).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Open the PDF' })).toBeHidden()
  const missing = await visitor.goto('/certificate/SM-0000-0000-0000')
  expect(missing?.status()).toBe(404)
  await expect(visitor.getByText('There is no certificate with this number.')).toBeVisible()
  await visitor.context().close()

  const inbox = await fetch(`${productUrl}/dev/mailbox?to=${encodeURIComponent(student.email)}`, {
    headers: { accept: 'application/json' },
  })
  expect(await inbox.text()).toContain(`/certificate/${certificate}`)
})
