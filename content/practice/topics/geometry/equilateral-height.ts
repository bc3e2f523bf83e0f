import { decimal } from '../../../worksheets/typst.ts'
import { widened } from '../../maker.ts'
import { line, maths, say } from '../../writing.ts'
import { calculation } from './calculation.ts'
import { polygon } from './figures.ts'

export const equilateralHeight = widened({
  id: 'pythagoras/equilateral-height',
  skill: 'equilateral-triangle',
  level: 2,
  sheet: (random) => random.integer(2, 40),
  wide: (random) => random.pick([random.integer(2, 80) / 2, random.integer(10, 180) / 10]),
  make: (half) => {
    const side = 2 * half
    const [h, area] = [`${half} sqrt(3)`, `${decimal(half * half)} sqrt(3)`]
    return {
      stem: say(
        `Find the height $h$ (in cm) and the area $A$ (in cm²) of an equilateral triangle of side ${side} cm. Leave the root.`,
        `${side} cm भुजा वाले समबाहु त्रिभुज की ऊँचाई $h$ (cm में) और क्षेत्रफल $A$ (cm² में) ज्ञात कीजिए। करणी रहने दीजिए।`,
        `${side} cm భుజం గల సమబాహు త్రిభుజం ఎత్తు $h$ (cm లో), వైశాల్యం $A$ (cm² లో) కనుగొనండి. వర్గమూలాన్ని అలాగే ఉంచండి.`,
      ),
      figure: polygon({ A: [0, 0], B: [2, 0], C: [1, Math.sqrt(3)] }, { AB: `${side} cm` }),
      figureWords: say(
        `The equilateral triangle $ABC$ of side ${side} cm.`,
        `${side} cm भुजा का समबाहु त्रिभुज $ABC$।`,
        `${side} cm భుజం గల సమబాహు త్రిభుజం $ABC$.`,
      ),
      ask: { kind: 'pair', answer: `h = ${h}, A = ${area}`, rules: { variables: ['h', 'A'] } },
      working: calculation(
        { 'substituted:h': 1, 'says:h': 1, 'says:A': 1 },
        { target: area, facts: { h, A: area, a: `${side}` }, formulas: { A: '1/2*a*h' } },
      ),
      marks: 3,
      hints: [
        say(
          'The height bisects the base: use the Pythagoras theorem in one half.',
          'शीर्षलंब आधार को समद्विभाजित करता है: एक आधे भाग में पाइथागोरस प्रमेय लगाइए।',
          'ఎత్తు భూమిని సమద్విఖండన చేస్తుంది: ఒక సగంలో పైథాగరస్ సిద్ధాంతాన్ని ఉపయోగించండి.',
        ),
        say(
          `${maths(`h^2 = ${side}^2 - ${half}^2`)}. The area is half the base times the height.`,
          `${maths(`h^2 = ${side}^2 - ${half}^2`)}। क्षेत्रफल आधार और ऊँचाई के गुणनफल का आधा है।`,
          `${maths(`h^2 = ${side}^2 - ${half}^2`)}. వైశాల్యం, భూమి ఎత్తుల లబ్ధంలో సగం.`,
        ),
      ],
      solution: [
        line(`h = sqrt(${side}^2 - ${half}^2)`, 1),
        line(`h = ${h}`, 1),
        line(`A = 1/2*${side}*${h} = ${area}`, 1),
      ],
    }
  },
})
