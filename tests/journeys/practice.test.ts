import type { CDPSession, Page } from '@playwright/test'
import { calls } from '../../domain/calls.ts'
import english from '../../domain/messages/en.json' with { type: 'json' }
import { fetchedByWorkers } from '../../tools/bench/weight.ts'
import { write } from './practice-steps.ts'
import { login } from './student-story.ts'
import { provenStudent } from './students.ts'
import { ananya, expect, hold, test, whenAlive } from './visits.ts'

const phone = { width: 360, height: 740 }
/** A course of hers, and a chapter whose questions are worked in lines or chosen. */
const course = '/courses/telangana-ssc-maths'
const chapter = 'Pair of Linear Equations in Two Variables'

test.use({ viewport: phone, hasTouch: true })

/** A connection of 400 kbit/s, or none: network conditions of two CDP sessions conflict. */
const setLine = (network: CDPSession, offline: boolean) =>
  network.send('Network.emulateNetworkConditions', {
    ...{ offline, latency: 100 },
    ...{ downloadThroughput: 50_000, uploadThroughput: 50_000 },
  })

/** Waits for the next day where this one has too little left for what is counted by day. */
async function beforeMidnightInIndia(neededMs = 5 * 60_000): Promise<void> {
  const dayMs = 24 * 3600_000
  const leftMs = dayMs - ((Date.now() + 5.5 * 3600_000) % dayMs)
  if (leftMs > neededMs) return
  test.setTimeout(test.info().timeout + leftMs)
  await new Promise((resolve) => setTimeout(resolve, leftMs + 1000))
}

/** The button of a hint: each question has two. */
const hint = (number: number) => english.practice_hint.replace('{number}', `${number}`).replace('{all}', '2')

const waitingTries = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('practice:')).length)

test('a visitor tries a question of a board, with keys for mathematics and marks next to the lines', async ({
  page,
}) => {
  await page.goto('/try')
  await whenAlive(page)
  await expect(page.getByRole('heading', { name: /^Question 1 of 10/ })).toBeVisible()
  await page.getByRole('button', { name: hint(1) }).click()
  await expect(page.getByRole('article').locator('ol[aria-live] > li')).toHaveCount(1)
  await write(page, english, true)
  const keys = page.getByRole('group', { name: 'Keys for mathematics' }).getByRole('button')
  await expect(keys).toHaveCount(35)
  for (const key of await keys.all()) {
    const box = await key.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  const line = page.getByRole('main').getByRole('textbox')
  const right = await line.inputValue()
  await page.getByRole('button', { name: 'squared' }).click()
  await expect(line).toHaveValue(`${right}^2`)
  await page.getByRole('button', { name: 'delete' }).click()
  await page.getByRole('button', { name: 'delete' }).click()
  await expect(line).toHaveValue(right)
  // Our keypad replaces the phone's keyboard until the student switches.
  await expect(line).toHaveAttribute('inputmode', 'none')
  await page.getByRole('button', { name: english.practice_key_more }).click()
  await page.getByRole('button', { name: english.practice_key_phone }).click()
  await expect(line).toHaveAttribute('inputmode', 'text')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)

  await line.fill('2^3^2')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  const readings = page
    .getByText(english.practice_which_reading, { exact: true })
    .locator('..')
    .getByRole('button')
  await expect(readings).toHaveCount(2)
  await readings.first().click()
  await expect(line).toHaveValue('2^(3^2)')
  await line.fill(right)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByRole('button', { name: 'Next question' }).click()
  await expect(page.getByRole('heading', { name: /^Question 2 of 10/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Question 2 of 10/ })).toBeVisible()
})

test('a slip is named, and what follows from it earns its marks', async ({ page }) => {
  await page.goto('/')
  await whenAlive(page)
  await page.getByRole('button', { name: english.home_sheet_try }).click()
  const lines = page.getByRole('main').getByRole('textbox')
  await lines.nth(1).fill('D = (-7)^2 + 4×2×3 = 73')
  await lines.nth(2).fill('x = (7±√73)/4')
  await page.getByRole('button', { name: english.practice_check, exact: true }).click()
  const notes = page.locator('.sheet-note')
  await expect(notes).toHaveText([
    english.practice_slip_looks_in.replace('{slip}', english.practice_slip_sign).replace('{part}', '−4ac'),
    english.practice_follows.replace('{line}', '2'),
  ])
  await expect(page.locator('.sheet-total')).toContainText('2 of 3 marks')
})

