import { root } from '../../../worksheets/typst.ts'
import { type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, say, told } from '../../writing.ts'
import { calculation, twoSteps } from './calculation.ts'
import { equilateralHeight } from './equilateral-height.ts'
import { drawing, rightTriangle } from './figures.ts'
import { drawAnyTriple, drawSteepTriple, drawTriple, drawWholeTriple } from './right-triples.ts'

const theorem = say(
  'By the Pythagoras theorem the square on the hypotenuse is the sum of the squares on the other sides.',
  'पाइथागोरस प्रमेय से कर्ण का वर्ग अन्य दो भुजाओं के वर्गों के योग के बराबर होता है।',
  'పైథాగరస్ సిద్ధాంతం ప్రకారం కర్ణం వర్గం మిగతా రెండు భుజాల వర్గాల మొత్తానికి సమానం.',
)
const rightAtB = say(
  'The right triangle $ABC$ with the right angle at $B$.',
  'समकोण त्रिभुज $ABC$ जिसमें $B$ समकोण है।',
  '$B$ లంబకోణంగా గల త్రిభుజం $ABC$.',
)

const missingSide = widened({
  id: 'pythagoras/missing-side',
  skill: 'sides-of-right-triangle',
  level: 1,
  sheet: (random) => drawTriple(random),
  wide: drawAnyTriple,
  make: ([a, b, c]) => {
    const put = `sqrt(${c}^2 - ${a}^2)`
    return {
      stem: say(
        `In the right triangle $ABC$ the hypotenuse is $AC = ${c}$ cm, and $AB = ${a}$ cm. Find $BC$.`,
        `समकोण त्रिभुज $ABC$ में कर्ण $AC = ${c}$ cm और $AB = ${a}$ cm है। $BC$ ज्ञात कीजिए।`,
        `లంబకోణ త్రిభుజం $ABC$ లో కర్ణం $AC = ${c}$ cm, $AB = ${a}$ cm. $BC$ కనుగొనండి.`,
      ),
      figure: rightTriangle(a, b, { AB: `${a} cm`, AC: `${c} cm` }),
      figureWords: rightAtB,
      ask: { kind: 'quantity', answer: `${b} cm`, rules: { unit: 'cm' } },
      working: calculation(
        { number: 1 },
        {
          target: `${b}`,
          facts: { AB: `${a}`, BC: `${b}`, AC: `${c}` },
          formulas: { BC: 'sqrt(AC^2-AB^2)' },
        },
      ),
      marks: 1,
      hints: [
        theorem,
        say(`Work out ${maths(put)}.`, `${maths(put)} का मान निकालिए।`, `${maths(put)} గణించండి.`),
      ],
      solution: [line(`BC = ${put}`, 0), line(`BC = ${b} cm`, 1)],
    }
  },
})

/** Foot, height and length of a ladder; the height `h` is asked, or the distance `b` of the foot. */
type Ladder = { sides: readonly [number, number, number]; asked: 'h' | 'b' }

