import * as worksheet from '../../../worksheets/topics/progressions.ts'
import { bracketed } from '../../../worksheets/typst.ts'
import type { PracticeMaker } from '../../maker.ts'
import { line, maths, say } from '../../writing.ts'

const listed = (a: number, d: number) => maths(`${a}, ${a + d}, ${a + 2 * d}, ...`)

export const sumOfTerms: PracticeMaker = {
  id: 'arithmetic-progressions/sum-of-terms',
  version: 1,
  skill: 'sum-of-ap',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.sumOfTerms(random)
    const { a, d, n } = given
    const { total } = result
    const formula = 'S_n = n/2 (2a + (n - 1)d)'
    return {
      stem: say(
        `Find the sum of the first ${n} terms of the AP ${listed(a, d)}`,
        `समांतर श्रेढ़ी ${listed(a, d)} के प्रथम ${n} पदों का योगफल ज्ञात कीजिए।`,
        `${listed(a, d)} అంకశ్రేఢిలో మొదటి ${n} పదాల మొత్తాన్ని కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: `${total}` },
      working: {
        mode: 'value',
        facts: { a: `${a}`, d: `${d}`, n: `${n}`, S: `${total}`, S_n: `${total}`, [`S_${n}`]: `${total}` },
        target: `${total}`,
        formulas: { S_n: 'n/2*(2*a+(n-1)*d)', [`S_${n}`]: 'n/2*(2*a+(n-1)*d)' },
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
          `Put in $a = ${a}$, $d = ${d}$ and $n = ${n}$; the bracket comes to $${2 * a + (n - 1) * d}$.`,
          `$a = ${a}$, $d = ${d}$ और $n = ${n}$ रखिए; कोष्ठक का मान $${2 * a + (n - 1) * d}$ आता है।`,
          `$a = ${a}$, $d = ${d}$, $n = ${n}$ ప్రతిక్షేపించండి; బ్రాకెట్ విలువ $${2 * a + (n - 1) * d}$ వస్తుంది.`,
        ),
      ],
      solution: [
        line(formula, 1),
        line(`S_${n} = ${n}/2 (2*${bracketed(a)} + ${n - 1}*${bracketed(d)})`, 1),
        line(`S_${n} = ${total}`, 1),
      ],
    }
  },
}

export const countMultiples: PracticeMaker = {
  id: 'arithmetic-progressions/count-multiples',
  version: 1,
  skill: 'sum-of-ap',
  level: 3,
  make: (random) => {
    const divisor = random.integer(4, 15)
    const [low, high] = [random.integer(5, 15) * 10, random.integer(20, 50) * 10]
    const first = Math.ceil(low / divisor) * divisor
    const last = Math.floor(high / divisor) * divisor
    const n = (last - first) / divisor + 1
    const total = (n * (first + last)) / 2
    const equation = `${first} + (n - 1)*${divisor} = ${last}`
    return {
      stem: say(
        `How many numbers $n$ from ${low} to ${high} are divisible by ${divisor}, and what is their sum $S$?`,
        `${low} से ${high} तक ऐसी कितनी संख्याएँ ($n$) हैं जो ${divisor} से विभाज्य हैं, और उनका योगफल $S$ कितना है?`,
        `${low} నుండి ${high} వరకు ${divisor} తో భాగించబడే సంఖ్యలు ఎన్ని ($n$)? వాటి మొత్తం $S$ ఎంత?`,
      ),
      ask: { kind: 'pair', answer: `n = ${n}, S = ${total}`, rules: { variables: ['n', 'S'] } },
      working: {
        mode: 'system',
        variables: ['n', 'S'],
        given: [equation, `S = n/2*(${first}+${last})`],
        worlds: [{ n: `${n}`, S: `${total}` }],
        facts: { a: `${first}`, d: `${divisor}`, l: `${last}` },
        marks: 4,
        milestones: [
          { id: 'equation', marks: 1, shapes: ['one-unknown', 'restated'] },
          { id: 'count', marks: 1, shapes: ['one-value'] },
          { id: 'substitute', marks: 1, shapes: ['values-open'] },
          { id: 'sum', marks: 1, shapes: ['all-values'] },
        ],
      },
      marks: 4,
      hints: [
        say(
          `The multiples of ${divisor} form an AP. Find the first and the last of them between ${low} and ${high}.`,
          `${divisor} के गुणज एक समांतर श्रेढ़ी बनाते हैं। ${low} और ${high} के बीच उनमें से पहला और अंतिम ज्ञात कीजिए।`,
          `${divisor} గుణిజాలు ఒక అంకశ్రేఢిని ఏర్పరుస్తాయి. ${low}, ${high} మధ్య వాటిలో మొదటిది, చివరిది కనుగొనండి.`,
        ),
        say(
          `They run from ${first} to ${last}: solve ${maths(equation)}, then use ${maths('S = n/2 (a + l)')}.`,
          `ये ${first} से ${last} तक हैं: ${maths(equation)} हल कीजिए, फिर ${maths('S = n/2 (a + l)')} का प्रयोग कीजिए।`,
          `అవి ${first} నుండి ${last} వరకు ఉన్నాయి: ${maths(equation)} సాధించి, ${maths('S = n/2 (a + l)')} ఉపయోగించండి.`,
        ),
      ],
      solution: [
        line(equation, 1),
        line(`n = ${n}`, 1),
        line(`S = ${n}/2 (${first} + ${last})`, 1),
        line(`S = ${total}`, 1),
      ],
    }
  },
}
