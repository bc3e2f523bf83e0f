import { describe, expect, it } from 'vitest'
import { texAsText } from './tex-as-text.ts'

describe('texAsText', () => {
  it.each([
    ['x^2 + 5x + 6 = 0', 'x² + 5x + 6 = 0'],
    ['\\frac{a+b}{2}', '(a+b)/2'],
    ['\\frac{\\sqrt{3}}{2}', '√3/2'],
    ['\\frac{1}{2a} + \\frac12 + \\sqrt{ab}', '1/(2a) + 1/2 + √(ab)'],
    ['a_n = a_1 + (n-1)d', 'aₙ = a₁ + (n-1)d'],
    ['2^{10}, x^{n+1}', '2¹⁰, x^(n+1)'],
    ['\\angle ABC = 90^\\circ', '∠ ABC = 90°'],
    ['30^{\\circ}', '30°'],
    ['2 \\times 3 \\neq \\pi', '2 × 3 ≠ π'],
    ['\\text{speed} = 4\\,\\text{km}', 'speed = 4 km'],
    ['₹\\,338.14', '₹ 338.14'],
    ['\\left(\\tfrac{1}{2}\\right)', '(1/2)'],
    ['\\unheard{x}', 'unheardx'],
  ])('%s reads %s', (tex, text) => {
    expect(texAsText(tex)).toBe(text)
  })
})