const ladderAtAWall = widened({
  id: 'pythagoras/ladder-at-a-wall',
  skill: 'sides-of-right-triangle',
  level: 1,
  sheet: (random): Ladder => ({ sides: drawTriple(random, random.pick([0.5, 1, 1.5, 2])), asked: 'h' }),
  wide: (random): Ladder => ({ sides: drawSteepTriple(random), asked: random.pick(['h', 'b']) }),
  make: ({ sides: [a, b, c], asked }) => {
    const isHeight = asked === 'h'
    const [known, found] = isHeight ? [a, b] : [b, a]
    return {
      stem: isHeight
        ? say(
            `A ladder ${c} m long leans against a wall; its foot is ${a} m from the wall. How high ($h$) does it reach?`,
            `${c} m लंबी सीढ़ी दीवार से टिकी है; उसका निचला सिरा दीवार से ${a} m दूर है। वह कितनी ऊँचाई ($h$) तक पहुँचती है?`,
            `${c} m పొడవు గల నిచ్చెన గోడకు ఆనుకుని ఉంది; దాని అడుగు గోడ నుండి ${a} m దూరంలో ఉంది. అది ఎంత ఎత్తు ($h$) చేరుతుంది?`,
          )
        : say(
            `A ladder ${c} m long leans against a wall and reaches a height of ${b} m. How far ($b$) is its foot from the wall?`,
            `${c} m लंबी सीढ़ी दीवार से टिकी है और ${b} m की ऊँचाई तक पहुँचती है। उसका निचला सिरा दीवार से कितनी दूर ($b$) है?`,
            `${c} m పొడవు గల నిచ్చెన గోడకు ఆనుకుని ${b} m ఎత్తు చేరుతుంది. దాని అడుగు గోడ నుండి ఎంత దూరంలో ($b$) ఉంది?`,
          ),
      figure: rightTriangle(a, b, {
        AB: isHeight ? `${a} m` : 'b',
        BC: isHeight ? 'h' : `${b} m`,
        AC: `${c} m`,
      }),
      figureWords: rightAtB,
      ask: { kind: 'quantity', answer: `${found} m`, rules: { unit: 'm' } },
      working: calculation(twoSteps, {
        target: `${found}`,
        facts: { l: `${c}`, b: `${a}`, h: `${b}` },
        formulas: isHeight ? { h: 'sqrt(l^2-b^2)' } : { b: 'sqrt(l^2-h^2)' },
      }),
      marks: 2,
      hints: [
        theorem,
        say(
          `The ladder is the hypotenuse: ${maths(`${asked}^2 = ${c}^2 - ${known}^2`)}.`,
          `सीढ़ी कर्ण है: ${maths(`${asked}^2 = ${c}^2 - ${known}^2`)}।`,
          `నిచ్చెన కర్ణం: ${maths(`${asked}^2 = ${c}^2 - ${known}^2`)}.`,
        ),
      ],
      solution: [line(`${asked} = sqrt(${c}^2 - ${known}^2)`, 1), line(`${asked} = ${found} m`, 1)],
    }
  },
})

const converseOfPythagoras = widened({
  id: 'pythagoras/converse',
  skill: 'converse-of-pythagoras',
  level: 2,
  sheet: (random) => ({ sides: drawTriple(random), more: 1 }),
  wide: (random) => {
    const [a, b, c] = drawWholeTriple(random)
    return { sides: [a, b, c] as const, more: random.integer(1, Math.min(3, a + b - c - 1)) }
  },
  make: ({ sides: [a, b, c], more }, random) => {
    const isRight = random.pick([true, false])
    const longest = isRight ? c : c + more
    const [sum, square] = [a * a + b * b, longest * longest]
    return {
      stem: say(
        `The sides of a triangle are ${a} cm, ${b} cm and ${longest} cm. Is it right-angled?`,
        `एक त्रिभुज की भुजाएँ ${a} cm, ${b} cm और ${longest} cm हैं। क्या वह समकोण त्रिभुज है?`,
        `ఒక త్రిభుజం భుజాలు ${a} cm, ${b} cm, ${longest} cm. అది లంబకోణ త్రిభుజమా?`,
      ),
      ask: {
        kind: 'choice',
        answer: isRight ? 'A' : 'B',
        options: [
          say('Yes, it is right-angled.', 'हाँ, वह समकोण त्रिभुज है।', 'అవును, అది లంబకోణ త్రిభుజం.'),
          say('No, it is not.', 'नहीं, वह समकोण त्रिभुज नहीं है।', 'కాదు, అది లంబకోణ త్రిభుజం కాదు.'),
        ],
      },
      working: calculation({ substituted: 1, number: 1 }, { target: `${square}`, facts: {} }),
      marks: 2,
      hints: [
        say(
          'Compare the square of the longest side with the sum of the squares of the other two.',
          'सबसे बड़ी भुजा के वर्ग की तुलना अन्य दो भुजाओं के वर्गों के योग से कीजिए।',
          'అతి పెద్ద భుజం వర్గాన్ని మిగతా రెండు భుజాల వర్గాల మొత్తంతో పోల్చండి.',
        ),
        say(
          `Work out ${maths(`${a}^2 + ${b}^2`)} and ${maths(`${longest}^2`)}.`,
          `${maths(`${a}^2 + ${b}^2`)} और ${maths(`${longest}^2`)} निकालिए।`,
          `${maths(`${a}^2 + ${b}^2`)}, ${maths(`${longest}^2`)} గణించండి.`,
        ),
      ],
      solution: [
        line(`${a}^2 + ${b}^2 = ${sum}`, 1),
        line(`${longest}^2 = ${square}`, 1),
        isRight
          ? told(say('They are equal: right-angled.', 'वे बराबर हैं: समकोण त्रिभुज।', 'అవి సమానం: లంబకోణ త్రిభుజం.'), 0)
          : told(
              say(
                'They differ: not right-angled.',
                'वे भिन्न हैं: समकोण त्रिभुज नहीं।',
                'అవి వేరు: లంబకోణ త్రిభుజం కాదు.',
              ),
              0,
            ),
      ],
    }
  },
})

