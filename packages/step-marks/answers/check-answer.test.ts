import { describe, expect, it } from 'vitest'
import { checkAnswer } from './check-answer.ts'
import type { Verdict } from './outcome.ts'
import type { AnswerKind, AnswerRules } from './rules.ts'

type Typed = Partial<Record<Verdict, readonly string[]>>

function answers(kind: AnswerKind, answer: string, rules: AnswerRules, typed: Typed) {
  describe(`${kind} ${answer}`, () => {
    for (const [verdict, inputs] of Object.entries(typed))
      it.each(inputs)(`%s is ${verdict}`, (input) => {
        expect(checkAnswer({ kind, answer, rules, input }).verdict).toBe(verdict)
      })
  })
}

answers(
  'number',
  '125000',
  {},
  {
    right: [
      '1,25,000',
      '125,000',
      '1.25×10^5',
      '1.25 x 10⁵',
      '१,२५,०००',
      'Ans: 125000',
      'the value is 1,25,000.',
    ],
    unreadable: ['1,25000', '1 25 000', '12,50,00', '125000)', '125.000.0', '125000%%'],
    wrong: ['125000%', '12500'],
  },
)
answers(
  'pair',
  't = 5, v = 28',
  { variables: ['t', 'v'], unit: '%' },
  { right: ['t = 5%, v = 28%', '5%, 28%', '5, 28'], wrong: ['5%, 29%', '0.05, 0.28'] },
)
answers(
  'pair',
  'x = 5, y = 28',
  { variables: ['x', 'y'] },
  { right: ['5, 28'], wrong: ['x = 5%, y = 28', 'x = 5%, y = 28%', '5%, 28'] },
)
answers(
  'pair',
  'h = 28 sqrt(3), A = 784 sqrt(3)',
  { variables: ['h', 'A'] },
  { right: ['h = 28 sqrt(3) cm, A = 784 sqrt(3) cm^2', '28√3 cm, 784√3 cm²'], wrong: ['28 cm, 784√3 cm²'] },
)
answers('number', '2520', {}, { right: ['L.C.M. is 2520', 'L. C. M. = 2520'], wrong: ['L.C.M. is 252'] })
answers(
  'solutions',
  '3 or -5',
  { variable: 'x' },
  {
    right: ['x=3 or, x=-5', 'x = 3, or x = -5', 'x = 3 (or) x = -5', 'x=3(or)-5'],
    wrong: ['x = 3 or, x = 5', 'x = 3 (or) x = 5'],
    unreadable: ['x = 3 (or)'],
  },
)
answers(
  'pair',
  'x=500, y=350',
  { variables: ['x', 'y'] },
  { right: ['x=Rs 500, y=Rs 350', 'x = Rs. 500/-, y = ₹350/-'], wrong: ['x=Rs 350, y=Rs 500'] },
)
answers(
  'expression',
  'log(45/7)',
  { form: 'one-logarithm' },
  { right: ['log (45/7)', 'log(45/7)'], form: ['log 45 - log 7', 'log(9*5/7)'], wrong: ['log 45', 'log 38'] },
)
answers(
  'expression',
  '3 log 2 + 2 log 5',
  { form: 'prime-logarithms' },
  { right: ['2 log 5 + 3log2'], form: ['log 200', 'log 8 + 2 log 5'], wrong: ['3 log 2 * 2 log 5'] },
)
answers(
  'proof',
  'B D A',
  { steps: ['A', 'B', 'D'], needs: { D: ['B'], A: ['D'] } },
  { right: ['B D A', 'BDA', 'b, d, a'], wrong: ['BAD', 'BD', 'BDAC', 'BDAA'] },
)
answers('number', '120', {}, { right: ['120 minutes', '120 min', '120 balls'], unreadable: ['120 lakes'] })
answers(
  'number',
  'sqrt(2)+sqrt(3)',
  { form: 'worked-out' },
  { right: ['√2+√3'], form: ['√8-√2+√3', '√12-√3+√2'], wrong: ['√12-√3'] },
)
answers(
  'quantity',
  '55',
  { unit: 'degree' },
  { right: ['<ACB = 55°', '∠ACB = 55°'], wrong: ['<ACB = 56°'], unreadable: ['<55°'] },
)
answers(
  'number',
  '360',
  { form: 'prime-product' },
  {
    right: ['2³×3²×5', '2^3 x 3^2 x 5', '2³.3².5', '2×2×2×3×3×5'],
    form: ['360', '8×9×5'],
    unreadable: ['2³ 3² 5', '2××7'],
  },
)
answers(
  'number',
  '28',
  {},
  {
    right: [
      'α²+β² = 28',
      'α²+β² = 36 - 8 = 28',
      'a_20 = 28',
      't20 = 28',
      'f(-2) = 28',
      '22 + 6',
      '28 terms',
      '28 shares',
      '28 numbers',
      'the 28th term',
      '10th term is 28',
      'the 20th term = 28',
    ],
    wrong: ['α²+β² = 36 - 9 = 28', 'α²+β² = 36'],
    unreadable: ['2x = 28', 'α²+β+ = 28', 'x² = 28', '28.5.', '2^+3'],
  },
)
answers(
  'number',
  '187/3',
  { places: 2 },
  { right: ['187/3 = 62.33', '≈ 62.33'], form: ['187/3'], wrong: ['187/3 = 62.34'] },
)
answers(
  'number',
  '2/sqrt(3)',
  { form: 'worked-out' },
  { right: ['2√3/3'], form: ['√3-1/√3', 'tan 60° - cot 60°'] },
)
answers(
  'quantity',
  '154',
  { unit: 'cm^2', pi: '22/7' },
  {
    right: [
      '154 cm2',
      '154 sq. cm.',
      '154 cm sq',
      '154sqcm',
      '154 सेमी²',
      '0.0154 m²',
      'Area = πr² = 22/7 × 7 × 7 = 154 cm²',
    ],
    form: ['154', '49π cm²', '22/7×7×7 cm²'],
    wrong: ['154 cm', '1.54 m²', '153.94 cm²', '154% cm²'],
    unreadable: ['154 cm²)', '2x = 154 cm²'],
  },
)
answers(
  'quantity',
  '2.5',
  { unit: 'hours' },
  { right: ['2 h 30 min', '150 minutes', '2½ hrs'], wrong: ['2 h 50 min', '2.5 m'] },
)
answers(
  'quantity',
  '7.5',
  { unit: '%' },
  {
    right: ['7.5%', '7½ %', '15/2 %', '7.5% p.a.', '7.5 per cent per annum'],
    form: ['7.5'],
    wrong: ['7.5 cm', '₹7.5'],
  },
)
answers(
  'money',
  '125000',
  {},
  {
    right: ['Rs. 1,25,000/-', '₹1.25 lakh', 'Rupees 1,25,000 only', 'CI = ₹1,25,000'],
    form: ['₹1,20,000 + ₹5,000'],
    wrong: ['$125000', '-₹125000'],
    unreadable: ['one lakh', '125000°'],
  },
)
answers('money', '12.5', {}, { right: ['₹12 50 paise', '1250 paise', '₹12.50'] })
answers(
  'expression',
  '(x-3)/(x+3)',
  { form: 'simplest-fraction' },
  {
    right: ['(x-3)/(x+3), x ≠ -3', '(3-x)/(-x-3)'],
    form: ['(2x-6)/(2x+6)', '(x²-9)/(x+3)²'],
    wrong: ['x-3/x+3'],
  },
)
answers(
  'expression',
  'x^2-5x+6',
  { upToConstant: true },
  {
    right: ['k(x²-5x+6)', '2x²-10x+12'],
    form: ['x²-5x+6 = 0'],
    unreadable: ['x2-5x+6'],
  },
)
answers('expression', '2n+3', {}, { right: ['aₙ = 2n + 3', '5 + 2(n-1)'], wrong: ['2x+3', '2n'] })
answers(
  'equation',
  'x^2+y^2=25',
  {},
  {
    right: ['y = ±√(25-x²)', '√(x²+y²) = 5', '2x²+2y² = 50'],
    wrong: ['y = √(25-x²)', 'x²+y² = 5'],
    unreadable: ['= 25'],
  },
)
answers(
  'solutions',
  '2 or 3',
  { variable: 'x' },
  {
    right: [
      'x = 2 x = 3',
      '(x=2) or (x=3)',
      'solution set = {2, 3}',
      'x₁=2, x₂=3',
      '2या3',
      'x=2 లేదాx=3',
      'x = (5±1)/2 = 3, 2',
    ],
    form: ['x-2 = 0, x-3 = 0', 'x² = 5x - 6'],
    wrong: ['x = 6/2 = 4, 2', 'xx = 2, 3', 'x+3 = 2 or 3'],
    unreadable: ['x = 2 or'],
  },
)
answers('solutions', '0 or 7', { variable: 'x' }, { form: ['x(x-7) = 0'], wrong: ['x=0, xy=7'] })
answers('solutions', '2+sqrt(3) or 2-sqrt(3)', { variable: 'x' }, { form: ['x-2 = ±√3', 'x = 3.73, 0.27'] })
answers(
  'solutions',
  '3',
  { variable: 'x' },
  { right: ['x = 3 or -5 (rejected)', 'x = 3 (since x > 0)'], wrong: ['3, -5'] },
)
answers(
  'solutions',
  'none',
  { variable: 'x' },
  {
    right: ['D<0 so no real roots', 'कोई वास्तविक मूल नहीं', '∅'],
    form: ['x = √-3'],
    wrong: ['x = 2'],
  },
)
answers(
  'pair',
  'x=40, y=10',
  { variables: ['x', 'y'] },
  {
    right: ['x = 40 years, y = 10 years', '(x, y) = (40, 10)', 'x=₹40, y=₹10', '40 = x, y = 10'],
    form: ['x=40 or y=10', '{40, 10}'],
    wrong: ['10, 40', 'a=40, b=10'],
    unreadable: ['father = 40, son = 10', '40 -10'],
  },
)
answers(
  'interval',
  'x<2 or x>3',
  { variable: 'x' },
  {
    right: ['(-∞,2)∪(3,∞)', 'x < 2 या x > 3', '{x : x∈R, x<2 or x>3}'],
    form: ['x²-5x+6 > 0'],
    wrong: ['x<2 and x>3', 'y<2 or y>3', 'x≤2 or x≥3'],
    unreadable: ['x<2, x>3'],
  },
)
answers(
  'point',
  '(3,-2)',
  {},
  {
    right: ['midpoint M (3,-2)', 'y=-2, x=3', 'x=3\ny=-2', 'x = 3 y = -2'],
    form: ['{3,-2}'],
    wrong: ['(-2,3)'],
    unreadable: ['(3 -2)', '(3.,-2)'],
  },
)
answers(
  'ratio',
  '2:3',
  { form: 'lowest-terms' },
  {
    right: ['AP:PB = 2:3', '2 is to 3', '2∶3'],
    form: ['4/6', '2,3'],
    wrong: ['3:2', '-2:3'],
    unreadable: ['2::3'],
  },
)
answers(
  'matrix',
  '[[1,2],[3,4]]',
  {},
  {
    right: ['[1 2\n3 4]', 'A = [[1,2][3,4]]', '[1 2]\n[3 4]'],
    form: ['1 2; 3 4', '[1,2],[3,4]'],
    wrong: ['[1 3; 2 4]'],
  },
)
answers(
  'set',
  '{1,2,3}',
  {},
  {
    right: ['1, 2 and 3', 'A∩B = {3,2,1}'],
    form: ['{x : x ∈ N, x < 4}'],
    wrong: ['{1,2,3,...}', '{x : x ∈ W, x < 4}'],
  },
)
answers(
  'list',
  '2, 4',
  {},
  { right: ['2 4', '2, 4, …'], form: ['{2, 4}'], unreadable: ['two, four', '2,,4'] },
)
answers(
  'choice',
  'B',
  { option: '6' },
  { right: ['the answer is b', 'B-6', 'ख', 'b because 6'], wrong: ['b) -6', 'B or C'], unreadable: ['E'] },
)

