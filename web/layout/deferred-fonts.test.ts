import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { deferredFontsScript } from './first-paint.ts'

type PageOptions = {
  language?: string
  savesData?: boolean
  kept?: Record<string, string>
  hasFont?: boolean
  isLineDead?: boolean
}

/** A page with the script in its head; `stand` is the window's load event. */
function openPage({
  language = 'hi',
  savesData = false,
  kept = {},
  hasFont = true,
  isLineDead = false,
}: PageOptions) {
  const dataset: Record<string, string> = savesData ? { save: '' } : {}
  const loaded: string[] = []
  const later: { run: () => void; milliseconds: number }[] = []
  let stand = () => {}
  runInNewContext(deferredFontsScript, {
    document: {
      documentElement: { dataset, lang: language },
      fonts: {
        load(font: string) {
          loaded.push(font)
          return isLineDead ? new Promise(() => {}) : Promise.resolve([])
        },
      },
      createElement: () => ({
        getContext: () => ({
          measureText: (character: string) => ({ width: hasFont ? character.codePointAt(0) : 60 }),
        }),
      }),
    },
    localStorage: {
      getItem: (key: string) => kept[key] ?? null,
      setItem(key: string, value: string) {
        kept[key] = value
      },
    },
    window: {},
    requestAnimationFrame: (run: () => void) => run(),
    setTimeout: (run: () => void, milliseconds: number) => later.push({ run, milliseconds }),
    // No idle callbacks: Safari.
    addEventListener(_: 'load', run: () => void) {
      stand = run
    },
  })
  return {
    dataset,
    kept,
    loaded,
    settle: () => new Promise(setImmediate),
    pass(milliseconds: number) {
      for (const timer of later) if (timer.milliseconds <= milliseconds) timer.run()
    },
    async stand() {
      stand()
      this.pass(1000)
      await this.settle()
    },
  }
}

describe('the fonts of Hindi and Telugu', () => {
  it('load once the page has loaded, and are used from the next page’s first paint', async () => {
    const first = openPage({ language: 'te' })
    expect(first.loaded).toEqual([])
    await first.stand()
    expect(first.loaded).toEqual(['400 1em "Anek Telugu"', '700 1em "Anek Telugu"'])
    expect(first.dataset).toEqual({})

    const second = openPage({ language: 'te', kept: first.kept })
    expect(second.dataset).toEqual({ fonts: '' })
    await second.stand()
    expect(second.loaded).toEqual([])
  })

  it('of one language do not affect the other', () => {
    expect(openPage({ language: 'hi', kept: { 'fonts-te': '1' } }).dataset).toEqual({})
  })

  it('load at once on a device without the script, and the page shows when they are there', async () => {
    const page = openPage({ hasFont: false })
    expect(page.dataset).toEqual({ fonts: 'waiting' })
    expect(page.loaded).toEqual(['400 1em "Anek Devanagari Text"'])
    await page.settle()
    expect(page.dataset).toEqual({ fonts: 'text' })
  })

  it('are not waited for beyond three seconds', () => {
    const page = openPage({ hasFont: false, isLineDead: true })
    expect(page.dataset).toEqual({ fonts: 'waiting' })
    page.pass(3000)
    expect(page.dataset).toEqual({ fonts: 'text' })
  })

  it('are not loaded with data saving, or on a page in English', async () => {
    for (const opened of [{ savesData: true, kept: { 'fonts-hi': '1' } }, { language: 'en' }]) {
      const page = openPage(opened)
      await page.stand()
      expect(page.loaded).toEqual([])
      expect(page.dataset.fonts).toBeUndefined()
    }
  })
})
