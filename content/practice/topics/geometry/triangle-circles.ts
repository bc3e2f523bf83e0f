import type { Words } from '../../../../domain/practice/question.ts'
import { roundTo } from '../../../worksheets/arithmetic.ts'
import type { Random } from '../../../worksheets/random.ts'
import { type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, say, told } from '../../writing.ts'
import { drawing } from './figures.ts'
import { drawTriple, drawTripleForPage } from './right-triples.ts'

const bisectors = told(
  say(
    'Perpendicular bisectors of two sides meet at the centre',
    'दो भुजाओं के लंब समद्विभाजक केंद्र पर मिलते हैं',
    'రెండు భుజాల లంబ సమద్విఖండన రేఖలు కేంద్రం వద్ద కలుస్తాయి',
  ),
  1,
)
const triangleDrawn = told(say('The triangle is drawn.', 'त्रिभुज बनाया।', 'త్రిభుజాన్ని గీశాము.'), 1)

/** Right triangles as they are constructed on a sheet, in half centimetres. */
const drawHalfTriple = (random: Random) => drawTriple(random, random.pick([0.5, 1, 1.5, 2]))

const circumcircle = widened({
  id: 'triangle-circles/circumcircle',
  skill: 'circles-of-triangle',
  level: 2,
  sheet: drawHalfTriple,
  wide: drawTripleForPage,
  make: ([a, b, c]) => {
    const radius = c / 2
    return {
      stem: say(
        `Construct a right triangle with the sides ${a} cm and ${b} cm about the right angle, and its circumcircle. Calculate the radius $R$.`,
        `एक समकोण त्रिभुज की रचना कीजिए जिसमें समकोण बनाने वाली भुजाएँ ${a} cm और ${b} cm हैं, और उसका परिवृत्त खींचिए। त्रिज्या $R$ परिकलित कीजिए।`,
        `లంబకోణం చేసే భుజాలు ${a} cm, ${b} cm గల లంబకోణ త్రిభుజాన్ని, దాని పరివృత్తాన్ని నిర్మించండి. వ్యాసార్ధం $R$ గణించండి.`,
      ),
      figure: drawing({
        points: { A: [0, 0], B: [a, 0], C: [a, b], _M: [a / 2, b / 2] },
        lines: ['AB', 'BC', 'CA'],
        circles: [['_M', radius]],
        sides: { AB: `${a}`, BC: `${b}` },
      }),
      figureWords: say(
        'The right triangle $ABC$ in its circumcircle.',
        'समकोण त्रिभुज $ABC$ अपने परिवृत्त में।',
        'తన పరివృత్తంలో లంబకోణ త్రిభుజం $ABC$.',
      ),
      ask: { kind: 'quantity', answer: `${radius} cm`, rules: { unit: 'cm' } },
      marks: 3,
      hints: [
        say(
          'The centre of the circumcircle of a right triangle is the mid-point of the hypotenuse.',
          'समकोण त्रिभुज के परिवृत्त का केंद्र कर्ण का मध्य-बिंदु होता है।',
          'లంబకోణ త్రిభుజం పరివృత్త కేంద్రం కర్ణం మధ్యబిందువు.',
        ),
        say(
          `The hypotenuse is ${maths(`sqrt(${a}^2 + ${b}^2)`)}; take half of it.`,
          `कर्ण ${maths(`sqrt(${a}^2 + ${b}^2)`)} है; उसका आधा लीजिए।`,
          `కర్ణం ${maths(`sqrt(${a}^2 + ${b}^2)`)}; దానిలో సగం తీసుకోండి.`,
        ),
      ],
      solution: [triangleDrawn, bisectors, line(`R = 1/2*sqrt(${a}^2 + ${b}^2) = ${radius} cm`, 1)],
    }
  },
})

