import * as worksheet from '../../../worksheets/topics/right-triangles.ts'
import { decimal } from '../../../worksheets/typst.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { line, maths, rounded, say } from '../../writing.ts'
import { calculation } from './calculation.ts'
import { equilateralHeight } from './equilateral-height.ts'
import { drawing, polygon, rightTriangle } from './figures.ts'
import { drawTriple, drawTripleForPage } from './right-triples.ts'

const halfBaseHeight: PracticeMaker = {
  id: 'triangle-areas/half-base-height',
  version: 1,
  skill: 'area-of-triangle',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.halfBaseHeight(random)
    const { base, height } = given
    return {
      stem: say(
        `A triangular plot has a base of ${base} m and a height of ${height} m. Find its area $A$.`,
        `एक त्रिभुजाकार भूखंड का आधार ${base} m और ऊँचाई ${height} m है। उसका क्षेत्रफल $A$ ज्ञात कीजिए।`,
        `ఒక త్రిభుజాకార స్థలం భూమి ${base} m, ఎత్తు ${height} m. దాని వైశాల్యం $A$ కనుగొనండి.`,
      ),
      figure: drawing({
        points: { A: [0, 0], B: [base, 0], C: [base / 3, height], D: [base / 3, 0] },
        lines: ['AB', 'BC', 'CA'],
        dashed: ['CD'],
        sides: { AB: `${base} m`, CD: `${height} m` },
      }),
      figureWords: say(
        'The triangle $ABC$ with the height $CD$.',
        'त्रिभुज $ABC$ जिसमें ऊँचाई $CD$ है।',
        'ఎత్తు $CD$ గల త్రిభుజం $ABC$.',
      ),
      ask: { kind: 'quantity', answer: `${result.area} m^2`, rules: { unit: 'm^2' } },
      working: calculation(
        { number: 1 },
        {
          target: `${result.area}`,
          facts: { b: `${base}`, h: `${height}`, A: `${result.area}` },
          formulas: { A: '1/2*b*h' },
        },
      ),
      marks: 1,
      hints: [
        say(
          'The area of a triangle is half the base times the height.',
          'त्रिभुज का क्षेत्रफल आधार और ऊँचाई के गुणनफल का आधा होता है।',
          'త్రిభుజ వైశాల్యం, భూమి ఎత్తుల లబ్ధంలో సగం.',
        ),
        say(
          `Work out ${maths(`1/2*${base}*${height}`)}.`,
          `${maths(`1/2*${base}*${height}`)} का मान निकालिए।`,
          `${maths(`1/2*${base}*${height}`)} గణించండి.`,
        ),
      ],
      solution: [line(`A = 1/2*${base}*${height}`, 0), line(`A = ${result.area} m^2`, 1)],
    }
  },
}

const heron = (a: number, b: number, c: number) => {
  const s = (a + b + c) / 2
  return Math.sqrt(s * (s - a) * (s - b) * (s - c))
}
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1)
/** Triangles whose sides and area are whole numbers, the longest side last; none too flat to draw. */
const heronian = upTo(85).flatMap((c) =>
  upTo(c).flatMap((b) =>
    upTo(b)
      .map((a) => [a, b, c] as const)
      .filter((sides) => {
        const area = heron(...sides)
        return Number.isInteger(area) && 12 * area > c * c
      }),
  ),
)

const heronsFormula = widened<readonly [number, number, number]>({
  id: 'triangle-areas/herons-formula',
  skill: 'herons-formula',
  level: 2,
  sheet: (random) => {
    const { a, b, c } = worksheet.heronsFormula(random).given
    const k = random.integer(1, 6)
    return [a * k, b * k, c * k]
  },
  wide: (random) => random.pick(heronian as [(typeof heronian)[number]]),
  make: ([a, b, c]) => {
    const s = (a + b + c) / 2
    const area = `${heron(a, b, c)}`
    const put = `sqrt(${s}*${s - a}*${s - b}*${s - c})`
    const x = (a * a + c * c - b * b) / (2 * c)
    return {
      stem: say(
        `Find the area $A$ of a triangle with the sides ${a} cm, ${b} cm and ${c} cm by Heron's formula.`,
        `${a} cm, ${b} cm और ${c} cm भुजाओं वाले त्रिभुज का क्षेत्रफल $A$ हीरोन के सूत्र से ज्ञात कीजिए।`,
        `${a} cm, ${b} cm, ${c} cm భుజాలు గల త్రిభుజం వైశాల్యం $A$ ను హెరాన్ సూత్రం ద్వారా కనుగొనండి.`,
      ),
      figure: polygon(
        { P: [0, 0], Q: [c, 0], R: [x, Math.sqrt(a * a - x * x)] },
        { PQ: `${c}`, QR: `${b}`, PR: `${a}` },
      ),
      figureWords: say(
        `The triangle $PQR$ with the sides ${a}, ${b} and ${c}.`,
        `${a}, ${b} और ${c} भुजाओं वाला त्रिभुज $PQR$।`,
        `${a}, ${b}, ${c} భుజాలు గల త్రిభుజం $PQR$.`,
      ),
      ask: { kind: 'quantity', answer: `${area} cm^2`, rules: { unit: 'cm^2' } },
      working: calculation(
        { 'says:s': 1, 'substituted:A formula-symbols': 1, number: 1 },
        {
          target: area,
          facts: { a: `${a}`, b: `${b}`, c: `${c}`, s: `${s}`, A: area },
          formulas: { s: '(a+b+c)/2', A: 'sqrt(s*(s-a)*(s-b)*(s-c))' },
        },
      ),
      marks: 3,
      hints: [
        say(
          `First find half the perimeter: ${maths('s = (a + b + c)/2')}.`,
          `पहले अर्धपरिमाप ज्ञात कीजिए: ${maths('s = (a + b + c)/2')}।`,
          `ముందుగా అర్ధ చుట్టుకొలతను కనుగొనండి: ${maths('s = (a + b + c)/2')}.`,
        ),
        say(
          `$s = ${s}$ cm. Then ${maths(`A = ${put}`)}.`,
          `$s = ${s}$ cm। फिर ${maths(`A = ${put}`)}।`,
          `$s = ${s}$ cm. తర్వాత ${maths(`A = ${put}`)}.`,
        ),
      ],
      solution: [
        line(`s = (${a} + ${b} + ${c})/2 = ${s}`, 1),
        line(`A = ${put}`, 1),
        line(`A = ${area} cm^2`, 1),
      ],
    }
  },
})

