import * as worksheet from '../../../worksheets/topics/linear.ts'
import { bracketed, combination } from '../../../worksheets/typst.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { line, maths, say } from '../../writing.ts'
import { consistency, elimination, substitution } from './linear-equations.ts'

const cramersRule: PracticeMaker = {
  id: 'linear-cramer/cramers-rule',
  version: 1,
  skill: 'solve-pair-by-cramers-rule',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.cramersRule(random)
    const { x, y } = result
    const [a, b, c] = given.first
    const [p, q, r] = given.second
    const equations = [given.first, given.second].map(
      ([m, n, right]) =>
        `${combination([
          [m, 'x'],
          [n, 'y'],
        ])} = ${right}`,
    )
    const [first = '', second = ''] = equations
    const [main, forX, forY] = [a * q - b * p, c * q - b * r, a * r - c * p]
    const determinant = (m: number, n: number, s: number, t: number) =>
      `${bracketed(m)}*${bracketed(t)} - ${bracketed(n)}*${bracketed(s)}`
    const rows = (m: number, n: number, s: number, t: number) =>
      `\\begin{vmatrix} ${m} & ${n} \\\\ ${s} & ${t} \\end{vmatrix}`
    return {
      stem: say(
        `Solve by Cramer's rule: ${maths(first)} and ${maths(second)}`,
        `क्रेमर के नियम से हल कीजिए: ${maths(first)} और ${maths(second)}`,
        `క్రేమర్ నియమం ద్వారా సాధించండి: ${maths(first)} మరియు ${maths(second)}`,
      ),
      ask: { kind: 'pair', answer: `x = ${x}, y = ${y}`, rules: { variables: ['x', 'y'] } },
      working: {
        mode: 'system',
        variables: ['x', 'y'],
        given: equations,
        worlds: [{ x: `${x}`, y: `${y}` }],
        facts: { D: `${main}`, D_x: `${forX}`, D_y: `${forY}` },
        formulas: { x: 'D_x/D', y: 'D_y/D' },
        marks: 4,
        milestones: [
          { id: 'determinant', marks: 1, shapes: ['says:D'] },
          { id: 'determinant-of-x', marks: 1, shapes: ['says:D_x'] },
          { id: 'determinant-of-y', marks: 1, shapes: ['says:D_y'] },
          { id: 'both-values', marks: 1, shapes: ['all-values'] },
        ],
      },
      marks: 4,
      hints: [
        say(
          `Find $D = ${rows(a, b, p, q)}$; for $D_x$ and $D_y$ put the constants $${c}$ and $${r}$ in place of the first and of the second column.`,
          `$D = ${rows(a, b, p, q)}$ ज्ञात कीजिए; $D_x$ और $D_y$ के लिए क्रमशः पहले और दूसरे स्तंभ के स्थान पर अचर $${c}$ और $${r}$ रखिए।`,
          `$D = ${rows(a, b, p, q)}$ కనుగొనండి; $D_x$, $D_y$ కోసం వరుసగా మొదటి, రెండవ నిలువు వరుసల స్థానంలో స్థిర పదాలు $${c}$, $${r}$ రాయండి.`,
        ),
        say(
          `$D = ${main}$ and $D_x = ${rows(c, b, r, q)}$. Then $x = \\frac{D_x}{D}$ and $y = \\frac{D_y}{D}$.`,
          `$D = ${main}$ और $D_x = ${rows(c, b, r, q)}$ हैं। फिर $x = \\frac{D_x}{D}$ और $y = \\frac{D_y}{D}$।`,
          `$D = ${main}$, $D_x = ${rows(c, b, r, q)}$. తర్వాత $x = \\frac{D_x}{D}$, $y = \\frac{D_y}{D}$.`,
        ),
      ],
      solution: [
        line(`D = ${determinant(a, b, p, q)} = ${main}`, 1),
        line(`D_x = ${determinant(c, b, r, q)} = ${forX}`, 1),
        line(`D_y = ${determinant(a, c, p, r)} = ${forY}`, 1),
        line(`x = D_x/D = ${x}`, 0.5),
        line(`y = D_y/D = ${y}`, 0.5),
      ],
    }
  },
}

export const linearCramer: PracticeTopic = {
  id: 'linear-cramer',
  name: say(
    'Pair of linear equations with determinants',
    'सारणिकों द्वारा रैखिक समीकरण युग्म',
    'నిర్ధారకాలతో రేఖీయ సమీకరణాల జత',
  ),
  skills: {
    'solve-pair-by-cramers-rule': say("Cramer's rule", 'क्रेमर का नियम', 'క్రేమర్ నియమం'),
  },
  makers: [substitution, elimination, cramersRule, consistency],
}