const altitudeOnHypotenuse = widened({
  id: 'pythagoras/altitude-on-hypotenuse',
  skill: 'sides-of-right-triangle',
  level: 3,
  sheet: (random) => {
    const [m = 1, n = 2] = random.distinct(2, 1, 5)
    return { m, n, k: random.integer(1, 4) }
  },
  wide: (random) =>
    drawUntil(
      random,
      () => {
        const [m = 1, n = 2] = random.distinct(2, 1, 7)
        return { m, n, k: random.integer(1, 40) }
      },
      ({ m, n, k }) => Math.max(m, n) <= 3 * Math.min(m, n) && k * Math.max(m, n) ** 2 <= 150,
    ),
  make: ({ m, n, k }) => {
    const [p, q, h] = [k * m * m, k * n * n, k * m * n]
    const side = root(p * (p + q))
    // a shorter part has no room for its number next to the letter D
    const share = 0.28 * (p + q)
    return {
      stem: say(
        `In a right triangle with the right angle at $C$, the altitude $CD = h$ divides the hypotenuse $AB$ into $AD = ${p}$ cm and $DB = ${q}$ cm. Find $h$ and $AC = b$.`,
        `एक समकोण त्रिभुज में $C$ समकोण है और शीर्षलंब $CD = h$ कर्ण $AB$ को $AD = ${p}$ cm और $DB = ${q}$ cm में बाँटता है। $h$ और $AC = b$ ज्ञात कीजिए।`,
        `$C$ లంబకోణంగా గల త్రిభుజంలో ఉన్నతి $CD = h$ కర్ణం $AB$ ను $AD = ${p}$ cm, $DB = ${q}$ cm గా విభజిస్తుంది. $h$, $AC = b$ కనుగొనండి.`,
      ),
      figure: drawing({
        points: { A: [0, 0], B: [p + q, 0], C: [p, h], D: [p, 0] },
        lines: ['AB', 'BC', 'CA', 'CD'],
        sides: { CD: 'h', AC: 'b', ...(p > share && { AD: `${p}` }), ...(q > share && { DB: `${q}` }) },
      }),
      figureWords: say(
        'The triangle $ABC$ with the altitude $CD$ on the hypotenuse $AB$.',
        'त्रिभुज $ABC$ जिसमें कर्ण $AB$ पर शीर्षलंब $CD$ है।',
        'కర్ణం $AB$ పై ఉన్నతి $CD$ గల త్రిభుజం $ABC$.',
      ),
      ask: { kind: 'pair', answer: `h = ${h}, b = ${side}`, rules: { variables: ['h', 'b'] } },
      working: calculation(
        { 'says:h': 1, 'substituted:b': 1, 'says:b': 1 },
        {
          target: side,
          facts: { h: `${h}`, b: side, p: `${p}`, q: `${q}` },
          formulas: { h: 'sqrt(p*q)', b: 'sqrt(p^2+h^2)' },
        },
      ),
      marks: 3,
      hints: [
        say(
          `The triangles $ADC$ and $CDB$ are similar: ${maths('h/p = q/h')}, with $p = AD$ and $q = DB$.`,
          `त्रिभुज $ADC$ और $CDB$ समरूप हैं: ${maths('h/p = q/h')}, जहाँ $p = AD$ और $q = DB$।`,
          `త్రిభుజాలు $ADC$, $CDB$ సరూపాలు: ${maths('h/p = q/h')}; $p = AD$, $q = DB$.`,
        ),
        say(
          `${maths(`h^2 = ${p}*${q}`)}. Then use the Pythagoras theorem in the triangle $ADC$.`,
          `${maths(`h^2 = ${p}*${q}`)}। फिर त्रिभुज $ADC$ में पाइथागोरस प्रमेय लगाइए।`,
          `${maths(`h^2 = ${p}*${q}`)}. తర్వాత త్రిభుజం $ADC$ లో పైథాగరస్ సిద్ధాంతాన్ని ఉపయోగించండి.`,
        ),
      ],
      solution: [
        line(`h = sqrt(${p}*${q}) = ${h}`, 1),
        line(`b = sqrt(${p}^2 + ${h}^2)`, 1),
        line(`b = ${side}`, 1),
      ],
    }
  },
})

