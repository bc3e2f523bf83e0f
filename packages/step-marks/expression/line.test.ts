import { describe, expect, it } from 'vitest'
import { partsToMathML, prettyText, readParts } from './line.ts'
import { toPlainText } from './plain-text.ts'
import { partsToWords, type Speech } from './words.ts'

const english: Speech = {
  plus: (a, b) => `${a} plus ${b}`,
  minus: (a, b) => `${a} minus ${b}`,
  times: (a, b) => `${a} times ${b}`,
  over: (a, b) => `${a} over ${b}`,
  fraction: (a, b) => `fraction ${a} over ${b} end`,
  power: (a, b) => `${a} to the power ${b}`,
  squared: (a) => `${a} squared`,
  cubed: (a) => `${a} cubed`,
  squareRoot: (a) => `square root of ${a}`,
  cubeRoot: (a) => `cube root of ${a}`,
  negative: (a) => `minus ${a}`,
  plusMinus: (a) => `plus or minus ${a}`,
  brackets: (a) => `bracket ${a} close`,
  absolute: (a) => `absolute value of ${a}`,
  degrees: (a) => `${a} degrees`,
  percent: (a) => `${a} percent`,
  relation: (sign) => ({ '=': 'equals', '⇒': 'so' })[sign as '='] ?? sign,
}

const shown = (line: string, letters?: readonly string[]) =>
  readParts(line, letters).map((part) => {
    if (part.kind === 'expression') return toPlainText(part.tree)
    return part.kind === 'relation' ? part.sign : `"${part.text}"`
  })

describe('a line while it is typed', () => {
  it.each<[string, string[], string[]?]>([
    ['x^2-5x+6=0', ['x^2 - 5×x + 6', '=', '0']],
    ['x = 2 or x = 3', ['x', '=', '2', '"or"', 'x', '=', '3']],
    ['x = 2 या x = 3', ['x', '=', '2', '"या"', 'x', '=', '3']],
    ['∴ AB = 5 cm', ['∴', '"AB"', '=', '5', '"cm"']],
    ['Let x be the age', ['"Let"', 'x', '"be"', '"the"', '"age"']],
    ['S_20 = 610', ['S_20', '=', '610'], ['S_20', 'a', 'd']],
    ['(2, 3)', ['"("', '2', ',', '3', '")"']],
    ['₹1,25,000', ['"₹"', '125000']],
    ['a = 1, b = -5', ['a', '=', '1', ',', 'b', '=', '-5']],
    ['sinθ + cosθ', ['sin(θ) + cos(θ)']],
    ['x<=5 => x>=2', ['x', '≤', '5', '⇒', 'x', '≥', '2']],
    ['2x +', ['"2x +"'], ['x']],
  ])('%s is parsed as far as possible', (line, parts, letters) => {
    expect(shown(line, letters)).toEqual(parts)
  })

  it('with two readings shows both, with their positions', () => {
    expect(readParts('y = 2x3', ['x', 'y']).at(-1)).toEqual({
      kind: 'unclear',
      text: '2x3',
      from: 3,
      to: 7,
      readings: ['2×x×3', '2×x^3'],
    })
  })

  it('is rendered with its characters escaped', () => {
    expect(partsToMathML(readParts('x<3 <b'))).toBe(
      '<mi>x</mi><mo>&lt;</mo><mn>3</mn><mo>&lt;</mo><mi>b</mi>',
    )
    expect(partsToMathML(readParts('<script>x'))).not.toContain('<script')
  })

  it('keeps the brackets where two signs would be adjacent', () => {
    const drawn = (line: string) => partsToMathML(readParts(line)).replace(/<[^>]+>/g, '')
    expect([drawn('x^2-(-3)x+2'), drawn('5+(-2)x'), drawn('-(-3)x'), drawn('-3x+1')]).toEqual([
      'x2−(−3)x+2',
      '5+(−2)x',
      '−(−3)x',
      '−3x+1',
    ])
  })

  it('has no space between a power and the name of a segment', () => {
    expect(partsToMathML(readParts('AB^2 = 25'))).toBe(
      '<mtext>AB</mtext><mtext>²</mtext><mo>=</mo><mn>25</mn>',
    )
  })

  it('is text in printed signs where it cannot be rendered', () => {
    expect(prettyText('x^2 - 3*x^(-1) = sqrt(5)')).toBe('x² − 3×x⁻¹ = √(5)')
    expect(['2^(3^2)', '(2^3)^2'].map(prettyText)).toEqual(['2^(3²)', '(2³)²'])
  })

  it.each([
    ['x^2 - 5x + 6 = 0', 'x squared minus 5 x plus 6 equals 0'],
    ['(x-2)(x+3) = 0', 'bracket x minus 2 close bracket x plus 3 close equals 0'],
    ['x = (7±√25)/4', 'x equals fraction 7 plus or minus square root of 25 over 4 end'],
    ['=> x = 1/2', 'so x equals 1 over 2'],
    ['sin 30° = 1/2, y = -3', 'sin 30 degrees equals 1 over 2, y equals minus 3'],
  ])('%s is read aloud', (line, words) => {
    expect(partsToWords(readParts(line), english)).toBe(words)
  })
})