it('a text with two readings returns both', () => {
  expect(checkAnswer({ kind: 'expression', answer: '2x', input: 'x2' })).toEqual({
    verdict: 'unreadable',
    reason: 'two-readings',
    readings: ['x×2', 'x^2'],
  })
})

it('a dot at half height is refused where it would have to be a decimal point', () => {
  const check = (answer: string, input: string) => checkAnswer({ kind: 'number', answer, input })
  const both = { verdict: 'unreadable', reason: 'two-readings', readings: ['25×6', '25.6'] }
  expect([check('25.6', '25·6'), check('25.6', '२५·६')]).toEqual([
    both,
    { ...both, readings: ['२५×६', '२५.६'] },
  ])
  expect(check('150', '25·6').verdict).toBe('right')
  expect(check('27.4', '25·6').verdict).toBe('wrong')
  expect(check('2.5', '2·5²').verdict).toBe('wrong')
})

it('an answer in the wrong form says what is wrong', () => {
  const reason = (form: string, answer: string, input: string) =>
    checkAnswer({ kind: 'expression', answer, rules: { form }, input })
  expect(reason('lowest-terms', '3/4', '6/8')).toEqual({ verdict: 'form', reason: 'not-lowest-terms' })
  expect(reason('factored', '(x-2)(x-3)', 'x(x-5)+6')).toEqual({ verdict: 'form', reason: 'not-factored' })
  expect(reason('simplest-surd', '2*sqrt(3)', '√12')).toEqual({
    verdict: 'form',
    reason: 'surd-not-simplest',
  })
})

