import { isReadingPage } from '../../domain/pages.ts'
import {
  mostKilobytesBeforeHydration,
  mostKilobytesOfPress,
  tooHeavy,
  weighBeforeHydration,
  weighFirstPress,
  weighPage,
} from '../../tools/bench/weight.ts'
import { pagesOfEachKind, studentPages } from './screens.ts'
import { ananya, expect, test } from './visits.ts'

test('every kind of page that is open to all is light, and a page to read starts with hardly any script', async ({
  browser,
  productUrl,
}) => {
  const over: string[] = []
  await eachOf(pagesOfEachKind, async (path) => {
    over.push(...tooHeavy(path, await weighPage(browser, productUrl + path)))
    const before = isReadingPage(path) ? await weighBeforeHydration(productUrl + path) : 0
    if (before > mostKilobytesBeforeHydration * 1024)
      over.push(`${path}: ${inKilobytes(before)} KB of script before hydration`)
  })
  expect(over).toEqual([])
})

test('the first press on a sheet loads keypad and engine, within their budget', async ({
  browser,
  productUrl,
}) => {
  const bytes = await weighFirstPress(browser, `${productUrl}/try`)
  // What marks is among it.
  expect(bytes / 1024).toBeGreaterThan(20)
  expect(bytes / 1024).toBeLessThanOrEqual(mostKilobytesOfPress)
})

test.describe('signed in', () => {
  test.use({ person: ananya })

  test("a student's pages are light too", async ({ browser, productUrl, storageState }) => {
    const over: string[] = []
    await eachOf(studentPages, async (path) => {
      over.push(...tooHeavy(path, await weighPage(browser, productUrl + path, { storageState })))
    })
    expect(over).toEqual([])
  })
})

/** Three pages at once: each of them is idle for half a second before it is measured. */
async function eachOf(paths: readonly string[], weigh: (path: string) => Promise<void>): Promise<void> {
  const left = [...paths]
  const work = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await weigh(path)
  }
  await Promise.all([work(), work(), work()])
}

function inKilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}
