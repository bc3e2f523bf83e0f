import { describe, expect, it } from 'vitest'
import { toMathML } from './mathml.ts'
import { toPlainText } from './plain-text.ts'
import { readExpression } from './read-expression.ts'
import { Unreadable } from './unreadable.ts'

const read = (text: string, letters?: readonly string[]) =>
  toPlainText(readExpression(text, letters ? { letters } : {}))

function refusal(
  text: string,
  letters?: readonly string[],
): { reason: string; readings: readonly string[] } | null {
  try {
    read(text, letters)
    return null
  } catch (error) {
    if (error instanceof Unreadable) return { reason: error.reason, readings: error.readings }
    throw error
  }
}

describe('a text is read', () => {
  it.each([
    ['x²−2x', 'x^2 - 2×x'],
    ['(x+1)²', '(x + 1)^2'],
    ['x⁻²', 'x^(-2)'],
    ['2½', '2 1/2'],
    ['2 1/4', '2 1/4'],
    ['½x', '1/2×x'],
    ['३/४', '3/4'],
    ['౧౨', '12'],
    ['√3x²+10x+7√3', '√(3)×x^2 + 10×x + 7×√(3)'],
    ['³√8', '∛(8)'],
    ['2 root 3', '2×√(3)'],
    ['sqrt3', '√(3)'],
    ['sin²θ', '(sin(θ))^2'],
    ['sin²60° + x²', '(sin(60°))^2 + x^2'],
    ['sinθ cosθ', 'sin(θ)×cos(θ)'],
    ['sin A.cos B', 'sin(A)×cos(B)'],
    ['2 sin 2 theta', '2×sin(2×θ)'],
    ['cos 60 deg', 'cos(60°)'],
    ['log_2 8', 'log_2(8)'],
    ['log₂8', 'log_2(8)'],
    ['|x-1|+2|x|', '|x - 1| + 2×|x|'],
    ['3 upon 4', '3/4'],
    ['(n-1)2', '(n - 1)×2'],
    ['0.333...', '1/3'],
    ['0.1(6)', '1/6'],
    ['0.3\u0305', '1/3'],
    ['2pi r', '2×π×r'],
    ['\\frac{\\sqrt{3}}{2}', '√(3)/2'],
    ['-3²', '-3^2'],
    ['a^2 ÷ b', 'a^2/b'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it('with a numeric denominator ending the fraction and adjacent letters kept together', () => {
    expect(read('1/2(a+b)')).toBe('1/2×(a + b)')
    expect(read('1/3πr²')).toBe('1/3×π×r^2')
    expect(read('a/bc')).toBe('a/(b×c)')
  })

  it('with x as the times sign where the question has no letter x', () => {
    expect(read('2x3x13', [])).toBe('2×3×13')
    expect(read('√3 x √2', [])).toBe('√(3)×√(2)')
    expect(refusal('2x3', ['x'])?.reason).toBe('two-readings')
  })

  it('with letters in the case of the question', () => {
    expect(read('2X + 1', ['x'])).toBe('2×x + 1')
    expect(read('CI - P', ['CI', 'P'])).toBe('CI - P')
  })

  it('with the digits in groups where no comma separates', () => {
    expect(toPlainText(readExpression('1,25,000.50', { groupedDigits: true }))).toBe('125000.50')
    expect(toPlainText(readExpression('125,000', { groupedDigits: true }))).toBe('125000')
    expect(refusal('62,33')?.reason).toBe('unexpected-sign')
  })
})

describe('a text with two readings is refused with both', () => {
  it.each([
    ['x2', 'x×2', 'x^2'],
    ['sin θ²', '(sin(θ))^2', 'sin(θ^2)'],
    ['cos A/2', 'cos(A)/2', 'cos(A/2)'],
    ['1/x(x+1)', '1/x×(x + 1)', '1/(x×(x + 1))'],
    ['x^1/2', 'x^(1/2)', '(x^1)/2'],
    ['2^3^2', '2^(3^2)', '(2^3)^2'],
    ['log 2x', 'log(2)×x', 'log(2×x)'],
    ['√xy', '√(x)×y', '√(x×y)'],
  ])('%s', (text, ...both) => {
    expect(refusal(text)).toEqual({ reason: 'two-readings', readings: both })
    for (const reading of both) expect(refusal(reading)).toBeNull()
  })
})

describe('a malformed text is refused', () => {
  it.each([
    ['', 'empty'],
    ['4 4', 'two-numbers'],
    ['(√3+1/2', 'open-bracket'],
    ['2+1)', 'open-bracket'],
    ['2+', 'missing-part'],
    ['2++3', 'two-signs'],
    ['1.2.3', 'decimal-point'],
    ['2 # 3', 'unknown-sign'],
    ['(('.repeat(60), 'too-deep'],
    ['9'.repeat(400), 'too-long'],
  ])('%s', (text, reason) => {
    expect(refusal(text)?.reason).toBe(reason)
  })
})

it('a preview is MathML with every character of the text escaped', () => {
  expect(toMathML(readExpression('(x+1)/2'))).toBe(
    '<mfrac><mrow><mrow><mi>x</mi><mo>+</mo><mn>1</mn></mrow></mrow><mrow><mn>2</mn></mrow></mfrac>',
  )
  expect(toMathML(readExpression('2x', { letters: ['x'] }))).toBe('<mrow><mn>2</mn><mi>x</mi></mrow>')
  expect(toMathML(readExpression('(a+b)^2'))).toContain('<mo>(</mo>')
  // A letter is italic, the name of a function is not.
  expect(toMathML(readExpression('sin θ'))).toMatch(/<mtext>sin<\/mtext>.*<mi>θ<\/mi>/)
})
