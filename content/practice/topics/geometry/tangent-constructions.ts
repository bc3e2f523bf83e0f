import { root } from '../../../worksheets/typst.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, say, told } from '../../writing.ts'
import { tangentLength } from './circles.ts'
import { tangents } from './figures.ts'
import { proofOf } from './proof.ts'

const figureWords = say(
  'A circle around $O$ with the tangents $PA$ and $PB$ from $P$.',
  'केंद्र $O$ का वृत्त और बिंदु $P$ से स्पर्श रेखाएँ $PA$ और $PB$।',
  'కేంద్రం $O$ గల వృత్తం, $P$ నుండి స్పర్శరేఖలు $PA$, $PB$.',
)

const drawTangents = widened({
  id: 'tangent-constructions/draw-tangents',
  skill: 'construct-tangents',
  level: 2,
  sheet: (random) => {
    const radius = random.integer(2, 6)
    return { radius, distance: radius + random.integer(2, 8) }
  },
  wide: (random) =>
    drawUntil(
      random,
      () => {
        const radius = random.integer(3, 13) / 2
        return { radius, distance: radius + random.integer(3, 27) / 2 }
      },
      ({ distance }) => distance <= 15,
    ),
  make: ({ radius, distance }) => {
    const square = distance * distance - radius * radius
    const length = Number.isInteger(square) ? root(square) : `${root(4 * square)}/2`
    return {
      stem: say(
        `Draw a circle of radius ${radius} cm with centre $O$, mark $P$ at ${distance} cm from $O$ and construct both tangents $PA$ and $PB$. Calculate the length of $PA$; leave a root.`,
        `केंद्र $O$ और त्रिज्या ${radius} cm का वृत्त खींचिए, $O$ से ${distance} cm दूर $P$ लीजिए और दोनों स्पर्श रेखाओं $PA$ और $PB$ की रचना कीजिए। $PA$ की लंबाई परिकलित कीजिए; करणी रहने दीजिए।`,
        `కేంద్రం $O$, వ్యాసార్ధం ${radius} cm తో వృత్తం గీసి, $O$ నుండి ${distance} cm దూరంలో $P$ గుర్తించి, స్పర్శరేఖలు $PA$, $PB$ నిర్మించండి. $PA$ పొడవు గణించండి; వర్గమూలాన్ని అలాగే ఉంచండి.`,
      ),
      figure: tangents(radius, distance, { OA: `${radius}`, OP: `${distance}` }),
      figureWords,
      ask: { kind: 'quantity', answer: `${length} cm`, rules: { unit: 'cm' } },
      marks: 4,
      hints: [
        say(
          'The angle $OAP$ is a right angle, so $A$ lies on the circle with the diameter $OP$.',
          'कोण $OAP$ समकोण है, अतः $A$ उस वृत्त पर है जिसका व्यास $OP$ है।',
          'కోణం $OAP$ లంబకోణం, కాబట్టి $A$ అనేది $OP$ వ్యాసంగా గల వృత్తంపై ఉంటుంది.',
        ),
        say(
          `Bisect $OP$ at $M$ and draw the circle around $M$ through $O$. For the length: ${maths(`PA^2 = ${distance}^2 - ${radius}^2`)}.`,
          `$OP$ को $M$ पर समद्विभाजित कीजिए और $M$ केंद्र लेकर $O$ से होकर वृत्त खींचिए। लंबाई के लिए: ${maths(`PA^2 = ${distance}^2 - ${radius}^2`)}।`,
          `$OP$ ను $M$ వద్ద సమద్విఖండన చేసి, $M$ కేంద్రంగా $O$ గుండా వృత్తం గీయండి. పొడవు కోసం: ${maths(`PA^2 = ${distance}^2 - ${radius}^2`)}.`,
        ),
      ],
      solution: [
        told(say('Circle and point $P$', 'वृत्त और बिंदु $P$', 'వృత్తం, బిందువు $P$'), 1),
        told(
          say(
            'The perpendicular bisector of $OP$ gives its mid-point $M$',
            '$OP$ का लंब समद्विभाजक मध्य-बिंदु $M$ देता है',
            '$OP$ లంబ సమద్విఖండన రేఖ మధ్యబిందువు $M$ ను ఇస్తుంది',
          ),
          1,
        ),
        told(
          say(
            'The circle around $M$ through $O$ meets the first circle at $A$ and $B$; $PA$ and $PB$ are the tangents',
            '$M$ केंद्र वाला $O$ से जाने वाला वृत्त पहले वृत्त को $A$ और $B$ पर काटता है; $PA$ और $PB$ स्पर्श रेखाएँ हैं',
            '$M$ కేంద్రంగా $O$ గుండా పోయే వృత్తం మొదటి వృత్తాన్ని $A$, $B$ వద్ద ఖండిస్తుంది; $PA$, $PB$ స్పర్శరేఖలు',
          ),
          1,
        ),
        line(`PA = sqrt(${distance}^2 - ${radius}^2) = ${length} cm`, 1),
      ],
    }
  },
})

