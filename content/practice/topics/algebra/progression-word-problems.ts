import * as worksheet from '../../../worksheets/topics/progressions.ts'
import { rupees } from '../../../worksheets/typst.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { line, maths, say } from '../../writing.ts'

const savings: PracticeMaker = {
  id: 'progression-word-problems/savings',
  version: 1,
  skill: 'ap-from-words',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.savingsEachWeek(random)
    const { start, step, weeks } = given
    const { total } = result
    return {
      stem: say(
        `Ravi saves ${rupees(start)} in the first week and ${rupees(step)} more in each week than in the week before. How much has he saved in ${weeks} weeks?`,
        `रवि पहले सप्ताह में ${rupees(start)} बचाता है और हर सप्ताह पिछले सप्ताह से ${rupees(step)} अधिक बचाता है। ${weeks} सप्ताह में उसने कुल कितनी बचत की?`,
        `రవి మొదటి వారంలో ${rupees(start)} పొదుపు చేసి, ప్రతి వారం ముందు వారం కంటే ${rupees(step)} ఎక్కువ పొదుపు చేస్తాడు. ${weeks} వారాలలో అతడు మొత్తం ఎంత పొదుపు చేశాడు?`,
      ),
      ask: { kind: 'money', answer: `${total}` },
      working: {
        mode: 'value',
        facts: {
          a: `${start}`,
          d: `${step}`,
          n: `${weeks}`,
          S: `${total}`,
          S_n: `${total}`,
          [`S_${weeks}`]: `${total}`,
        },
        target: `${total}`,
        formulas: { S_n: 'n/2*(2*a+(n-1)*d)', [`S_${weeks}`]: 'n/2*(2*a+(n-1)*d)' },
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
          `The savings form an AP with $a = ${start}$ and $d = ${step}$. Their sum is asked.`,
          `बचतें एक समांतर श्रेढ़ी बनाती हैं जिसमें $a = ${start}$ और $d = ${step}$ है। उनका योगफल पूछा गया है।`,
          `పొదుపులు ఒక అంకశ్రేఢిని ఏర్పరుస్తాయి; $a = ${start}$, $d = ${step}$. వాటి మొత్తం కావాలి.`,
        ),
        say(
          `Put $n = ${weeks}$ into ${maths('S_n = n/2 (2a + (n - 1)d)')}.`,
          `${maths('S_n = n/2 (2a + (n - 1)d)')} में $n = ${weeks}$ रखिए।`,
          `${maths('S_n = n/2 (2a + (n - 1)d)')} లో $n = ${weeks}$ ప్రతిక్షేపించండి.`,
        ),
      ],
      solution: [
        line(`a = ${start}, d = ${step}, n = ${weeks}`, 0),
        line('S_n = n/2 (2a + (n - 1)d)', 1),
        line(`S_${weeks} = ${weeks}/2 (2*${start} + ${weeks - 1}*${step})`, 1),
        line(`S_${weeks} = ${total}`, 1),
      ],
    }
  },
}

const seatsInRows: PracticeMaker = {
  id: 'progression-word-problems/seats',
  version: 1,
  skill: 'ap-from-words',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.seatsInRows(random)
    const { first, more, rows } = given
    const { last } = result
    return {
      stem: say(
        `An open-air theatre has ${first} seats in the first row and ${more} more seats in each row behind. How many seats does row ${rows} have?`,
        `एक खुले रंगमंच की पहली पंक्ति में ${first} सीटें हैं और पीछे की हर पंक्ति में ${more} सीटें अधिक हैं। पंक्ति ${rows} में कितनी सीटें हैं?`,
        `ఒక ఆరుబయలు రంగస్థలంలో మొదటి వరుసలో ${first} సీట్లు, వెనుక ఉన్న ప్రతి వరుసలో ముందు వరుస కంటే ${more} సీట్లు ఎక్కువగా ఉన్నాయి. వరుస ${rows} లో ఎన్ని సీట్లు ఉన్నాయి?`,
      ),
      ask: { kind: 'number', answer: `${last}` },
      working: {
        mode: 'value',
        facts: { a: `${first}`, d: `${more}`, n: `${rows}`, [`a_${rows}`]: `${last}`, a_n: `${last}` },
        target: `${last}`,
        formulas: { a_n: 'a+(n-1)*d', [`a_${rows}`]: 'a+(n-1)*d' },
        marks: 2,
        milestones: [
          { id: 'substitute', marks: 1, shapes: ['substituted', 'formula-symbols'] },
          { id: 'value', marks: 1, shapes: ['number'] },
        ],
      },
      marks: 2,
      hints: [
        say(
          `The numbers of seats form an AP with $a = ${first}$ and $d = ${more}$.`,
          `सीटों की संख्याएँ एक समांतर श्रेढ़ी बनाती हैं जिसमें $a = ${first}$ और $d = ${more}$ है।`,
          `సీట్ల సంఖ్యలు ఒక అంకశ్రేఢిని ఏర్పరుస్తాయి; $a = ${first}$, $d = ${more}$.`,
        ),
        say(
          `Put $n = ${rows}$ into ${maths('a_n = a + (n - 1)d')}.`,
          `${maths('a_n = a + (n - 1)d')} में $n = ${rows}$ रखिए।`,
          `${maths('a_n = a + (n - 1)d')} లో $n = ${rows}$ ప్రతిక్షేపించండి.`,
        ),
      ],
      solution: [line(`a_${rows} = ${first} + ${rows - 1}*${more}`, 1), line(`a_${rows} = ${last}`, 1)],
    }
  },
}