const incircle = widened({
  id: 'triangle-circles/incircle',
  skill: 'circles-of-triangle',
  level: 3,
  sheet: drawHalfTriple,
  wide: drawTripleForPage,
  make: ([a, b, c]) => {
    const half = (value: number) => roundTo(value / 2, 3)
    const [radius, s, area] = [half(a + b - c), half(a + b + c), half(a * b)]
    return {
      stem: say(
        `Construct a triangle with the sides ${a} cm, ${b} cm and ${c} cm and its incircle. Calculate the radius $r$.`,
        `${a} cm, ${b} cm और ${c} cm भुजाओं वाले त्रिभुज और उसके अंतःवृत्त की रचना कीजिए। त्रिज्या $r$ परिकलित कीजिए।`,
        `${a} cm, ${b} cm, ${c} cm భుజాలు గల త్రిభుజాన్ని, దాని అంతర వృత్తాన్ని నిర్మించండి. వ్యాసార్ధం $r$ గణించండి.`,
      ),
      figure: drawing({
        points: { A: [0, 0], B: [a, 0], C: [a, b], I: [a - radius, radius] },
        lines: ['AB', 'BC', 'CA'],
        circles: [['I', radius]],
        sides: { AB: `${a}`, BC: `${b}`, AC: `${c}` },
      }),
      figureWords: say(
        'The triangle $ABC$ with its incircle around $I$.',
        'त्रिभुज $ABC$ और केंद्र $I$ वाला उसका अंतःवृत्त।',
        'త్రిభుజం $ABC$, కేంద్రం $I$ గల దాని అంతర వృత్తం.',
      ),
      ask: { kind: 'quantity', answer: `${radius} cm`, rules: { unit: 'cm' } },
      marks: 3,
      hints: [
        say(
          'The bisectors of the angles meet at the centre. The area is the radius times half the perimeter.',
          'कोणों के समद्विभाजक केंद्र पर मिलते हैं। क्षेत्रफल त्रिज्या और अर्धपरिमाप का गुणनफल है।',
          'కోణ సమద్విఖండన రేఖలు కేంద్రం వద్ద కలుస్తాయి. వైశాల్యం, వ్యాసార్ధం అర్ధ చుట్టుకొలతల లబ్ధం.',
        ),
        say(
          `The triangle is right-angled: its area is $${area}$ cm², half its perimeter is $${s}$ cm.`,
          `त्रिभुज समकोण है: क्षेत्रफल $${area}$ cm², अर्धपरिमाप $${s}$ cm।`,
          `ఇది లంబకోణ త్రిభుజం: వైశాల్యం $${area}$ cm², అర్ధ చుట్టుకొలత $${s}$ cm.`,
        ),
      ],
      solution: [
        triangleDrawn,
        told(
          say(
            'Bisectors of two angles meet at $I$; the circle has the perpendicular from $I$ to a side as its radius',
            'दो कोणों के समद्विभाजक $I$ पर मिलते हैं; $I$ से भुजा पर लंब वृत्त की त्रिज्या है',
            'రెండు కోణాల సమద్విఖండన రేఖలు $I$ వద్ద కలుస్తాయి; $I$ నుండి భుజానికి లంబం వృత్తం వ్యాసార్ధం',
          ),
          1,
        ),
        line(`r = ${area}/${s} = ${radius} cm`, 1),
      ],
    }
  },
})

const equilateralCircles = widened({
  id: 'triangle-circles/equilateral-circles',
  skill: 'circles-of-triangle',
  level: 2,
  sheet: (random) => random.integer(6, 24) / 2,
  wide: (random) => random.integer(30, 150) / 10,
  make: (side, random) => {
    const isOuter = random.pick([true, false])
    const radius = side / Math.sqrt(3) / (isOuter ? 1 : 2)
    const circle = isOuter
      ? say('circumcircle', 'परिवृत्त', 'పరివృత్తాన్ని')
      : say('incircle', 'अंतःवृत्त', 'అంతర వృత్తాన్ని')
    const put = isOuter ? `${side}/sqrt(3)` : `${side}/(2sqrt(3))`
    return {
      stem: say(
        `Construct an equilateral triangle of side ${side} cm with its ${circle.en}. Calculate the radius of the circle to 1 decimal.`,
        `${side} cm भुजा वाले समबाहु त्रिभुज और उसके ${circle.hi} की रचना कीजिए। वृत्त की त्रिज्या दशमलव के 1 स्थान तक परिकलित कीजिए।`,
        `${side} cm భుజం గల సమబాహు త్రిభుజాన్ని, దాని ${circle.te} నిర్మించండి. వృత్తం వ్యాసార్ధాన్ని 1 దశాంశ స్థానం వరకు గణించండి.`,
      ),
      figure: drawing({
        points: { A: [-0.5, 0], B: [0.5, 0], C: [0, Math.sqrt(3) / 2], _M: [0, Math.sqrt(3) / 6] },
        lines: ['AB', 'BC', 'CA'],
        circles: [['_M', (isOuter ? 1 : 0.5) / Math.sqrt(3)]],
        sides: { AB: `${side}` },
      }),
      figureWords: say(
        'The equilateral triangle $ABC$ with the circle.',
        'समबाहु त्रिभुज $ABC$ और वृत्त।',
        'సమబాహు త్రిభుజం $ABC$, వృత్తం.',
      ),
      ask: { kind: 'quantity', answer: `${radius.toFixed(1)} cm`, rules: { unit: 'cm', places: 1 } },
      marks: 3,
      hints: [
        say(
          'The incircle and the circumcircle have the same centre; it divides each height in the ratio $2 : 1$.',
          'अंतःवृत्त और परिवृत्त का केंद्र एक ही है; वह प्रत्येक शीर्षलंब को $2 : 1$ में बाँटता है।',
          'అంతర వృత్తం, పరివృత్తాల కేంద్రం ఒకటే; అది ప్రతి ఉన్నతిని $2 : 1$ లో విభజిస్తుంది.',
        ),
        say(`Work out ${maths(put)}.`, `${maths(put)} का मान निकालिए।`, `${maths(put)} గణించండి.`),
      ],
      solution: [triangleDrawn, bisectors, line(`${put} ≈ ${radius.toFixed(1)} cm`, 1)],
    }
  },
})

