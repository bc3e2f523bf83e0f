import type { Words } from '../../../../domain/practice/question.ts'
import { sum } from '../../../worksheets/arithmetic.ts'
import * as worksheet from '../../../worksheets/topics/analytics.ts'
import { decimal, rupees } from '../../../worksheets/typst.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { drawUntil, line, maths, say } from '../../writing.ts'
import { calculation } from '../geometry/calculation.ts'
import { joined, same, tableOf } from '../statistics/frequency-table.ts'

/** A percentage of one decimal at most. */
const isPlain = (part: number, whole: number) => (part * 1000) % whole === 0

const shareOfTotal: PracticeMaker = {
  id: 'pivot-totals/share-of-total',
  version: 1,
  skill: 'shares-and-averages',
  level: 1,
  make: (random) => {
    const { parts } = drawUntil(random, worksheet.shareOfTotal, ({ given }) =>
      isPlain(Math.max(...given.parts), sum(given.parts)),
    ).given
    const [largest, total] = [Math.max(...parts), sum(parts)]
    const share = decimal((largest / total) * 100)
    return {
      stem: say(
        `Three branches sold ${parts.join(', ')} bags. Find the share of the largest branch in per cent.`,
        `तीन शाखाओं ने ${parts.join(', ')} बोरियाँ बेचीं। सबसे अधिक बेचने वाली शाखा का भाग प्रतिशत में ज्ञात कीजिए।`,
        `మూడు శాఖలు ${parts.join(', ')} బస్తాలు అమ్మాయి. అత్యధికంగా అమ్మిన శాఖ వాటాను శాతంలో కనుగొనండి.`,
      ),
      ask: { kind: 'quantity', answer: `${share}%`, rules: { unit: '%' } },
      working: calculation(
        { 'says:T substituted': 0.5, number: 0.5 },
        { target: share, facts: { T: `${total}`, p: share }, formulas: { p: `${largest}/T*100` } },
      ),
      marks: 1,
      hints: [
        say(
          'A share is a part divided by the total. Add the three numbers first.',
          'भाग = अंश ÷ कुल योग। पहले तीनों संख्याएँ जोड़िए।',
          'వాటా = భాగం ÷ మొత్తం. ముందు మూడు సంఖ్యలను కూడండి.',
        ),
        say(
          `The total is ${maths(`${parts.join(' + ')} = ${total}`)}. What per cent of it is ${largest}?`,
          `कुल योग ${maths(`${parts.join(' + ')} = ${total}`)} है। ${largest} इसका कितने प्रतिशत है?`,
          `మొత్తం ${maths(`${parts.join(' + ')} = ${total}`)}. దానిలో ${largest} ఎంత శాతం?`,
        ),
      ],
      solution: [
        line(`T = ${parts.join(' + ')} = ${total}`, 0.5),
        line(`p = ${largest}/${total}*100 = ${share}`, 0.5),
      ],
    }
  },
}

const averageBill: PracticeMaker = {
  id: 'pivot-totals/average-bill',
  version: 1,
  skill: 'shares-and-averages',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.averageBill(random)
    const { bills, total } = given
    const { average } = result
    return {
      stem: say(
        `A day had ${bills} bills with a total of ${rupees(total)}. Find the average bill.`,
        `एक दिन में ${bills} बिल बने जिनका कुल योग ${rupees(total)} है। औसत बिल ज्ञात कीजिए।`,
        `ఒక రోజు ${bills} బిల్లుల మొత్తం ${rupees(total)}. సగటు బిల్లును కనుగొనండి.`,
      ),
      ask: { kind: 'money', answer: `${average}` },
      working: calculation(
        { substituted: 1, number: 1 },
        {
          target: `${average}`,
          facts: { A: `${average}`, T: `${total}`, n: `${bills}` },
          formulas: { A: 'T/n' },
        },
      ),
      marks: 2,
      hints: [
        say(
          'The average bill is the total shared out evenly over all bills.',
          'औसत बिल = कुल योग ÷ बिलों की संख्या।',
          'సగటు బిల్లు = మొత్తం ÷ బిల్లుల సంఖ్య.',
        ),
        say(
          `Divide ${rupees(total)} by ${bills}. Two averages of half a day could not simply be averaged.`,
          `${rupees(total)} को ${bills} से भाग दीजिए। आधे-आधे दिन के औसतों का सीधा औसत लेना ग़लत होता।`,
          `${rupees(total)} ను ${bills} తో భాగించండి. అరపూట సగటుల సగటును నేరుగా తీసుకోకూడదు.`,
        ),
      ],
      solution: [line(`A = ${total}/${bills}`, 1), line(`A = ${average}`, 1)],
    }
  },
}

