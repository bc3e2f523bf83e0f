import { type PracticeMaker, widened } from '../../maker.ts'
import { line, maths, say } from '../../writing.ts'

export const logsInAPile: PracticeMaker = {
  id: 'progression-word-problems/logs',
  version: 1,
  skill: 'ap-from-words',
  level: 3,
  make: (random) => {
    const bottom = random.integer(15, 30)
    const rows = random.integer(8, bottom - 3)
    const top = bottom - rows + 1
    const total = (rows * (bottom + top)) / 2
    const other = 2 * bottom + 1 - rows
    const equation = `n/2 (2*${bottom} - (n - 1)) = ${total}`
    const standard = `n^2 - ${2 * bottom + 1}n + ${2 * total} = 0`
    return {
      stem: say(
        `Logs are stacked with ${bottom} in the bottom row, ${bottom - 1} in the next, ${bottom - 2} in the row after it, and so on. There are ${total} logs in all. In how many rows ($n$) do they lie, and how many logs ($t$) are in the top row?`,
        `लट्ठों को इस प्रकार रखा गया है कि सबसे नीचे की पंक्ति में ${bottom}, उससे अगली में ${bottom - 1}, उससे अगली में ${bottom - 2} लट्ठे हैं, और इसी प्रकार आगे भी। कुल ${total} लट्ठे हैं। ये कितनी पंक्तियों ($n$) में रखे हैं और सबसे ऊपर की पंक्ति में कितने लट्ठे ($t$) हैं?`,
        `దుంగలను అడుగు వరుసలో ${bottom}, దాని పై వరుసలో ${bottom - 1}, ఆ పై వరుసలో ${bottom - 2}, ఇలా పేర్చారు. మొత్తం ${total} దుంగలు ఉన్నాయి. అవి ఎన్ని వరుసలలో ($n$) ఉన్నాయి? పై వరుసలో ఎన్ని దుంగలు ($t$) ఉన్నాయి?`,
      ),
      ask: { kind: 'pair', answer: `n = ${rows}, t = ${top}`, rules: { variables: ['n', 't'] } },
      working: {
        mode: 'solve',
        variables: ['n'],
        given: [equation],
        worlds: [{ n: `${rows}` }, { n: `${other}` }],
        keep: `n<=${bottom}`,
        facts: {
          a: `${bottom}`,
          d: '-1',
          t: `${top}`,
          [`a_${rows}`]: `${top}`,
          S: `${total}`,
          S_n: `${total}`,
        },
        marks: 5,
        milestones: [
          { id: 'equation', marks: 1, shapes: ['equation', 'restated'] },
          { id: 'standard-form', marks: 1, shapes: ['quadratic'] },
          { id: 'method', marks: 1, shapes: ['factored', 'formula', 'square'] },
          { id: 'rows', marks: 1, shapes: ['all-values'] },
          { id: 'top', marks: 1, shapes: ['says:t', `says:a_${rows}`] },
        ],
      },
      marks: 5,
      hints: [
        say(
          `The rows form an AP with $a = ${bottom}$ and $d = -1$, and its sum is ${total}: ${maths(equation)}.`,
          `पंक्तियाँ एक समांतर श्रेढ़ी बनाती हैं जिसमें $a = ${bottom}$ और $d = -1$ है, और उसका योगफल ${total} है: ${maths(equation)}।`,
          `వరుసలు ఒక అంకశ్రేఢిని ఏర్పరుస్తాయి; $a = ${bottom}$, $d = -1$, మొత్తం ${total}: ${maths(equation)}.`,
        ),
        say(
          `Solve ${maths(standard)}. Keep the root for which the top row has at least one log.`,
          `${maths(standard)} हल कीजिए। वही मूल लीजिए जिसके लिए ऊपर की पंक्ति में कम से कम एक लट्ठा हो।`,
          `${maths(standard)} సాధించండి. పై వరుసలో కనీసం ఒక దుంగ ఉండేలా చేసే మూలాన్ని తీసుకోండి.`,
        ),
      ],
      solution: [
        line(equation, 1),
        line(standard, 1),
        line(`(n - ${rows})(n - ${other}) = 0`, 1),
        line(`n = ${rows} or n = ${other}`, 0.5),
        line(`n = ${rows}`, 0.5, fewerRows),
        line(`t = ${bottom} - ${rows - 1} = ${top}`, 1),
      ],
    }
  },
}

const fewerRows = say(
  'The number of logs in a row is positive',
  'पंक्ति में लट्ठों की संख्या धनात्मक है',
  'వరుసలోని దుంగల సంఖ్య ధనాత్మకం',
)

export const threeNumbers = widened({
  id: 'progression-word-problems/three-numbers',
  skill: 'ap-from-words',
  level: 3,
  sheet: (random) => {
    const d = random.integer(1, 6)
    return { d, middle: random.integer(d + 1, 15) }
  },
  wide: (random) => {
    const d = random.integer(1, 12)
    return { d, middle: random.integer(d + 1, 25) }
  },
  make: ({ d, middle }) => {
    const [total, product] = [3 * middle, middle * (middle * middle - d * d)]
    return {
      stem: say(
        `Three numbers in AP have the sum ${total} and the product ${product}. Find the numbers, the smallest first.`,
        `समांतर श्रेढ़ी की तीन संख्याओं का योग ${total} और गुणनफल ${product} है। संख्याएँ ज्ञात कीजिए; सबसे छोटी पहले लिखिए।`,
        `అంకశ్రేఢిలోని మూడు సంఖ్యల మొత్తం ${total}, లబ్ధం ${product}. ఆ సంఖ్యలను కనుగొనండి; చిన్న సంఖ్యను ముందు రాయండి.`,
      ),
      ask: { kind: 'list', answer: `${middle - d}, ${middle}, ${middle + d}` },
      working: {
        mode: 'system',
        variables: ['a', 'd'],
        given: [`(a - d) + a + (a + d) = ${total}`, `(a - d)a(a + d) = ${product}`],
        worlds: [
          { a: `${middle}`, d: `${d}` },
          { a: `${middle}`, d: `-${d}` },
        ],
        keep: 'd>0',
        marks: 3,
        milestones: [
          { id: 'middle', marks: 1, shapes: ['one-value'] },
          { id: 'equation', marks: 1, shapes: ['one-unknown', 'restated'] },
          { id: 'difference', marks: 1, shapes: ['all-values'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          'Call them $a - d$, $a$, $a + d$: in the sum $d$ cancels.',
          'इन्हें $a - d$, $a$, $a + d$ मानिए: योग में $d$ कट जाता है।',
          'వాటిని $a - d$, $a$, $a + d$ అనుకోండి: మొత్తంలో $d$ పోతుంది.',
        ),
        say(
          `From ${maths(`3a = ${total}`)} find $a$, and put it into ${maths(`a (a^2 - d^2) = ${product}`)}.`,
          `${maths(`3a = ${total}`)} से $a$ ज्ञात करके ${maths(`a (a^2 - d^2) = ${product}`)} में रखिए।`,
          `${maths(`3a = ${total}`)} నుండి $a$ కనుగొని, ${maths(`a (a^2 - d^2) = ${product}`)} లో ప్రతిక్షేపించండి.`,
        ),
      ],
      solution: [
        line(`3a = ${total}`, 0),
        line(`a = ${middle}`, 1),
        line(`${middle}(${middle * middle} - d^2) = ${product}`, 1),
        line(`d^2 = ${d * d}`, 0),
        line(`d = ${d} or d = -${d}`, 1),
      ],
    }
  },
})