const diagonalOfARectangle = widened({
  id: 'pythagoras/diagonal-of-rectangle',
  skill: 'sides-of-right-triangle',
  level: 1,
  sheet: (random) => [random.integer(5, 15), random.integer(2, 4)] as const,
  wide: (random) =>
    drawUntil(
      random,
      () => [random.integer(5, 36), random.integer(2, 35)] as const,
      ([length, width]) =>
        width < length && 5 * width >= length && !root(length ** 2 + width ** 2).startsWith('sqrt'),
    ),
  make: ([length, width]) => {
    const square = length * length + width * width
    const diagonal = root(square)
    return {
      stem: say(
        `Find the diagonal $d$ of a rectangle ${length} cm by ${width} cm, in the simplest form.`,
        `${length} cm लंबे और ${width} cm चौड़े आयत का विकर्ण $d$ सरलतम रूप में ज्ञात कीजिए।`,
        `పొడవు ${length} cm, వెడల్పు ${width} cm గల దీర్ఘచతురస్రం కర్ణం $d$ ను సూక్ష్మ రూపంలో కనుగొనండి.`,
      ),
      figure: drawing({
        points: { A: [0, 0], B: [length, 0], C: [length, width], D: [0, width] },
        lines: ['AB', 'BC', 'CD', 'DA', 'AC'],
        sides: { AB: `${length} cm`, BC: `${width} cm` },
      }),
      figureWords: say(
        'The rectangle $ABCD$ with the diagonal $AC$.',
        'आयत $ABCD$ जिसमें विकर्ण $AC$ है।',
        'కర్ణం $AC$ గల దీర్ఘచతురస్రం $ABCD$.',
      ),
      ask: { kind: 'quantity', answer: `${diagonal} cm`, rules: { unit: 'cm', form: 'simplest-surd' } },
      working: calculation(twoSteps, {
        target: diagonal,
        facts: { l: `${length}`, b: `${width}`, d: diagonal },
        formulas: { d: 'sqrt(l^2+b^2)' },
      }),
      marks: 2,
      hints: [
        theorem,
        say(
          `${maths(`d^2 = ${length}^2 + ${width}^2 = ${square}`)}. Take the root and simplify it.`,
          `${maths(`d^2 = ${length}^2 + ${width}^2 = ${square}`)}। वर्गमूल लेकर सरल कीजिए।`,
          `${maths(`d^2 = ${length}^2 + ${width}^2 = ${square}`)}. వర్గమూలం తీసుకుని సూక్ష్మీకరించండి.`,
        ),
      ],
      solution: [line(`d = sqrt(${length}^2 + ${width}^2)`, 1), line(`d = ${diagonal} cm`, 1)],
    }
  },
})

export const pythagoras: PracticeTopic = {
  id: 'pythagoras',
  name: say('Pythagoras theorem', 'पाइथागोरस प्रमेय', 'పైథాగరస్ సిద్ధాంతం'),
  skills: {
    'sides-of-right-triangle': say('Sides of a right triangle', 'समकोण त्रिभुज की भुजाएँ', 'లంబకోణ త్రిభుజ భుజాలు'),
    'converse-of-pythagoras': say('Converse of the theorem', 'प्रमेय का विलोम', 'సిద్ధాంత విపర్యయం'),
    'equilateral-triangle': say('Equilateral triangle', 'समबाहु त्रिभुज', 'సమబాహు త్రిభుజం'),
  },
  makers: [
    ...missingSide,
    ...ladderAtAWall,
    ...diagonalOfARectangle,
    ...converseOfPythagoras,
    ...equilateralHeight,
    ...altitudeOnHypotenuse,
  ],
}