const logsInAPile: PracticeMaker = {
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
        facts: { a: `${bottom}`, d: '-1', t: `${top}`, S: `${total}`, S_n: `${total}` },
        marks: 5,
        milestones: [
          { id: 'equation', marks: 1, shapes: ['equation', 'restated'] },
          { id: 'standard-form', marks: 1, shapes: ['quadratic'] },
          { id: 'method', marks: 1, shapes: ['factored', 'formula', 'square'] },
          { id: 'rows', marks: 1, shapes: ['all-values'] },
          { id: 'top', marks: 1, shapes: ['says:t'] },
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

const loanInstalments: PracticeMaker = {
  id: 'progression-word-problems/instalments',
  version: 1,
  skill: 'ap-from-words',
  level: 2,
  make: (random) => {
    const first = 100 * random.integer(8, 30)
    const more = 50 * random.integer(1, 4)
    const months = random.pick([10, 12, 18, 20, 24])
    const last = first + (months - 1) * more
    const total = (months / 2) * (first + last)
    return {
      stem: say(
        `A loan is paid back in ${months} monthly instalments; the first is ${rupees(first)} and each is ${rupees(more)} more than the one before. Find the last instalment (₹$l$) and the amount paid in all (₹$S$).`,
        `एक ऋण ${months} मासिक किस्तों में चुकाया जाता है; पहली किस्त ${rupees(first)} है और प्रत्येक किस्त पिछली किस्त से ${rupees(more)} अधिक है। अंतिम किस्त (₹$l$) और कुल चुकाई गई राशि (₹$S$) ज्ञात कीजिए।`,
        `ఒక రుణాన్ని ${months} నెలసరి వాయిదాలలో తీర్చారు; మొదటి వాయిదా ${rupees(first)}, ప్రతి వాయిదా ముందుదాని కంటే ${rupees(more)} ఎక్కువ. చివరి వాయిదా (₹$l$), చెల్లించిన మొత్తం సొమ్ము (₹$S$) కనుగొనండి.`,
      ),
      ask: { kind: 'pair', answer: `l = ${last}, S = ${total}`, rules: { variables: ['l', 'S'] } },
      working: {
        mode: 'value',
        facts: {
          a: `${first}`,
          d: `${more}`,
          n: `${months}`,
          l: `${last}`,
          [`a_${months}`]: `${last}`,
          S: `${total}`,
          [`S_${months}`]: `${total}`,
        },
        target: `${total}`,
        formulas: { l: 'a+(n-1)*d', S: 'n/2*(a+l)' },
        marks: 3,
        milestones: [
          { id: 'last', marks: 1, shapes: ['says:l', `says:a_${months}`] },
          { id: 'substitute', marks: 1, shapes: ['substituted:S'] },
          { id: 'sum', marks: 1, shapes: ['number'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          `The instalments form an AP with $a = ${first}$ and $d = ${more}$; the last is ${maths('l = a + (n - 1)d')}.`,
          `किस्तें एक समांतर श्रेढ़ी बनाती हैं जिसमें $a = ${first}$ और $d = ${more}$ है; अंतिम किस्त ${maths('l = a + (n - 1)d')} है।`,
          `వాయిదాలు ఒక అంకశ్రేఢిని ఏర్పరుస్తాయి; $a = ${first}$, $d = ${more}$; చివరి వాయిదా ${maths('l = a + (n - 1)d')}.`,
        ),
        say(
          `With $n = ${months}$ find $l$, then use ${maths('S = n/2 (a + l)')}.`,
          `$n = ${months}$ लेकर $l$ ज्ञात कीजिए, फिर ${maths('S = n/2 (a + l)')} का प्रयोग कीजिए।`,
          `$n = ${months}$ తో $l$ కనుగొని, ${maths('S = n/2 (a + l)')} ఉపయోగించండి.`,
        ),
      ],
      solution: [
        line(`l = ${first} + ${months - 1}*${more} = ${last}`, 1),
        line(`S = ${months}/2 (${first} + ${last})`, 1),
        line(`S = ${total}`, 1),
      ],
    }
  },
}

const threeNumbers: PracticeMaker = {
  id: 'progression-word-problems/three-numbers',
  version: 1,
  skill: 'ap-from-words',
  level: 3,
  make: (random) => {
    const d = random.integer(1, 6)
    const middle = random.integer(d + 1, 15)
    const [total, product] = [3 * middle, middle * (middle * middle - d * d)]
    const equations = ['(a - d) + a + (a + d)', '(a - d)a(a + d)'] as const
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
        given: [`${equations[0]} = ${total}`, `${equations[1]} = ${product}`],
        worlds: [
          { a: `${middle}`, d: `${d}` },
          { a: `${middle}`, d: `-${d}` },
        ],
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
}

export const progressionWordProblems: PracticeTopic = {
  id: 'progression-word-problems',
  name: say('Word problems on progressions', 'समांतर श्रेढ़ी पर आधारित शाब्दिक प्रश्न', 'శ్రేఢులపై పద సమస్యలు'),
  skills: {
    'ap-from-words': say(
      'Find and use an AP in a word problem',
      'शाब्दिक प्रश्न में समांतर श्रेढ़ी पहचानकर हल करना',
      'పద సమస్యలో అంకశ్రేఢిని గుర్తించి సాధించడం',
    ),
  },
  makers: [seatsInRows, savings, loanInstalments, threeNumbers, logsInAPile],
}
