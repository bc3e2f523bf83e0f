import type { Random } from '../../../worksheets/random.ts'
import * as worksheet from '../../../worksheets/topics/circles.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { line, maths, say, told } from '../../writing.ts'
import { calculation, twoSteps } from './calculation.ts'
import { drawing, tangents } from './figures.ts'
import { proofOf } from './proof.ts'
import { drawAnyTriple } from './right-triples.ts'

/** Radius, tangent and distance of right triangles with whole sides, multiplied to have many. */
const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const

const drawTriple = (random: Random) => {
  const k = random.integer(1, 6)
  const [radius, length, distance] = random.pick(triples)
  return [radius * k, length * k, distance * k] as const
}

const theFigure = say(
  'A circle around $O$ with the tangents $PA$ and $PB$ from $P$.',
  'केंद्र $O$ का वृत्त और बिंदु $P$ से स्पर्श रेखाएँ $PA$ और $PB$।',
  'కేంద్రం $O$ గల వృత్తం, $P$ నుండి స్పర్శరేఖలు $PA$, $PB$.',
)

export const tangentLength = widened({
  id: 'circles/tangent-length',
  skill: 'tangent-and-radius',
  level: 1,
  sheet: drawTriple,
  wide: drawAnyTriple,
  make: ([radius, length, distance]) => {
    return {
      stem: say(
        `A point $P$ is ${distance} cm from the centre $O$ of a circle of radius ${radius} cm. Find the length of the tangent $PA$.`,
        `बिंदु $P$, ${radius} cm त्रिज्या वाले वृत्त के केंद्र $O$ से ${distance} cm दूर है। स्पर्श रेखा $PA$ की लंबाई ज्ञात कीजिए।`,
        `${radius} cm వ్యాసార్ధం గల వృత్త కేంద్రం $O$ నుండి బిందువు $P$, ${distance} cm దూరంలో ఉంది. స్పర్శరేఖ $PA$ పొడవు కనుగొనండి.`,
      ),
      figure: tangents(radius, distance, { OA: `${radius}`, OP: `${distance}` }),
      figureWords: theFigure,
      ask: { kind: 'quantity', answer: `${length} cm`, rules: { unit: 'cm' } },
      working: calculation(twoSteps, {
        target: `${length}`,
        facts: { OP: `${distance}`, OA: `${radius}`, PA: `${length}` },
        formulas: { PA: 'sqrt(OP^2-OA^2)' },
      }),
      marks: 2,
      hints: [
        say(
          'The radius is perpendicular to the tangent at the point of contact: $∠OAP = 90°$.',
          'स्पर्श बिंदु पर त्रिज्या स्पर्श रेखा पर लंब होती है: $∠OAP = 90°$।',
          'స్పర్శ బిందువు వద్ద వ్యాసార్ధం స్పర్శరేఖకు లంబం: $∠OAP = 90°$.',
        ),
        say(
          `By the Pythagoras theorem ${maths(`PA^2 = ${distance}^2 - ${radius}^2`)}.`,
          `पाइथागोरस प्रमेय से ${maths(`PA^2 = ${distance}^2 - ${radius}^2`)}।`,
          `పైథాగరస్ సిద్ధాంతం ద్వారా ${maths(`PA^2 = ${distance}^2 - ${radius}^2`)}.`,
        ),
      ],
      solution: [line(`PA = sqrt(${distance}^2 - ${radius}^2)`, 1), line(`PA = ${length} cm`, 1)],
    }
  },
})

