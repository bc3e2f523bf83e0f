import type { Problem } from '../../../../packages/step-marks/workings/problem.ts'
import { greatestCommonDivisor } from '../../../worksheets/arithmetic.ts'
import * as worksheet from '../../../worksheets/topics/linear.ts'
import { bracketed, combination, fraction, signed } from '../../../worksheets/typst.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { line, maths, say, told } from '../../writing.ts'

type Line = readonly [a: number, b: number, c: number]

const equation = ([a, b, c]: Line) =>
  `${combination([
    [a, 'x'],
    [b, 'y'],
  ])} = ${c}`

/** Two equations in x and y: one letter goes away, one value is found, then both. */
const pairOf = (given: readonly string[], x: number, y: number): Problem => ({
  mode: 'system',
  variables: ['x', 'y'],
  given,
  worlds: [{ x: `${x}`, y: `${y}` }],
  marks: 3,
  milestones: [
    { id: 'one-unknown', marks: 1, shapes: ['one-unknown'] },
    { id: 'first-value', marks: 1, shapes: ['one-value'] },
    { id: 'both-values', marks: 1, shapes: ['all-values'] },
  ],
})

export const elimination: PracticeMaker = {
  id: 'linear-equations/elimination',
  version: 1,
  skill: 'solve-pair-by-elimination',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.elimination(random)
    const { x, y } = result
    const [a, b, c] = given.first
    const [p, q, r] = given.second
    const shared = greatestCommonDivisor(a, p)
    const [m, n] = [p / shared, a / shared]
    const [first, second] = [equation(given.first), equation(given.second)]
    const multiplied = [equation([a * m, b * m, c * m]), equation([p * n, q * n, r * n])] as const
    return {
      stem: say(
        `Solve by the elimination method: ${maths(first)} and ${maths(second)}`,
        `विलोपन विधि से हल कीजिए: ${maths(first)} और ${maths(second)}`,
        `చరరాశిని తొలగించే పద్ధతిలో సాధించండి: ${maths(first)} మరియు ${maths(second)}`,
      ),
      ask: { kind: 'pair', answer: `x = ${x}, y = ${y}`, rules: { variables: ['x', 'y'] } },
      working: pairOf([first, second], x, y),
      marks: 3,
      hints: [
        say(
          'Make the coefficients of $x$ equal, then subtract one equation from the other.',
          '$x$ के गुणांक बराबर कीजिए, फिर एक समीकरण में से दूसरा घटाइए।',
          '$x$ గుణకాలను సమానం చేసి, ఒక సమీకరణం నుండి మరొకదాన్ని తీసివేయండి.',
        ),
        say(
          `Multiply the first equation by $${m}$ and the second by $${n}$: ${maths(multiplied[0])} and ${maths(multiplied[1])}. Subtract.`,
          `पहले समीकरण को $${m}$ से और दूसरे को $${n}$ से गुणा कीजिए: ${maths(multiplied[0])} और ${maths(multiplied[1])}। अब घटाइए।`,
          `మొదటి సమీకరణాన్ని $${m}$ తో, రెండవదాన్ని $${n}$ తో గుణించండి: ${maths(multiplied[0])}, ${maths(multiplied[1])}. ఇప్పుడు తీసివేయండి.`,
        ),
      ],
      solution: [
        told(
          say(
            `Multiplied by $${m}$ and $${n}$: ${maths(multiplied[0])}, ${maths(multiplied[1])}`,
            `$${m}$ और $${n}$ से गुणा करने पर: ${maths(multiplied[0])}, ${maths(multiplied[1])}`,
            `$${m}$, $${n}$ లతో గుణించగా: ${maths(multiplied[0])}, ${maths(multiplied[1])}`,
          ),
          0,
        ),
        line(`${combination([[b * m - q * n, 'y']])} = ${c * m - r * n}`, 1, subtracting),
        line(`y = ${y}`, 1),
        line(`x = ${x}`, 1, puttingBack),
      ],
    }
  },
}

const subtracting = say('Subtracting', 'घटाने पर', 'తీసివేయగా')
const puttingBack = say('Putting it into the first equation', 'पहले समीकरण में रखने पर', 'మొదటి సమీకరణంలో ప్రతిక్షేపించగా')

