import type { Page } from '@playwright/test'
import english from '../../domain/messages/en.json' with { type: 'json' }
import { enterAdminAs, expectCleanAdmin } from '../support/admin-visits.ts'
import { axe } from '../support/axe.ts'
import { expectVideoPlays, login } from './student-story.ts'
import { provenStudent } from './students.ts'
import { expect, test, whenAlive } from './visits.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const words = 'I want to die after this test'

async function openLesson(page: Page): Promise<void> {
  await page.goto('/courses/telangana-free-starter')
  await whenAlive(page)
  await page.getByRole('button', { name: /^Play lesson 1/ }).click()
  await expectVideoPlays(page)
}

test('words of harm show where help is and leave it there, also while they wait on the phone; an owner reads them once they are sent, and nobody reads a note', async ({
  page,
  browser,
  request,
  productUrl,
  complaints,
}) => {
  test.slow()
  await login(page, await provenStudent(request, productUrl))
  await openLesson(page)

  // A note is the student's alone: help is shown, and nobody is notified.
  await page.getByRole('button', { name: 'My notes' }).click()
  const notes = page.getByRole('region', { name: 'My notes' })
  const help = (within: ReturnType<Page['getByRole']>) => within.getByRole('link', { name: '1098' })
  await notes.getByLabel('Your note').fill(words)
  await expect(help(notes)).toHaveAttribute('href', 'tel:1098')
  await notes.getByRole('button', { name: 'Save note' }).click()
  await expect(notes.getByRole('listitem').filter({ hasText: words })).toBeVisible()
  await expect(notes.getByLabel('Your note')).toHaveValue('')
  await expect(help(notes)).toBeVisible()
  await notes.getByLabel('Your note').fill('The root is 3')
  await expect(help(notes)).toHaveCount(0)

  // A report goes to support; help stays until the student has closed it.
  await page.getByRole('button', { name: 'Report this lesson' }).click()
  const report = page.getByRole('dialog')
  await report.getByRole('combobox').selectOption('other')
  await report.getByRole('textbox').first().fill('he beats me at home')
  await expect(help(report)).toBeVisible()
  await report.getByRole('button', { name: english.report_send }).click()
  await expect(report.getByText(english.report_done)).toBeVisible()
  await expect(help(report)).toBeVisible()
  expect((await axe(page).analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')

  const asking = page.getByRole('region', { name: 'Ask a teacher' })
  await asking.getByRole('button', { name: 'Ask a teacher' }).click()
  await asking.getByLabel('Your question').fill(`${words}, of sets`)
  await expect(help(asking)).toBeVisible()
  await page.route('**/askQuestion', (route) => route.abort(), { times: 1 })
  await asking.getByRole('button', { name: 'Send to a teacher' }).click()
  await expect(asking.getByText('Your question is kept on this phone')).toBeVisible()
  await expect(asking.getByLabel('Your question')).toHaveValue('')
  await expect(help(asking)).toBeVisible()
  expect((await axe(page).analyze()).violations).toEqual([])
  complaints.splice(0)
  await page.goto('/questions')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)

  const office = await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })
  const owner = await office.newPage()
  await enterAdminAs(owner, 'owner', '/admin/safeguarding')
  const rows = owner.getByRole('table').getByRole('row').filter({ hasText: 'Question to a teacher' })
  await expect(rows.filter({ hasText: 'Self-harm' })).toHaveCount(1)
  await expectCleanAdmin(owner)
  await rows.getByRole('link').first().click()
  const said = owner.getByRole('list', { name: 'Conversation' })
  await expect(said.getByRole('listitem')).toHaveCount(1)
  await expect(said).toContainText(`${words}, of sets`)
  await expectCleanAdmin(owner)
  await owner.getByRole('button', { name: 'Close flag' }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Called home. The counsellor meets them on Monday.')
  // Somebody else closes it, and this window is looked at again: what is typed stays.
  await owner.route('**/admin/getFlag?*', async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = await answer.json()
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, mayClose: false } } })
  })
  const seen = owner.waitForResponse((answer) => answer.url().includes('/getFlag?'))
  await owner.evaluate(() => window.dispatchEvent(new Event('focus')))
  await seen
  await expect(owner.getByRole('main').getByRole('button', { name: 'Close flag' })).toHaveCount(1)
  await expect(dialog.getByRole('textbox')).toHaveValue(/counsellor/)
  await owner.unrouteAll()
  await dialog.getByRole('button', { name: 'Close flag' }).click()
  await expect(owner.getByText(/^Closed by .*: Called home\./)).toBeVisible()
  await office.close()
})