export const angleBetweenTangents = widened({
  id: 'circles/angle-between-tangents',
  skill: 'tangent-and-radius',
  level: 1,
  sheet: (random) => ({ isCentral: true, angle: worksheet.angleBetweenTangents(random).given.angle }),
  wide: (random) => ({ isCentral: random.pick([true, false]), angle: random.integer(30, 150) }),
  make: ({ isCentral, angle }) => {
    const [known, wanted] = isCentral ? ['APB', 'AOB'] : ['AOB', 'APB']
    const found = `${180 - angle}`
    return {
      stem: say(
        `Two tangents from $P$ touch a circle with centre $O$ at $A$ and $B$, and $∠${known} = ${angle}°$. Find $∠${wanted}$.`,
        `$P$ से खींची गई दो स्पर्श रेखाएँ केंद्र $O$ वाले वृत्त को $A$ और $B$ पर स्पर्श करती हैं, और $∠${known} = ${angle}°$ है। $∠${wanted}$ ज्ञात कीजिए।`,
        `$P$ నుండి గీసిన రెండు స్పర్శరేఖలు కేంద్రం $O$ గల వృత్తాన్ని $A$, $B$ వద్ద తాకుతాయి; $∠${known} = ${angle}°$. $∠${wanted}$ కనుగొనండి.`,
      ),
      figure: tangents(
        Math.sin(((isCentral ? angle : 180 - angle) * Math.PI) / 360),
        1,
        {},
        { [known]: `${angle}°` },
      ),
      figureWords: theFigure,
      ask: { kind: 'quantity', answer: `${found}°`, rules: { unit: 'degree' } },
      working: calculation({ number: 1 }, { target: found, facts: { x: found } }),
      marks: 1,
      hints: [
        say(
          'In the quadrilateral $OAPB$ the angles at $A$ and $B$ are right angles.',
          'चतुर्भुज $OAPB$ में $A$ और $B$ पर समकोण हैं।',
          'చతుర్భుజం $OAPB$ లో $A$, $B$ వద్ద లంబకోణాలు ఉన్నాయి.',
        ),
        say(
          `So $∠${wanted}$ and ${angle}° make 180° together.`,
          `अतः $∠${wanted}$ और ${angle}° का योग 180° है।`,
          `కాబట్టి $∠${wanted}$, ${angle}° ల మొత్తం 180°.`,
        ),
      ],
      solution: [
        line(
          `x = 180° - ${angle}° = ${found}°`,
          1,
          say(`With $x = ∠${wanted}$`, `$x = ∠${wanted}$ लेने पर`, `$x = ∠${wanted}$ అయితే`),
        ),
      ],
    }
  },
})

export const quadrilateralAroundCircle: PracticeMaker = {
  id: 'circles/quadrilateral-around-circle',
  version: 1,
  skill: 'tangents-equal',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.quadrilateralAroundCircle(random)
    const { ab, bc, cd } = given
    return {
      stem: say(
        `A quadrilateral $ABCD$ is drawn around a circle. $AB = ${ab}$ cm, $BC = ${bc}$ cm and $CD = ${cd}$ cm. Find $AD$.`,
        `एक वृत्त के परिगत चतुर्भुज $ABCD$ खींचा गया है। $AB = ${ab}$ cm, $BC = ${bc}$ cm और $CD = ${cd}$ cm है। $AD$ ज्ञात कीजिए।`,
        `ఒక వృత్తానికి పరివృత్తంగా చతుర్భుజం $ABCD$ గీశారు. $AB = ${ab}$ cm, $BC = ${bc}$ cm, $CD = ${cd}$ cm. $AD$ కనుగొనండి.`,
      ),
      figure: drawing({
        points: { _O: [0, 0], A: [-1.3, -1], B: [1.7, -1], C: [0.9, 1.2], D: [-0.75, 1.25] },
        lines: ['AB', 'BC', 'CD', 'DA'],
        circles: [['_O', 1]],
        sides: { AB: `${ab}`, BC: `${bc}`, CD: `${cd}` },
      }),
      figureWords: say(
        'A circle inside the quadrilateral $ABCD$, not to scale.',
        'चतुर्भुज $ABCD$ के भीतर एक वृत्त, पैमाने पर नहीं।',
        'చతుర్భుజం $ABCD$ లోపల ఒక వృత్తం, స్కేలు ప్రకారం కాదు.',
      ),
      ask: { kind: 'quantity', answer: `${result.da} cm`, rules: { unit: 'cm' } },
      working: calculation(twoSteps, {
        target: `${result.da}`,
        facts: { AB: `${ab}`, BC: `${bc}`, CD: `${cd}`, AD: `${result.da}` },
        formulas: { AD: 'AB+CD-BC' },
      }),
      marks: 2,
      hints: [
        say(
          'Tangents from one point are equal, so the sums of opposite sides are equal.',
          'एक बिंदु से खींची स्पर्श रेखाएँ बराबर होती हैं, अतः सम्मुख भुजाओं के योग बराबर हैं।',
          'ఒక బిందువు నుండి గీసిన స్పర్శరేఖలు సమానం, కాబట్టి ఎదుటి భుజాల మొత్తాలు సమానం.',
        ),
        say(
          `${maths('AB + CD = BC + AD')}: put the three sides in.`,
          `${maths('AB + CD = BC + AD')}: तीनों भुजाएँ रखिए।`,
          `${maths('AB + CD = BC + AD')}: మూడు భుజాలనూ ప్రతిక్షేపించండి.`,
        ),
      ],
      solution: [line(`AD = ${ab} + ${cd} - ${bc}`, 1), line(`AD = ${result.da} cm`, 1)],
    }
  },
}

