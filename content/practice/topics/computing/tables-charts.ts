import { sum } from '../../../worksheets/arithmetic.ts'
import * as worksheet from '../../../worksheets/topics/data.ts'
import { decimal } from '../../../worksheets/typst.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { drawUntil, line, maths, say, told } from '../../writing.ts'
import { calculation } from '../geometry/calculation.ts'
import { isShort, joined, tableOf } from '../statistics/frequency-table.ts'
import { choiceOf } from './choice.ts'

const months = [
  say('June', 'जून', 'జూన్'),
  say('July', 'जुलाई', 'జూలై'),
  say('August', 'अगस्त', 'ఆగస్టు'),
  say('September', 'सितंबर', 'సెప్టెంబరు'),
  say('October', 'अक्टूबर', 'అక్టోబరు'),
]

const readTable: PracticeMaker = {
  id: 'tables-charts/read-a-table',
  version: 1,
  skill: 'read-a-table',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.readTable(random)
    const { values } = given
    const [total, mean] = [result.total, decimal(result.mean)]
    return {
      stem: joined(
        say(
          'Library loans in five months. Find the total $T$ and the mean $M$ for a month.',
          'पाँच महीनों में पुस्तकालय से ली गई पुस्तकें। कुल संख्या $T$ और प्रति माह माध्य $M$ ज्ञात कीजिए।',
          'ఐదు నెలల్లో గ్రంథాలయం నుండి తీసుకున్న పుస్తకాలు. మొత్తం $T$, నెలకు సగటు $M$ కనుగొనండి.',
        ),
        tableOf(
          [say('Month', 'महीना', 'నెల'), say('Loans', 'पुस्तकें', 'పుస్తకాలు')],
          values.map((value, index) => [months[index] ?? '', value]),
        ),
      ),
      ask: { kind: 'pair', answer: `T = ${total}, M = ${mean}`, rules: { variables: ['T', 'M'] } },
      working: calculation(
        { 'says:T': 1, 'number says:M': 1 },
        { target: mean, facts: { T: `${total}`, M: mean }, formulas: { M: 'T/5' } },
      ),
      marks: 2,
      hints: [
        say(
          'Add the numbers of the second column. The mean shares the total out evenly over the months.',
          'दूसरे स्तंभ की संख्याएँ जोड़िए। माध्य कुल संख्या को महीनों में बराबर बाँटता है।',
          'రెండవ నిలువు వరుస సంఖ్యలను కూడండి. సగటు మొత్తాన్ని నెలల మధ్య సమానంగా పంచుతుంది.',
        ),
        say(
          `Work out ${maths(values.join(' + '))} and divide by 5.`,
          `${maths(values.join(' + '))} निकालिए और 5 से भाग दीजिए।`,
          `${maths(values.join(' + '))} కనుగొని 5 తో భాగించండి.`,
        ),
      ],
      solution: [line(`T = ${values.join(' + ')} = ${total}`, 1), line(`M = ${total}/5 = ${mean}`, 1)],
    }
  },
}

const ways = [
  say('bus', 'बस', 'బస్సు'),
  say('bicycle', 'साइकिल', 'సైకిల్'),
  say('on foot', 'पैदल', 'నడక'),
  say('van', 'वैन', 'వ్యాన్'),
]
const letters = ['a', 'b', 'c', 'd'] as const