answers('number', '512', {}, { right: ['8³'], unreadable: ['8³1', '(1/2)1024', '51 2', '51. 2'] })
answers(
  'equation',
  'y=2x+3',
  {},
  { right: ['2x - y = -3'], form: ['(y-3)/x = 2'], wrong: ['0 = √0', '0 = 0'] },
)
answers(
  'solutions',
  '3',
  { variable: 'x' },
  { right: ['3 (twice)', 'x = -b/2a = 3'], unreadable: ['3 (twice', 'x=3 o x=3'] },
)
answers('solutions', '5', { variable: 'x' }, { right: ['x = 7-2', '= 5'], unreadable: ['5 or 7 -2'] })
answers('solutions', '1+sqrt(2) or 1-sqrt(2)', { variable: 'x' }, { right: ['1 +√2, 1 -√2', '1+-√2'] })
answers('expression', 'a^(m+n)', {}, { right: ['aᵐ⁺ⁿ', 'a^m × a^n'], wrong: ['a^m + a^n'] })
answers(
  'expression',
  '3b(2a-3b)(2a+3b)',
  { form: 'factored' },
  { right: ['(2a-3b)(2a+3b)3b'], form: ['3b(4a²-9b²)', 'b(2a-3b)(6a+9b)'] },
)
answers(
  'matrix',
  '[[1,2],[2,1]]',
  {},
  { right: ['A + B = [1 2; 2 1]', 'A⁻¹ = [1 2; 2 1]'], unreadable: ['A+* = [1 2; 2 1]'] },
)