export const chordOfOuterCircle = widened({
  id: 'circles/chord-of-outer-circle',
  skill: 'tangent-and-radius',
  level: 2,
  sheet: drawTriple,
  wide: drawAnyTriple,
  make: ([inner, half, outer]) => {
    return {
      stem: say(
        `Two concentric circles have radii ${outer} cm and ${inner} cm. Find the length of a chord $AB$ of the larger circle that touches the smaller one.`,
        `दो संकेंद्रीय वृत्तों की त्रिज्याएँ ${outer} cm और ${inner} cm हैं। बड़े वृत्त की उस जीवा $AB$ की लंबाई ज्ञात कीजिए जो छोटे वृत्त को स्पर्श करती है।`,
        `రెండు ఏకకేంద్ర వృత్తాల వ్యాసార్ధాలు ${outer} cm, ${inner} cm. చిన్న వృత్తాన్ని తాకే పెద్ద వృత్త జ్యా $AB$ పొడవు కనుగొనండి.`,
      ),
      figure: drawing({
        points: { O: [0, 0], A: [-half, -inner], B: [half, -inner], M: [0, -inner] },
        lines: ['AB', 'OM', 'OB'],
        circles: [
          ['O', outer],
          ['O', inner],
        ],
        sides: { OB: `${outer}`, OM: `${inner}` },
      }),
      figureWords: say(
        'Two circles around $O$; the chord $AB$ touches the smaller one at $M$.',
        'केंद्र $O$ के दो वृत्त; जीवा $AB$ छोटे वृत्त को $M$ पर स्पर्श करती है।',
        'కేంద్రం $O$ గల రెండు వృత్తాలు; జ్యా $AB$ చిన్న వృత్తాన్ని $M$ వద్ద తాకుతుంది.',
      ),
      ask: { kind: 'quantity', answer: `${2 * half} cm`, rules: { unit: 'cm' } },
      working: calculation(
        { 'substituted says:AM': 1, 'says:AM': 1, number: 1 },
        {
          target: `${2 * half}`,
          facts: { OA: `${outer}`, OB: `${outer}`, OM: `${inner}`, AM: `${half}`, AB: `${2 * half}` },
          formulas: { AM: 'sqrt(OA^2-OM^2)', AB: '2*AM' },
        },
      ),
      marks: 3,
      hints: [
        say(
          'The radius $OM$ to the point of contact is perpendicular to the chord and bisects it.',
          'स्पर्श बिंदु तक की त्रिज्या $OM$ जीवा पर लंब है और उसे समद्विभाजित करती है।',
          'స్పర్శ బిందువుకు గీసిన వ్యాసార్ధం $OM$ జ్యాకు లంబం, దాన్ని సమద్విఖండన చేస్తుంది.',
        ),
        say(
          `Half the chord: ${maths(`AM = sqrt(${outer}^2 - ${inner}^2)`)}.`,
          `आधी जीवा: ${maths(`AM = sqrt(${outer}^2 - ${inner}^2)`)}।`,
          `జ్యాలో సగం: ${maths(`AM = sqrt(${outer}^2 - ${inner}^2)`)}.`,
        ),
      ],
      solution: [
        line(`AM = sqrt(${outer}^2 - ${inner}^2)`, 1),
        line(`AM = ${half}`, 1),
        line(`AB = 2*${half} = ${2 * half}`, 1),
      ],
    }
  },
})

