import { greatestCommonDivisor } from '../../../worksheets/arithmetic.ts'
import type { Random } from '../../../worksheets/random.ts'
import { decimal, fraction } from '../../../worksheets/typst.ts'
import { type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, say, told } from '../../writing.ts'
import { drawing, polygon } from './figures.ts'
import { regularHexagon } from './regular-hexagon.ts'

const rayWith = (steps: number, marks: number) =>
  told(
    say(
      `A ray at an acute angle with ${steps} equal steps`,
      `न्यून कोण पर एक किरण जिस पर ${steps} बराबर भाग हों`,
      `లఘుకోణంతో ఒక కిరణం, దానిపై ${steps} సమాన భాగాలు`,
    ),
    marks,
  )

const sideSets = [
  [5, 6, 7],
  [4, 5, 6],
  [6, 7, 8],
  [5, 6, 9],
  [6, 8, 9],
  [4, 6, 7],
] as const
const scaleFactors = [
  [3, 5],
  [2, 3],
  [3, 4],
  [5, 3],
  [7, 4],
  [3, 2],
] as const
const moreScaleFactors = [...scaleFactors, [4, 5], [5, 4], [4, 3], [2, 5]] as const

/** Sides of a triangle that is not too flat to draw, the longest last. */
const drawSides = (random: Random) =>
  drawUntil(
    random,
    () => {
      const [a = 4, b = 5, c = 6] = random.distinct(3, 4, 10).sort((one, other) => one - other)
      return [a, b, c] as const
    },
    ([a, b, c]) => a + b > c + 1,
  )

/** Two numbers from 2 that have no common factor. */
const drawRatio = (random: Random, most: number) =>
  drawUntil(
    random,
    () => [random.integer(2, most), random.integer(2, most)] as const,
    ([m, n]) => greatestCommonDivisor(m, n) === 1,
  )

const triangleByScale = widened({
  id: 'constructions/triangle-by-scale',
  skill: 'construct-similar-triangle',
  level: 2,
  sheet: (random) => [random.pick(sideSets), random.pick(scaleFactors)] as const,
  wide: (random) => [drawSides(random), random.pick(moreScaleFactors)] as const,
  make: ([[a, b, c], [m, n]]: readonly [readonly [number, number, number], readonly [number, number]]) => {
    const x = (a * a + c * c - b * b) / (2 * c)
    const longest = fraction(c * m, n)
    return {
      stem: say(
        `Construct a triangle with the sides ${a} cm, ${b} cm and ${c} cm, and a similar triangle whose sides are ${maths(`${m}/${n}`)} of the corresponding sides. Calculate the longest side of the second triangle.`,
        `${a} cm, ${b} cm और ${c} cm भुजाओं वाला त्रिभुज बनाइए और उसके समरूप एक त्रिभुज की रचना कीजिए जिसकी भुजाएँ इसकी संगत भुजाओं की ${maths(`${m}/${n}`)} गुनी हों। दूसरे त्रिभुज की सबसे बड़ी भुजा परिकलित कीजिए।`,
        `${a} cm, ${b} cm, ${c} cm భుజాలు గల త్రిభుజాన్ని, దానికి సరూపంగా భుజాలు ${maths(`${m}/${n}`)} రెట్లు గల త్రిభుజాన్ని నిర్మించండి. రెండవ త్రిభుజం అతి పెద్ద భుజాన్ని గణించండి.`,
      ),
      figure: polygon(
        { A: [0, 0], B: [c, 0], C: [x, Math.sqrt(a * a - x * x)] },
        { AB: `${c}`, BC: `${b}`, AC: `${a}` },
      ),
      figureWords: say('The first triangle $ABC$.', 'पहला त्रिभुज $ABC$।', 'మొదటి త్రిభుజం $ABC$.'),
      ask: { kind: 'quantity', answer: `${longest} cm`, rules: { unit: 'cm' } },
      marks: 4,
      hints: [
        say(
          'Divide one side by a ray with equal steps and a parallel; a second parallel gives the new triangle.',
          'बराबर भागों वाली किरण और समांतर रेखा से एक भुजा को बाँटिए; दूसरी समांतर रेखा नया त्रिभुज देती है।',
          'సమాన భాగాలు గల కిరణం, సమాంతర రేఖతో ఒక భుజాన్ని విభజించండి; రెండవ సమాంతర రేఖ కొత్త త్రిభుజాన్ని ఇస్తుంది.',
        ),
        say(
          `The ray needs ${Math.max(m, n)} steps. Every side becomes ${maths(`${m}/${n}`)} of its length.`,
          `किरण पर ${Math.max(m, n)} भाग चाहिए। प्रत्येक भुजा अपनी लंबाई की ${maths(`${m}/${n}`)} गुनी हो जाती है।`,
          `కిరణంపై ${Math.max(m, n)} భాగాలు కావాలి. ప్రతి భుజం తన పొడవుకు ${maths(`${m}/${n}`)} రెట్లు అవుతుంది.`,
        ),
      ],
      solution: [
        told(say('The first triangle is drawn.', 'पहला त्रिभुज बनाया।', 'మొదటి త్రిభుజాన్ని గీశాము.'), 1),
        rayWith(Math.max(m, n), 1),
        told(
          say(
            `Step ${n} is joined to the end of the base, with a parallel through step ${m}; then a parallel to the third side`,
            `भाग ${n} को आधार के सिरे से मिलाया, भाग ${m} से समांतर रेखा खींची; फिर तीसरी भुजा के समांतर रेखा`,
            `${n}వ భాగాన్ని భూమి చివరకు కలిపి, ${m}వ భాగం గుండా సమాంతర రేఖ; తర్వాత మూడవ భుజానికి సమాంతర రేఖ`,
          ),
          1,
        ),
        line(`${c}*${m}/${n} = ${longest} cm`, 1),
      ],
    }
  },
})

