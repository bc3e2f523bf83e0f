import { enterAdminAs } from '../support/admin-visits.ts'
import { archive, buy, findCategory, writeCourse } from './author-story.ts'
import { expectVideoPlays } from './student-story.ts'
import { expect, irfan, test } from './visits.ts'

const title = 'Tangents with compass and ruler'

test.describe('what an author made is sold and plays', () => {
  test.use({ person: irfan })

  test('an author uploads a video into a new course and publishes it, a visitor finds it, a student buys it and watches the video, and can still watch it when it is archived', async ({
    page,
    browser,
    productUrl,
  }) => {
    const office = await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })
    const author = await office.newPage()
    await enterAdminAs(author, 'author', '/admin/courses')
    await writeCourse(author, title)

    const street = await browser.newContext({ baseURL: productUrl, serviceWorkers: 'block' })
    const visitor = await street.newPage()
    await findCategory(visitor)
    await expect(visitor.getByRole('link', { name: title })).toHaveCount(0)
    await author.getByRole('button', { name: 'Publish' }).click()
    await expect(author.getByRole('status').filter({ hasText: /^Published$/ })).toBeVisible()
    await expect(async () => {
      const list = await visitor.request.get('/api/v1/student/getliveCourses?limit=100&view=cards')
      expect(await list.text()).toContain(title)
    }).toPass({ timeout: 30_000, intervals: [50] })
    await visitor.goto('/courses/tangents-with-compass-and-ruler')
    await expect(
      visitor.locator('details').getByRole('link', { name: /One point, two tangents \(Locked\)/ }),
    ).toBeVisible()
    await street.close()

    await buy(page, title)
    const lesson = page.locator('details').getByRole('link', { name: /^One point, two tangents/ })
    await expect(lesson).not.toContainText('Locked')
    await lesson.click()
    await expectVideoPlays(page)

    await archive(author, title)
    await page.reload()
    await expect(lesson).not.toContainText('Locked')
    await lesson.click()
    await expectVideoPlays(page)
    await office.close()
  })
})