export const substitution: PracticeMaker = {
  id: 'linear-equations/substitution',
  version: 1,
  skill: 'solve-pair-by-substitution',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.substitution(random)
    const { slope, constant, a, b, c } = given
    const { x, y } = result
    const right = combination([
      [slope, 'x'],
      [constant, ''],
    ])
    const [first, second] = [`y = ${right}`, equation([a, b, c])]
    const substituted = `${combination([[a, 'x']])} + ${b === 1 ? '' : b}(${right}) = ${c}`
    return {
      stem: say(
        `Solve by the substitution method: ${maths(first)} and ${maths(second)}`,
        `प्रतिस्थापन विधि से हल कीजिए: ${maths(first)} और ${maths(second)}`,
        `ప్రతిక్షేపణ పద్ధతిలో సాధించండి: ${maths(first)} మరియు ${maths(second)}`,
      ),
      ask: { kind: 'pair', answer: `x = ${x}, y = ${y}`, rules: { variables: ['x', 'y'] } },
      working: pairOf([first, second], x, y),
      marks: 3,
      hints: [
        say(
          'The first equation says what $y$ is. Put that in place of $y$ in the second.',
          'पहला समीकरण $y$ का मान बताता है। दूसरे समीकरण में $y$ के स्थान पर वही रखिए।',
          'మొదటి సమీకరణం $y$ విలువను ఇస్తుంది. రెండవ సమీకరణంలో $y$ స్థానంలో దాన్ని ప్రతిక్షేపించండి.',
        ),
        say(
          `You get ${maths(substituted)}. Open the bracket and find $x$.`,
          `इससे ${maths(substituted)} मिलता है। कोष्ठक खोलकर $x$ ज्ञात कीजिए।`,
          `${maths(substituted)} వస్తుంది. బ్రాకెట్‌ను విడదీసి $x$ కనుగొనండి.`,
        ),
      ],
      solution: [
        line(substituted, 1),
        line(`${combination([[a + b * slope, 'x']])} = ${c - b * constant}`, 0),
        line(`x = ${x}`, 1),
        line(`y = ${slope}*${bracketed(x)} ${signed(constant)} = ${y}`, 1),
      ],
    }
  },
}

const counts = {
  unique: say(
    'One solution: the lines intersect',
    'एक अद्वितीय हल: रेखाएँ प्रतिच्छेद करती हैं',
    'ఏకైక సాధన: రేఖలు ఖండించుకుంటాయి',
  ),
  none: say('No solution: the lines are parallel', 'कोई हल नहीं: रेखाएँ समांतर हैं', 'సాధన లేదు: రేఖలు సమాంతరాలు'),
  many: say(
    'Infinitely many solutions: the lines coincide',
    'अपरिमित रूप से अनेक हल: रेखाएँ संपाती हैं',
    'అనంత సాధనలు: రేఖలు ఏకీభవిస్తాయి',
  ),
}
const letterOf = { unique: 'A', none: 'B', many: 'C' } as const

export const consistency: PracticeMaker = {
  id: 'linear-equations/consistency',
  version: 1,
  skill: 'consistency-of-pair',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.consistency(random)
    const [a, b, c] = given.first
    const [p, q, r] = given.second
    const pair = [maths(equation(given.first)), maths(equation(given.second))] as const
    const ratios = `$\\frac{a_1}{a_2} = ${ratio(a, p)}$, $\\frac{b_1}{b_2} = ${ratio(b, q)}$, $\\frac{c_1}{c_2} = ${ratio(c, r)}$`
    return {
      stem: say(
        `Compare the ratios of the coefficients. How many solutions does the pair ${pair[0]}, ${pair[1]} have?`,
        `गुणांकों के अनुपातों की तुलना कीजिए। समीकरण युग्म ${pair[0]}, ${pair[1]} के कितने हल हैं?`,
        `గుణకాల నిష్పత్తులను పోల్చండి. ${pair[0]}, ${pair[1]} సమీకరణాల జతకు ఎన్ని సాధనలు ఉన్నాయి?`,
      ),
      ask: {
        kind: 'choice',
        answer: letterOf[result.kind],
        options: [counts.unique, counts.none, counts.many],
      },
      marks: 2,
      hints: [
        say(
          'Find $\\frac{a_1}{a_2}$ and $\\frac{b_1}{b_2}$ first. If they differ, the lines intersect in one point.',
          'पहले $\\frac{a_1}{a_2}$ और $\\frac{b_1}{b_2}$ ज्ञात कीजिए। यदि ये भिन्न हैं, तो रेखाएँ एक बिंदु पर प्रतिच्छेद करती हैं।',
          'ముందుగా $\\frac{a_1}{a_2}$, $\\frac{b_1}{b_2}$ కనుగొనండి. అవి వేరువేరు అయితే రేఖలు ఒక బిందువు వద్ద ఖండించుకుంటాయి.',
        ),
        say(
          `Here ${ratios}. Which of them are equal?`,
          `यहाँ ${ratios} हैं। इनमें से कौन-से बराबर हैं?`,
          `ఇక్కడ ${ratios}. వీటిలో ఏవి సమానం?`,
        ),
      ],
      solution: [told(say(ratios, ratios, ratios), 1), told(counts[result.kind], 1)],
    }
  },
}