const pieAngles: PracticeMaker = {
  id: 'tables-charts/angles-of-a-pie-chart',
  version: 1,
  skill: 'draw-a-chart',
  level: 2,
  make: (random) => {
    const total = random.pick([36, 40, 60, 72, 90, 120, 180])
    const shares = drawUntil(
      random,
      (drawn) => {
        const [one, two, three] = drawn.distinct(3, Math.ceil(total / 18), Math.floor(total / 2))
        return [one ?? 0, two ?? 0, three ?? 0, total - sum([one ?? 0, two ?? 0, three ?? 0])]
      },
      ([, , , last]) => last !== undefined && last >= total / 18,
    )
    const each = 360 / total
    const angles = shares.map((share) => share * each)
    const facts = Object.fromEntries(letters.map((letter, index) => [letter, `${angles[index]}`]))
    return {
      stem: joined(
        say(
          `${total} students come to school like this. Find the angles of a pie chart, in degrees.`,
          `${total} विद्यार्थी इस प्रकार विद्यालय आते हैं। पाई चार्ट के कोण अंशों में ज्ञात कीजिए।`,
          `${total} మంది విద్యార్థులు ఇలా పాఠశాలకు వస్తారు. వృత్తరేఖాచిత్రం కోణాలను డిగ్రీలలో కనుగొనండి.`,
        ),
        tableOf(
          [say('Way', 'साधन', 'విధం'), say('Students', 'विद्यार्थी', 'విద్యార్థులు'), say('Angle', 'कोण', 'కోణం')],
          shares.map((share, index) => [ways[index] ?? '', share, letters[index] ?? '']),
        ),
      ),
      ask: {
        kind: 'pair',
        answer: letters.map((letter) => `${letter} = ${facts[letter]}`).join(', '),
        rules: { variables: letters },
      },
      working: calculation(
        { 'says:a': 0.5, 'says:b': 0.5, 'says:c': 0.5, 'says:d number': 0.5 },
        { target: `${angles[3]}`, facts: { ...facts, u: `${each}` } },
      ),
      marks: 2,
      hints: [
        say(
          `All ${total} students together take the whole circle of 360°.`,
          `सभी ${total} विद्यार्थी मिलकर 360° का पूरा वृत्त लेते हैं।`,
          `${total} మంది విద్యార్థులు కలిసి 360° పూర్తి వృత్తాన్ని తీసుకుంటారు.`,
        ),
        say(
          `One student takes ${maths(`360/${total} = ${each}`)} degrees. Multiply each number of students by it.`,
          `एक विद्यार्थी ${maths(`360/${total} = ${each}`)} अंश लेता है। विद्यार्थियों की प्रत्येक संख्या को इससे गुणा कीजिए।`,
          `ఒక విద్యార్థికి ${maths(`360/${total} = ${each}`)} డిగ్రీలు. ప్రతి విద్యార్థుల సంఖ్యను దానితో గుణించండి.`,
        ),
      ],
      solution: [
        line(`u = 360/${total} = ${each}`, 0),
        ...letters.map((letter, index) =>
          line(`${letter} = ${shares[index]}*${each} = ${angles[index]}`, 0.5),
        ),
      ],
    }
  },
}

const charts = {
  line: say(
    'A line graph: the order of time matters',
    'रेखा आलेख: समय का क्रम महत्वपूर्ण है',
    'రేఖా చిత్రం: కాలక్రమం ముఖ్యం',
  ),
  bar: say(
    'A bar graph: separate kinds are compared',
    'दंड आलेख: अलग-अलग प्रकारों की तुलना',
    'కమ్మీ చిత్రం: వేర్వేరు రకాల పోలిక',
  ),
  pie: say('A pie chart: parts of a whole', 'पाई चार्ट: पूर्ण के भाग', 'వృత్తరేఖాచిత్రం: మొత్తంలో భాగాలు'),
  scatter: say(
    'A scatter plot: two numbers for each one',
    'प्रकीर्ण आलेख: प्रत्येक के लिए दो संख्याएँ',
    'విక్షేపణ చిత్రం: ఒక్కొక్కరికి రెండు సంఖ్యలు',
  ),
  histogram: say(
    'A histogram: classes of a continuous scale',
    'आयतचित्र: सतत पैमाने के वर्ग',
    'సోపాన చిత్రం: అవిచ్ఛిన్న కొలబద్ద తరగతులు',
  ),
}
const chartKinds = ['line', 'bar', 'pie', 'scatter', 'histogram'] as const

/** The data to show, and its chart; `n` is drawn for the question. */
const tasks = [
  (n: number) =>
    [
      'line',
      say(`the rainfall of ${n} months in a row`, `लगातार ${n} महीनों की वर्षा`, `వరుసగా ${n} నెలల వర్షపాతం`),
    ] as const,
  (n: number) =>
    [
      'line',
      say(
        `the temperature of a patient, taken ${n} times in a day`,
        `एक रोगी का तापमान, जो दिन में ${n} बार लिया गया`,
        `రోజులో ${n} సార్లు తీసిన ఒక రోగి ఉష్ణోగ్రత`,
      ),
    ] as const,
  (n: number) =>
    [
      'bar',
      say(`the number of books in ${n} subjects`, `${n} विषयों की पुस्तकों की संख्या`, `${n} సబ్జెక్టుల పుస్తకాల సంఖ్య`),
    ] as const,
  (n: number) =>
    [
      'bar',
      say(
        `the number of students in ${n} schools of a town`,
        `एक नगर के ${n} विद्यालयों में विद्यार्थियों की संख्या`,
        `ఒక పట్టణంలోని ${n} పాఠశాలల విద్యార్థుల సంఖ్య`,
      ),
    ] as const,
  (n: number) =>
    [
      'pie',
      say(
        `how the monthly budget of a family is shared out over ${n} heads`,
        `एक परिवार का मासिक बजट ${n} मदों में कैसे बँटता है`,
        `ఒక కుటుంబ నెలవారీ బడ్జెట్ ${n} పద్దులుగా ఎలా పంచబడుతుంది`,
      ),
    ] as const,
  (n: number) =>
    [
      'pie',
      say(
        `which share of the votes each of ${n} parties has`,
        `${n} दलों में से प्रत्येक को मतों का कितना भाग मिला`,
        `${n} పార్టీలలో ఒక్కొక్కదానికి ఓట్లలో ఎంత వాటా వచ్చింది`,
      ),
    ] as const,
  (n: number) =>
    [
      'scatter',
      say(
        `the height against the arm span of ${10 * n} students`,
        `${10 * n} विद्यार्थियों की ऊँचाई और भुजा-विस्तार का संबंध`,
        `${10 * n} మంది విద్యార్థుల ఎత్తుకు, చేతుల చాపుకు గల సంబంధం`,
      ),
    ] as const,
  (n: number) =>
    [
      'scatter',
      say(
        `whether ${10 * n} students who sleep longer get better marks`,
        `क्या ${10 * n} विद्यार्थियों में अधिक सोने वालों के अंक अधिक हैं`,
        `${10 * n} మంది విద్యార్థులలో ఎక్కువ నిద్రపోయేవారికి ఎక్కువ మార్కులు వస్తాయా`,
      ),
    ] as const,
  (n: number) =>
    [
      'histogram',
      say(
        `the marks of ${50 * n} students in classes of 10 marks`,
        `${50 * n} विद्यार्थियों के अंक, 10 अंकों के वर्गों में`,
        `${50 * n} మంది విద్యార్థుల మార్కులు, 10 మార్కుల తరగతులలో`,
      ),
    ] as const,
  (n: number) =>
    [
      'histogram',
      say(
        `the waiting times of ${50 * n} patients in classes of 5 minutes`,
        `${50 * n} रोगियों के प्रतीक्षा के समय, 5 मिनट के वर्गों में`,
        `${50 * n} మంది రోగులు వేచి ఉన్న సమయాలు, 5 నిమిషాల తరగతులలో`,
      ),
    ] as const,
] as const