const options = [
  say('inside the triangle', 'त्रिभुज के अंदर', 'త్రిభుజం లోపల'),
  say('on the longest side', 'सबसे बड़ी भुजा पर', 'అతి పెద్ద భుజంపై'),
  say('outside the triangle', 'त्रिभुज के बाहर', 'త్రిభుజం బయట'),
]

/** Three different sides of a triangle, the longest last. */
const drawSides = (random: Random) =>
  drawUntil(
    random,
    () => {
      const [a = 4, b = 5, c = 6] = random.distinct(3, 4, 15).sort((one, other) => one - other)
      return [a, b, c] as const
    },
    ([a, b, c]) => a + b > c,
  )

const centreOfCircle = widened<{ triangle: Words; answer: string; hint?: Words; reason?: Words }>({
  id: 'triangle-circles/centre-of-circle',
  skill: 'centre-of-circumcircle',
  level: 1,
  sheet: (random) => {
    const side = random.integer(4, 15)
    const { kind, answer } = random.pick([
      { kind: say('an acute', 'न्यूनकोण', 'లఘుకోణ'), answer: 'A' },
      { kind: say('a right', 'समकोण', 'లంబకోణ'), answer: 'B' },
      { kind: say('an obtuse', 'अधिककोण', 'గురుకోణ'), answer: 'C' },
    ])
    const triangle = say(
      `The longest side of ${kind.en} triangle is ${side} cm long.`,
      `एक ${kind.hi} त्रिभुज की सबसे बड़ी भुजा ${side} cm है।`,
      `ఒక ${kind.te} త్రిభుజం అతి పెద్ద భుజం ${side} cm.`,
    )
    return { triangle, answer }
  },
  wide: (random) => {
    const [a, b, c] = random.pick([true, false, false]) ? drawTripleForPage(random) : drawSides(random)
    const triangle = say(
      `The sides of a triangle are ${a} cm, ${b} cm and ${c} cm long.`,
      `एक त्रिभुज की भुजाएँ ${a} cm, ${b} cm और ${c} cm हैं।`,
      `ఒక త్రిభుజం భుజాలు ${a} cm, ${b} cm, ${c} cm.`,
    )
    const [square, others] = [roundTo(c * c, 2), roundTo(a * a + b * b, 2)]
    const reason = `${maths(`${c}^2 = ${square}`)}, ${maths(`${a}^2 + ${b}^2 = ${others}`)}`
    return {
      triangle,
      answer: square < others ? 'A' : square === others ? 'B' : 'C',
      reason: say(reason, reason, reason),
      hint: say(
        `Compare ${maths(`${c}^2`)} with ${maths(`${a}^2 + ${b}^2`)}: is the largest angle acute, right or obtuse?`,
        `${maths(`${c}^2`)} की तुलना ${maths(`${a}^2 + ${b}^2`)} से कीजिए: सबसे बड़ा कोण न्यून कोण, समकोण या अधिक कोण है?`,
        `${maths(`${c}^2`)} ను ${maths(`${a}^2 + ${b}^2`)} తో పోల్చండి: అతి పెద్ద కోణం లఘుకోణమా, లంబకోణమా, గురుకోణమా?`,
      ),
    }
  },
  make: ({ triangle, answer, hint, reason }) => {
    return {
      stem: say(
        `${triangle.en} Where does the centre of its circumcircle lie?`,
        `${triangle.hi} उसके परिवृत्त का केंद्र कहाँ स्थित है?`,
        `${triangle.te} దాని పరివృత్త కేంద్రం ఎక్కడ ఉంటుంది?`,
      ),
      ask: { kind: 'choice', answer, options },
      marks: 1,
      hints: [
        say(
          'The angle at the centre is twice the angle at the circle.',
          'केंद्र पर बना कोण वृत्त पर बने कोण का दुगुना होता है।',
          'కేంద్రం వద్ద కోణం వృత్తంపై కోణానికి రెట్టింపు.',
        ),
        hint ??
          say(
            'Over a diameter the angle at the circle is a right angle. Is the largest angle here smaller, equal or larger?',
            'व्यास पर बना कोण समकोण होता है। यहाँ सबसे बड़ा कोण उससे छोटा, बराबर या बड़ा है?',
            'వ్యాసంపై కోణం లంబకోణం. ఇక్కడ అతి పెద్ద కోణం దానికంటే చిన్నదా, సమానమా, పెద్దదా?',
          ),
      ],
      solution: [...(reason ? [told(reason, 0)] : []), told(options['ABC'.indexOf(answer)] ?? triangle, 1)],
    }
  },
})

export const triangleCircles: PracticeTopic = {
  id: 'triangle-circles',
  name: say('Circles of a triangle', 'त्रिभुज के वृत्त', 'త్రిభుజ వృత్తాలు'),
  skills: {
    'circles-of-triangle': say('Circumcircle and incircle', 'परिवृत्त और अंतःवृत्त', 'పరివృత్తం, అంతర వృత్తం'),
    'centre-of-circumcircle': say('Centre of the circumcircle', 'परिवृत्त का केंद्र', 'పరివృత్త కేంద్రం'),
  },
  makers: [...centreOfCircle, ...circumcircle, ...incircle, ...equilateralCircles],
}
