import * as worksheet from '../../../worksheets/topics/trigonometry.ts'
import { fraction, signed } from '../../../worksheets/typst.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, say } from '../../writing.ts'
import { calculation } from './calculation.ts'
import { rightTriangle } from './figures.ts'
import { triples as smallTriples } from './right-triples.ts'

/** The opposite side, the adjacent side and the hypotenuse. */
const triples = [...smallTriples, [21, 20, 29]] as const
const moreTriples = [
  ...triples,
  [9, 40, 41],
  [40, 9, 41],
  [12, 35, 37],
  [35, 12, 37],
  [11, 60, 61],
  [60, 11, 61],
  [28, 45, 53],
  [45, 28, 53],
  [33, 56, 65],
  [56, 33, 65],
] as const

const values: Readonly<Record<string, string>> = {
  'sin 30°': '1/2',
  'sin 45°': '1/sqrt(2)',
  'sin 60°': 'sqrt(3)/2',
  'cos 30°': 'sqrt(3)/2',
  'cos 45°': '1/sqrt(2)',
  'cos 60°': '1/2',
  'tan 30°': '1/sqrt(3)',
  'tan 45°': '1',
  'tan 60°': 'sqrt(3)',
}

const standardValue: PracticeMaker = {
  id: 'trigonometric-ratios/standard-value',
  version: 1,
  skill: 'standard-angles',
  level: 1,
  isFixed: true,
  make: (random) => {
    const { ratio } = worksheet.standardValue(random).given
    const value = values[ratio] ?? '1'
    const is30 = ratio.endsWith('30°')
    const angle = Number(/\d+/.exec(ratio)?.[0])
    const [base, rise] = angle === 45 ? [1, 1] : is30 ? [Math.sqrt(3), 1] : [1, Math.sqrt(3)]
    const sides = angle === 45 ? ['1', '1', '√2'] : is30 ? ['√3', '1', '2'] : ['1', '√3', '2']
    return {
      stem: say(
        `Write the value of ${maths(ratio)}.`,
        `${maths(ratio)} का मान लिखिए।`,
        `${maths(ratio)} విలువను రాయండి.`,
      ),
      figure: rightTriangle(
        base,
        rise,
        { AB: sides[0] ?? '', BC: sides[1] ?? '', AC: sides[2] ?? '' },
        { BAC: `${angle}°` },
      ),
      figureWords: say(
        'A right triangle with the angle and its three sides.',
        'कोण और तीनों भुजाओं सहित एक समकोण त्रिभुज।',
        'కోణం, మూడు భుజాలతో ఒక లంబకోణ త్రిభుజం.',
      ),
      ask: { kind: 'number', answer: value },
      working: calculation({ number: 1 }, { target: value, facts: {} }),
      marks: 1,
      hints: [
        say(
          'Sine is opposite over hypotenuse, cosine adjacent over hypotenuse, tangent opposite over adjacent.',
          'ज्या = सम्मुख भुजा / कर्ण, कोज्या = संलग्न भुजा / कर्ण, स्पर्शज्या = सम्मुख भुजा / संलग्न भुजा।',
          'సైన్ = ఎదుటి భుజం / కర్ణం, కొసైన్ = ఆసన్న భుజం / కర్ణం, టాంజెంట్ = ఎదుటి భుజం / ఆసన్న భుజం.',
        ),
        say(
          'Read the sides that belong to the angle off the figure.',
          'चित्र से उस कोण की संगत भुजाएँ पढ़िए।',
          'ఆ కోణానికి సంబంధించిన భుజాలను పటం నుండి చదవండి.',
        ),
      ],
      solution: [line(`${ratio} = ${value}`, 1)],
    }
  },
}

type RatioFromRatio = {
  readonly sides: readonly [opposite: number, adjacent: number, hypotenuse: number]
  readonly known: 'sin' | 'cos' | 'tan'
  readonly wanted: 'sin' | 'cos' | 'tan' | 'cosec' | 'sec' | 'cot'
}

