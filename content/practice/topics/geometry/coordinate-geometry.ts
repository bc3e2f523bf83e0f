import { greatestCommonDivisor } from '../../../worksheets/arithmetic.ts'
import * as worksheet from '../../../worksheets/topics/coordinates.ts'
import { bracketed, fraction, root, signed } from '../../../worksheets/typst.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { line, maths, oneUnknown, say } from '../../writing.ts'
import { calculation } from './calculation.ts'
import { type Point, polygon } from './figures.ts'

/** A point with its name, as a formula: `A(2, -3)`. */
export const at = (name: string, [x, y]: Point) => `$${name}(${x}, ${y})$`

const difference = (from: number, to: number) => `${to} - ${bracketed(from)}`

export const distanceOfPoints: PracticeMaker = {
  id: 'coordinate-geometry/distance-of-points',
  version: 1,
  skill: 'distance-formula',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.distanceOfPoints(random)
    const { from, to } = given
    const distance = root(result.square)
    const substituted = `AB = sqrt((${difference(from[0], to[0])})^2 + (${difference(from[1], to[1])})^2)`
    return {
      stem: say(
        `Find the distance between the points ${at('A', from)} and ${at('B', to)}, in the simplest form.`,
        `बिंदुओं ${at('A', from)} और ${at('B', to)} के बीच की दूरी सरलतम रूप में ज्ञात कीजिए।`,
        `${at('A', from)}, ${at('B', to)} బిందువుల మధ్య దూరాన్ని సూక్ష్మ రూపంలో కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: distance, rules: { form: 'simplest-surd' } },
      working: calculation(
        { 'substituted formula-symbols': 1, number: 1 },
        { target: distance, facts: { AB: distance, d: distance } },
      ),
      marks: 2,
      hints: [
        say(
          'Use the distance formula: the square root of the sum of the squares of the differences of the coordinates.',
          'दूरी सूत्र लगाइए: निर्देशांकों के अंतरों के वर्गों के योग का वर्गमूल।',
          'దూర సూత్రాన్ని ఉపయోగించండి: నిరూపకాల భేదాల వర్గాల మొత్తానికి వర్గమూలం.',
        ),
        say(
          `The differences are $${to[0] - from[0]}$ and $${to[1] - from[1]}$. Add their squares and take the root.`,
          `निर्देशांकों के अंतर $${to[0] - from[0]}$ और $${to[1] - from[1]}$ हैं। उनके वर्ग जोड़िए और वर्गमूल लीजिए।`,
          `నిరూపకాల భేదాలు $${to[0] - from[0]}$, $${to[1] - from[1]}$. వాటి వర్గాలను కూడి వర్గమూలం తీసుకోండి.`,
        ),
      ],
      solution: [line(substituted, 1), line(`AB = sqrt(${result.square})`, 0), line(`AB = ${distance}`, 1)],
    }
  },
}

export const midpoint: PracticeMaker = {
  id: 'coordinate-geometry/midpoint',
  version: 1,
  skill: 'section-formula',
  level: 1,
  make: (random) => {
    const { from, to } = worksheet.midpoint(random).given
    const [x, y] = [fraction(from[0] + to[0], 2), fraction(from[1] + to[1], 2)]
    return {
      stem: say(
        `Find the mid-point $(x, y)$ of the line segment joining ${at('A', from)} and ${at('B', to)}.`,
        `${at('A', from)} और ${at('B', to)} को मिलाने वाले रेखाखंड का मध्य-बिंदु $(x, y)$ ज्ञात कीजिए।`,
        `${at('A', from)}, ${at('B', to)} లను కలిపే రేఖాఖండం మధ్యబిందువు $(x, y)$ కనుగొనండి.`,
      ),
      ask: { kind: 'point', answer: `(${x}, ${y})` },
      working: calculation({ 'says:x': 0.5, 'says:y': 0.5 }, { target: y, facts: { x, y } }),
      marks: 1,
      hints: [
        say(
          'Each coordinate of the mid-point is half the sum of the coordinates of the ends.',
          'मध्य-बिंदु का प्रत्येक निर्देशांक सिरों के संगत निर्देशांकों के योग का आधा होता है।',
          'మధ్యబిందువు యొక్క ప్రతి నిరూపకం చివరి బిందువుల నిరూపకాల మొత్తంలో సగం.',
        ),
        say(
          `For $x$ work out half of ${maths(`${from[0]} ${signed(to[0])}`)}; then do the same for $y$.`,
          `$x$ के लिए ${maths(`${from[0]} ${signed(to[0])}`)} का आधा निकालिए; फिर $y$ के लिए भी ऐसा ही कीजिए।`,
          `$x$ కోసం ${maths(`${from[0]} ${signed(to[0])}`)} లో సగం కనుగొనండి; $y$ కు కూడా అలాగే చేయండి.`,
        ),
      ],
      solution: [
        line(`x = (${from[0]} ${signed(to[0])})/2 = ${x}`, 0.5),
        line(`y = (${from[1]} ${signed(to[1])})/2 = ${y}`, 0.5),
      ],
    }
  },
}

export const sectionPoint: PracticeMaker = {
  id: 'coordinate-geometry/section-point',
  version: 1,
  skill: 'section-formula',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.sectionPoint(random)
    const { from, to, m, n } = given
    const [x, y] = result.point
    const put = (a: number, b: number) => `(${m}*${bracketed(b)} + ${n}*${bracketed(a)})/(${m} + ${n})`
    return {
      stem: say(
        `Find the point $P(x, y)$ that divides the line segment from ${at('A', from)} to ${at('B', to)} in the ratio $${m} : ${n}$.`,
        `वह बिंदु $P(x, y)$ ज्ञात कीजिए जो ${at('A', from)} से ${at('B', to)} तक के रेखाखंड को $${m} : ${n}$ के अनुपात में विभाजित करता है।`,
        `${at('A', from)} నుండి ${at('B', to)} వరకు గల రేఖాఖండాన్ని $${m} : ${n}$ నిష్పత్తిలో విభజించే బిందువు $P(x, y)$ ను కనుగొనండి.`,
      ),
      ask: { kind: 'point', answer: `(${x}, ${y})` },
      working: calculation(
        { 'substituted:x says:x': 0.5, 'says:x': 1, 'substituted:y says:y': 0.5, 'says:y': 1 },
        { target: `${y}`, facts: { x: `${x}`, y: `${y}`, m: `${m}`, n: `${n}` } },
      ),
      marks: 3,
      hints: [
        say(
          `Use the section formula; $x$ is ${maths('(m x_2 + n x_1)/(m + n)')}.`,
          `विभाजन सूत्र लगाइए; $x$ का मान ${maths('(m x_2 + n x_1)/(m + n)')} है।`,
          `విభజన సూత్రాన్ని ఉపయోగించండి; $x$ విలువ ${maths('(m x_2 + n x_1)/(m + n)')}.`,
        ),
        say(
          `Here ${maths(`x = ${put(from[0], to[0])}`)}. Work it out, then do the same for $y$.`,
          `यहाँ ${maths(`x = ${put(from[0], to[0])}`)} है। इसे हल कीजिए, फिर $y$ के लिए भी ऐसा ही कीजिए।`,
          `ఇక్కడ ${maths(`x = ${put(from[0], to[0])}`)}. దీన్ని గణించి, $y$ కు కూడా అలాగే చేయండి.`,
        ),
      ],
      solution: [
        line(`x = ${put(from[0], to[0])}`, 0.5),
        line(`x = ${x}`, 1),
        line(`y = ${put(from[1], to[1])}`, 0.5),
        line(`y = ${y}`, 1),
      ],
    }
  },
}

const ratioByAxis: PracticeMaker = {
  id: 'coordinate-geometry/ratio-by-axis',
  version: 1,
  skill: 'section-formula',
  level: 3,
  make: (random) => {
    const { above, below } = worksheet.ratioByAxis(random).given
    const [x1, x2] = [random.integer(-5, 5), random.integer(-5, 5)]
    const divisor = greatestCommonDivisor(above, below)
    const k = fraction(above, below)
    const equation = `(${-below}k + ${above})/(k + 1) = 0`
    return {
      stem: say(
        `In what ratio does the $x$-axis divide the line segment from ${at('A', [x1, above])} to ${at('B', [x2, -below])}? Give it in its lowest terms.`,
        `$x$-अक्ष ${at('A', [x1, above])} से ${at('B', [x2, -below])} तक के रेखाखंड को किस अनुपात में विभाजित करता है? सरलतम रूप में लिखिए।`,
        `$x$-అక్షం ${at('A', [x1, above])} నుండి ${at('B', [x2, -below])} వరకు గల రేఖాఖండాన్ని ఏ నిష్పత్తిలో విభజిస్తుంది? సూక్ష్మ రూపంలో రాయండి.`,
      ),
      ask: {
        kind: 'ratio',
        answer: `${above / divisor}:${below / divisor}`,
        rules: { form: 'lowest-terms' },
      },
      working: oneUnknown(equation, 'k', k),
      marks: 2,
      hints: [
        say(
          'Let the ratio be $k : 1$. On the $x$-axis the $y$-coordinate is zero.',
          'मान लीजिए अनुपात $k : 1$ है। $x$-अक्ष पर $y$-निर्देशांक शून्य होता है।',
          'నిష్పత్తి $k : 1$ అనుకోండి. $x$-అక్షంపై $y$-నిరూపకం సున్న.',
        ),
        say(
          `By the section formula ${maths(equation)}. Solve it for $k$.`,
          `विभाजन सूत्र से ${maths(equation)} मिलता है। इससे $k$ ज्ञात कीजिए।`,
          `విభజన సూత్రం ద్వారా ${maths(equation)}. దీని నుండి $k$ కనుగొనండి.`,
        ),
      ],
      solution: [line(equation, 1), line(`k = ${k}`, 1)],
    }
  },
}

const fourthVertex: PracticeMaker = {
  id: 'coordinate-geometry/fourth-vertex',
  version: 1,
  skill: 'section-formula',
  level: 3,
  make: (random) => {
    const { given, result } = worksheet.fourthVertex(random)
    const { a, b, c } = given
    const [x, y] = result.d
    const equations = [
      `(${b[0]} + x)/2 = (${a[0]} ${signed(c[0])})/2`,
      `(${b[1]} + y)/2 = (${a[1]} ${signed(c[1])})/2`,
    ] as const
    return {
      stem: say(
        `${at('A', a)}, ${at('B', b)}, ${at('C', c)} and $D(x, y)$ are the vertices of a parallelogram, in order. Find $D$.`,
        `${at('A', a)}, ${at('B', b)}, ${at('C', c)} और $D(x, y)$ क्रम से एक समांतर चतुर्भुज के शीर्ष हैं। $D$ ज्ञात कीजिए।`,
        `${at('A', a)}, ${at('B', b)}, ${at('C', c)}, $D(x, y)$ వరుసగా ఒక సమాంతర చతుర్భుజం యొక్క శీర్షాలు. $D$ కనుగొనండి.`,
      ),
      figure: polygon({ A: a, B: b, C: c, D: result.d }),
      figureWords: say('The parallelogram $ABCD$.', 'समांतर चतुर्भुज $ABCD$।', 'సమాంతర చతుర్భుజం $ABCD$.'),
      ask: { kind: 'point', answer: `(${x}, ${y})` },
      working: {
        mode: 'system',
        variables: ['x', 'y'],
        given: equations,
        worlds: [{ x: `${x}`, y: `${y}` }],
        marks: 3,
        milestones: [
          { id: 'equations', marks: 1, shapes: ['one-unknown', 'restated'] },
          { id: 'first-value', marks: 1, shapes: ['one-value'] },
          { id: 'both-values', marks: 1, shapes: ['all-values'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          'The diagonals of a parallelogram bisect each other: $AC$ and $BD$ have the same mid-point.',
          'समांतर चतुर्भुज के विकर्ण एक-दूसरे को समद्विभाजित करते हैं: $AC$ और $BD$ का मध्य-बिंदु एक ही है।',
          'సమాంతర చతుర్భుజం కర్ణాలు పరస్పరం సమద్విఖండన చేసుకుంటాయి: $AC$, $BD$ ల మధ్యబిందువు ఒకటే.',
        ),
        say(
          `For $x$ solve ${maths(equations[0])}; then do the same for $y$.`,
          `$x$ के लिए ${maths(equations[0])} हल कीजिए; फिर $y$ के लिए भी ऐसा ही कीजिए।`,
          `$x$ కోసం ${maths(equations[0])} సాధించండి; $y$ కు కూడా అలాగే చేయండి.`,
        ),
      ],
      solution: [line(equations[0], 0.5), line(equations[1], 0.5), line(`x = ${x}`, 1), line(`y = ${y}`, 1)],
    }
  },
}

export const coordinateGeometry: PracticeTopic = {
  id: 'coordinate-geometry',
  name: say('Coordinate geometry', 'निर्देशांक ज्यामिति', 'నిరూపక రేఖాగణితం'),
  skills: {
    'distance-formula': say('Distance formula', 'दूरी सूत्र', 'దూర సూత్రం'),
    'section-formula': say('Section formula', 'विभाजन सूत्र', 'విభజన సూత్రం'),
  },
  makers: [distanceOfPoints, midpoint, sectionPoint, ratioByAxis, fourthVertex],
}
