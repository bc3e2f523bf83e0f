import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mayBeRemoved, roomHere, savesData, savingLimit } from './limits.ts'

// No real iPhone was tested: these fakes follow the documentation of its browsers.

type Browser = {
  vendor?: string
  /** A media element that plays what a page hands it. */
  media?: 'MediaSource' | 'ManagedMediaSource' | null
  isOnHomeScreen?: boolean
  storage?: object
  worker?: boolean
  connection?: object
}

function stand(browser: Browser): void {
  const { vendor = 'Apple Computer, Inc.', media = null, isOnHomeScreen = false, worker = true } = browser
  vi.stubGlobal('navigator', {
    vendor,
    locks: {},
    storage: browser.storage,
    ...(worker && { serviceWorker: {} }),
    ...(browser.connection && { connection: browser.connection }),
  })
  vi.stubGlobal('window', { caches: {}, ...(media && { [media]: class {} }) })
  vi.stubGlobal('matchMedia', () => ({ matches: isOnHomeScreen }))
}

const gigabyte = 1_000_000_000
const storage = (quota: number, isPersisted = false) => ({
  estimate: async () => ({ quota, usage: 1_000_000 }),
  persisted: async () => isPersisted,
})

beforeEach(() => stand({}))
afterEach(() => vi.unstubAllGlobals())

describe('an iPhone', () => {
  it('saves no videos below iOS 17.1, and suggests an update', () => {
    stand({ media: null })
    expect(savingLimit()).toBe('newer')
    stand({ media: 'ManagedMediaSource' })
    expect(savingLimit()).toBe(null)
  })

  it('shows the seven-day limit, unless the site is on its Home Screen', () => {
    stand({ media: 'ManagedMediaSource' })
    expect(mayBeRemoved()).toBe(true)
    stand({ media: 'ManagedMediaSource', isOnHomeScreen: true })
    expect(mayBeRemoved()).toBe(false)
    stand({ vendor: 'Google Inc.', media: 'MediaSource' })
    expect(mayBeRemoved()).toBe(false)
  })

  it('saves nothing in a private window without a service worker', () => {
    stand({ media: 'ManagedMediaSource', worker: false })
    expect(savingLimit()).toBe('browser')
  })
})

describe('the storage of a site', () => {
  it('is small in a private window, and not guaranteed', async () => {
    stand({ storage: storage(0.3 * gigabyte) })
    expect(await roomHere()).toEqual({ free: 299_000_000, isLittle: true })
    stand({ storage: storage(40 * gigabyte) })
    expect(await roomHere()).toMatchObject({ isLittle: false })
    stand({ storage: storage(0.3 * gigabyte, true) })
    expect(await roomHere()).toMatchObject({ isLittle: false })
  })

  it('is unknown where the browser does not report it', async () => {
    const nothing = { free: null, isLittle: false }
    expect(await roomHere()).toEqual(nothing)
    stand({ storage: { estimate: () => Promise.reject(new Error('private')) } })
    expect(await roomHere()).toEqual(nothing)
  })
})

it('a browser that saves data reports it', () => {
  expect(savesData()).toBe(false)
  stand({ connection: { saveData: true } })
  expect(savesData()).toBe(true)
})