const divideSegment = widened({
  id: 'constructions/divide-segment',
  skill: 'divide-a-segment',
  level: 1,
  sheet: (random) => {
    const [m = 2, n = 3] = random.distinct(2, 2, 5)
    const length = random.integer(7, 14)
    return { m, n, length, p: fraction(length * m, m + n), q: fraction(length * n, m + n) }
  },
  wide: (random) =>
    drawUntil(
      random,
      () => {
        const [[m, n], tenths] = [drawRatio(random, 7), random.integer(5, 30)]
        const [p, q] = [decimal((m * tenths) / 10), decimal((n * tenths) / 10)]
        return { m, n, length: ((m + n) * tenths) / 10, p, q }
      },
      ({ length }) => length >= 6 && length <= 15,
    ),
  make: ({ m, n, length, p, q }) => {
    const [whole, tick] = [m + n, (m + n) / 30]
    return {
      stem: say(
        `Draw a line segment of ${length} cm and divide it in the ratio $${m} : ${n}$. Calculate both parts $p$ and $q$ in cm.`,
        `${length} cm का रेखाखंड खींचिए और उसे $${m} : ${n}$ के अनुपात में विभाजित कीजिए। दोनों भाग $p$ और $q$, cm में परिकलित कीजिए।`,
        `${length} cm రేఖాఖండాన్ని గీసి $${m} : ${n}$ నిష్పత్తిలో విభజించండి. రెండు భాగాలు $p$, $q$ లను cm లో గణించండి.`,
      ),
      figure: drawing({
        points: {
          A: [0, 0],
          B: [whole, 0],
          _P: [m, 0],
          _1: [m, tick],
          _2: [m, -tick],
          _3: [m, -whole / 9],
        },
        lines: ['AB', '_1-_2'],
        sides: { 'A-_P': 'p', '_P-B': 'q', '_3-_3': 'P' },
      }),
      figureWords: say(
        'The segment $AB$, divided by $P$ into $p$ and $q$.',
        'रेखाखंड $AB$ जिसे $P$ भागों $p$ और $q$ में बाँटता है।',
        '$P$ వద్ద $p$, $q$ భాగాలుగా విభజించిన రేఖాఖండం $AB$.',
      ),
      ask: { kind: 'pair', answer: `p = ${p}, q = ${q}`, rules: { variables: ['p', 'q'] } },
      marks: 3,
      hints: [
        say(
          `Draw a ray with ${m + n} equal steps from one end.`,
          `एक सिरे से ${m + n} बराबर भागों वाली किरण खींचिए।`,
          `ఒక చివర నుండి ${m + n} సమాన భాగాలు గల కిరణాన్ని గీయండి.`,
        ),
        say(
          `The first part is ${maths(`${m}/${m + n}`)} of ${length} cm.`,
          `पहला भाग ${length} cm का ${maths(`${m}/${m + n}`)} है।`,
          `మొదటి భాగం ${length} cm లో ${maths(`${m}/${m + n}`)}.`,
        ),
      ],
      solution: [
        rayWith(m + n, 1),
        told(
          say(
            `The last step is joined to the end, with a parallel through step ${m}`,
            `अंतिम भाग को सिरे से मिलाया और भाग ${m} से समांतर रेखा खींची`,
            `చివరి భాగాన్ని చివరకు కలిపి, ${m}వ భాగం గుండా సమాంతర రేఖ గీశాము`,
          ),
          1,
        ),
        line(`p = ${length}*${m}/${m + n} = ${p}`, 0.5),
        line(`q = ${length}*${n}/${m + n} = ${q}`, 0.5),
      ],
    }
  },
})

