import type { Problem } from '../../../../packages/step-marks/workings/problem.ts'
import * as worksheet from '../../../worksheets/topics/heights.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { line, maths, say } from '../../writing.ts'
import { calculation } from './calculation.ts'
import { drawing, rightTriangle } from './figures.ts'

const ratioOf = (angle: number) => Math.tan((angle * Math.PI) / 180)

/** A ratio with one unknown: set up, then solved. */
const oneRatio = (unknown: string, equation: string, value: string): Problem => ({
  mode: 'solve',
  variables: [unknown],
  given: [equation],
  worlds: [{ [unknown]: value }],
  marks: 2,
  milestones: [
    { id: 'ratio', marks: 1, shapes: ['equation', 'restated'] },
    { id: 'value', marks: 1, shapes: ['all-values'] },
  ],
})

const withAngle = (angle: number) =>
  say(
    `A right triangle $ABC$ with the right angle at $B$ and the angle ${angle}° at $A$.`,
    `समकोण त्रिभुज $ABC$ जिसमें $B$ समकोण और $A$ पर कोण ${angle}° है।`,
    `$B$ లంబకోణంగా, $A$ వద్ద కోణం ${angle}° గల త్రిభుజం $ABC$.`,
  )

const elevationFromShadow: PracticeMaker = {
  id: 'heights-distances/elevation-from-shadow',
  version: 1,
  skill: 'one-right-triangle',
  level: 1,
  make: (random) => {
    const { height } = worksheet.elevationFromShadow(random).given
    const [up, along, angle] = random.pick([
      [`${height}`, `${height} sqrt(3)`, 30],
      [`${height}`, `${height}`, 45],
      [`${height} sqrt(3)`, `${height}`, 60],
    ] as const)
    const ratio = angle === 30 ? '1/sqrt(3)' : angle === 45 ? '1' : 'sqrt(3)'
    return {
      stem: say(
        `A post ${maths(up)} m high throws a shadow ${maths(along)} m long. Find the angle of elevation $θ$ of the sun.`,
        `${maths(up)} m ऊँचे खंभे की छाया ${maths(along)} m लंबी है। सूर्य का उन्नयन कोण $θ$ ज्ञात कीजिए।`,
        `${maths(up)} m ఎత్తు గల స్తంభం నీడ పొడవు ${maths(along)} m. సూర్యుని ఊర్ధ్వకోణం $θ$ కనుగొనండి.`,
      ),
      figure: rightTriangle(1, ratioOf(angle), {}, { BAC: 'θ' }),
      figureWords: say(
        'A right triangle $ABC$: $BC$ is the post, $AB$ its shadow.',
        'समकोण त्रिभुज $ABC$: $BC$ खंभा और $AB$ उसकी छाया है।',
        'లంబకోణ త్రిభుజం $ABC$: $BC$ స్తంభం, $AB$ దాని నీడ.',
      ),
      ask: { kind: 'quantity', answer: `${angle}°`, rules: { unit: 'degree' } },
      working: oneRatio('θ', `tan θ = (${up})/(${along})`, `${angle}`),
      marks: 2,
      hints: [
        say(
          'The post is opposite to the angle, the shadow beside it: use the tangent.',
          'खंभा कोण के सम्मुख है और छाया संलग्न: $\\tan$ का प्रयोग कीजिए।',
          'స్తంభం కోణానికి ఎదుటి భుజం, నీడ ఆసన్న భుజం: $\\tan$ ఉపయోగించండి.',
        ),
        say(
          `${maths(`tan θ = ${ratio}`)}. Which standard angle is it?`,
          `${maths(`tan θ = ${ratio}`)}। यह कौन-सा मानक कोण है?`,
          `${maths(`tan θ = ${ratio}`)}. ఇది ఏ ప్రామాణిక కోణం?`,
        ),
      ],
      solution: [line(`tan θ = (${up})/(${along})`, 1), line(`θ = ${angle}°`, 1)],
    }
  },
}

