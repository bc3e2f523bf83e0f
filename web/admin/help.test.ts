import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { helpTexts } from './help.tsx'
import { otherScreens, railEntries } from './screens.ts'

it('explains every screen of the admin', async () => {
  const router = await readFile(new URL('router.tsx', import.meta.url), 'utf8')
  const paths = [...router.matchAll(/\.\.\.shownTo\(.*'(\/admin[^']*)'\),$/gm)].map(([, path]) => path)
  expect(paths.length).toBeGreaterThan(40)
  expect(Object.keys(helpTexts).toSorted()).toEqual(paths.toSorted())
})

it('finds every screen with its own address by its name', () => {
  const found = [...railEntries, ...otherScreens].map(({ to }) => to)
  const screens = Object.keys(helpTexts).filter((path) => !path.includes('$'))
  expect(found.toSorted()).toEqual(screens.toSorted())
})