const ratio = (top: number, bottom: number) => maths(fraction(top, bottom)).slice(1, -1)

const noSolution: PracticeMaker = {
  id: 'linear-equations/k-for-no-solution',
  version: 1,
  skill: 'consistency-of-pair',
  level: 2,
  make: (random) => {
    const [a, b, c] = [random.integer(2, 7), random.nonZero(-7, 7), random.integer(2, 12)]
    const factor = random.integer(2, 5)
    const k = b * factor
    const first = equation([a, b, c])
    const second = `${a * factor} x + k y = ${c * factor + random.integer(1, factor - 1)}`
    const condition = `${a}/${a * factor} = ${b}/k`
    return {
      stem: say(
        `For which value of $k$ does the pair ${maths(first)}, ${maths(second)} have no solution?`,
        `$k$ के किस मान के लिए समीकरण युग्म ${maths(first)}, ${maths(second)} का कोई हल नहीं है?`,
        `$k$ యొక్క ఏ విలువకు ${maths(first)}, ${maths(second)} సమీకరణాల జతకు సాధన ఉండదు?`,
      ),
      ask: { kind: 'number', answer: `${k}` },
      working: {
        mode: 'solve',
        variables: ['k'],
        given: [condition],
        worlds: [{ k: `${k}` }],
        marks: 2,
        milestones: [
          { id: 'condition', marks: 1, shapes: ['equation', 'restated'] },
          { id: 'value', marks: 1, shapes: ['all-values'] },
        ],
      },
      marks: 2,
      hints: [
        say(
          'There is no solution when the lines are parallel: $\\frac{a_1}{a_2} = \\frac{b_1}{b_2} \\ne \\frac{c_1}{c_2}$.',
          'हल तब नहीं होता जब रेखाएँ समांतर हों: $\\frac{a_1}{a_2} = \\frac{b_1}{b_2} \\ne \\frac{c_1}{c_2}$।',
          'రేఖలు సమాంతరంగా ఉంటే సాధన ఉండదు: $\\frac{a_1}{a_2} = \\frac{b_1}{b_2} \\ne \\frac{c_1}{c_2}$.',
        ),
        say(`Solve ${maths(condition)}.`, `${maths(condition)} हल कीजिए।`, `${maths(condition)} సాధించండి.`),
      ],
      solution: [line(condition, 1), line(`k = ${k}`, 1)],
    }
  },
}

export const linearEquations: PracticeTopic = {
  id: 'linear-equations',
  name: say(
    'Pair of linear equations in two variables',
    'दो चर वाले रैखिक समीकरण युग्म',
    'రెండు చరరాశులలో రేఖీయ సమీకరణాల జత',
  ),
  skills: {
    'solve-pair-by-substitution': say(
      'Solve by substitution',
      'प्रतिस्थापन विधि से हल करना',
      'ప్రతిక్షేపణ పద్ధతిలో సాధించడం',
    ),
    'solve-pair-by-elimination': say('Solve by elimination', 'विलोपन विधि से हल करना', 'తొలగించే పద్ధతిలో సాధించడం'),
    'consistency-of-pair': say(
      'Number of solutions of a pair',
      'समीकरण युग्म के हलों की संख्या',
      'సమీకరణాల జత సాధనల సంఖ్య',
    ),
  },
  makers: [substitution, elimination, consistency, noSolution],
}
