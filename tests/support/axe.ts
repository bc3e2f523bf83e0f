import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const requireAsBuilder = createRequire(import.meta.resolve('@axe-core/playwright'))
const { source }: { source: string } = requireAsBuilder('axe-core')

/** Day and night differ in colours alone: what else is wrong by night is wrong by day. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block']

/**
 * Axe on a page without frames. It runs in the page itself: what frames found need not be put together
 * in a second, blank page, which took twice as long as the check. Of what passed, one element represents
 * each rule: to name them all took as long again.
 */
export function axe(page: Page): AxeBuilder {
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames: not all of them would be checked`)
  return new AxeInPage(page).setLegacyMode().options({ resultTypes: ['violations'] })
}

/** On a busy machine a check of the largest page takes ten. */
const longestCheckMs = 60_000

/** Injects axe into a page once; the builder by itself injects it twice for each check. */
class AxeInPage extends AxeBuilder {
  readonly #page: Page

  constructor(page: Page) {
    super({ page, axeSource: ';' })
    this.#page = page
  }

  override async analyze() {
    // What runs in a page has no time limit of its own: a script that never ends would hold the journey in silence.
    let deadline: NodeJS.Timeout | undefined
    const tooLong = new Promise<never>((_, reject) => {
      const said = `axe gave no answer about ${this.#page.url()} within ${longestCheckMs / 1000} s`
      deadline = setTimeout(() => reject(new Error(said)), longestCheckMs)
    })
    try {
      return await Promise.race([this.#check(), tooLong])
    } finally {
      clearTimeout(deadline)
    }
  }

  async #check() {
    if (!(await this.#page.evaluate(() => 'axe' in window))) await this.#page.evaluate(source)
    await this.#page.evaluate(endOfMotion)
    return super.analyze()
  }
}

/** While something fades, its contrast says nothing. What moves without end is not waited for. */
async function endOfMotion(): Promise<void> {
  const hasEnd = (motion: Animation) => Number.isFinite(Number(motion.effect?.getComputedTiming().endTime))
  let moving = document.getAnimations().filter(hasEnd)
  while (moving.length > 0) {
    await Promise.allSettled(moving.map(({ finished }) => finished))
    moving = document.getAnimations().filter((motion) => hasEnd(motion) && motion.playState === 'running')
  }
}
