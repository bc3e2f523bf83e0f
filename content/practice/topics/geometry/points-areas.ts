import * as worksheet from '../../../worksheets/topics/coordinates.ts'
import { bracketed, fraction } from '../../../worksheets/typst.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { drawUntil, line, maths, say } from '../../writing.ts'
import { calculation } from './calculation.ts'
import { at, distanceOfPoints, midpoint, sectionPoint } from './coordinate-geometry.ts'
import { polygon } from './figures.ts'
import { collinearPoints } from './straight-lines.ts'

const areaOfTriangle: PracticeMaker = {
  id: 'points-areas/area-of-triangle',
  version: 1,
  skill: 'area-by-coordinates',
  level: 2,
  make: (random) => {
    const { given, result } = drawUntil(random, worksheet.areaOfTriangle, (one) => one.result.doubled > 4)
    const [a, b, c] = given.points
    const area = fraction(result.doubled, 2)
    const sum = [a, b, c]
      .map(([x], index) => {
        const [next, last] = [[b, c, a][index] ?? a, [c, a, b][index] ?? a]
        return `${bracketed(x)}*(${next[1]} - ${bracketed(last[1])})`
      })
      .join(' + ')
    const formula = maths('x_1 (y_2 - y_3) + x_2 (y_3 - y_1) + x_3 (y_1 - y_2)')
    return {
      stem: say(
        `Find the area $S$ (in square units) of the triangle with vertices ${at('A', a)}, ${at('B', b)} and ${at('C', c)}.`,
        `${at('A', a)}, ${at('B', b)} और ${at('C', c)} शीर्षों वाले त्रिभुज का क्षेत्रफल $S$ (वर्ग इकाई में) ज्ञात कीजिए।`,
        `${at('A', a)}, ${at('B', b)}, ${at('C', c)} శీర్షాలుగా గల త్రిభుజ వైశాల్యం $S$ (చదరపు యూనిట్లలో) కనుగొనండి.`,
      ),
      figure: polygon({ A: a, B: b, C: c }),
      figureWords: say('The triangle $ABC$.', 'त्रिभुज $ABC$।', 'త్రిభుజం $ABC$.'),
      ask: { kind: 'number', answer: area },
      working: calculation(
        { 'substituted formula-symbols': 1.5, number: 1.5 },
        { target: area, facts: { S: area } },
      ),
      marks: 3,
      hints: [
        say(
          `The area is half the size of ${formula}.`,
          `क्षेत्रफल ${formula} के परिमाण का आधा होता है।`,
          `వైశాల్యం ${formula} పరిమాణంలో సగం.`,
        ),
        say(
          `Put the numbers in: ${maths(sum)}. Take half of it, without its sign.`,
          `संख्याएँ रखिए: ${maths(sum)}। चिह्न छोड़कर इसका आधा लीजिए।`,
          `సంఖ్యలను ప్రతిక్షేపించండి: ${maths(sum)}. గుర్తును వదిలి దానిలో సగం తీసుకోండి.`,
        ),
      ],
      solution: [
        line(`S = 1/2 |${sum}|`, 1.5),
        line(`S = 1/2 * ${result.doubled}`, 0),
        line(`S = ${area}`, 1.5),
      ],
    }
  },
}

export const pointsAreas: PracticeTopic = {
  id: 'points-areas',
  name: say('Points and areas', 'बिंदु और क्षेत्रफल', 'బిందువులు, వైశాల్యాలు'),
  skills: {
    'area-by-coordinates': say(
      'Area of a triangle from coordinates',
      'निर्देशांकों से त्रिभुज का क्षेत्रफल',
      'నిరూపకాల నుండి త్రిభుజ వైశాల్యం',
    ),
  },
  makers: [distanceOfPoints, midpoint, areaOfTriangle, collinearPoints, sectionPoint],
}