const towerHeight: PracticeMaker = {
  id: 'heights-distances/tower-height',
  version: 1,
  skill: 'one-right-triangle',
  level: 1,
  make: (random) => {
    const { distance, angle } = worksheet.towerHeight(random).given
    const height = angle === 30 ? `${distance / 3} sqrt(3)` : `${distance} sqrt(3)`
    const equation = `tan ${angle}° = h/${distance}`
    return {
      stem: say(
        `From a point ${distance} m from the foot of a tower its top is seen at an angle of elevation of ${angle}°. Find the height $h$ of the tower. Leave the root in the answer.`,
        `एक मीनार के पाद से ${distance} m दूर स्थित बिंदु से उसके शिखर का उन्नयन कोण ${angle}° है। मीनार की ऊँचाई $h$ ज्ञात कीजिए। उत्तर में करणी रहने दीजिए।`,
        `ఒక గోపురం అడుగు నుండి ${distance} m దూరంలోని బిందువు నుండి దాని శిఖరం ఊర్ధ్వకోణం ${angle}°. గోపురం ఎత్తు $h$ కనుగొనండి. జవాబులో వర్గమూలాన్ని అలాగే ఉంచండి.`,
      ),
      figure: rightTriangle(1, ratioOf(angle), { AB: `${distance} m`, BC: 'h' }, { BAC: `${angle}°` }),
      figureWords: withAngle(angle),
      ask: { kind: 'quantity', answer: `${height} m`, rules: { unit: 'm' } },
      working: oneRatio('h', equation, height),
      marks: 2,
      hints: [
        say(
          'The height is opposite to the angle, the distance beside it: use the tangent.',
          'ऊँचाई कोण के सम्मुख है और दूरी संलग्न: $\\tan$ का प्रयोग कीजिए।',
          'ఎత్తు కోణానికి ఎదుటి భుజం, దూరం ఆసన్న భుజం: $\\tan$ ఉపయోగించండి.',
        ),
        say(
          `Put the value of ${maths(`tan ${angle}°`)} into ${maths(equation)}.`,
          `${maths(equation)} में ${maths(`tan ${angle}°`)} का मान रखिए।`,
          `${maths(equation)} లో ${maths(`tan ${angle}°`)} విలువను ప్రతిక్షేపించండి.`,
        ),
      ],
      solution: [line(equation, 1), line(`h = ${height} m`, 1)],
    }
  },
}

const kiteString: PracticeMaker = {
  id: 'heights-distances/kite-string',
  version: 1,
  skill: 'one-right-triangle',
  level: 2,
  make: (random) => {
    const { angle } = worksheet.kiteString(random).given
    const height = 3 * random.integer(8, 30)
    const length =
      angle === 30 ? `${2 * height}` : angle === 45 ? `${height} sqrt(2)` : `${(2 * height) / 3} sqrt(3)`
    const equation = `sin ${angle}° = ${height}/l`
    return {
      stem: say(
        `A kite flies at a height of ${height} m. Its string is straight and makes an angle of ${angle}° with the ground. Find the length $l$ of the string. Leave a root in the answer.`,
        `एक पतंग ${height} m की ऊँचाई पर उड़ रही है। उसकी डोरी तनी हुई है और भूमि से ${angle}° का कोण बनाती है। डोरी की लंबाई $l$ ज्ञात कीजिए। उत्तर में करणी हो तो रहने दीजिए।`,
        `ఒక గాలిపటం ${height} m ఎత్తులో ఎగురుతోంది. దాని దారం బిగుతుగా ఉండి భూమితో ${angle}° కోణం చేస్తుంది. దారం పొడవు $l$ కనుగొనండి. జవాబులో వర్గమూలం ఉంటే అలాగే ఉంచండి.`,
      ),
      figure: rightTriangle(1, ratioOf(angle), { BC: `${height} m`, AC: 'l' }, { BAC: `${angle}°` }),
      figureWords: withAngle(angle),
      ask: { kind: 'quantity', answer: `${length} m`, rules: { unit: 'm' } },
      working: oneRatio('l', equation, length),
      marks: 2,
      hints: [
        say(
          'The height is opposite to the angle and the string is the hypotenuse: use the sine.',
          'ऊँचाई कोण के सम्मुख है और डोरी कर्ण है: $\\sin$ का प्रयोग कीजिए।',
          'ఎత్తు కోణానికి ఎదుటి భుజం, దారం కర్ణం: $\\sin$ ఉపయోగించండి.',
        ),
        say(
          `Put the value of ${maths(`sin ${angle}°`)} into ${maths(equation)}.`,
          `${maths(equation)} में ${maths(`sin ${angle}°`)} का मान रखिए।`,
          `${maths(equation)} లో ${maths(`sin ${angle}°`)} విలువను ప్రతిక్షేపించండి.`,
        ),
      ],
      solution: [line(equation, 1), line(`l = ${length} m`, 1)],
    }
  },
}

