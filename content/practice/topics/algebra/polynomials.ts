import * as worksheet from '../../../worksheets/topics/polynomials.ts'
import { bracketed, combination, fraction, polynomial, signed } from '../../../worksheets/typst.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, say, told } from '../../writing.ts'

const areUnlike = ([first, second]: readonly [number, number]) => Math.abs(first) !== Math.abs(second)

const zeroesAndCoefficients = widened({
  id: 'polynomials/zeroes-and-coefficients',
  skill: 'zeroes-of-quadratic-polynomial',
  level: 2,
  sheet: (random) =>
    drawUntil(random, (drawn) => worksheet.zeroesAndCoefficients(drawn).result.zeroes, areUnlike),
  wide: (random) =>
    drawUntil(random, () => [random.nonZero(-11, 11), random.nonZero(-11, 11)] as const, areUnlike),
  make: ([first, second]) => {
    const [b, c] = [-(first + second), first * second]
    const quadratic = polynomial([1, b, c])
    const factors = `${worksheet.factorAt(first)}${worksheet.factorAt(second)}`
    return {
      stem: say(
        `Find the zeroes of ${maths(quadratic)} and verify the relation between the zeroes and the coefficients.`,
        `बहुपद ${maths(quadratic)} के शून्यक ज्ञात कीजिए और शून्यकों तथा गुणांकों के बीच के संबंध की सत्यता की जाँच कीजिए।`,
        `${maths(quadratic)} బహుపది శూన్యాలను కనుగొని, శూన్యాలకు, గుణకాలకు మధ్య సంబంధాన్ని సరిచూడండి.`,
      ),
      ask: { kind: 'solutions', answer: `${first} or ${second}`, rules: { variable: 'x' } },
      working: {
        mode: 'solve',
        variables: ['x'],
        given: [`${quadratic} = 0`],
        worlds: [{ x: `${first}` }, { x: `${second}` }],
        facts: { α: `${first}`, β: `${second}` },
        marks: 3,
        milestones: [
          {
            id: 'method',
            marks: 1,
            shapes: ['factored', 'formula', 'discriminant', 'substituted', 'formula-symbols'],
          },
          { id: 'zeroes', marks: 1, shapes: ['all-values'] },
          { id: 'verify', marks: 1, shapes: ['substituted', 'formula-symbols'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          `The zeroes are the values of $x$ for which ${maths(`${quadratic} = 0`)}. Factorise.`,
          `शून्यक $x$ के वे मान हैं जिनके लिए ${maths(`${quadratic} = 0`)} होता है। गुणनखंड कीजिए।`,
          `${maths(`${quadratic} = 0`)} అయ్యే $x$ విలువలే శూన్యాలు. కారణాంకాలుగా విడదీయండి.`,
        ),
        say(
          `The factors are ${maths(factors)}. Then compare the sum of the zeroes with $-\\frac{b}{a} = ${-b}$ and their product with $\\frac{c}{a} = ${c}$.`,
          `गुणनखंड ${maths(factors)} हैं। फिर शून्यकों के योग की तुलना $-\\frac{b}{a} = ${-b}$ से और गुणनफल की तुलना $\\frac{c}{a} = ${c}$ से कीजिए।`,
          `కారణాంకాలు ${maths(factors)}. తర్వాత శూన్యాల మొత్తాన్ని $-\\frac{b}{a} = ${-b}$ తో, లబ్ధాన్ని $\\frac{c}{a} = ${c}$ తో పోల్చండి.`,
        ),
      ],
      solution: [
        line(`${factors} = 0`, 1),
        line(`x = ${first} or x = ${second}`, 1),
        line(`${first} + ${bracketed(second)} = ${-b}`, 0.5, sumIs),
        line(`${bracketed(first)}*${bracketed(second)} = ${c}`, 0.5, productIs),
      ],
    }
  },
})

const sumIs = say(
  'Sum of the zeroes, $-\\frac{b}{a}$',
  'शून्यकों का योग, $-\\frac{b}{a}$',
  'శూన్యాల మొత్తం, $-\\frac{b}{a}$',
)
const productIs = say(
  'Product of the zeroes, $\\frac{c}{a}$',
  'शून्यकों का गुणनफल, $\\frac{c}{a}$',
  'శూన్యాల లబ్ధం, $\\frac{c}{a}$',
)

const fromSumAndProduct: PracticeMaker = {
  id: 'polynomials/from-sum-and-product',
  version: 1,
  skill: 'zeroes-and-coefficients',
  level: 1,
  make: (random) => {
    const { total, product } = worksheet.polynomialFromZeroes(random).given
    const quadratic = polynomial([1, -total, product])
    return {
      stem: say(
        `Find a quadratic polynomial in $x$ whose zeroes have the sum $${total}$ and the product $${product}$.`,
        `$x$ में एक द्विघात बहुपद ज्ञात कीजिए जिसके शून्यकों का योग $${total}$ और गुणनफल $${product}$ है।`,
        `శూన్యాల మొత్తం $${total}$, లబ్ధం $${product}$ గా గల వర్గ బహుపదిని $x$ లో కనుగొనండి.`,
      ),
      ask: {
        kind: 'expression',
        answer: quadratic,
        rules: { variables: ['x'], form: 'expanded', upToConstant: true },
      },
      marks: 2,
      hints: [
        say(
          `Such a polynomial is ${maths('x^2 - S x + P')}, where $S$ is the sum and $P$ the product of the zeroes.`,
          `ऐसा बहुपद ${maths('x^2 - S x + P')} है, जहाँ $S$ शून्यकों का योग और $P$ उनका गुणनफल है।`,
          `ఆ బహుపది ${maths('x^2 - S x + P')}; ఇక్కడ $S$ శూన్యాల మొత్తం, $P$ వాటి లబ్ధం.`,
        ),
        say(
          `Put in $S = ${total}$ and $P = ${product}$. Mind the sign before $S$.`,
          `$S = ${total}$ और $P = ${product}$ रखिए। $S$ से पहले के चिह्न का ध्यान रखिए।`,
          `$S = ${total}$, $P = ${product}$ ప్రతిక్షేపించండి. $S$ ముందున్న గుర్తును గమనించండి.`,
        ),
      ],
      solution: [
        told(
          say(
            `${maths('x^2 - S x + P')} with $S = ${total}$, $P = ${product}$`,
            `${maths('x^2 - S x + P')}, जहाँ $S = ${total}$, $P = ${product}$`,
            `${maths('x^2 - S x + P')}, ఇక్కడ $S = ${total}$, $P = ${product}$`,
          ),
          1,
        ),
        line(quadratic, 1),
      ],
    }
  },
}

const sumAndProduct: PracticeMaker = {
  id: 'polynomials/sum-and-product',
  version: 1,
  skill: 'zeroes-and-coefficients',
  level: 1,
  make: (random) => {
    const { a, b, c } = worksheet.sumAndProductAtSight(random).given
    const quadratic = maths(polynomial([a, b, c]))
    const [sum, product] = [fraction(-b, a), fraction(c, a)]
    return {
      stem: say(
        `Without finding the zeroes of ${quadratic}, write their sum $S$ and their product $P$.`,
        `${quadratic} के शून्यक ज्ञात किए बिना उनका योग $S$ और गुणनफल $P$ लिखिए।`,
        `${quadratic} శూన్యాలను కనుగొనకుండానే వాటి మొత్తం $S$, లబ్ధం $P$ రాయండి.`,
      ),
      ask: { kind: 'pair', answer: `S = ${sum}, P = ${product}`, rules: { variables: ['S', 'P'] } },
      marks: 1,
      hints: [
        say(
          'Compare with $ax^2 + bx + c$: the sum of the zeroes is $-\\frac{b}{a}$ and the product is $\\frac{c}{a}$.',
          '$ax^2 + bx + c$ से तुलना कीजिए: शून्यकों का योग $-\\frac{b}{a}$ और गुणनफल $\\frac{c}{a}$ होता है।',
          '$ax^2 + bx + c$ తో పోల్చండి: శూన్యాల మొత్తం $-\\frac{b}{a}$, లబ్ధం $\\frac{c}{a}$.',
        ),
        say(
          `Here $a = ${a}$, $b = ${b}$ and $c = ${c}$.`,
          `यहाँ $a = ${a}$, $b = ${b}$ और $c = ${c}$ है।`,
          `ఇక్కడ $a = ${a}$, $b = ${b}$, $c = ${c}$.`,
        ),
      ],
      solution: [line(`S = -b/a = ${sum}`, 0.5), line(`P = c/a = ${product}`, 0.5)],
    }
  },
}

const sumOfSquares: PracticeMaker = {
  id: 'polynomials/sum-of-squares',
  version: 1,
  skill: 'zeroes-and-coefficients',
  level: 3,
  make: (random) => {
    const { given, result } = drawUntil(
      random,
      worksheet.sumOfSquaresOfZeroes,
      ({ given: { total, product } }) => total * total - 4 * product > 0,
    )
    const { total, product } = given
    const { squares } = result
    const quadratic = maths(polynomial([1, -total, product]))
    const root = `sqrt(${total * total - 4 * product})`
    const substituted = `${bracketed(total)}^2 - 2*${bracketed(product)}`
    return {
      stem: say(
        `$\\alpha$ and $\\beta$ are the zeroes of ${quadratic}. Find $\\alpha^2 + \\beta^2$ without finding the zeroes.`,
        `$\\alpha$ और $\\beta$ बहुपद ${quadratic} के शून्यक हैं। शून्यक ज्ञात किए बिना $\\alpha^2 + \\beta^2$ का मान ज्ञात कीजिए।`,
        `$\\alpha$, $\\beta$ లు ${quadratic} బహుపది శూన్యాలు. శూన్యాలను కనుగొనకుండానే $\\alpha^2 + \\beta^2$ విలువ కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: `${squares}` },
      working: {
        mode: 'value',
        start: 'α^2 + β^2',
        facts: { α: `(${total} + ${root})/2`, β: `(${total} - ${root})/2` },
        target: `${squares}`,
        marks: 3,
        milestones: [
          { id: 'relations', marks: 1, shapes: ['formula-symbols'] },
          { id: 'substitute', marks: 1, shapes: ['substituted'] },
          { id: 'value', marks: 1, shapes: ['number'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          `Read off $\\alpha + \\beta$ and $\\alpha\\beta$ from the coefficients.`,
          `गुणांकों से $\\alpha + \\beta$ और $\\alpha\\beta$ के मान लिखिए।`,
          `గుణకాల నుండి $\\alpha + \\beta$, $\\alpha\\beta$ విలువలు రాయండి.`,
        ),
        say(
          `${maths('α^2 + β^2 = (α + β)^2 - 2αβ')}, with ${maths(`α + β = ${total}`)} and ${maths(`αβ = ${product}`)}.`,
          `${maths('α^2 + β^2 = (α + β)^2 - 2αβ')}, जहाँ ${maths(`α + β = ${total}`)} और ${maths(`αβ = ${product}`)} है।`,
          `${maths('α^2 + β^2 = (α + β)^2 - 2αβ')}; ఇక్కడ ${maths(`α + β = ${total}`)}, ${maths(`αβ = ${product}`)}.`,
        ),
      ],
      solution: [
        line(`α + β = ${total}`, 0.5),
        line(`αβ = ${product}`, 0.5),
        line(`α^2 + β^2 = (α + β)^2 - 2αβ = ${substituted}`, 1),
        line(`α^2 + β^2 = ${squares}`, 1),
      ],
    }
  },
}

const unknownCoefficient = widened({
  id: 'polynomials/k-from-a-zero',
  skill: 'zeroes-of-quadratic-polynomial',
  level: 1,
  sheet: (random) => worksheet.unknownCoefficient(random).given,
  wide: (random) =>
    drawUntil(
      random,
      () => ({ zero: random.nonZero(-6, 6), b: random.nonZero(-10, 10) }),
      ({ zero, b }) => zero + b !== 0,
    ),
  make: ({ zero, b }) => {
    const k = -zero * (zero + b)
    const quadratic = maths(
      combination([
        [1, 'x^2'],
        [b, 'x'],
        [1, 'k'],
      ]),
    )
    const condition = `${bracketed(zero)}^2 ${signed(b)}*${bracketed(zero)} + k = 0`
    return {
      stem: say(
        `For which value of $k$ is $${zero}$ a zero of ${quadratic}?`,
        `$k$ के किस मान के लिए $${zero}$ बहुपद ${quadratic} का एक शून्यक है?`,
        `$k$ యొక్క ఏ విలువకు $${zero}$ అనేది ${quadratic} బహుపదికి శూన్యం అవుతుంది?`,
      ),
      ask: { kind: 'number', answer: `${k}` },
      working: {
        mode: 'solve',
        variables: ['k'],
        given: [condition],
        worlds: [{ k: `${k}` }],
        marks: 2,
        milestones: [
          { id: 'condition', marks: 1, shapes: ['equation', 'restated'] },
          { id: 'value', marks: 1, shapes: ['all-values'] },
        ],
      },
      marks: 2,
      hints: [
        say(
          'At a zero the value of the polynomial is 0.',
          'शून्यक पर बहुपद का मान 0 होता है।',
          'శూన్యం వద్ద బహుపది విలువ 0.',
        ),
        say(
          `Put $x = ${zero}$: ${maths(condition)}. Solve for $k$.`,
          `$x = ${zero}$ रखिए: ${maths(condition)}। अब $k$ ज्ञात कीजिए।`,
          `$x = ${zero}$ ప్రతిక్షేపించండి: ${maths(condition)}. ఇప్పుడు $k$ కనుగొనండి.`,
        ),
      ],
      solution: [line(condition, 1), line(`${zero * zero + b * zero} + k = 0`, 0), line(`k = ${k}`, 1)],
    }
  },
})

export const polynomials: PracticeTopic = {
  id: 'polynomials',
  name: say('Polynomials', 'बहुपद', 'బహుపదులు'),
  skills: {
    'zeroes-of-quadratic-polynomial': say(
      'Zeroes of a quadratic polynomial',
      'द्विघात बहुपद के शून्यक',
      'వర్గ బహుపది శూన్యాలు',
    ),
    'zeroes-and-coefficients': say(
      'Relation between zeroes and coefficients',
      'शून्यकों और गुणांकों में संबंध',
      'శూన్యాలకు, గుణకాలకు మధ్య సంబంధం',
    ),
  },
  makers: [...unknownCoefficient, sumAndProduct, fromSumAndProduct, ...zeroesAndCoefficients, sumOfSquares],
}