const tangentsAtAnAngle = widened({
  id: 'tangent-constructions/tangents-at-an-angle',
  skill: 'construct-tangents',
  level: 3,
  sheet: (random) => random.integer(4, 16) / 2,
  wide: (random) => random.integer(15, 85) / 10,
  make: (radius, random) => {
    const angle = random.pick([60, 90, 120])
    const length = (radius / Math.tan((angle * Math.PI) / 360)).toFixed(1)
    return {
      stem: say(
        `Draw two tangents to a circle of radius ${radius} cm that meet at ${angle}°. Calculate the length $PA$ of a tangent to 1 decimal.`,
        `${radius} cm त्रिज्या वाले वृत्त पर दो स्पर्श रेखाएँ खींचिए जो ${angle}° पर मिलती हैं। स्पर्श रेखा की लंबाई $PA$ दशमलव के 1 स्थान तक परिकलित कीजिए।`,
        `${radius} cm వ్యాసార్ధం గల వృత్తానికి ${angle}° కోణంతో కలిసే రెండు స్పర్శరేఖలు గీయండి. స్పర్శరేఖ పొడవు $PA$ ను 1 దశాంశ స్థానం వరకు గణించండి.`,
      ),
      figure: tangents(Math.sin((angle * Math.PI) / 360), 1, { OA: `${radius}` }, { APB: `${angle}°` }),
      figureWords,
      ask: { kind: 'quantity', answer: `${length} cm`, rules: { unit: 'cm', places: 1 } },
      marks: 3,
      hints: [
        say(
          'The angle between the radii to the points of contact and the angle at $P$ make 180° together.',
          'स्पर्श बिंदुओं की त्रिज्याओं के बीच का कोण और $P$ पर कोण मिलकर 180° होते हैं।',
          'స్పర్శ బిందువుల వ్యాసార్ధాల మధ్య కోణం, $P$ వద్ద కోణం మొత్తం 180°.',
        ),
        say(
          `Half the angle at $P$ is ${angle / 2}°: ${maths(`tan ${angle / 2}° = ${radius}/PA`)}.`,
          `$P$ पर कोण का आधा ${angle / 2}° है: ${maths(`tan ${angle / 2}° = ${radius}/PA`)}।`,
          `$P$ వద్ద కోణంలో సగం ${angle / 2}°: ${maths(`tan ${angle / 2}° = ${radius}/PA`)}.`,
        ),
      ],
      solution: [
        told(
          say(
            `Angle between the radii: $180° - ${angle}° = ${180 - angle}°$`,
            `त्रिज्याओं के बीच का कोण: $180° - ${angle}° = ${180 - angle}°$`,
            `వ్యాసార్ధాల మధ్య కోణం: $180° - ${angle}° = ${180 - angle}°$`,
          ),
          1,
        ),
        told(
          say(
            'Both radii at this angle, and perpendiculars at their ends; they meet at $P$',
            'इस कोण पर दोनों त्रिज्याएँ और उनके सिरों पर लंब; वे $P$ पर मिलते हैं',
            'ఈ కోణంతో రెండు వ్యాసార్ధాలు, వాటి చివర్ల వద్ద లంబాలు; అవి $P$ వద్ద కలుస్తాయి',
          ),
          1,
        ),
        line(`PA = ${radius}/(tan ${angle / 2}°) ≈ ${length} cm`, 1),
      ],
    }
  },
})

