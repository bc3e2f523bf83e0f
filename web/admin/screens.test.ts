import { afterAll, expect, it, vi } from 'vitest'
import { allScreens } from './screens.ts'

// The query cache listens to the window.
vi.stubGlobal('window', new EventTarget())
const { router } = await import('./router.tsx')
afterAll(() => vi.unstubAllGlobals())

it('finds every screen with its own address by its name', () => {
  const screens = Object.values(router.routesById).filter(({ options }) => options.staticData?.roles)
  const own = screens.map(({ fullPath }) => fullPath).filter((path) => !path.includes('$'))
  expect(own.length).toBeGreaterThan(30)
  expect(allScreens.map(({ to }) => to).toSorted()).toEqual(own.toSorted())
})