answers(
  'interval',
  'x<5',
  { variable: 'x' },
  { right: ['(-∞,5)', '5 > x'], wrong: ['(0,5)', '-7<x<5', 'x<5 and x>-7', '(-1000000,5)'] },
)
answers('interval', 'x<2 or x>3', { variable: 'x' }, { wrong: ['(1,2)∪(3,4)', 'x<2 or 3<x<9'] })
answers(
  'number',
  'sqrt(5+2*sqrt(6))',
  {},
  { right: ['√2+√3'], form: ['3.146'], wrong: ['√(5.000000000000001+2√6)', '√9.898979485566356'] },
)
answers(
  'number',
  'sqrt(2)',
  {},
  {
    form: ['1.414', '1.414...', '1.41421356237'],
    wrong: ['1.415', '1.41421356238'],
    unreadable: ['1.4142135623730950480'],
  },
)
answers('number', '10', {}, { right: ['10 units', 'OP = 10 unit'], wrong: ['14 units', '√10 units'] })
answers(
  'quantity',
  '24',
  { unit: 'cm' },
  { right: ['24 c.m.', '24 से.मी.'], form: ['24 units'], wrong: ['24 sq units', '24 kg', '24°', '24° cm'] },
)
answers(
  'quantity',
  '20sqrt(3)',
  { unit: 'm' },
  { right: ['20√3 m'], form: ['20 tan 60° m'], wrong: ['20 tan 30° m', '20 tan 60° cm', '20√3°'] },
)
answers('quantity', '462', { unit: 'cm^2' }, { right: ['462 वर्ग सेमी', '462 చ.సెం.మీ'], form: ['462 sq units'] })
answers('quantity', '60', { unit: 'degree' }, { right: ['60 डिग्री', '60o'], unreadable: ['60 ° 60', '60°°'] })
answers('quantity', '10', { unit: 'm/s' }, { right: ['36 kmh⁻¹', '10 ms⁻¹', '36 kph'] })
answers(
  'money',
  '2250',
  {},
  { right: ['₨2250'], form: ['₹12500 × 18%', '18% of 12500'], unreadable: ['2250%'] },
)
answers(
  'expression',
  '(x+1)/2',
  {},
  { right: ['f⁻¹(x) = (x+1)/2', '(f∘g)(x) = (x+1)/2'], wrong: ['f⁻¹(x) = (x-1)/2'] },
)
answers('expression', 'n(n+2)', {}, { right: ['n/2[6+(n-1)2]'], wrong: ['n/2(6+(n-1)3)'] })
answers('set', '{-1,0,1}', {}, { right: ['{±1, 0}'], wrong: ['{±1}'] })
answers('set', '{}', {}, { right: ['Ø', '∅'], wrong: ['{0}'] })
answers(
  'pair',
  'x=9, y=5',
  { variables: ['x', 'y'] },
  { right: ['x: 9, y: 5', 'x = 9, and y = 5'], unreadable: ['x=9,y'] },
)
answers(
  'pair',
  'C=1500, T=125000',
  { variables: ['C', 'T'] },
  {
    right: ['C = ₹1,500, T = ₹1,25,000', '₹1,500, ₹1,25,000', 'C = 1,500 and T = 125,000'],
    wrong: ['C = 1,500, T = 12,500', '1,500', 'C = 1,500'],
  },
)
answers('pair', 'x=1, y=500', { variables: ['x', 'y'] }, { right: ['1,500', '(1,500)'] })
answers(
  'choice',
  'C',
  { option: '12 cm' },
  { right: ['12', '120 mm', 'c) 12 cm', 'c) 12'], wrong: ['c) 13', 'c) 12 kg', '12 m', 'c) 120 cm'] },
)