const totalHead = say('Total', 'कुल', 'మొత్తం')

const pivotTwoWays: PracticeMaker = {
  id: 'pivot-totals/totals-two-ways',
  version: 1,
  skill: 'build-a-pivot-table',
  level: 2,
  make: (random) => {
    const [[a, b], [c, d]] = drawUntil(random, worksheet.pivotTwoWays, ({ given }) =>
      isPlain(given.cells[0][0], sum(given.cells[0])),
    ).given.cells
    const [shop, stall, all] = [a + b, c + d, a + b + c + d]
    const share = decimal((a / shop) * 100)
    return {
      stem: joined(
        say(
          'Find the missing totals $s$, $t$ and $u$ of this pivot table, and the share of cash in the sales of the shop ($p\\%$).',
          'इस पिवट सारणी के लुप्त योग $s$, $t$ और $u$ ज्ञात कीजिए, तथा दुकान की बिक्री में नकद का भाग ($p\\%$)।',
          'ఈ పివట్ పట్టికలో లోపించిన మొత్తాలు $s$, $t$, $u$ లను, దుకాణం అమ్మకాలలో నగదు వాటాను ($p\\%$) కనుగొనండి.',
        ),
        tableOf(
          [same(''), say('Cash', 'नकद', 'నగదు'), same('UPI'), totalHead],
          [
            [say('Shop', 'दुकान', 'దుకాణం'), a, b, 's'],
            [say('Stall', 'ठेला', 'బడ్డీ'), c, d, 't'],
            [totalHead, a + c, b + d, 'u'],
          ],
        ),
      ),
      ask: {
        kind: 'pair',
        answer: `s = ${shop}, t = ${stall}, u = ${all}, p = ${share}`,
        rules: { variables: ['s', 't', 'u', 'p'] },
      },
      working: calculation(
        { 'says:s': 0.5, 'says:t': 0.5, 'says:u': 1, 'number says:p': 1 },
        {
          target: share,
          facts: { s: `${shop}`, t: `${stall}`, u: `${all}`, p: share },
          formulas: { u: 's+t', p: `${a}/s*100` },
        },
      ),
      marks: 3,
      hints: [
        say(
          'Each total adds its row. The grand total must come out the same from the rows and from the columns.',
          'प्रत्येक योग अपनी पंक्ति को जोड़ता है। महायोग पंक्तियों और स्तंभों से एक ही आना चाहिए।',
          'ప్రతి మొత్తం తన అడ్డు వరుసను కూడుతుంది. అడ్డు వరుసల నుండీ, నిలువు వరుసల నుండీ పెద్ద మొత్తం ఒకటే రావాలి.',
        ),
        say(
          `Here ${maths(`s = ${a} + ${b}`)} and ${maths(`t = ${c} + ${d}`)}. For $p$ compare ${a} with $s$.`,
          `यहाँ ${maths(`s = ${a} + ${b}`)} और ${maths(`t = ${c} + ${d}`)} है। $p$ के लिए ${a} की तुलना $s$ से कीजिए।`,
          `ఇక్కడ ${maths(`s = ${a} + ${b}`)}, ${maths(`t = ${c} + ${d}`)}. $p$ కోసం ${a} ను $s$ తో పోల్చండి.`,
        ),
      ],
      solution: [
        line(`s = ${a} + ${b} = ${shop}`, 0.5),
        line(`t = ${c} + ${d} = ${stall}`, 0.5),
        line(`u = ${shop} + ${stall} = ${all}`, 1),
        line(`p = ${a}/${shop}*100 = ${share}`, 1),
      ],
    }
  },
}