const heightFromArea = widened({
  id: 'triangle-areas/height-from-area',
  skill: 'area-of-triangle',
  level: 2,
  sheet: (random) => drawTriple(random),
  wide: drawTripleForPage,
  make: ([a, b, c]) => {
    const area = decimal((a * b) / 2)
    const exact = (a * b) / c
    const height = exact.toFixed(2)
    return {
      stem: say(
        `The sides of a right triangle are ${a} cm, ${b} cm and ${c} cm. Find the height $h$ on the longest side, to 2 decimals.`,
        `एक समकोण त्रिभुज की भुजाएँ ${a} cm, ${b} cm और ${c} cm हैं। सबसे बड़ी भुजा पर ऊँचाई $h$ दशमलव के 2 स्थानों तक ज्ञात कीजिए।`,
        `ఒక లంబకోణ త్రిభుజం భుజాలు ${a} cm, ${b} cm, ${c} cm. అతి పెద్ద భుజంపై ఎత్తు $h$ ను 2 దశాంశ స్థానాల వరకు కనుగొనండి.`,
      ),
      figure: rightTriangle(a, b, { AB: `${a}`, BC: `${b}`, AC: `${c}` }),
      figureWords: say(
        `The right triangle $ABC$ with the sides ${a}, ${b} and ${c}.`,
        `${a}, ${b} और ${c} भुजाओं वाला समकोण त्रिभुज $ABC$।`,
        `${a}, ${b}, ${c} భుజాలు గల లంబకోణ త్రిభుజం $ABC$.`,
      ),
      ask: { kind: 'quantity', answer: `${height} cm`, rules: { unit: 'cm', places: 2 } },
      working: calculation({ 'says:A': 1, number: 1 }, { target: height, facts: { A: area, h: height } }),
      marks: 2,
      hints: [
        say(
          'Find the area from the two sides about the right angle. It is half the longest side times $h$ too.',
          'समकोण बनाने वाली भुजाओं से क्षेत्रफल ज्ञात कीजिए। वह सबसे बड़ी भुजा और $h$ के गुणनफल का आधा भी है।',
          'లంబకోణం చేసే భుజాల నుండి వైశాల్యాన్ని కనుగొనండి. అది అతి పెద్ద భుజం, $h$ ల లబ్ధంలో సగం కూడా.',
        ),
        say(
          `The area is $A = ${area}$ cm², so ${maths(`1/2*${c}*h = ${area}`)}.`,
          `क्षेत्रफल $A = ${area}$ cm² है, अतः ${maths(`1/2*${c}*h = ${area}`)}।`,
          `వైశాల్యం $A = ${area}$ cm², కాబట్టి ${maths(`1/2*${c}*h = ${area}`)}.`,
        ),
      ],
      solution: [
        line(`A = 1/2*${a}*${b} = ${area}`, 1),
        line(`h = 2*${area}/${c}`, 0),
        rounded('h', exact, 'cm', 1),
      ],
    }
  },
})

export const triangleAreas: PracticeTopic = {
  id: 'triangle-areas',
  name: say('Areas of triangles', 'त्रिभुजों के क्षेत्रफल', 'త్రిభుజాల వైశాల్యాలు'),
  skills: {
    'area-of-triangle': say('Area from base and height', 'आधार और ऊँचाई से क्षेत्रफल', 'భూమి, ఎత్తు నుండి వైశాల్యం'),
    'herons-formula': say("Heron's formula", 'हीरोन का सूत्र', 'హెరాన్ సూత్రం'),
  },
  makers: [halfBaseHeight, ...heronsFormula, ...equilateralHeight, ...heightFromArea],
}
