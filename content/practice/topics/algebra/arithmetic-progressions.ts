import * as worksheet from '../../../worksheets/topics/progressions.ts'
import { bracketed, combination, signed } from '../../../worksheets/typst.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { line, maths, oneUnknown, ordinal, say } from '../../writing.ts'
import { countMultiples, sumOfTerms } from './sums-of-progressions.ts'

const listed = (a: number, d: number) => maths(`${a}, ${a + d}, ${a + 2 * d}, ...`)

/** The first line of many workings; it earns nothing by itself. */
const firstAndDifference = (a: number, d: number) => line(`a = ${a}, d = ${d}`, 0)

const nthTerm: PracticeMaker = {
  id: 'arithmetic-progressions/nth-term',
  version: 1,
  skill: 'nth-term-of-ap',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.nthTerm(random)
    const { a, d, n } = given
    const { term } = result
    return {
      stem: say(
        `Find the ${ordinal(n)} term of the AP ${listed(a, d)}`,
        `समांतर श्रेढ़ी ${listed(a, d)} का ${n}वाँ पद ज्ञात कीजिए।`,
        `${listed(a, d)} అంకశ్రేఢి యొక్క ${n}వ పదాన్ని కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: `${term}` },
      working: {
        mode: 'value',
        facts: { a: `${a}`, d: `${d}`, n: `${n}`, [`a_${n}`]: `${term}`, a_n: `${term}` },
        target: `${term}`,
        formulas: { [`a_${n}`]: 'a+(n-1)*d' },
        marks: 2,
        milestones: [
          { id: 'substitute', marks: 1, shapes: ['substituted', 'formula-symbols'] },
          { id: 'value', marks: 1, shapes: ['number'] },
        ],
      },
      marks: 2,
      hints: [
        say(
          `The ${ordinal(n)} term is the first term plus ${n - 1} times the common difference: ${maths('a_n = a + (n - 1)d')}.`,
          `${n}वाँ पद प्रथम पद और सार्व अंतर के ${n - 1} गुने का योग है: ${maths('a_n = a + (n - 1)d')}।`,
          `${n}వ పదం = మొదటి పదం + సామాన్య భేదానికి ${n - 1} రెట్లు: ${maths('a_n = a + (n - 1)d')}.`,
        ),
        say(
          `Here $a = ${a}$ and $d = ${d}$. Put them in with $n = ${n}$.`,
          `यहाँ $a = ${a}$ और $d = ${d}$ है। इन्हें $n = ${n}$ के साथ सूत्र में रखिए।`,
          `ఇక్కడ $a = ${a}$, $d = ${d}$. వీటిని $n = ${n}$ తో సూత్రంలో ప్రతిక్షేపించండి.`,
        ),
      ],
      solution: [
        firstAndDifference(a, d),
        line(`a_${n} = ${a} + ${n - 1}*${bracketed(d)}`, 1),
        line(`a_${n} = ${term}`, 1),
      ],
    }
  },
}

const commonDifference: PracticeMaker = {
  id: 'arithmetic-progressions/common-difference',
  version: 1,
  skill: 'common-difference',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.commonDifference(random)
    const [first, second, third, fourth] = given.terms
    const terms = maths(`${given.terms.join(', ')}, ...`)
    const { d, next } = result
    return {
      stem: say(
        `Write the common difference $d$ and the next term $t$ of the AP ${terms}`,
        `समांतर श्रेढ़ी ${terms} का सार्व अंतर $d$ और अगला पद $t$ लिखिए।`,
        `${terms} అంకశ్రేఢి యొక్క సామాన్య భేదం $d$, తర్వాతి పదం $t$ రాయండి.`,
      ),
      ask: { kind: 'pair', answer: `d = ${d}, t = ${next}`, rules: { variables: ['d', 't'] } },
      marks: 1,
      hints: [
        say(
          'The common difference is any term minus the term before it.',
          'सार्व अंतर किसी पद में से उससे ठीक पहले का पद घटाने पर मिलता है।',
          'ఏ పదం నుండైనా దాని ముందున్న పదాన్ని తీసివేస్తే సామాన్య భేదం వస్తుంది.',
        ),
        say(
          `Work out ${maths(`${second} - ${bracketed(first)}`)} and add it to $${fourth}$.`,
          `${maths(`${second} - ${bracketed(first)}`)} निकालिए और उसे $${fourth}$ में जोड़िए।`,
          `${maths(`${second} - ${bracketed(first)}`)} కనుగొని, దాన్ని $${fourth}$ కు కలపండి.`,
        ),
      ],
      solution: [
        line(`d = ${third} - ${bracketed(second)} = ${d}`, 0.5),
        line(`t = ${fourth} ${signed(d)} = ${next}`, 0.5),
      ],
    }
  },
}

const whichTerm: PracticeMaker = {
  id: 'arithmetic-progressions/which-term',
  version: 1,
  skill: 'nth-term-of-ap',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.whichTerm(random)
    const { a, d, value } = given
    const { n } = result
    const equation = `${a} + (n - 1)*${d} = ${value}`
    return {
      stem: say(
        `Which term of the AP ${listed(a, d)} is ${value}?`,
        `समांतर श्रेढ़ी ${listed(a, d)} का कौन-सा पद ${value} है?`,
        `${listed(a, d)} అంకశ్రేఢిలో ${value} ఎన్నవ పదం?`,
      ),
      ask: { kind: 'number', answer: `${n}` },
      working: oneUnknown(equation, 'n', `${n}`, { a: `${a}`, d: `${d}`, a_n: `${value}` }),
      marks: 2,
      hints: [
        say(
          `Let it be the $n$th term: ${maths(`a + (n - 1)d = ${value}`)}.`,
          `मान लीजिए यह $n$वाँ पद है: ${maths(`a + (n - 1)d = ${value}`)}।`,
          `అది $n$వ పదం అనుకోండి: ${maths(`a + (n - 1)d = ${value}`)}.`,
        ),
        say(
          `Solve ${maths(equation)}: take away ${a} first.`,
          `${maths(equation)} हल कीजिए: पहले दोनों पक्षों में से ${a} घटाइए।`,
          `${maths(equation)} సాధించండి: ముందుగా రెండు వైపుల నుండి ${a} తీసివేయండి.`,
        ),
      ],
      solution: [line(equation, 1), line(`n - 1 = ${n - 1}`, 0), line(`n = ${n}`, 1)],
    }
  },
}

const fromTwoTerms: PracticeMaker = {
  id: 'arithmetic-progressions/from-two-terms',
  version: 1,
  skill: 'nth-term-of-ap',
  level: 3,
  make: (random) => {
    const { given, result } = worksheet.progressionFromTwoTerms(random)
    const { early, late, first, second } = given
    const { a, d } = result
    const equations = [`a + ${early - 1}d = ${first}`, `a + ${late - 1}d = ${second}`] as const
    return {
      stem: say(
        `In an AP, ${maths(`a_${early} = ${first}`)} and ${maths(`a_${late} = ${second}`)}. Find the first term $a$ and the common difference $d$.`,
        `किसी समांतर श्रेढ़ी में ${maths(`a_${early} = ${first}`)} और ${maths(`a_${late} = ${second}`)} हैं। प्रथम पद $a$ और सार्व अंतर $d$ ज्ञात कीजिए।`,
        `ఒక అంకశ్రేఢిలో ${maths(`a_${early} = ${first}`)}, ${maths(`a_${late} = ${second}`)}. మొదటి పదం $a$, సామాన్య భేదం $d$ కనుగొనండి.`,
      ),
      ask: { kind: 'pair', answer: `a = ${a}, d = ${d}`, rules: { variables: ['a', 'd'] } },
      working: {
        mode: 'system',
        variables: ['a', 'd'],
        given: equations,
        worlds: [{ a: `${a}`, d: `${d}` }],
        marks: 3,
        milestones: [
          { id: 'equations', marks: 1, shapes: ['two-unknowns', 'restated'] },
          { id: 'first-value', marks: 1, shapes: ['one-value'] },
          { id: 'both-values', marks: 1, shapes: ['all-values'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          `Write both terms with ${maths('a_n = a + (n - 1)d')}: two equations in $a$ and $d$.`,
          `दोनों पदों को ${maths('a_n = a + (n - 1)d')} से लिखिए: $a$ और $d$ में दो समीकरण मिलेंगे।`,
          `రెండు పదాలనూ ${maths('a_n = a + (n - 1)d')} తో రాయండి: $a$, $d$ లలో రెండు సమీకరణాలు వస్తాయి.`,
        ),
        say(
          `Subtract ${maths(equations[0])} from ${maths(equations[1])}.`,
          `${maths(equations[1])} में से ${maths(equations[0])} घटाइए।`,
          `${maths(equations[1])} నుండి ${maths(equations[0])} తీసివేయండి.`,
        ),
      ],
      solution: [
        line(equations[0], 0.5),
        line(equations[1], 0.5),
        line(`${late - early}d = ${second - first}`, 0),
        line(`d = ${d}`, 1),
        line(`a = ${a}`, 1),
      ],
    }
  },
}

const termFromFormula = widened({
  id: 'arithmetic-progressions/term-from-formula',
  skill: 'nth-term-of-ap',
  level: 1,
  sheet: (random) => worksheet.termFromFormula(random).given,
  wide: (random) => ({ slope: random.integer(2, 12), constant: random.nonZero(-12, 12) }),
  make: ({ slope, constant }) => {
    const [a, d] = [slope + constant, slope]
    const formula = maths(
      `a_n = ${combination([
        [slope, 'n'],
        [constant, ''],
      ])}`,
    )
    return {
      stem: say(
        `The $n$th term of an AP is ${formula}. Find the first term $a$ and the common difference $d$.`,
        `किसी समांतर श्रेढ़ी का $n$वाँ पद ${formula} है। प्रथम पद $a$ और सार्व अंतर $d$ ज्ञात कीजिए।`,
        `ఒక అంకశ్రేఢి యొక్క $n$వ పదం ${formula}. మొదటి పదం $a$, సామాన్య భేదం $d$ కనుగొనండి.`,
      ),
      ask: { kind: 'pair', answer: `a = ${a}, d = ${d}`, rules: { variables: ['a', 'd'] } },
      marks: 1,
      hints: [
        say(
          'Put $n = 1$ for the first term and $n = 2$ for the second.',
          'प्रथम पद के लिए $n = 1$ और दूसरे पद के लिए $n = 2$ रखिए।',
          'మొదటి పదం కోసం $n = 1$, రెండవ పదం కోసం $n = 2$ ప్రతిక్షేపించండి.',
        ),
        say(
          `The second term is $${2 * slope + constant}$. The common difference is the second term minus the first.`,
          `दूसरा पद $${2 * slope + constant}$ है। सार्व अंतर दूसरे पद में से प्रथम पद घटाने पर मिलता है।`,
          `రెండవ పదం $${2 * slope + constant}$. రెండవ పదం నుండి మొదటి పదాన్ని తీసివేస్తే సామాన్య భేదం వస్తుంది.`,
        ),
      ],
      solution: [
        line(`a = ${slope}*1 ${signed(constant)} = ${a}`, 0.5),
        line(`d = ${2 * slope + constant} - ${bracketed(a)} = ${d}`, 0.5),
      ],
    }
  },
})

export const arithmeticProgressions: PracticeTopic = {
  id: 'arithmetic-progressions',
  name: say('Arithmetic progressions', 'समांतर श्रेढ़ियाँ', 'అంకశ్రేఢులు'),
  skills: {
    'common-difference': say('Common difference', 'सार्व अंतर', 'సామాన్య భేదం'),
    'nth-term-of-ap': say('The nth term of an AP', 'समांतर श्रेढ़ी का nवाँ पद', 'అంకశ్రేఢిలో n వ పదం'),
    'sum-of-ap': say('Sum of terms of an AP', 'समांतर श्रेढ़ी के पदों का योगफल', 'అంకశ్రేఢి పదాల మొత్తం'),
  },
  makers: [
    commonDifference,
    ...termFromFormula,
    nthTerm,
    whichTerm,
    fromTwoTerms,
    sumOfTerms,
    countMultiples,
  ],
}
