import type { Problem } from '../../../../packages/step-marks/workings/problem.ts'
import * as worksheet from '../../../worksheets/topics/heights.ts'
import { decimal } from '../../../worksheets/typst.ts'
import { type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, say } from '../../writing.ts'
import { calculation } from './calculation.ts'
import { rightTriangle } from './figures.ts'
import { twoPointsOfView, walkingTowards } from './two-points-of-view.ts'

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

const elevationFromShadow = widened({
  id: 'heights-distances/elevation-from-shadow',
  skill: 'one-right-triangle',
  level: 1,
  sheet: (random) => worksheet.elevationFromShadow(random).given.height,
  wide: (random) => random.integer(20, 120) / 10,
  make: (height, random) => {
    const [up, along, angle] = random.pick([
      [`${height}`, `${height} sqrt(3)`, 30],
      [`${height}`, `${height}`, 45],
      [`${height} sqrt(3)`, `${height}`, 60],
    ] as const)
    const ratio = angle === 30 ? '1/sqrt(3)' : angle === 45 ? '1' : 'sqrt(3)'
    return {
      stem: say(
        `A post ${maths(up)} m high casts a shadow ${maths(along)} m long. Find the angle of elevation $θ$ of the sun.`,
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
})

const towerHeight = widened({
  id: 'heights-distances/tower-height',
  skill: 'one-right-triangle',
  level: 1,
  sheet: (random) => worksheet.towerHeight(random).given,
  wide: (random) => {
    const [factor, angle] = [random.integer(10, 120) / 2, random.pick([30, 60])]
    return { distance: angle === 30 ? 3 * factor : factor, angle }
  },
  make: ({ distance, angle }) => {
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
})

const kiteString = widened({
  id: 'heights-distances/kite-string',
  skill: 'one-right-triangle',
  level: 2,
  sheet: (random) => {
    const { angle } = worksheet.kiteString(random).given
    return [3 * random.integer(8, 30), angle] as const
  },
  wide: (random) =>
    drawUntil(
      random,
      () => [random.integer(20, 120), random.pick([30, 45, 60])] as const,
      ([height, angle]) => angle !== 60 || height % 3 === 0,
    ),
  make: ([height, angle]) => {
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
})

/** The standing and the broken part of a tree, as the ratios give them and then in simplest form, and both together. */
function partsOfTree(angle: number, distance: number) {
  if (angle === 45)
    return {
      first: `${distance}`,
      second: `${distance} sqrt(2)`,
      standing: `${distance}`,
      broken: `${distance} sqrt(2)`,
      height: `${distance}(1 + sqrt(2))`,
    }
  if (angle === 60)
    return {
      first: `${distance} sqrt(3)`,
      second: `${2 * distance}`,
      standing: `${distance} sqrt(3)`,
      broken: `${2 * distance}`,
      height: `${distance}(2 + sqrt(3))`,
    }
  return {
    first: `${distance}/sqrt(3)`,
    second: `${2 * distance}/sqrt(3)`,
    standing: `${decimal(distance / 3)} sqrt(3)`,
    broken: `${decimal((2 * distance) / 3)} sqrt(3)`,
    height: `${distance} sqrt(3)`,
  }
}

const brokenTree = widened({
  id: 'heights-distances/broken-tree',
  skill: 'two-right-triangles',
  level: 3,
  sheet: (random) => ({ angle: 30, distance: 3 * random.integer(2, 40) }),
  wide: (random) => {
    const angle = random.pick([30, 45, 60])
    const tenths = random.integer(20, angle === 30 ? 70 : 100)
    return { angle, distance: (angle === 30 ? 3 * tenths : tenths) / 10 }
  },
  make: ({ angle, distance }) => {
    const { first, second, standing, broken, height } = partsOfTree(angle, distance)
    return {
      stem: say(
        `A tree breaks in the wind. Its top touches the ground ${distance} m from the foot, at an angle of ${angle}°. Find the height $H$ that the tree had. Leave the root in the answer.`,
        `आँधी में एक पेड़ टूट जाता है। उसका शिखर पाद से ${distance} m दूर भूमि को ${angle}° के कोण पर छूता है। पेड़ की कुल ऊँचाई $H$ ज्ञात कीजिए। उत्तर में करणी रहने दीजिए।`,
        `గాలికి ఒక చెట్టు విరిగింది. దాని పై కొన అడుగు నుండి ${distance} m దూరంలో ${angle}° కోణంతో నేలను తాకుతుంది. చెట్టు మొత్తం ఎత్తు $H$ కనుగొనండి. జవాబులో వర్గమూలాన్ని అలాగే ఉంచండి.`,
      ),
      figure: rightTriangle(
        1,
        ratioOf(angle),
        { AB: `${distance} m`, BC: 'h', AC: 'l' },
        { BAC: `${angle}°` },
      ),
      figureWords: withAngle(angle),
      ask: { kind: 'quantity', answer: `${height} m`, rules: { unit: 'm' } },
      working: calculation(
        { 'says:h': 1, 'says:l': 1, number: 1 },
        {
          target: height,
          facts: { h: standing, l: broken, H: height },
          formulas: { h: `${distance}*tan(${angle}°)`, l: `${distance}/cos(${angle}°)`, H: 'h+l' },
        },
      ),
      marks: 3,
      hints: [
        say(
          `Find the standing part from ${maths(`h/AB = tan ${angle}°`)} and the broken part from ${maths(`AB/l = cos ${angle}°`)}.`,
          `खड़ा भाग ${maths(`h/AB = tan ${angle}°`)} से और टूटा भाग ${maths(`AB/l = cos ${angle}°`)} से ज्ञात कीजिए।`,
          `నిలిచిన భాగాన్ని ${maths(`h/AB = tan ${angle}°`)} నుండి, విరిగిన భాగాన్ని ${maths(`AB/l = cos ${angle}°`)} నుండి కనుగొనండి.`,
        ),
        say(
          `${maths(`h = ${first}`)} and ${maths(`l = ${second}`)}. The tree had the height ${maths('h + l')}.`,
          `${maths(`h = ${first}`)} और ${maths(`l = ${second}`)}। पेड़ की ऊँचाई ${maths('h + l')} थी।`,
          `${maths(`h = ${first}`)}, ${maths(`l = ${second}`)}. చెట్టు ఎత్తు ${maths('h + l')}.`,
        ),
      ],
      solution: [
        line(`h = ${distance} tan ${angle}° = ${standing}`, 1),
        line(`l = ${distance}/cos ${angle}° = ${broken}`, 1),
        line(`H = ${standing} + ${broken} = ${height}`, 1),
      ],
    }
  },
})

export const heightsDistances: PracticeTopic = {
  id: 'heights-distances',
  name: say('Heights and distances', 'ऊँचाइयाँ और दूरियाँ', 'ఎత్తులు, దూరాలు'),
  skills: {
    'one-right-triangle': say('One right triangle', 'एक समकोण त्रिभुज', 'ఒక లంబకోణ త్రిభుజం'),
    'two-right-triangles': say('Two right triangles', 'दो समकोण त्रिभुज', 'రెండు లంబకోణ త్రిభుజాలు'),
  },
  makers: [
    ...elevationFromShadow,
    ...towerHeight,
    ...kiteString,
    ...brokenTree,
    ...walkingTowards,
    ...twoPointsOfView,
  ],
}