test('a student who worked on paper ticks the lines of the solution that they had', async ({ page }) => {
  await page.goto('/try?board=tamil-nadu')
  await whenAlive(page)
  await page.getByRole('button', { name: hint(1) }).click()
  await page.getByRole('button', { name: hint(2) }).click()
  await page.getByRole('button', { name: english.practice_show_solution }).click()
  const total = page.getByText(english.practice_self_total.replace('{marks}', '0').replace('{all}', '2'))
  await expect(total).toBeVisible()
  for (const line of await page.getByRole('checkbox').all()) await line.check()
  await expect(
    page.getByText(english.practice_self_total.replace('{marks}', '2').replace('{all}', '2')),
  ).toBeVisible()
})

test('formulas and typed lines use the mathematics font, in every language', async ({ page }) => {
  for (const address of ['/try', '/te/try']) {
    await page.goto(address)
    await whenAlive(page)
    const letters = page.locator('.prose .katex .mord').first()
    await expect(letters).toHaveCSS('font-family', /^"?KaTeX_Main/)
  }
  await page.goto('/')
  await whenAlive(page)
  await page.getByRole('button', { name: english.home_sheet_try }).click()
  const letter = page.locator('.typed-maths mi').first()
  await expect(letter).toHaveCSS('font-family', /^"?KaTeX_Math/)
  await expect(letter).toHaveCSS('font-style', 'italic')
})

test('changing the language translates the question and keeps what was written', async ({ page }) => {
  await page.goto('/try')
  await whenAlive(page)
  await write(page, english, false)
  await page.goto('/te/try')
  // The device's stored state replaces what the server rendered.
  await expect(page.getByRole('main').getByRole('textbox').last()).toHaveValue('x = 977')
  await expect(page.locator('.prose').first()).toContainText(/[\u0C00-\u0C7F]/)
})

test('a line started at the moment its marks arrive receives what is typed next', async ({ page }) => {
  await page.goto('/')
  await whenAlive(page)
  await page.getByRole('button', { name: english.home_sheet_try }).click()
  const lines = page.getByRole('main').getByRole('textbox')
  await expect(lines).toHaveCount(3)
  await lines.nth(2).fill('x = 3 or x = 1/2')
  await page.evaluate(() => {
    const sheet = document.querySelector('.sheet')
    const atMarks = new MutationObserver(() => {
      if (sheet?.querySelector('.sheet-total') === null) return
      atMarks.disconnect()
      const line = [...document.querySelectorAll('.sheet input')].at(-1)
      line?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    })
    if (sheet) atMarks.observe(sheet, { subtree: true, childList: true })
  })
  await page.getByRole('button', { name: english.practice_check, exact: true }).click()
  await expect(lines.nth(3)).toBeFocused()
})

test('a student with nothing to practise yet is led to a first question', async ({ page }) => {
  await page.goto('/today')
  await page.getByRole('link', { name: english.try_title }).click()
  await expect(page.getByRole('heading', { name: /^Question 1 of 10/ })).toBeVisible()
})

test.describe('a student without a course', () => {
  test.beforeEach(async ({ page, request, productUrl }) => {
    await page.goto('/login')
    await login(page, await provenStudent(request, productUrl))
  })

  test('is led to ten questions and to the courses', async ({ page }) => {
    await page.goto('/today')
    await expect(page.getByText(english.today_no_lessons)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: english.courses_see_all })).toBeVisible()
    await page.getByRole('link', { name: english.try_title }).click()
    await expect(page.getByRole('heading', { name: /^Question 1 of 10/ })).toBeVisible()
  })

  test('learns that nothing is due after one request', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(calls.nextQuestions.path)) asked.push(request.url())
    })
    await page.goto('/practice')
    await expect(page.getByText(english.practice_nothing_due)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked).toHaveLength(1)
  })
})