const ideas = {
  line: say('Does the order of the values matter?', 'क्या मानों का क्रम महत्वपूर्ण है?', 'విలువల క్రమం ముఖ్యమా?'),
  bar: say(
    'Is it a number for each of several kinds?',
    'क्या अलग-अलग प्रकारों में प्रत्येक की एक संख्या है?',
    'వేర్వేరు రకాలకు ఒక్కొక్క సంఖ్య ఉందా?',
  ),
  pie: say('Do the values add up to one whole?', 'क्या मान मिलकर एक पूर्ण बनाते हैं?', 'విలువలు కలిసి ఒక మొత్తం అవుతాయా?'),
  scatter: say(
    'How many numbers belong to each student?',
    'प्रत्येक विद्यार्थी की कितनी संख्याएँ हैं?',
    'ప్రతి విద్యార్థికి ఎన్ని సంఖ్యలు ఉన్నాయి?',
  ),
  histogram: say(
    'Are the values grouped into classes without gaps?',
    'क्या मान बिना अंतराल वाले वर्गों में बाँटे गए हैं?',
    'విలువలు ఖాళీలు లేని తరగతులుగా ఉన్నాయా?',
  ),
}

const whichChart: PracticeMaker = {
  id: 'tables-charts/which-chart',
  version: 1,
  skill: 'draw-a-chart',
  level: 1,
  make: (random) => {
    const [kind, task] = random.pick(tasks)(random.integer(4, 12))
    const others = chartKinds.filter((one) => one !== kind).map((one) => charts[one])
    return {
      stem: say(
        `Which chart suits best to show ${task.en}?`,
        `यह दिखाने के लिए कौन-सा आलेख सबसे उपयुक्त है: ${task.hi}?`,
        `దీన్ని చూపడానికి ఏ చిత్రం అత్యంత తగినది: ${task.te}?`,
      ),
      ask: choiceOf(random, charts[kind], others),
      marks: 1,
      hints: [
        say(
          'Ask what the values are: kinds, parts of a whole, times in order, classes, or two numbers for each one.',
          'सोचिए कि मान क्या हैं: प्रकार, पूर्ण के भाग, क्रम से समय, वर्ग, या प्रत्येक के लिए दो संख्याएँ।',
          'విలువలు ఏమిటో ఆలోచించండి: రకాలు, మొత్తంలో భాగాలు, వరుస కాలాలు, తరగతులు, లేదా ఒక్కొక్కరికి రెండు సంఖ్యలు.',
        ),
        ideas[kind],
      ],
      solution: [told(charts[kind], 1)],
    }
  },
}

const bars = (start: number, first: number, second: number) => {
  const height = (value: number) => (96 * (value - start)) / (second - start)
  const bar = (x: number, value: number) =>
    `<rect x="${x}" y="${decimal(120 - height(value))}" width="36" height="${decimal(height(value))}" fill="currentColor" fill-opacity="0.2"/>`
  const label = (x: number, y: number, text: number) => `<text x="${x}" y="${decimal(y)}">${text}</text>`
  return `<svg viewBox="0 0 200 140" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M40 10V120H190"/>${bar(64, first)}${bar(128, second)}<g fill="currentColor" stroke="none" font-size="14" text-anchor="middle">${label(22, 125, start)}${label(82, 114 - height(first), first)}${label(146, 114 - height(second), second)}</g></svg>`
}