const ratiosFromOne = widened<RatioFromRatio>({
  id: 'trigonometric-ratios/ratios-from-one',
  skill: 'ratios-of-triangle',
  level: 2,
  sheet: (random) => {
    const sides = random.pick(triples)
    const [known = 'sin', wanted = 'tan'] = random.shuffle(['sin', 'cos', 'tan'] as const)
    return { sides, known, wanted }
  },
  wide: (random) =>
    drawUntil(
      random,
      () => ({
        sides: random.pick(moreTriples),
        known: random.pick(['sin', 'cos', 'tan']),
        wanted: random.pick(['sin', 'cos', 'tan', 'cosec', 'sec', 'cot']),
      }),
      // the reciprocal needs no third side
      ({ known, wanted }) => wanted !== known && wanted !== { sin: 'cosec', cos: 'sec', tan: 'cot' }[known],
    ),
  make: ({ sides: [opposite, adjacent, hypotenuse], known, wanted }) => {
    const ratios = {
      sin: [opposite, hypotenuse],
      cos: [adjacent, hypotenuse],
      tan: [opposite, adjacent],
      cosec: [hypotenuse, opposite],
      sec: [hypotenuse, adjacent],
      cot: [adjacent, opposite],
    } as const
    const [third, worked] = {
      sin: [adjacent, `sqrt(${hypotenuse}^2 - ${opposite}^2)`],
      cos: [opposite, `sqrt(${hypotenuse}^2 - ${adjacent}^2)`],
      tan: [hypotenuse, `sqrt(${opposite}^2 + ${adjacent}^2)`],
    }[known]
    const [given, value] = [fraction(...ratios[known]), fraction(...ratios[wanted])]
    return {
      stem: say(
        `If ${maths(`${known} θ = ${given}`)} for an acute angle $θ$, find ${maths(`${wanted} θ`)}.`,
        `यदि न्यून कोण $θ$ के लिए ${maths(`${known} θ = ${given}`)} है, तो ${maths(`${wanted} θ`)} ज्ञात कीजिए।`,
        `లఘుకోణం $θ$ కు ${maths(`${known} θ = ${given}`)} అయితే ${maths(`${wanted} θ`)} కనుగొనండి.`,
      ),
      figure: rightTriangle(
        adjacent,
        opposite,
        known === 'sin'
          ? { BC: `${opposite}`, AC: `${hypotenuse}` }
          : known === 'cos'
            ? { AB: `${adjacent}`, AC: `${hypotenuse}` }
            : { BC: `${opposite}`, AB: `${adjacent}` },
        { BAC: 'θ' },
      ),
      figureWords: say(
        `A right triangle $ABC$ with the angle $θ$ at $A$ and two sides.`,
        `समकोण त्रिभुज $ABC$ जिसमें $A$ पर कोण $θ$ और दो भुजाएँ दी हैं।`,
        `$A$ వద్ద కోణం $θ$, రెండు భుజాలు ఇచ్చిన లంబకోణ త్రిభుజం $ABC$.`,
      ),
      ask: { kind: 'number', answer: value },
      working: calculation(
        { 'substituted number': 1, 'number target': 1 },
        { target: value, facts: { θ: `${(Math.atan2(opposite, adjacent) * 180) / Math.PI}` } },
      ),
      marks: 2,
      hints: [
        say(
          'Draw a right triangle with these two sides and find the third by the Pythagoras theorem.',
          'इन दो भुजाओं वाला समकोण त्रिभुज बनाइए और पाइथागोरस प्रमेय से तीसरी भुजा ज्ञात कीजिए।',
          'ఈ రెండు భుజాలతో లంబకోణ త్రిభుజాన్ని గీసి, పైథాగరస్ సిద్ధాంతంతో మూడవ భుజాన్ని కనుగొనండి.',
        ),
        say(
          `The third side is ${maths(`${worked} = ${third}`)}.`,
          `तीसरी भुजा ${maths(`${worked} = ${third}`)} है।`,
          `మూడవ భుజం ${maths(`${worked} = ${third}`)}.`,
        ),
      ],
      solution: [line(`${worked} = ${third}`, 1), line(`${wanted} θ = ${value}`, 1)],
    }
  },
})