const walkingTowards: PracticeMaker = {
  id: 'heights-distances/walking-towards',
  version: 1,
  skill: 'two-right-triangles',
  level: 3,
  make: (random) => {
    const { walked } = worksheet.walkingTowards(random).given
    const equations = ['h = x sqrt(3)', `h = (x + ${walked})/sqrt(3)`] as const
    return {
      stem: say(
        `The angle of elevation of the top of a tower is 30°. After walking ${walked} m towards it, the angle is 60°. Find the height $h$ of the tower. Leave the root in the answer.`,
        `एक मीनार के शिखर का उन्नयन कोण 30° है। मीनार की ओर ${walked} m चलने पर यह कोण 60° हो जाता है। मीनार की ऊँचाई $h$ ज्ञात कीजिए। उत्तर में करणी रहने दीजिए।`,
        `ఒక గోపురం శిఖరం ఊర్ధ్వకోణం 30°. గోపురం వైపు ${walked} m నడిచిన తర్వాత ఆ కోణం 60°. గోపురం ఎత్తు $h$ కనుగొనండి. జవాబులో వర్గమూలాన్ని అలాగే ఉంచండి.`,
      ),
      figure: drawing({
        points: { A: [0, 0], D: [2, 0], B: [3, 0], C: [3, Math.sqrt(3)] },
        lines: ['AB', 'BC', 'AC', 'DC'],
        sides: { AD: `${walked} m`, DB: 'x', BC: 'h' },
        angles: { BAC: '30°', BDC: '60°' },
      }),
      figureWords: say(
        `The tower $BC$, seen from $A$ at 30° and from $D$ at 60°; $AD = ${walked}$ m.`,
        `मीनार $BC$, $A$ से 30° और $D$ से 60° पर; $AD = ${walked}$ m।`,
        `గోపురం $BC$, $A$ నుండి 30°, $D$ నుండి 60°; $AD = ${walked}$ m.`,
      ),
      ask: { kind: 'quantity', answer: `${walked / 2} sqrt(3) m`, rules: { unit: 'm' } },
      working: {
        mode: 'system',
        variables: ['x', 'h'],
        given: equations,
        worlds: [{ x: `${walked / 2}`, h: `${walked / 2} sqrt(3)` }],
        marks: 3,
        milestones: [
          { id: 'equations', marks: 1, shapes: ['two-unknowns', 'restated'] },
          { id: 'first-value', marks: 1, shapes: ['one-value'] },
          { id: 'height', marks: 1, shapes: ['all-values'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          'Let $x$ be the distance that is left, and write $h$ from each of the two right triangles.',
          'मान लीजिए शेष दूरी $x$ है, और दोनों समकोण त्रिभुजों से $h$ लिखिए।',
          'మిగిలిన దూరం $x$ అనుకుని, రెండు లంబకోణ త్రిభుజాల నుండి $h$ రాయండి.',
        ),
        say(
          `${maths(equations[0])} and ${maths(equations[1])}. Put them equal and find $x$ first.`,
          `${maths(equations[0])} और ${maths(equations[1])}। इन्हें बराबर रखकर पहले $x$ ज्ञात कीजिए।`,
          `${maths(equations[0])}, ${maths(equations[1])}. వీటిని సమానం చేసి ముందుగా $x$ కనుగొనండి.`,
        ),
      ],
      solution: [
        line(equations[0], 0.5),
        line(equations[1], 0.5),
        line(`3x = x + ${walked}`, 0),
        line(`x = ${walked / 2}`, 1),
        line(`h = ${walked / 2} sqrt(3)`, 1),
      ],
    }
  },
}

const brokenTree: PracticeMaker = {
  id: 'heights-distances/broken-tree',
  version: 1,
  skill: 'two-right-triangles',
  level: 3,
  make: (random) => {
    const third = random.integer(2, 40)
    const distance = 3 * third
    const [standing, broken, height] = [third, 2 * third, 3 * third].map((factor) => `${factor} sqrt(3)`)
    return {
      stem: say(
        `A tree breaks in the wind. Its top touches the ground ${distance} m from the foot, at an angle of 30°. Find the height $H$ that the tree had. Leave the root in the answer.`,
        `आँधी में एक पेड़ टूट जाता है। उसका शिखर पाद से ${distance} m दूर भूमि को 30° के कोण पर छूता है। पेड़ की कुल ऊँचाई $H$ ज्ञात कीजिए। उत्तर में करणी रहने दीजिए।`,
        `గాలికి ఒక చెట్టు విరిగింది. దాని పై కొన అడుగు నుండి ${distance} m దూరంలో 30° కోణంతో నేలను తాకుతుంది. చెట్టు మొత్తం ఎత్తు $H$ కనుగొనండి. జవాబులో వర్గమూలాన్ని అలాగే ఉంచండి.`,
      ),
      figure: rightTriangle(1, ratioOf(30), { AB: `${distance} m`, BC: 'h', AC: 'l' }, { BAC: '30°' }),
      figureWords: withAngle(30),
      ask: { kind: 'quantity', answer: `${height} m`, rules: { unit: 'm' } },
      working: calculation(
        { 'says:h': 1, 'says:l': 1, number: 1 },
        {
          target: height ?? '',
          facts: { h: standing ?? '', l: broken ?? '', H: height ?? '' },
          formulas: { h: `${distance}*tan(30°)`, l: `${distance}/cos(30°)`, H: 'h+l' },
        },
      ),
      marks: 3,
      hints: [
        say(
          `Find the standing part from ${maths('h/AB = tan 30°')} and the broken part from ${maths('AB/l = cos 30°')}.`,
          `खड़ा भाग ${maths('h/AB = tan 30°')} से और टूटा भाग ${maths('AB/l = cos 30°')} से ज्ञात कीजिए।`,
          `నిలిచిన భాగాన్ని ${maths('h/AB = tan 30°')} నుండి, విరిగిన భాగాన్ని ${maths('AB/l = cos 30°')} నుండి కనుగొనండి.`,
        ),
        say(
          `${maths(`h = ${distance}/sqrt(3)`)} and ${maths(`l = ${2 * distance}/sqrt(3)`)}. The tree had the height ${maths('h + l')}.`,
          `${maths(`h = ${distance}/sqrt(3)`)} और ${maths(`l = ${2 * distance}/sqrt(3)`)}। पेड़ की ऊँचाई ${maths('h + l')} थी।`,
          `${maths(`h = ${distance}/sqrt(3)`)}, ${maths(`l = ${2 * distance}/sqrt(3)`)}. చెట్టు ఎత్తు ${maths('h + l')}.`,
        ),
      ],
      solution: [
        line(`h = ${distance} tan 30° = ${standing}`, 1),
        line(`l = ${distance}/cos 30° = ${broken}`, 1),
        line(`H = ${standing} + ${broken} = ${height}`, 1),
      ],
    }
  },
}

const twoPointsOfView: PracticeMaker = {
  id: 'heights-distances/two-points-of-view',
  version: 1,
  skill: 'two-right-triangles',
  level: 3,
  make: (random) => {
    const height = random.integer(15, 120)
    const apart = `${height}(sqrt(3) - 1)`
    return {
      stem: say(
        `From the top of a lighthouse ${height} m high the angles of depression of two boats on the same side are 45° and 30°. Find the distance $d$ between the boats. Leave the root in the answer.`,
        `${height} m ऊँचे प्रकाश-स्तंभ के शिखर से एक ही ओर की दो नावों के अवनमन कोण 45° और 30° हैं। नावों के बीच की दूरी $d$ ज्ञात कीजिए। उत्तर में करणी रहने दीजिए।`,
        `${height} m ఎత్తు గల దీపస్తంభం శిఖరం నుండి ఒకే వైపున ఉన్న రెండు పడవల నిమ్నకోణాలు 45°, 30°. పడవల మధ్య దూరం $d$ కనుగొనండి. జవాబులో వర్గమూలాన్ని అలాగే ఉంచండి.`,
      ),
      figure: drawing({
        points: { A: [0, 0], D: [Math.sqrt(3) - 1, 0], B: [Math.sqrt(3), 0], C: [Math.sqrt(3), 1] },
        lines: ['AB', 'BC', 'AC', 'DC'],
        sides: { AD: 'd', DB: 'x', BC: `${height} m` },
        angles: { BAC: '30°', BDC: '45°' },
      }),
      figureWords: say(
        'The lighthouse $BC$ and the boats $D$ at 45° and $A$ at 30°.',
        'प्रकाश-स्तंभ $BC$ और नावें: $D$ 45° पर, $A$ 30° पर।',
        'దీపస్తంభం $BC$, పడవలు: $D$ 45° వద్ద, $A$ 30° వద్ద.',
      ),
      ask: { kind: 'quantity', answer: `${apart} m`, rules: { unit: 'm' } },
      working: calculation(
        { 'says:x': 1.5, 'says:y': 1.5, number: 2 },
        {
          target: apart,
          facts: { x: `${height}`, y: `${height} sqrt(3)`, d: apart },
          formulas: { x: `${height}/tan(45°)`, y: `${height}/tan(30°)`, d: 'y-x' },
        },
      ),
      marks: 5,
      hints: [
        say(
          'The angle of depression of a boat is its angle of elevation seen from the boat: two right triangles at $B$.',
          'नाव का अवनमन कोण नाव से देखे गए उन्नयन कोण के बराबर है: $B$ पर दो समकोण त्रिभुज।',
          'పడవ నిమ్నకోణం, పడవ నుండి చూసిన ఊర్ధ్వకోణానికి సమానం: $B$ వద్ద రెండు లంబకోణ త్రిభుజాలు.',
        ),
        say(
          `With $x$ and $y$ for the distances from $B$: ${maths(`tan 45° = ${height}/x`)} and ${maths(`tan 30° = ${height}/y`)}.`,
          `$B$ से दूरियाँ $x$ और $y$ लेकर: ${maths(`tan 45° = ${height}/x`)} और ${maths(`tan 30° = ${height}/y`)}।`,
          `$B$ నుండి దూరాలు $x$, $y$ అయితే: ${maths(`tan 45° = ${height}/x`)}, ${maths(`tan 30° = ${height}/y`)}.`,
        ),
      ],
      solution: [
        line(`tan 45° = ${height}/x`, 0.5),
        line(`x = ${height}`, 1),
        line(`tan 30° = ${height}/y`, 0.5),
        line(`y = ${height} sqrt(3)`, 1),
        line(`d = ${height} sqrt(3) - ${height}`, 1),
        line(`d = ${apart} m`, 1),
      ],
    }
  },
}

export const heightsDistances: PracticeTopic = {
  id: 'heights-distances',
  name: say('Heights and distances', 'ऊँचाइयाँ और दूरियाँ', 'ఎత్తులు, దూరాలు'),
  skills: {
    'one-right-triangle': say('One right triangle', 'एक समकोण त्रिभुज', 'ఒక లంబకోణ త్రిభుజం'),
    'two-right-triangles': say('Two right triangles', 'दो समकोण त्रिभुज', 'రెండు లంబకోణ త్రిభుజాలు'),
  },
  makers: [elevationFromShadow, towerHeight, kiteString, brokenTree, walkingTowards, twoPointsOfView],
}