const cutAxis: PracticeMaker = {
  id: 'tables-charts/cut-axis',
  version: 1,
  skill: 'read-a-table',
  level: 3,
  make: (random) => {
    const { start, first, second } = drawUntil(
      random,
      (drawn) => {
        const start = 10 * drawn.integer(3, 18)
        const first = start + drawn.pick([2, 4, 5, 8, 10, 20])
        return { start, first, second: first + drawn.integer(2, 40) }
      },
      (drawn) =>
        isShort((drawn.second - drawn.start) / (drawn.first - drawn.start)) &&
        isShort((drawn.second - drawn.first) * (10 / drawn.first)),
    )
    const looks = decimal((second - start) / (first - start))
    const growth = decimal(((second - first) / first) * 100)
    return {
      stem: say(
        `The axis of a bar graph begins at ${start}. Its two bars end at ${first} and ${second}. How many times as long as the first bar does the second look ($L$)? By how many per cent is its value really larger ($p\\%$)?`,
        `एक दंड आलेख का अक्ष ${start} से आरंभ होता है। उसके दो दंड ${first} और ${second} पर समाप्त होते हैं। दूसरा दंड पहले दंड का कितना गुना लंबा दिखता है ($L$)? उसका मान वास्तव में कितने प्रतिशत अधिक है ($p\\%$)?`,
        `ఒక కమ్మీ చిత్రం అక్షం ${start} వద్ద మొదలవుతుంది. దాని రెండు కమ్మీలు ${first}, ${second} వద్ద ముగుస్తాయి. రెండవ కమ్మీ మొదటిదానికి ఎన్ని రెట్లు పొడవుగా కనిపిస్తుంది ($L$)? దాని విలువ నిజంగా ఎంత శాతం ఎక్కువ ($p\\%$)?`,
      ),
      figure: bars(start, first, second),
      figureWords: say(
        `Two bars on an axis that begins at ${start}; they end at ${first} and ${second}.`,
        `${start} से आरंभ होने वाले अक्ष पर दो दंड; वे ${first} और ${second} पर समाप्त होते हैं।`,
        `${start} వద్ద మొదలయ్యే అక్షంపై రెండు కమ్మీలు; అవి ${first}, ${second} వద్ద ముగుస్తాయి.`,
      ),
      ask: { kind: 'pair', answer: `L = ${looks}, p = ${growth}`, rules: { variables: ['L', 'p'] } },
      working: calculation(
        { 'says:L': 1, 'number says:p': 1 },
        { target: growth, facts: { L: looks, p: growth } },
      ),
      marks: 2,
      hints: [
        say(
          `A bar is drawn from the beginning of the axis, so the first has the length ${maths(`${first} - ${start}`)}.`,
          `दंड अक्ष के आरंभ से खींचा जाता है, इसलिए पहले दंड की लंबाई ${maths(`${first} - ${start}`)} है।`,
          `కమ్మీని అక్షం మొదలు నుండి గీస్తారు, కాబట్టి మొదటిదాని పొడవు ${maths(`${first} - ${start}`)}.`,
        ),
        say(
          `Divide ${maths(`${second} - ${start}`)} by it. For $p$, compare the increase ${maths(`${second} - ${first}`)} with ${first}.`,
          `${maths(`${second} - ${start}`)} को इससे भाग दीजिए। $p$ के लिए वृद्धि ${maths(`${second} - ${first}`)} की तुलना ${first} से कीजिए।`,
          `${maths(`${second} - ${start}`)} ను దానితో భాగించండి. $p$ కోసం పెరుగుదల ${maths(`${second} - ${first}`)} ను ${first} తో పోల్చండి.`,
        ),
      ],
      solution: [
        line(`L = (${second} - ${start})/(${first} - ${start}) = ${looks}`, 1),
        line(`p = (${second} - ${first})/${first}*100 = ${growth}`, 1),
      ],
    }
  },
}

export const tablesCharts: PracticeTopic = {
  id: 'tables-charts',
  name: say('Tables and charts', 'सारणी और आलेख', 'పట్టికలు, రేఖాచిత్రాలు'),
  skills: {
    'read-a-table': say('Read tables and charts', 'सारणी और आलेख पढ़ना', 'పట్టికలు, రేఖాచిత్రాలు చదవడం'),
    'draw-a-chart': say('Choose and draw a chart', 'आलेख चुनना और बनाना', 'రేఖాచిత్రాన్ని ఎంచుకుని గీయడం'),
  },
  makers: [readTable, pieAngles, whichChart, cutAxis],
}
