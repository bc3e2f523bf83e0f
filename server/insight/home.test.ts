import { expect, it, onTestFinished } from 'vitest'
import { adminCall, staffOf } from '../../tests/support/admin.ts'
import { startTestApp } from '../../tests/support/app.ts'
import { shopOf } from '../../tests/support/shop.ts'

it('leads an owner of an empty installation from a course to the first sale, and then disappears', async () => {
  const app = await startTestApp()
  onTestFinished(() => app.close())
  const owner = await staffOf(app, 'owner')
  const steps = async (staff = owner) =>
    (await adminCall(app, 'getHome', {}, { cookie: staff.cookie })).body.data.firstSteps
  const done = async () =>
    (await steps())
      .filter(({ isDone }: { isDone: boolean }) => isDone)
      .map(({ name }: { name: string }) => name)
  expect((await steps()).map(({ name }: { name: string }) => name)).toEqual([
    'seller',
    'course',
    'publish',
    'trial',
  ])
  expect(await steps(await staffOf(app, 'author'))).toBeNull()
  const before = await done()
  expect(before).not.toContain('course')
  await adminCall(app, 'createCourse', { title: 'The first one' }, { cookie: owner.cookie })
  expect(await done()).toEqual([...before, 'course'])
  const { id } = await app.course()
  expect(await done()).toEqual([...before, 'course', 'publish'])
  const shop = shopOf(app)
  await shop.buy(await shop.student(), id)
  expect(await steps()).toBeNull()
})