/** The name of the figure that is drawn, and of another whose area is given. */
const triangle = {
  one: say('triangle', 'त्रिभुज', 'త్రిభుజాన్ని'),
  another: say('triangle', 'त्रिभुज', 'త్రిభుజ'),
}
const quadrilateral = {
  one: say('quadrilateral', 'चतुर्भुज', 'చతుర్భుజాన్ని'),
  another: say('quadrilateral', 'चतुर्भुज', 'చతుర్భుజ'),
}
const pentagon = {
  one: say('pentagon', 'पंचभुज', 'పంచభుజిని'),
  another: say('pentagon', 'पंचभुज', 'పంచభుజి'),
}

const scaleOfFigures = widened({
  id: 'constructions/scale-of-figures',
  skill: 'construct-similar-triangle',
  level: 1,
  sheet: (random) => {
    const [m = 3, n = 5] = random.distinct(2, 2, 8)
    return { m, n, shape: triangle }
  },
  wide: (random) => {
    const [m, n] = drawRatio(random, 12)
    return { m, n, shape: random.pick([triangle, quadrilateral, pentagon]) }
  },
  make: ({ m, n, shape: { one, another } }) => {
    const share = fraction(m * m, n * n)
    return {
      stem: say(
        `A ${one.en} is drawn with the scale factor ${maths(`${m}/${n}`)}. By what number is the area of the given ${another.en} multiplied?`,
        `एक ${one.hi} स्केल गुणक ${maths(`${m}/${n}`)} से बनाया जाता है। उसका क्षेत्रफल दिए गए ${another.hi} के क्षेत्रफल का कितने गुना है?`,
        `స్కేలు గుణకం ${maths(`${m}/${n}`)} తో ఒక ${one.te} గీశారు. దాని వైశాల్యం ఇచ్చిన ${another.te} వైశాల్యానికి ఎన్ని రెట్లు?`,
      ),
      ask: { kind: 'number', answer: share },
      marks: 1,
      hints: [
        say(
          'Every length is multiplied by the scale factor.',
          'प्रत्येक लंबाई स्केल गुणक से गुणा होती है।',
          'ప్రతి పొడవూ స్కేలు గుణకంతో గుణించబడుతుంది.',
        ),
        say(
          `So the area is multiplied by the square of ${maths(`${m}/${n}`)}.`,
          `अतः क्षेत्रफल ${maths(`${m}/${n}`)} के वर्ग से गुणा होता है।`,
          `కాబట్టి వైశాల్యం ${maths(`${m}/${n}`)} వర్గంతో గుణించబడుతుంది.`,
        ),
      ],
      solution: [line(`(${m}/${n})^2 = ${share}`, 1)],
    }
  },
})