const tangentAtAPoint: PracticeMaker = {
  id: 'tangent-constructions/tangent-at-a-point',
  version: 1,
  skill: 'construct-tangents',
  level: 1,
  isFixed: true,
  make: (random) => {
    const radius = random.integer(2, 6)
    const steps = [
      say('Draw the ray $OA$ beyond $A$.', 'किरण $OA$ को $A$ से आगे बढ़ाइए।', 'కిరణం $OA$ ను $A$ దాటి పొడిగించండి.'),
      say(
        'Equal arcs around $A$ cut it at $X$ and $Y$.',
        '$A$ केंद्र वाले समान चाप उसे $X$ और $Y$ पर काटते हैं।',
        '$A$ కేంద్రంగా సమాన చాపాలు దాన్ని $X$, $Y$ వద్ద ఖండిస్తాయి.',
      ),
      say(
        'Equal arcs around $X$ and $Y$ meet at $Z$.',
        '$X$ और $Y$ केंद्र वाले समान चाप $Z$ पर मिलते हैं।',
        '$X$, $Y$ కేంద్రాలుగా సమాన చాపాలు $Z$ వద్ద కలుస్తాయి.',
      ),
      say('The line $AZ$ is the tangent.', 'रेखा $AZ$ स्पर्श रेखा है।', 'రేఖ $AZ$ స్పర్శరేఖ.'),
    ]
    return {
      stem: say(
        `Draw a circle of radius ${radius} cm around $O$ and construct the tangent at a point $A$ of it with ruler and compasses. Put the steps in order.`,
        `$O$ केंद्र और ${radius} cm त्रिज्या का वृत्त खींचिए और उसके बिंदु $A$ पर रूलर और परकार से स्पर्श रेखा की रचना कीजिए। चरणों को क्रम में लिखिए।`,
        `$O$ కేంద్రంగా ${radius} cm వ్యాసార్ధంతో వృత్తం గీసి, దానిపై బిందువు $A$ వద్ద స్కేలు, వృత్తలేఖినితో స్పర్శరేఖను నిర్మించండి. సోపానాలను వరుసలో రాయండి.`,
      ),
      ...proofOf(random, steps, { 1: [0], 2: [1], 3: [2] }),
      marks: 2,
      hints: [
        say(
          'The tangent at $A$ is perpendicular to the radius $OA$.',
          '$A$ पर स्पर्श रेखा त्रिज्या $OA$ पर लंब होती है।',
          '$A$ వద్ద స్పర్శరేఖ వ్యాసార్ధం $OA$ కు లంబం.',
        ),
        say(
          'Construct a perpendicular to a line at one of its points: first make $A$ a mid-point.',
          'रेखा के एक बिंदु पर लंब की रचना कीजिए: पहले $A$ को मध्य-बिंदु बनाइए।',
          'రేఖపై ఒక బిందువు వద్ద లంబాన్ని నిర్మించండి: ముందుగా $A$ ను మధ్యబిందువుగా చేయండి.',
        ),
      ],
      solution: steps.map((step) => told(step, 0.5)),
    }
  },
}

export const tangentConstructions: PracticeTopic = {
  id: 'tangent-constructions',
  name: say('Constructing tangents', 'स्पर्श रेखाओं की रचना', 'స్పర్శరేఖల నిర్మాణం'),
  skills: { 'construct-tangents': say('Construct tangents', 'स्पर्श रेखाओं की रचना', 'స్పర్శరేఖలు నిర్మించడం') },
  makers: [tangentAtAPoint, ...drawTangents, ...tangentsAtAnAngle, ...tangentLength],
}