answers(
  'solutions',
  '2 or -2',
  { variable: 'x' },
  { form: ['x² = 4'], wrong: ['x = ∞', 'x = ∞, x² = 4', 'x² = 4, 10^400'] },
)

answers(
  'choice',
  'A',
  { option: 'a = 2' },
  { right: ['a=2', 'a = 2', 'A: a=2', '(a) a = 2'], wrong: ['b', 'a=3', 'a) a=3', 'b) a=2'] },
)
answers(
  'choice',
  'B',
  { option: '(2, 3)' },
  { right: ['(2,3)', 'b) (2,3)', 'B (2, 3)'], wrong: ['(3,2)', '(2 3)', 'b) (3,2)'] },
)
answers('quantity', '12π', { unit: 'cm' }, { right: ['12π cm'], form: ['4/3π×9 cm', '4/3 × π × 9 cm'] })
answers(
  'solutions',
  '2 or 4/3',
  { variable: 'x' },
  { right: ['Roots of the equation are 2 and 4/3'], wrong: ['Roots of the equation are 2 and 3/4'] },
)
answers('choice', 'D', { option: '1 2/3' }, { right: ['1 2/3', '5/3'], wrong: ['12/3'] })
answers(
  'choice',
  'B',
  { option: '40-55' },
  { right: ['b', '40 – 55', '40 to 55', '(b) 40-55'], wrong: ['25-40', 'b) 25-40', '55-40', '-15'] },
)
answers(
  'pair',
  'x=9, y=5',
  { variables: ['x', 'y'] },
  {
    right: ['(x, y) = (9, 5)', '9 = x, 5 = y'],
    form: ['2x = 18, 2y = 10', '2x = 18 and y = 5'],
    wrong: ['2x = 18, 2y = 12'],
    unreadable: ['2x = 18', 'x + y = 14, x - y = 4'],
  },
)
answers(
  'pair',
  'HCF = 24, LCM = 1056',
  { variables: ['HCF', 'LCM'] },
  { right: ['HCF = 24, LCM = 1056', '24 and 1056'], wrong: ['HCF = 1056, LCM = 24'] },
)
answers(
  'quantity',
  '14π',
  { unit: 'cm' },
  { right: ['14π cm'], form: ['44 cm', '43.98 cm', '43.96 cm'], wrong: ['44 cm²', '42 cm', '28π cm'] },
)
answers('quantity', '2π', { unit: 'cm' }, { right: ['2π cm'], form: ['6.28 cm'], wrong: ['6 cm', '3 cm'] })
answers(
  'solutions',
  '4 or 13',
  { variable: 'n' },
  { right: ['4 or 13 terms', 'n = 4 ya 13'], wrong: ['4 terms', '4 or 12 terms'] },
)
answers('number', '4/5', {}, { right: ['4/5', '8/10'], unreadable: ['4/5 3/5'] })
answers('point', '(4/5, 3/5)', {}, { right: ['4/5, 3/5'], wrong: ['(3/5, 4/5)'], unreadable: ['4/5 3/5'] })
answers(
  'solutions',
  '42',
  { variable: 'x' },
  { right: ['x = 42', 'x = 42 m'], wrong: ['x = 42y'], unreadable: ['x=42 y'] },
)
answers(
  'pair',
  'x=42, y=12',
  { variables: ['x', 'y'] },
  { right: ['x=42 y=12', 'x=42, y=12 cm'], wrong: ['x=12, y=42'], unreadable: ['x=42 y', 'x=42, y'] },
)
answers(
  'pair',
  'x=3, y=3',
  { variables: ['x', 'y'] },
  { right: ['x = y = 3', 'x=3, y=3'], wrong: ['x = y = 4', 'x = y'] },
)