const towns: Readonly<Record<string, Words>> = {
  Adilabad: say('Adilabad', 'आदिलाबाद', 'ఆదిలాబాద్'),
  Guntur: say('Guntur', 'गुंटूर', 'గుంటూరు'),
  Hubballi: say('Hubballi', 'हुब्बल्लि', 'హుబ్బళ్ళి'),
  Madurai: say('Madurai', 'मदुरै', 'మదురై'),
}
const items: Readonly<Record<string, Words>> = {
  pens: say('pens', 'कलम', 'పెన్నులు'),
  books: say('books', 'पुस्तकें', 'పుస్తకాలు'),
}

const pivotByTown: PracticeMaker = {
  id: 'pivot-totals/totals-by-town',
  version: 1,
  skill: 'build-a-pivot-table',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.pivotByTown(random)
    const { rows } = given
    const { names, totals, all } = result
    const letters = names.map((name) => name[0] ?? '')
    const amounts = (town: string | undefined) =>
      rows
        .filter((row) => row.town === town)
        .map(({ amount }) => amount)
        .join(' + ')
    const named = (language: keyof Words) =>
      names.map((name, index) => `${towns[name]?.[language]} ($${letters[index]}$)`).join(', ')
    const facts = Object.fromEntries(letters.map((letter, index) => [letter, `${totals[index]}`]))
    const first = `${letters[0]} = ${amounts(names[0])}`
    return {
      stem: joined(
        say(
          `Find the pivot totals of ${named('en')}, and the grand total $T$.`,
          `इनके पिवट योग ज्ञात कीजिए: ${named('hi')}, तथा महायोग $T$।`,
          `వీటి పివట్ మొత్తాలను కనుగొనండి: ${named('te')}; పెద్ద మొత్తం $T$ కూడా.`,
        ),
        tableOf(
          [say('Town', 'नगर', 'పట్టణం'), say('Item', 'वस्तु', 'వస్తువు'), say('Amount', 'राशि', 'మొత్తం')],
          rows.map(({ town, item, amount }) => [towns[town] ?? '', items[item] ?? '', amount]),
        ),
      ),
      ask: {
        kind: 'pair',
        answer: [...letters.map((letter) => `${letter} = ${facts[letter]}`), `T = ${all}`].join(', '),
        rules: { variables: [...letters, 'T'] },
      },
      working: calculation(
        {
          [`says:${letters[0]}`]: 1,
          [`says:${letters[1]}`]: 0.5,
          [`says:${letters[2]}`]: 0.5,
          'number says:T': 1,
        },
        { target: `${all}`, facts: { ...facts, T: `${all}` }, formulas: { T: letters.join('+') } },
      ),
      marks: 3,
      hints: [
        say(
          'A pivot total adds the amounts of all rows that share a town, whatever the item.',
          'पिवट योग एक ही नगर की सभी पंक्तियों की राशियाँ जोड़ता है, वस्तु कोई भी हो।',
          'వస్తువు ఏదైనా, ఒకే పట్టణపు వరుసల మొత్తాలన్నింటినీ పివట్ మొత్తం కూడుతుంది.',
        ),
        say(
          `For the first town ${maths(first)}. The grand total adds the three.`,
          `पहले नगर के लिए ${maths(first)} है। महायोग तीनों को जोड़ता है।`,
          `మొదటి పట్టణానికి ${maths(first)}. పెద్ద మొత్తం మూడింటినీ కూడుతుంది.`,
        ),
      ],
      solution: [
        ...names.map((name, index) =>
          line(`${letters[index]} = ${amounts(name)} = ${totals[index]}`, index === 0 ? 1 : 0.5),
        ),
        line(`T = ${totals.join(' + ')} = ${all}`, 1),
      ],
    }
  },
}

export const pivotTotals: PracticeTopic = {
  id: 'pivot-totals',
  name: say('Pivot totals', 'पिवट सारणी के योग', 'పివట్ పట్టిక మొత్తాలు'),
  skills: {
    'build-a-pivot-table': say('Build a pivot table', 'पिवट सारणी बनाना', 'పివట్ పట్టిక తయారుచేయడం'),
    'shares-and-averages': say('Shares and averages', 'भाग और औसत', 'వాటాలు, సగటులు'),
  },
  makers: [shareOfTotal, averageBill, pivotTwoWays, pivotByTown],
}
