import type { Problem } from '../../../../packages/step-marks/workings/problem.ts'
import * as worksheet from '../../../worksheets/topics/lines.ts'
import { bracketed, combination, fraction, signed } from '../../../worksheets/typst.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { line, maths, say, told } from '../../writing.ts'
import { calculation } from './calculation.ts'
import { at } from './coordinate-geometry.ts'
import type { Point } from './figures.ts'

const slopeFraction = ([x1, y1]: Point, [x2, y2]: Point) =>
  `(${y2} - ${bracketed(y1)})/(${x2} - ${bracketed(x1)})`

/** The equation of a line: what is true at several of its points. */
const lineWorking = (
  equation: string,
  points: readonly Point[],
  marks: readonly [number, number],
): Problem => ({
  mode: 'system',
  variables: ['x', 'y'],
  given: [equation],
  worlds: points.map(([x, y]) => ({ x: `${x}`, y: `${y}` })),
  marks: marks[0] + marks[1],
  milestones: [
    { id: 'equation', marks: marks[0], shapes: ['two-unknowns', 'restated'] },
    { id: 'expanded', marks: marks[1], shapes: ['expanded'] },
  ],
})

const slopeOfPoints: PracticeMaker = {
  id: 'straight-lines/slope-of-points',
  version: 1,
  skill: 'slope-of-line',
  level: 1,
  make: (random) => {
    const { from, to } = worksheet.slopeOfPoints(random).given
    const slope = fraction(to[1] - from[1], to[0] - from[0])
    return {
      stem: say(
        `Find the slope $m$ of the line through ${at('A', from)} and ${at('B', to)}.`,
        `${at('A', from)} और ${at('B', to)} से होकर जाने वाली रेखा की प्रवणता $m$ ज्ञात कीजिए।`,
        `${at('A', from)}, ${at('B', to)} గుండా పోయే రేఖ వాలు $m$ కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: slope },
      working: calculation({ number: 1 }, { target: slope, facts: { m: slope } }),
      marks: 1,
      hints: [
        say(
          'The slope is the change in $y$ divided by the change in $x$.',
          'प्रवणता $y$ में परिवर्तन को $x$ में परिवर्तन से भाग देने पर मिलती है।',
          'వాలు = $y$ లో మార్పును $x$ లో మార్పుతో భాగించగా వచ్చేది.',
        ),
        say(
          `Work out ${maths(slopeFraction(from, to))}.`,
          `${maths(slopeFraction(from, to))} का मान निकालिए।`,
          `${maths(slopeFraction(from, to))} విలువను కనుగొనండి.`,
        ),
      ],
      solution: [line(`m = ${slopeFraction(from, to)} = ${slope}`, 1)],
    }
  },
}

const slopeAndIntercept: PracticeMaker = {
  id: 'straight-lines/slope-and-intercept',
  version: 1,
  skill: 'slope-of-line',
  level: 2,
  make: (random) => {
    const { a, b, c } = worksheet.slopeAndIntercept(random).given
    const [m, intercept] = [fraction(-a, b), fraction(c, b)]
    const equation = `${combination([
      [a, 'x'],
      [b, 'y'],
    ])} = ${c}`
    return {
      stem: say(
        `Write ${maths(equation)} in the form ${maths('y = m x + c')} and give its slope $m$ and its $y$-intercept $c$.`,
        `${maths(equation)} को ${maths('y = m x + c')} के रूप में लिखिए और उसकी प्रवणता $m$ तथा $y$-अंतःखंड $c$ बताइए।`,
        `${maths(equation)} ను ${maths('y = m x + c')} రూపంలో రాసి, దాని వాలు $m$, $y$-అంతరఖండం $c$ తెలపండి.`,
      ),
      ask: { kind: 'pair', answer: `m = ${m}, c = ${intercept}`, rules: { variables: ['m', 'c'] } },
      working: calculation({ 'says:m': 1, 'says:c': 1 }, { target: intercept, facts: { m, c: intercept } }),
      marks: 2,
      hints: [
        say(
          `Leave only ${maths(combination([[b, 'y']]))} on one side, then divide both sides by $${b}$.`,
          `एक पक्ष में केवल ${maths(combination([[b, 'y']]))} रखिए, फिर दोनों पक्षों को $${b}$ से भाग दीजिए।`,
          `ఒక వైపు ${maths(combination([[b, 'y']]))} మాత్రమే ఉంచి, రెండు వైపులా $${b}$ తో భాగించండి.`,
        ),
        say(
          `${maths(
            `${combination([[b, 'y']])} = ${combination([
              [-a, 'x'],
              [c, ''],
            ])}`,
          )}; the number with $x$ gives $m$ after the division.`,
          `${maths(
            `${combination([[b, 'y']])} = ${combination([
              [-a, 'x'],
              [c, ''],
            ])}`,
          )}; भाग देने के बाद $x$ का गुणांक $m$ है।`,
          `${maths(
            `${combination([[b, 'y']])} = ${combination([
              [-a, 'x'],
              [c, ''],
            ])}`,
          )}; భాగించిన తర్వాత $x$ గుణకమే $m$.`,
        ),
      ],
      solution: [
        line(`m = ${-a}/${bracketed(b)} = ${m}`, 1),
        line(`c = ${c}/${bracketed(b)} = ${intercept}`, 1),
      ],
    }
  },
}

const lineThroughPoint: PracticeMaker = {
  id: 'straight-lines/line-through-point',
  version: 1,
  skill: 'equation-of-line',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.lineThroughPoint(random)
    const { slope, x, y } = given
    const first = `y ${signed(-y)} = ${slope}*(x ${signed(-x)})`
    const last = `y = ${combination([
      [slope, 'x'],
      [result.intercept, ''],
    ])}`
    return {
      stem: say(
        `Find the equation of the line through ${at('A', [x, y])} with slope $${slope}$.`,
        `${at('A', [x, y])} से होकर जाने वाली उस रेखा का समीकरण ज्ञात कीजिए जिसकी प्रवणता $${slope}$ है।`,
        `${at('A', [x, y])} గుండా పోతూ వాలు $${slope}$ గల రేఖ సమీకరణాన్ని కనుగొనండి.`,
      ),
      ask: { kind: 'equation', answer: last, rules: { variables: ['x', 'y'] } },
      working: lineWorking(
        first,
        [1, 2, 3, 5].map((step) => [x + step, y + slope * step]),
        [1, 1],
      ),
      marks: 2,
      hints: [
        say(
          `Use the point-slope form: ${maths('y - y_1 = m(x - x_1)')}.`,
          `बिंदु-प्रवणता रूप का प्रयोग कीजिए: ${maths('y - y_1 = m(x - x_1)')}।`,
          `బిందు-వాలు రూపాన్ని ఉపయోగించండి: ${maths('y - y_1 = m(x - x_1)')}.`,
        ),
        say(
          `Here ${maths(first)}. Open the bracket.`,
          `यहाँ ${maths(first)} है। कोष्ठक खोलिए।`,
          `ఇక్కడ ${maths(first)}. బ్రాకెట్‌ను విడదీయండి.`,
        ),
      ],
      solution: [line(first, 1), line(last, 1)],
    }
  },
}

const perpendicularLine: PracticeMaker = {
  id: 'straight-lines/perpendicular-line',
  version: 1,
  skill: 'equation-of-line',
  level: 3,
  make: (random) => {
    const { given, result } = worksheet.perpendicularLine(random)
    const { m, x, y } = given
    const k = random.integer(-4, 4)
    const other = maths(
      `y = ${combination([
        [m, 'x'],
        [k, ''],
      ])}`,
    )
    const slope = fraction(-1, m)
    const first = `y ${signed(-y)} = ${slope}*(x ${signed(-x)})`
    const last = `${combination([
      [1, 'x'],
      [m, 'y'],
    ])} = ${Math.round(m * result.intercept)}`
    return {
      stem: say(
        `Find the equation of the line through ${at('A', [x, y])} perpendicular to ${other}.`,
        `${at('A', [x, y])} से होकर जाने वाली और ${other} पर लंब रेखा का समीकरण ज्ञात कीजिए।`,
        `${at('A', [x, y])} గుండా పోతూ ${other} కు లంబంగా ఉన్న రేఖ సమీకరణాన్ని కనుగొనండి.`,
      ),
      ask: { kind: 'equation', answer: last, rules: { variables: ['x', 'y'] } },
      working: lineWorking(
        first,
        [1, 2, 3, 5].map((step) => [x + m * step, y - step]),
        [1.5, 1.5],
      ),
      marks: 3,
      hints: [
        say(
          'The slopes of two perpendicular lines multiply to $-1$.',
          'दो लंब रेखाओं की प्रवणताओं का गुणनफल $-1$ होता है।',
          'రెండు లంబ రేఖల వాలుల లబ్ధం $-1$.',
        ),
        say(
          `The slope is ${maths(slope)}. Put it into ${maths('y - y_1 = m(x - x_1)')}.`,
          `प्रवणता ${maths(slope)} है। इसे ${maths('y - y_1 = m(x - x_1)')} में रखिए।`,
          `వాలు ${maths(slope)}. దీన్ని ${maths('y - y_1 = m(x - x_1)')} లో ప్రతిక్షేపించండి.`,
        ),
      ],
      solution: [line(first, 1.5), line(last, 1.5)],
    }
  },
}

export const collinearPoints: PracticeMaker = {
  id: 'straight-lines/collinear-points',
  version: 1,
  skill: 'slope-of-line',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.collinearPoints(random)
    const [a, b, c] = given.points
    const [m, n] = [fraction(b[1] - a[1], b[0] - a[0]), fraction(c[1] - b[1], c[0] - b[0])]
    const all = `${at('A', a)}, ${at('B', b)}, ${at('C', c)}`
    return {
      stem: say(
        `By the slopes of $AB$ and $BC$, decide whether ${all} are collinear.`,
        `$AB$ और $BC$ की प्रवणताओं से बताइए कि ${all} संरेख हैं या नहीं।`,
        `$AB$, $BC$ ల వాలుల ద్వారా ${all} సరేఖీయాలో కాదో నిర్ణయించండి.`,
      ),
      ask: {
        kind: 'choice',
        answer: result.collinear ? 'A' : 'B',
        options: [
          say('They are collinear.', 'वे संरेख हैं।', 'అవి సరేఖీయాలు.'),
          say('They are not collinear.', 'वे संरेख नहीं हैं।', 'అవి సరేఖీయాలు కావు.'),
        ],
      },
      working: calculation({ 'says:m': 1, 'says:n': 1 }, { target: n, facts: { m, n } }),
      marks: 2,
      hints: [
        say(
          'Three points are collinear when $AB$ and $BC$ have the same slope.',
          'तीन बिंदु संरेख तब होते हैं जब $AB$ और $BC$ की प्रवणता समान हो।',
          '$AB$, $BC$ ల వాలులు సమానమైతే మూడు బిందువులూ సరేఖీయాలు.',
        ),
        say(
          `The slope of $AB$ is ${maths(`m = ${slopeFraction(a, b)}`)}. Find the slope $n$ of $BC$ and compare.`,
          `$AB$ की प्रवणता ${maths(`m = ${slopeFraction(a, b)}`)} है। $BC$ की प्रवणता $n$ ज्ञात करके तुलना कीजिए।`,
          `$AB$ వాలు ${maths(`m = ${slopeFraction(a, b)}`)}. $BC$ వాలు $n$ కనుగొని పోల్చండి.`,
        ),
      ],
      solution: [
        line(`m = ${slopeFraction(a, b)} = ${m}`, 1),
        line(`n = ${slopeFraction(b, c)} = ${n}`, 1),
        result.collinear
          ? told(
              say(
                'The slopes are equal and $B$ is common: collinear.',
                'प्रवणताएँ बराबर हैं और $B$ उभयनिष्ठ है: संरेख।',
                'వాలులు సమానం, $B$ ఉమ్మడి: సరేఖీయాలు.',
              ),
              0,
            )
          : told(
              say('The slopes differ: not collinear.', 'प्रवणताएँ भिन्न हैं: संरेख नहीं।', 'వాలులు వేరు: సరేఖీయాలు కావు.'),
              0,
            ),
      ],
    }
  },
}

export const straightLines: PracticeTopic = {
  id: 'straight-lines',
  name: say('Straight lines', 'सरल रेखाएँ', 'సరళ రేఖలు'),
  skills: {
    'slope-of-line': say('Slope of a line', 'रेखा की प्रवणता', 'రేఖ వాలు'),
    'equation-of-line': say('Equation of a line', 'रेखा का समीकरण', 'రేఖ సమీకరణం'),
  },
  makers: [slopeOfPoints, slopeAndIntercept, lineThroughPoint, collinearPoints, perpendicularLine],
}
