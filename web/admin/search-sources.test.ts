import { afterAll, expect, it, vi } from 'vitest'

// What keeps answers listens to the window.
vi.stubGlobal('window', new EventTarget())
const { allScreens, sources } = await import('./search-sources.ts')
afterAll(() => vi.unstubAllGlobals())

/** What is found by its screen alone, or by what it is about: a refund by its order, a dispute by nobody's name. */
const found = [
  ...['/admin', '/admin/notifications', '/admin/account', '/admin/launch', '/admin/jobs'],
  ...['/admin/refunds', '/admin/settlements', '/admin/exports', '/admin/terms', '/admin/holidays'],
  ...['/admin/practice', '/admin/practice/questions', '/admin/audit'],
  // Who reads flagged words is written down: none of them stands among other things.
  ...['/admin/safeguarding', '/admin/safeguarding/people'],
  ...['/admin/students/add', '/admin/batches/new', '/admin/imports/new', '/admin/mailings/new'],
]

it('looks in every list of the admin, but for those that hold nothing by a name of its own', () => {
  const searched = sources.map(({ screen }) => screen)
  expect(new Set(searched).size).toBe(searched.length)
  expect([...searched, ...found].toSorted()).toEqual(allScreens.map(({ to }) => to).toSorted())
})
