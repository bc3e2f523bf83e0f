import { expect, it, vi } from 'vitest'
import { drawnText, keepDrawn } from './drawn-texts.ts'
import { renderRichText } from './rich-text.ts'

it('shows a text as it is drawn, also the second time', () => {
  const formula = '<p>Here <span data-tex="x^2">x^2</span> stands.</p>'
  const drawn = renderRichText(formula)
  expect(drawn).toContain('<math')
  expect([drawnText(formula), drawnText(formula)]).toEqual([drawn, drawn])
})

it('draws again only what was asked for longest ago', () => {
  const draw = vi.fn((stored: string) => stored.toUpperCase())
  const shown = keepDrawn(draw, 2)
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(shown)).toEqual(['A', 'B', 'A', 'C', 'A', 'B'])
  expect(draw.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b'])
})
