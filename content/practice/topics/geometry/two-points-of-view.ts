import * as worksheet from '../../../worksheets/topics/heights.ts'
import { widened } from '../../maker.ts'
import { line, maths, say } from '../../writing.ts'
import { calculation } from './calculation.ts'
import { drawing } from './figures.ts'

const tower = say('tower', 'मीनार', 'గోపురం')
const building = say('building', 'भवन', 'భవనం')
const hill = say('hill', 'पहाड़ी', 'కొండ')

export const walkingTowards = widened({
  id: 'heights-distances/walking-towards',
  skill: 'two-right-triangles',
  level: 3,
  sheet: (random) => ({ seen: tower, walked: worksheet.walkingTowards(random).given.walked }),
  wide: (random) => ({ seen: random.pick([tower, building, hill]), walked: random.integer(10, 120) }),
  make: ({ seen, walked }) => {
    const equations = ['h = x sqrt(3)', `h = (x + ${walked})/sqrt(3)`] as const
    return {
      stem: say(
        `The angle of elevation of the top of a ${seen.en} is 30°. After walking ${walked} m towards it, the angle is 60°. Find the height $h$ of the ${seen.en}. Leave the root in the answer.`,
        `एक ${seen.hi} के शिखर का उन्नयन कोण 30° है। ${seen.hi} की ओर ${walked} m चलने पर यह कोण 60° हो जाता है। ${seen.hi} की ऊँचाई $h$ ज्ञात कीजिए। उत्तर में करणी रहने दीजिए।`,
        `ఒక ${seen.te} శిఖరం ఊర్ధ్వకోణం 30°. ${seen.te} వైపు ${walked} m నడిచిన తర్వాత ఆ కోణం 60°. ${seen.te} ఎత్తు $h$ కనుగొనండి. జవాబులో వర్గమూలాన్ని అలాగే ఉంచండి.`,
      ),
      figure: drawing({
        points: { A: [0, 0], D: [2, 0], B: [3, 0], C: [3, Math.sqrt(3)] },
        lines: ['AB', 'BC', 'AC', 'DC'],
        sides: { AD: `${walked} m`, DB: 'x', BC: 'h' },
        angles: { BAC: '30°', BDC: '60°' },
      }),
      figureWords: say(
        `The ${seen.en} $BC$, seen from $A$ at 30° and from $D$ at 60°; $AD = ${walked}$ m.`,
        `${seen.hi} $BC$, $A$ से 30° और $D$ से 60° पर; $AD = ${walked}$ m।`,
        `${seen.te} $BC$, $A$ నుండి 30°, $D$ నుండి 60°; $AD = ${walked}$ m.`,
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
})

export const twoPointsOfView = widened({
  id: 'heights-distances/two-points-of-view',
  skill: 'two-right-triangles',
  level: 3,
  sheet: (random) => random.integer(15, 120),
  wide: (random) => random.integer(20, 260) / 2,
  make: (height) => {
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
})