test('a queued question that the server rejects stays with the reason, and can be sent again', async ({
  page,
  request,
  productUrl,
  complaints,
}) => {
  await login(page, await provenStudent(request, productUrl))
  await openLesson(page)
  const asking = page.getByRole('region', { name: 'Ask a teacher' })
  await asking.getByRole('button', { name: 'Ask a teacher' }).click()
  await asking.getByLabel('Your question').fill('Why is $√3$ a surd?')
  await page.route('**/askQuestion', (route) => route.abort())
  await asking.getByRole('button', { name: 'Send to a teacher' }).click()
  await expect(asking.getByText('Your question is kept on this phone')).toBeVisible()
  const refusal = { success: false, status: 409, code: 'conflict', error: 'You have 100 photos.' }
  // No question may slip through between the two.
  await page.route('**/askQuestion', (route) => route.fulfill({ status: 409, json: refusal }))
  await page.goto('/questions')
  const unsent = page.getByRole('region', { name: 'Not sent yet' })
  await expect(unsent).toContainText('Why is √3 a surd?')
  await expect(unsent).toContainText('This wasn’t sent. You have 100 photos.')
  expect((await axe(page).analyze()).violations).toEqual([])
  complaints.splice(0)
  await page.unrouteAll()
  await unsent.getByRole('button', { name: 'Try again' }).click()
  await expect(unsent).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('With a teacher')
})

test('the name of the person answering is shown to another teacher, whose answer must wait', async ({
  page,
  browser,
  request,
  productUrl,
}) => {
  test.slow()
  await login(page, await provenStudent(request, productUrl))
  await openLesson(page)
  const asking = page.getByRole('region', { name: 'Ask a teacher' })
  await asking.getByRole('button', { name: 'Ask a teacher' }).click()
  await asking.getByLabel('Your question').fill('Is an empty set a subset of itself?')
  await asking.getByRole('button', { name: 'Send to a teacher' }).click()
  await expect(asking.getByLabel('Your question')).toHaveValue('')

  const enter = async (job: 'owner' | 'author') => {
    const office = await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })
    const teacher = await office.newPage()
    await enterAdminAs(teacher, job, '/admin/questions')
    return teacher
  }
  const [first, second] = [await enter('owner'), await enter('author')]
  const question = 'Is an empty set a subset of itself?'
  for (const teacher of [first, second])
    await teacher.getByRole('table').getByRole('link', { name: question }).first().click()
  const held = first.waitForResponse((answer) => answer.url().endsWith('/holdQuestion'))
  await first.getByLabel('Reply').fill('Yes')
  await held
  await second.getByLabel('Reply').fill('None of them is')
  await expect(second.getByText(/ is answering this now\.$/)).toBeVisible()
  await second.getByRole('button', { name: 'Send reply' }).click()
  await expect(second.getByLabel('Reply')).toHaveValue('None of them is')
  await expectCleanAdmin(second)
  await first.getByLabel('Reply').fill('Yes: every element of it is one of it, for there is none.')
  await first.getByRole('button', { name: 'Send reply' }).click()
  await expect(first.getByRole('region', { name: 'Conversation' })).toContainText('every element')
  // New messages must be read first.
  await second.getByRole('button', { name: 'Send reply' }).click()
  await expect(second.getByText(/answered/i).first()).toBeVisible()
  await expect(second.getByRole('region', { name: 'Conversation' })).not.toContainText('None of them')

  await page.goto('/questions')
  await page.getByRole('main').getByRole('listitem').getByRole('link').click()
  await expect(
    page.getByRole('list', { name: 'Conversation with a teacher' }).getByRole('listitem'),
  ).toHaveCount(2)
  for (const teacher of [first, second]) await teacher.context().close()
})
