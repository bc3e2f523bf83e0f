import { beforeEach, expect, it, vi } from 'vitest'
import { drawnText } from './drawn-texts.ts'
import { renderRichText } from './rich-text.ts'

vi.mock('./rich-text.ts', { spy: true })
const draws = vi.mocked(renderRichText)
beforeEach(() => {
  draws.mockClear()
})

const formula = '<p>Here <span data-tex="x^2">x^2</span> stands.</p>'

it('draws the mathematics of a text once', () => {
  const first = drawnText(formula)
  expect(first).toContain('<math')
  expect(drawnText(formula)).toBe(first)
  expect(draws).toHaveBeenCalledOnce()
})

it('keeps the texts that were asked for last, and no more of them than it may', () => {
  drawnText(formula)
  for (let other = 0; other < 599; other += 1) drawnText(`<p>${other}</p>`)
  drawnText(formula)
  drawnText('<p>one more</p>')
  draws.mockClear()
  drawnText(formula)
  expect(draws).not.toHaveBeenCalled()
  for (let other = 0; other < 600; other += 1) drawnText(`<p>another ${other}</p>`)
  draws.mockClear()
  drawnText(formula)
  expect(draws).toHaveBeenCalledOnce()
})