const triangleBaseHeight = widened({
  id: 'constructions/triangle-base-height',
  skill: 'construct-triangles',
  level: 2,
  sheet: (random) => [random.integer(4, 10), random.integer(3, 8)] as const,
  wide: (random) =>
    drawUntil(
      random,
      () => [random.integer(4, 12), random.integer(30, 90) / 10] as const,
      // the number of the height has room inside
      ([base, height]) => 5 * base >= 4 * height,
    ),
  make: ([base, height]) => {
    const side = Math.sqrt((base / 2) ** 2 + height ** 2).toFixed(1)
    const put = `sqrt(${base / 2}^2 + ${height}^2)`
    return {
      stem: say(
        `Construct an isosceles triangle with base ${base} cm and height ${height} cm. Calculate the equal sides to 1 decimal and check them by measuring.`,
        `${base} cm आधार और ${height} cm ऊँचाई वाले समद्विबाहु त्रिभुज की रचना कीजिए। बराबर भुजाएँ दशमलव के 1 स्थान तक परिकलित कीजिए और मापकर जाँचिए।`,
        `భూమి ${base} cm, ఎత్తు ${height} cm గల సమద్విబాహు త్రిభుజాన్ని నిర్మించండి. సమాన భుజాలను 1 దశాంశ స్థానం వరకు గణించి, కొలిచి సరిచూడండి.`,
      ),
      figure: drawing({
        points: { A: [0, 0], B: [base, 0], C: [base / 2, height], _D: [base / 2, 0] },
        lines: ['AB', 'BC', 'CA'],
        dashed: ['C-_D'],
        sides: { AB: `${base}`, 'C-_D': `${height}` },
      }),
      figureWords: say(
        'The isosceles triangle $ABC$ with its height.',
        'समद्विबाहु त्रिभुज $ABC$ और उसकी ऊँचाई।',
        'సమద్విబాహు త్రిభుజం $ABC$, దాని ఎత్తు.',
      ),
      ask: { kind: 'quantity', answer: `${side} cm`, rules: { unit: 'cm', places: 1 } },
      marks: 3,
      hints: [
        say(
          'The top lies on the perpendicular bisector of the base.',
          'शीर्ष आधार के लंब समद्विभाजक पर होता है।',
          'శీర్షం భూమి లంబ సమద్విఖండన రేఖపై ఉంటుంది.',
        ),
        say(
          `In one half: the side is ${maths(put)}.`,
          `एक आधे भाग में: भुजा ${maths(put)} है।`,
          `ఒక సగంలో: భుజం ${maths(put)}.`,
        ),
      ],
      solution: [
        told(
          say('Base and its perpendicular bisector', 'आधार और उसका लंब समद्विभाजक', 'భూమి, దాని లంబ సమద్విఖండన రేఖ'),
          1,
        ),
        told(
          say(
            `${height} cm along the bisector give the top`,
            `समद्विभाजक पर ${height} cm लेने से शीर्ष मिलता है`,
            `సమద్విఖండన రేఖపై ${height} cm తీసుకుంటే శీర్షం వస్తుంది`,
          ),
          1,
        ),
        line(`${put} ≈ ${side} cm`, 1),
      ],
    }
  },
})

export const constructions: PracticeTopic = {
  id: 'constructions',
  name: say('Constructions', 'रचनाएँ', 'నిర్మాణాలు'),
  skills: {
    'divide-a-segment': say('Divide a line segment', 'रेखाखंड का विभाजन', 'రేఖాఖండాన్ని విభజించడం'),
    'construct-similar-triangle': say(
      'Construct similar triangles',
      'समरूप त्रिभुजों की रचना',
      'సరూప త్రిభుజాల నిర్మాణం',
    ),
    'construct-triangles': say(
      'Construct triangles and hexagons',
      'त्रिभुज और षट्भुज की रचना',
      'త్రిభుజాలు, షడ్భుజుల నిర్మాణం',
    ),
  },
  makers: [...divideSegment, ...scaleOfFigures, ...triangleByScale, ...triangleBaseHeight, ...regularHexagon],
}