const evaluateExpression: PracticeMaker = {
  id: 'trigonometric-ratios/evaluate-expression',
  version: 1,
  skill: 'standard-angles',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.evaluateExpression(random)
    const { first, second, third, p, q, r } = given
    const squared = (ratio: string) => ratio.replace(' ', '^2 ')
    const put = (ratio: string) => `(${values[ratio]})^2`
    const shown = `${p} ${squared(first)} + ${q} ${squared(second)} - ${r === 1 ? '' : r} ${squared(third)}`
    const substituted = `${p}*${put(first)} + ${q}*${put(second)} - ${r}*${put(third)}`
    const value = fraction(Math.round(result.value * 12), 12)
    return {
      stem: say(
        `Evaluate ${maths(shown)}.`,
        `${maths(shown)} का मान ज्ञात कीजिए।`,
        `${maths(shown)} విలువను కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: value },
      working: { ...calculation({ substituted: 1, number: 1 }, { target: value, facts: {} }), start: shown },
      marks: 2,
      hints: [
        say(
          'Put in the values of the standard angles and square them.',
          'मानक कोणों के मान रखिए और उनके वर्ग कीजिए।',
          'ప్రామాణిక కోణాల విలువలను ప్రతిక్షేపించి వర్గం చేయండి.',
        ),
        say(
          `Work out ${maths(substituted)}.`,
          `${maths(substituted)} का मान निकालिए।`,
          `${maths(substituted)} విలువను గణించండి.`,
        ),
      ],
      solution: [line(substituted, 1), line(`= ${value}`, 1)],
    }
  },
}

const angleFromRatio = widened<{ angle: number; multiple: number; shift: number }>({
  id: 'trigonometric-ratios/angle-from-ratio',
  skill: 'standard-angles',
  level: 1,
  sheet: (random) =>
    drawUntil(
      random,
      () => ({ angle: random.pick([30, 45, 60]), multiple: random.integer(2, 6), shift: 0 }),
      ({ angle, multiple }) => angle % multiple === 0,
    ),
  wide: (random) =>
    drawUntil(
      random,
      () => ({
        angle: random.pick([30, 45, 60]),
        multiple: random.integer(2, 6),
        shift: random.integer(-20, 20),
      }),
      ({ angle, multiple, shift }) => (angle - shift) % multiple === 0,
    ),
  make: ({ angle, multiple, shift }, random) => {
    const name = random.pick(['sin', 'cos', 'tan'])
    const inside = shift === 0 ? `${multiple}x` : `${multiple}x ${signed(shift)}°`
    const equation = `${name} ${shift === 0 ? inside : `(${inside})`} = ${values[`${name} ${angle}°`]}`
    const found = (angle - shift) / multiple
    return {
      stem: say(
        `If ${maths(equation)} and ${maths(inside)} is acute, find $x$ in degrees.`,
        `यदि ${maths(equation)} और ${maths(inside)} न्यून कोण है, तो $x$ का मान अंश में ज्ञात कीजिए।`,
        `${maths(equation)}, ${maths(inside)} లఘుకోణం అయితే $x$ విలువను డిగ్రీలలో కనుగొనండి.`,
      ),
      ask: { kind: 'quantity', answer: `${found}°`, rules: { unit: 'degree' } },
      working: calculation({ number: 1 }, { target: `${found}`, facts: { x: `${found}` } }),
      marks: 1,
      hints: [
        say(
          'Which standard angle has this ratio?',
          'किस मानक कोण का यह अनुपात है?',
          'ఈ నిష్పత్తి గల ప్రామాణిక కోణం ఏది?',
        ),
        say(
          `That angle is ${maths(inside)}: solve for $x$.`,
          `वह कोण ${maths(inside)} है: $x$ के लिए हल कीजिए।`,
          `ఆ కోణం ${maths(inside)}: $x$ కోసం సాధించండి.`,
        ),
      ],
      solution: [line(`${inside} = ${angle}°`, 0.5), line(`x = ${found}°`, 0.5)],
    }
  },
})

const sidesFromTangent = widened<Pick<RatioFromRatio, 'sides'> & { k: number }>({
  id: 'trigonometric-ratios/sides-from-tangent',
  skill: 'ratios-of-triangle',
  level: 3,
  sheet: (random) => ({ sides: random.pick(triples), k: random.integer(2, 6) }),
  wide: (random) =>
    drawUntil(
      random,
      () => ({ sides: random.pick(moreTriples), k: random.integer(3, 20) / 2 }),
      ({ sides: [, , hypotenuse], k }) => hypotenuse * k <= 200,
    ),
  make: ({ sides: [opposite, adjacent, hypotenuse], k }) => {
    const [ab, bc, ac] = [adjacent * k, opposite * k, hypotenuse * k]
    return {
      stem: say(
        `In $\\triangle ABC$, right-angled at $B$, ${maths(`tan A = ${opposite}/${adjacent}`)} and $AC = ${ac}$ cm. Find $AB$ and $BC$.`,
        `$\\triangle ABC$ में $B$ समकोण है, ${maths(`tan A = ${opposite}/${adjacent}`)} और $AC = ${ac}$ cm है। $AB$ और $BC$ ज्ञात कीजिए।`,
        `$\\triangle ABC$ లో $B$ లంబకోణం, ${maths(`tan A = ${opposite}/${adjacent}`)}, $AC = ${ac}$ cm. $AB$, $BC$ కనుగొనండి.`,
      ),
      figure: rightTriangle(adjacent, opposite, { AC: `${ac} cm` }),
      figureWords: say(
        `The triangle $ABC$ with the right angle at $B$ and $AC = ${ac}$ cm.`,
        `त्रिभुज $ABC$ जिसमें $B$ समकोण और $AC = ${ac}$ cm है।`,
        `$B$ లంబకోణంగా, $AC = ${ac}$ cm గల త్రిభుజం $ABC$.`,
      ),
      ask: { kind: 'pair', answer: `AB = ${ab}, BC = ${bc}`, rules: { variables: ['AB', 'BC'] } },
      working: calculation(
        { 'says:k': 1, 'says:AB': 1, 'says:BC': 1 },
        { target: `${bc}`, facts: { k: `${k}`, AB: `${ab}`, BC: `${bc}`, AC: `${ac}` } },
      ),
      marks: 3,
      hints: [
        say(
          `Let $BC = ${opposite}k$ and $AB = ${adjacent}k$; then find $AC$ in terms of $k$.`,
          `मान लीजिए $BC = ${opposite}k$ और $AB = ${adjacent}k$; फिर $AC$ को $k$ में ज्ञात कीजिए।`,
          `$BC = ${opposite}k$, $AB = ${adjacent}k$ అనుకోండి; తర్వాత $AC$ ను $k$ లో కనుగొనండి.`,
        ),
        say(
          `$AC = ${hypotenuse}k$, so ${maths(`${hypotenuse}k = ${ac}`)}. Find $k$.`,
          `$AC = ${hypotenuse}k$ है, अतः ${maths(`${hypotenuse}k = ${ac}`)}। $k$ ज्ञात कीजिए।`,
          `$AC = ${hypotenuse}k$, కాబట్టి ${maths(`${hypotenuse}k = ${ac}`)}. $k$ కనుగొనండి.`,
        ),
      ],
      solution: [
        line(`${hypotenuse}k = ${ac}`, 0.5),
        line(`k = ${k}`, 0.5),
        line(`AB = ${adjacent}*${k} = ${ab}`, 1),
        line(`BC = ${opposite}*${k} = ${bc}`, 1),
      ],
    }
  },
})

export const trigonometricRatios: PracticeTopic = {
  id: 'trigonometric-ratios',
  name: say('Trigonometric ratios', 'त्रिकोणमितीय अनुपात', 'త్రికోణమితీయ నిష్పత్తులు'),
  skills: {
    'ratios-of-triangle': say('Ratios of a right triangle', 'समकोण त्रिभुज के अनुपात', 'లంబకోణ త్రిభుజ నిష్పత్తులు'),
    'standard-angles': say('Ratios of standard angles', 'मानक कोणों के अनुपात', 'ప్రామాణిక కోణాల నిష్పత్తులు'),
  },
  makers: [...ratiosFromOne, ...sidesFromTangent, standardValue, ...angleFromRatio, evaluateExpression],
}
