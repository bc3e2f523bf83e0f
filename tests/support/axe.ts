import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Axe on a page without frames. It runs in the page itself: what frames found need not be put together
 * in a second, blank page, which took twice as long as the check.
 */
export function axe(page: Page): AxeBuilder {
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames: not all of them would be checked`)
  return new AxeBuilder({ page }).setLegacyMode()
}