export const proveTangentsEqual: PracticeMaker = {
  id: 'circles/prove-tangents-equal',
  version: 1,
  skill: 'tangents-equal',
  level: 3,
  isFixed: true,
  make: (random) => {
    const reasons = [
      say(
        '$∠OAP = 90°$ and $∠OBP = 90°$ (radius and tangent)',
        '$∠OAP = 90°$ और $∠OBP = 90°$ (त्रिज्या और स्पर्श रेखा)',
        '$∠OAP = 90°$, $∠OBP = 90°$ (వ్యాసార్ధం, స్పర్శరేఖ)',
      ),
      say(
        '$OA = OB$ (radii) and $OP$ is common',
        '$OA = OB$ (त्रिज्याएँ) और $OP$ उभयनिष्ठ है',
        '$OA = OB$ (వ్యాసార్ధాలు), $OP$ ఉమ్మడి భుజం',
      ),
      say(
        '$\\triangle OAP ≅ \\triangle OBP$ (RHS)',
        '$\\triangle OAP ≅ \\triangle OBP$ (RHS)',
        '$\\triangle OAP ≅ \\triangle OBP$ (RHS)',
      ),
      say('$PA = PB$ (corresponding parts)', '$PA = PB$ (संगत भाग)', '$PA = PB$ (సర్వసమాన త్రిభుజాల అనురూప భాగాలు)'),
    ]
    return {
      stem: say(
        'Prove that the tangents $PA$ and $PB$ from an outside point $P$ to a circle with centre $O$ are equal. Put the reasons in order.',
        'सिद्ध कीजिए कि बाह्य बिंदु $P$ से केंद्र $O$ वाले वृत्त पर खींची गई स्पर्श रेखाएँ $PA$ और $PB$ बराबर हैं। कारणों को क्रम में लिखिए।',
        'బాహ్య బిందువు $P$ నుండి కేంద్రం $O$ గల వృత్తానికి గీసిన స్పర్శరేఖలు $PA$, $PB$ సమానమని నిరూపించండి. కారణాలను వరుసలో రాయండి.',
      ),
      figure: tangents(3, 5, {}),
      figureWords: theFigure,
      ...proofOf(random, reasons, { 2: [0, 1], 3: [2] }),
      marks: 4,
      hints: [
        say(
          'Look for two congruent right triangles in the figure.',
          'चित्र में दो सर्वांगसम समकोण त्रिभुज खोजिए।',
          'పటంలో రెండు సర్వసమాన లంబకోణ త్రిభుజాలను గుర్తించండి.',
        ),
        say(
          'Right angles, equal radii and a common hypotenuse come before the congruence.',
          'समकोण, बराबर त्रिज्याएँ और उभयनिष्ठ कर्ण सर्वांगसमता से पहले आते हैं।',
          'లంబకోణాలు, సమాన వ్యాసార్ధాలు, ఉమ్మడి కర్ణం సర్వసమానత్వానికి ముందు వస్తాయి.',
        ),
      ],
      solution: reasons.map((reason) => told(reason, 1)),
    }
  },
}

export const circles: PracticeTopic = {
  id: 'circles',
  name: say('Circles and tangents', 'वृत्त और स्पर्श रेखाएँ', 'వృత్తాలు, స్పర్శరేఖలు'),
  skills: {
    'tangent-and-radius': say('Tangent and radius', 'स्पर्श रेखा और त्रिज्या', 'స్పర్శరేఖ, వ్యాసార్ధం'),
    'tangents-equal': say('Tangents from a point', 'एक बिंदु से स्पर्श रेखाएँ', 'ఒక బిందువు నుండి స్పర్శరేఖలు'),
  },
  makers: [
    ...tangentLength,
    ...angleBetweenTangents,
    quadrilateralAroundCircle,
    ...chordOfOuterCircle,
    proveTangentsEqual,
  ],
}
