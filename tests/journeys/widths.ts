import type { Page } from '@playwright/test'

/** What is too wide on a narrow phone or a small desktop, in letters of twice the size, or cut in the header. */
export async function faultsInWidths(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const { excess, isHeaderCut } = await page.evaluate(measure)
    if (excess > 0) faults.push(`is ${excess} pixels too wide at ${width}`)
    if (isHeaderCut) faults.push(`has a header that is cut at ${width}`)
  }
  return [...faults, ...(await faultsInLargeText(page))]
}

/** Both ways in which letters grow: the page's own measure, and every text for itself (WCAG 1.4.4). */
export async function faultsInLargeText(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 800 })
  const faults: string[] = []
  for (const grow of [growMeasure, growTexts]) {
    await page.evaluate(grow)
    const { excess } = await page.evaluate(measure)
    if (excess > 0) faults.push(`is ${excess} pixels too wide after ${grow.name}`)
  }
  return faults
}

function growMeasure(): void {
  document.documentElement.style.fontSize = '200%'
}

/** As a phone's browser does that enlarges text alone. */
function growTexts(): void {
  document.documentElement.style.fontSize = ''
  const texts = [...document.querySelectorAll<HTMLElement>('body, body *:not(.katex *)')].map((element) => ({
    element,
    size: Number.parseFloat(getComputedStyle(element).fontSize),
  }))
  for (const { element, size } of texts) element.style.fontSize = `${2 * size}px`
}

/** Pixels by which the page can be scrolled sideways, and whether a part of its header is outside it or overlaps another. */
function measure(): { excess: number; isHeaderCut: boolean } {
  const { scrollWidth, clientWidth } = document.documentElement
  const parts = [...(document.querySelector('.site-header-row')?.children ?? [])]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width }) => width > 0)
  const isHeaderCut = parts.some(
    ({ left, right }, index) =>
      left < 0 || right > innerWidth + 0.5 || left < (parts[index - 1]?.right ?? 0) - 0.5,
  )
  return { excess: scrollWidth - clientWidth, isHeaderCut }
}
