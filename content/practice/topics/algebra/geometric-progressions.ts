import * as worksheet from '../../../worksheets/topics/progressions.ts'
import { bracketed, fraction } from '../../../worksheets/typst.ts'
import { type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, ordinal, say } from '../../writing.ts'

const listed = (a: number, r: number) => maths(`${a}, ${a * r}, ${a * r * r}, ...`)

const nthTerm = widened({
  id: 'geometric-progressions/nth-term',
  skill: 'nth-term-of-gp',
  level: 1,
  sheet: (random) => worksheet.geometricTerm(random).given,
  wide: (random) =>
    drawUntil(
      random,
      () => ({
        a: random.integer(2, 12),
        r: random.pick([2, 3, 4, 5, -2, -3]),
        n: random.integer(4, 10),
      }),
      ({ a, r, n }) => a * Math.abs(r) ** (n - 1) <= 15000,
    ),
  make: ({ a, r, n }) => {
    const term = a * r ** (n - 1)
    return {
      stem: say(
        `Find the ${ordinal(n)} term of the GP ${listed(a, r)}`,
        `गुणोत्तर श्रेढ़ी ${listed(a, r)} का ${n}वाँ पद ज्ञात कीजिए।`,
        `${listed(a, r)} గుణశ్రేఢి యొక్క ${n}వ పదాన్ని కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: `${term}` },
      working: {
        mode: 'value',
        facts: {
          a: `${a}`,
          r: `${r}`,
          n: `${n}`,
          [`a_${n}`]: `${term}`,
          [`t_${n}`]: `${term}`,
          a_n: `${term}`,
          t_n: `${term}`,
        },
        target: `${term}`,
        formulas: { [`a_${n}`]: 'a*r^(n-1)', [`t_${n}`]: 'a*r^(n-1)' },
        marks: 2,
        milestones: [
          { id: 'substitute', marks: 1, shapes: ['substituted', 'formula-symbols'] },
          { id: 'value', marks: 1, shapes: ['number'] },
        ],
      },
      marks: 2,
      hints: [
        say(
          `Each term is the one before it times the common ratio $r$: ${maths('a_n = a r^(n - 1)')}.`,
          `प्रत्येक पद अपने पिछले पद और सार्व अनुपात $r$ का गुणनफल है: ${maths('a_n = a r^(n - 1)')}।`,
          `ప్రతి పదం దాని ముందు పదం, సామాన్య నిష్పత్తి $r$ ల లబ్ధం: ${maths('a_n = a r^(n - 1)')}.`,
        ),
        say(
          `Here $a = ${a}$ and $r = ${r}$: work out ${maths(`${bracketed(r)}^${n - 1}`)} first.`,
          `यहाँ $a = ${a}$ और $r = ${r}$ है: पहले ${maths(`${bracketed(r)}^${n - 1}`)} का मान निकालिए।`,
          `ఇక్కడ $a = ${a}$, $r = ${r}$: ముందుగా ${maths(`${bracketed(r)}^${n - 1}`)} విలువ కనుగొనండి.`,
        ),
      ],
      solution: [
        line(`a = ${a}, r = ${r}`, 0),
        line(`a_${n} = ${a}*${bracketed(r)}^${n - 1}`, 1),
        line(`a_${n} = ${term}`, 1),
      ],
    }
  },
})

const sumOfTerms = widened({
  id: 'geometric-progressions/sum-of-terms',
  skill: 'sum-of-gp',
  level: 2,
  sheet: (random) => worksheet.geometricSum(random).given,
  wide: (random) =>
    drawUntil(
      random,
      () => ({ a: random.integer(2, 15), r: random.integer(2, 5), n: random.integer(4, 10) }),
      ({ a, r, n }) => a * r ** n <= 40000,
    ),
  make: ({ a, r, n }) => {
    const total = (a * (r ** n - 1)) / (r - 1)
    const formula = 'S_n = (a(r^n - 1))/(r - 1)'
    return {
      stem: say(
        `Find the sum of the first ${n} terms of the GP ${listed(a, r)}`,
        `गुणोत्तर श्रेढ़ी ${listed(a, r)} के प्रथम ${n} पदों का योगफल ज्ञात कीजिए।`,
        `${listed(a, r)} గుణశ్రేఢిలో మొదటి ${n} పదాల మొత్తాన్ని కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: `${total}` },
      working: {
        mode: 'value',
        facts: { a: `${a}`, r: `${r}`, n: `${n}`, S: `${total}`, S_n: `${total}`, [`S_${n}`]: `${total}` },
        target: `${total}`,
        formulas: { S_n: 'a*(r^n-1)/(r-1)', [`S_${n}`]: 'a*(r^n-1)/(r-1)' },
        marks: 3,
        milestones: [
          { id: 'formula', marks: 1, shapes: ['formula-symbols', 'substituted'] },
          { id: 'substitute', marks: 1, shapes: ['substituted'] },
          { id: 'value', marks: 1, shapes: ['number'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          `Use ${maths(formula)}.`,
          `सूत्र ${maths(formula)} का प्रयोग कीजिए।`,
          `${maths(formula)} సూత్రాన్ని ఉపయోగించండి.`,
        ),
        say(
          `Put in $a = ${a}$, $r = ${r}$ and $n = ${n}$; ${maths(`${r}^${n} = ${r ** n}`)}.`,
          `$a = ${a}$, $r = ${r}$ और $n = ${n}$ रखिए; ${maths(`${r}^${n} = ${r ** n}`)}।`,
          `$a = ${a}$, $r = ${r}$, $n = ${n}$ ప్రతిక్షేపించండి; ${maths(`${r}^${n} = ${r ** n}`)}.`,
        ),
      ],
      solution: [
        line(formula, 1),
        line(`S_${n} = (${a}*(${r}^${n} - 1))/(${r} - 1)`, 1),
        line(`S_${n} = ${total}`, 1),
      ],
    }
  },
})

const commonRatio = widened({
  id: 'geometric-progressions/common-ratio',
  skill: 'nth-term-of-gp',
  level: 1,
  sheet: (random) => ({
    bottom: random.pick([2, 3, 4, 5]),
    top: random.pick([1, 1, -1]),
    third: random.integer(1, 12),
  }),
  wide: (random) => ({
    bottom: random.pick([2, 3, 4, 5, 6]),
    top: random.pick([1, 1, -1]),
    third: random.integer(1, 24),
  }),
  make: ({ bottom, top, third }) => {
    const a = bottom * bottom * third
    const second = top * bottom * third
    const terms = maths(`${a}, ${second}, ${third}, ...`)
    const ratio = fraction(top, bottom)
    const next = fraction(a * top, bottom ** 3)
    return {
      stem: say(
        `Write the common ratio $r$ and the next term $t$ of the GP ${terms}`,
        `गुणोत्तर श्रेढ़ी ${terms} का सार्व अनुपात $r$ और अगला पद $t$ लिखिए।`,
        `${terms} గుణశ్రేఢి యొక్క సామాన్య నిష్పత్తి $r$, తర్వాతి పదం $t$ రాయండి.`,
      ),
      ask: { kind: 'pair', answer: `r = ${ratio}, t = ${next}`, rules: { variables: ['r', 't'] } },
      marks: 1,
      hints: [
        say(
          'The common ratio is any term divided by the term before it.',
          'सार्व अनुपात किसी पद को उससे ठीक पहले के पद से भाग देने पर मिलता है।',
          'ఏ పదాన్నైనా దాని ముందున్న పదంతో భాగిస్తే సామాన్య నిష్పత్తి వస్తుంది.',
        ),
        say(
          `Divide $${second}$ by $${a}$, and multiply $${third}$ by what you get.`,
          `$${second}$ को $${a}$ से भाग दीजिए और $${third}$ को उससे गुणा कीजिए।`,
          `$${second}$ ను $${a}$ తో భాగించి, వచ్చిన దానితో $${third}$ ను గుణించండి.`,
        ),
      ],
      solution: [
        line(`r = ${bracketed(second)}/${a} = ${ratio}`, 0.5),
        line(`t = ${third}*${top < 0 ? `(${ratio})` : ratio} = ${next}`, 0.5),
      ],
    }
  },
})

const fromTwoTerms = widened({
  id: 'geometric-progressions/from-two-terms',
  skill: 'nth-term-of-gp',
  level: 3,
  sheet: (random) => ({
    a: random.integer(2, 9),
    r: random.pick([2, 3, -2, -3]),
    early: random.integer(2, 4),
  }),
  wide: (random) =>
    drawUntil(
      random,
      () => ({
        a: random.integer(2, 15),
        r: random.pick([2, 3, 4, 5, -2, -3, -4]),
        early: random.integer(2, 4),
      }),
      ({ a, r, early }) => a * Math.abs(r) ** (early + 2) <= 15000,
    ),
  make: ({ a, r, early }) => {
    const late = early + 3
    const [first, second] = [a * r ** (early - 1), a * r ** (late - 1)]
    const power = early === 2 ? 'r' : `r^${early - 1}`
    const equations = [`a ${power} = ${first}`, `a r^${late - 1} = ${second}`] as const
    return {
      stem: say(
        `In a GP, ${maths(`a_${early} = ${first}`)} and ${maths(`a_${late} = ${second}`)}. Find the first term $a$ and the common ratio $r$.`,
        `किसी गुणोत्तर श्रेढ़ी में ${maths(`a_${early} = ${first}`)} और ${maths(`a_${late} = ${second}`)} हैं। प्रथम पद $a$ और सार्व अनुपात $r$ ज्ञात कीजिए।`,
        `ఒక గుణశ్రేఢిలో ${maths(`a_${early} = ${first}`)}, ${maths(`a_${late} = ${second}`)}. మొదటి పదం $a$, సామాన్య నిష్పత్తి $r$ కనుగొనండి.`,
      ),
      ask: { kind: 'pair', answer: `a = ${a}, r = ${r}`, rules: { variables: ['a', 'r'] } },
      working: {
        mode: 'system',
        variables: ['a', 'r'],
        given: equations,
        worlds: [{ a: `${a}`, r: `${r}` }],
        marks: 3,
        milestones: [
          { id: 'equations', marks: 1, shapes: ['two-unknowns', 'restated', 'one-unknown'] },
          { id: 'first-value', marks: 1, shapes: ['one-value'] },
          { id: 'both-values', marks: 1, shapes: ['all-values'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          `Write both terms with ${maths('a_n = a r^(n - 1)')}: two equations in $a$ and $r$.`,
          `दोनों पदों को ${maths('a_n = a r^(n - 1)')} से लिखिए: $a$ और $r$ में दो समीकरण मिलेंगे।`,
          `రెండు పదాలనూ ${maths('a_n = a r^(n - 1)')} తో రాయండి: $a$, $r$ లలో రెండు సమీకరణాలు వస్తాయి.`,
        ),
        say(
          `Divide ${maths(equations[1])} by ${maths(equations[0])}: $a$ cancels.`,
          `${maths(equations[1])} को ${maths(equations[0])} से भाग दीजिए: $a$ कट जाता है।`,
          `${maths(equations[1])} ను ${maths(equations[0])} తో భాగించండి: $a$ పోతుంది.`,
        ),
      ],
      solution: [
        line(equations[0], 0.5),
        line(equations[1], 0.5),
        line(`r^3 = ${r ** 3}`, 0),
        line(`r = ${r}`, 1),
        line(`a = ${a}`, 1),
      ],
    }
  },
})

export const geometricProgressions: PracticeTopic = {
  id: 'geometric-progressions',
  name: say('Geometric progressions', 'गुणोत्तर श्रेढ़ियाँ', 'గుణశ్రేఢులు'),
  skills: {
    'nth-term-of-gp': say('The nth term of a GP', 'गुणोत्तर श्रेढ़ी का nवाँ पद', 'గుణశ్రేఢిలో n వ పదం'),
    'sum-of-gp': say('Sum of terms of a GP', 'गुणोत्तर श्रेढ़ी के पदों का योगफल', 'గుణశ్రేఢి పదాల మొత్తం'),
  },
  makers: [...commonRatio, ...nthTerm, ...fromTwoTerms, ...sumOfTerms],
}
