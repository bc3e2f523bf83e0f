import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { helpTexts } from './help.tsx'
import { otherScreens, railEntries } from './screens.ts'

it('says of every screen of the admin what it is for', async () => {
  const router = await readFile(new URL('router.tsx', import.meta.url), 'utf8')
  const paths = [...router.matchAll(/\.\.\.shownTo\(.*'(\/admin[^']*)'\),$/gm)].map(([, path]) => path)
  expect(paths.length).toBeGreaterThan(40)
  expect(Object.keys(helpTexts).toSorted()).toEqual(paths.toSorted())
})

it('finds every screen that has an address of its own by what it is called', () => {
  const found = [...railEntries, ...otherScreens].map(({ to }) => to)
  const screens = Object.keys(helpTexts).filter((path) => !path.includes('$'))
  expect(found.toSorted()).toEqual(screens.toSorted())
})