test('a check that takes too long is stopped, and what was written stays', async ({ page }) => {
  // A worker that never finishes.
  await page.route(/engine-thread-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'for (;;) {}' }),
  )
  await page.goto('/try')
  await whenAlive(page)
  await write(page, english, true)
  const written = page.getByRole('main').getByRole('textbox').first()
  const text = await written.inputValue()
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await written.pressSequentially('7')
  await expect(page.getByRole('alert')).toHaveText(english.practice_check_too_long, { timeout: 30_000 })
  await expect(written).toHaveValue(`${text}7`)
  await page.unrouteAll()
  await written.press('Backspace')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.locator('.sheet-total')).toBeVisible()
})

test.describe('a lesson that is opened before the page knows that the student has the course', () => {
  test.use({ person: ananya })

  test('opens once it is known, and offers no plan', async ({ page }) => {
    const answer = await hold(page, `**${calls.getCourse.path.replace(':id', '*')}`)
    await page.goto(course)
    await whenAlive(page)
    await page.locator('summary', { hasText: chapter }).click()
    const row = page.locator('details').getByRole('link', { name: `Practice: ${chapter}` })
    await row.click()
    // Nothing has happened yet: an impatient student presses again.
    await row.click()
    answer.release()
    await expect(page.getByRole('heading', { level: 1, name: /^Practice: / })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('two tabs at one practice', () => {
  test.use({ person: ananya })

  test('are one worksheet: what is typed in either is in both, and its answer counts once', async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    const opened = (tab: Page) => tab.getByRole('region', { name: /^Practice: / }).getByRole('article')
    await page.goto(course)
    await whenAlive(page)
    await page.locator('summary', { hasText: chapter }).click()
    await page
      .locator('details')
      .getByRole('link', { name: `Practice: ${chapter}` })
      .click()
    await expect(opened(page)).toBeVisible()
    await other.goto(course)
    await whenAlive(other)
    await other.locator('summary', { hasText: chapter }).click()
    await other
      .locator('details')
      .getByRole('link', { name: `Practice: ${chapter}` })
      .click()
    await expect(opened(other)).toBeVisible()

    const question = await write(page, english, false)
    const isChoice = question.ask.kind === 'choice'
    const written = (tab: Page) => tab.getByRole('main').getByRole('textbox').last()
    if (!isChoice) {
      await expect(written(other)).toHaveValue(await written(page).inputValue())
      await written(other).press('End')
      await written(other).pressSequentially('+1')
      await expect(written(page)).toHaveValue(/\+1$/)
      await page.reload()
      await expect(written(page)).toHaveValue(/\+1$/)
    }
    const synced = page.waitForResponse((response) => response.url().endsWith(calls.syncAttempts.path))
    await page.getByRole('button', { name: english.practice_check, exact: true }).click()
    await synced
    await expect(other.getByText('✗').first()).toBeVisible()
    await expect.poll(() => waitingTries(other)).toBe(0)
  })
})

test.describe('a student', () => {
  test.use({ person: ananya })

  test('works ten questions at 400 kbit/s, goes offline in the middle, and sees what is due tomorrow and where marks were lost', async ({
    page,
    context,
    complaints,
  }) => {
    await beforeMidnightInIndia()
    const title = `${english.lesson_kind_practice}: ${chapter}`
    const network = await context.newCDPSession(page)
    await setLine(network, false)
    await page.goto(course)
    await whenAlive(page)
    await page.locator('summary', { hasText: chapter }).click()
    // A server that is too busy is asked again.
    await page.route(
      `**${calls.nextQuestions.path}`,
      (route) =>
        route.fulfill({ status: 429, json: { success: false, status: 429, code: 'tooMany', error: '' } }),
      { times: 1 },
    )
    await page.getByRole('link', { name: title }).click()
    const head = page.getByRole('heading', { level: 1, name: title })
    await expect(head).toBeVisible({ timeout: 60_000 })
    // The replacement is announced.
    await expect(page.getByRole('region', { name: title })).toContainText(
      english.practice_question.replace('{number}', '1'),
    )

    // A slip: a mark next to each line, and its probable cause.
    const first = await write(page, english, false)
    await page.reload()
    if (first.working !== null)
      await expect(page.getByLabel(english.practice_line.replace('{number}', '1'))).not.toHaveValue('')
    await page.getByRole('button', { name: english.practice_check, exact: true }).click()
    await expect(page.getByText('✗').first()).toBeVisible()
    await page.getByRole('button', { name: english.practice_show_solution }).click()
    await expect(page.getByRole('heading', { name: english.practice_solution })).toBeVisible()
    await expect.poll(() => waitingTries(page)).toBe(0)
    await page.waitForLoadState('networkidle')

    // Ten questions, every third with a slip; the connection is lost in the middle for two of them.
    for (let number = 2; number <= 10; number += 1) {
      if (number === 5) {
        // The code that marks the other kinds of answers has loaded by then, and a busy server has received every attempt.
        await fetchedByWorkers(page)
        await expect.poll(() => waitingTries(page)).toBe(0)
        await setLine(network, true)
      }
      await page.getByRole('button', { name: english.practice_next }).click()
      await expect(page.getByRole('region', { name: title })).toContainText(
        english.practice_question.replace('{number}', `${number}`),
      )
      const isSlip = number % 3 === 0
      await write(page, english, !isSlip)
      await page.getByRole('button', { name: english.practice_check, exact: true }).click()
      await expect(page.getByRole('button', { name: english.practice_next })).toBeVisible()
      // A right line shows its mark, or a tick.
      if (!isSlip) await expect(page.getByText('✗')).toHaveCount(0)
      if (number === 6) {
        await expect.poll(() => waitingTries(page)).toBe(2)
        await setLine(network, false)
      }
      if (number >= 6) await expect.poll(() => waitingTries(page)).toBe(0)
    }
    complaints.splice(0)
    const skill = await page.locator('#practice-question span').nth(1).textContent()
    await page.getByRole('button', { name: english.practice_another }).click()
    const eleventh = page
      .locator('#practice-question')
      .filter({ hasText: english.practice_question.replace('{number}', '11') })
    await expect(eleventh).toContainText(skill ?? 'none')

    await page.goto('/')
    await expect(
      page
        .getByRole('link', { name: english.today_strip_none })
        .or(page.getByRole('link', { name: new RegExp(`^${english.today_strip.split('{')[0]}`) })),
    ).toHaveAttribute('href', '/today')
    await page.getByRole('button', { name: /^Menu of/ }).click()
    const today = page
      .getByRole('dialog')
      .or(page.locator('[popover]:popover-open'))
      .getByRole('link')
      .first()
    await expect(today).toHaveText(english.layout_today)
    await today.click()
    await expect(page.getByText(new RegExp(`${english.today_answered.split('{')[0]}\\d{2}`))).toBeVisible()
    await expect(
      page.getByRole('heading', { name: new RegExp(`^${english.today_tomorrow.split('{')[0]}`) }),
    ).toBeVisible()
    const inAHundredDays = new Date(Date.now() + 100 * 24 * 3600_000).toISOString().slice(0, 10)
    await page.getByLabel(english.study_plan_examination).fill(inAHundredDays)
    await page.getByRole('button', { name: english.study_plan_save }).click()
    await expect(page.getByRole('heading', { name: english.study_plan_weeks })).toBeVisible()
    await page.getByRole('link', { name: english.marks_lost_title }).click()
    await expect(page.getByRole('heading', { name: english.marks_lost_skills })).toBeVisible()
    for (const by of [english.marks_lost_slips, english.marks_lost_skills, english.marks_lost_chapters]) {
      const part = page.locator('section', { has: page.getByRole('heading', { name: by }) })
      await expect(part.getByRole('link', { name: english.marks_lost_three }).first()).toBeVisible()
    }
    const watch = page
      .getByRole('link', { name: new RegExp(`^${english.marks_lost_watch.split('{')[0]}`) })
      .last()
    const lesson = ((await watch.textContent()) ?? '').slice(english.marks_lost_watch.indexOf('{'))
    await watch.click()
    await expect(page.getByRole('heading', { level: 1, name: lesson })).toBeVisible()
  })
})
