import { afterAll, expect, it, vi } from 'vitest'
import { allScreens } from '../screens.ts'

// The query cache listens to the window.
vi.stubGlobal('window', new EventTarget())
const { sources } = await import('./search-sources.ts')
afterAll(() => vi.unstubAllGlobals())

/** Found only by their screen, or by their subject: a refund by its order, a dispute by nobody's name. */
const found = [
  ...['/admin', '/admin/notifications', '/admin/account', '/admin/launch', '/admin/jobs'],
  ...['/admin/refunds', '/admin/settlements', '/admin/exports', '/admin/terms', '/admin/holidays'],
  ...['/admin/practice', '/admin/practice/questions', '/admin/audit'],
  // Reading flagged words is logged: none of them may appear in search results.
  ...['/admin/safeguarding', '/admin/safeguarding/people'],
  ...['/admin/students/add', '/admin/batches/new', '/admin/imports/new', '/admin/mailings/new'],
]

it('searches every list of the admin, except those that have nothing with a name of its own', () => {
  const searched = sources.map(({ screen }) => screen)
  expect(new Set(searched).size).toBe(searched.length)
  expect([...searched, ...found].toSorted()).toEqual(allScreens.map(({ to }) => to).toSorted())
})
