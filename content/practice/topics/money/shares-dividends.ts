import * as worksheet from '../../../worksheets/topics/commerce.ts'
import { decimal, rupees } from '../../../worksheets/typst.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { drawUntil, line, maths, say } from '../../writing.ts'

export const annualDividend: PracticeMaker = {
  id: 'shares-dividends/annual-dividend',
  version: 1,
  skill: 'dividend-on-shares',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.annualDividend(random)
    const { shares, face, rate } = given
    const { income } = result
    const product = `${shares}*${face}*${rate}/100`
    return {
      stem: say(
        `A company pays a dividend of ${rate}%. Find the yearly income from ${shares} shares of face value ${rupees(face)}.`,
        `एक कंपनी ${rate}% लाभांश देती है। ${rupees(face)} अंकित मूल्य वाले ${shares} शेयरों से वार्षिक आय ज्ञात कीजिए।`,
        `ఒక కంపెనీ ${rate}% డివిడెండ్ చెల్లిస్తుంది. ముఖ విలువ ${rupees(face)} గల ${shares} షేర్లపై వార్షిక ఆదాయం కనుగొనండి.`,
      ),
      ask: { kind: 'money', answer: `${income}` },
      working: {
        mode: 'value',
        facts: { D: `${income}`, I: `${income}` },
        target: `${income}`,
        formulas: { D: product, I: product },
        marks: 1,
        milestones: [
          { id: 'substitute', marks: 0.5, shapes: ['substituted'] },
          { id: 'value', marks: 0.5, shapes: ['number'] },
        ],
      },
      marks: 1,
      hints: [
        say(
          'The dividend is paid on the face value, not on the market value.',
          'लाभांश अंकित मूल्य पर मिलता है, बाज़ार मूल्य पर नहीं।',
          'డివిడెండ్‌ను ముఖ విలువపై చెల్లిస్తారు, మార్కెట్ విలువపై కాదు.',
        ),
        say(
          `The shares have the face value ${rupees(shares * face)} in all. Find ${rate}% of it.`,
          `शेयरों का कुल अंकित मूल्य ${rupees(shares * face)} है। इसका ${rate}% ज्ञात कीजिए।`,
          `షేర్ల మొత్తం ముఖ విలువ ${rupees(shares * face)}. దానిలో ${rate}% కనుగొనండి.`,
        ),
      ],
      solution: [line(`D = ${product}`, 0.5), line(`D = ${income}`, 0.5)],
    }
  },
}

const returnOnInvestment: PracticeMaker = {
  id: 'shares-dividends/return-on-investment',
  version: 1,
  skill: 'return-on-shares',
  level: 2,
  make: (random) => {
    const { given, result } = drawUntil(random, worksheet.returnOnInvestment, ({ given: { rate, market } }) =>
      Number.isInteger((rate * 1000) / market),
    )
    const { invested, market, face, rate } = given
    const { shares, income } = result
    const percent = decimal(result.percent)
    return {
      stem: say(
        `${rupees(invested)} is invested in ${rate}% shares of ${rupees(face)} at a premium of ${rupees(market - face)}. Find the number of shares $N$, the yearly income (₹$I$) and the return ($R\\%$).`,
        `${rupees(invested)} की राशि ${rupees(face)} वाले ${rate}% शेयरों में ${rupees(market - face)} अधिमूल्य पर लगाई जाती है। शेयरों की संख्या $N$, वार्षिक आय (₹$I$) और प्रतिफल ($R\\%$) ज्ञात कीजिए।`,
        `${rupees(face)} ముఖ విలువ గల ${rate}% షేర్లలో ${rupees(market - face)} ప్రీమియంతో ${rupees(invested)} పెట్టుబడి పెట్టారు. షేర్ల సంఖ్య $N$, వార్షిక ఆదాయం (₹$I$), ప్రతిఫలం ($R\\%$) కనుగొనండి.`,
      ),
      ask: {
        kind: 'pair',
        answer: `N = ${shares}, I = ${income}, R = ${percent}`,
        rules: { variables: ['N', 'I', 'R'] },
      },
      working: {
        mode: 'value',
        facts: { N: `${shares}`, I: `${income}`, R: percent },
        target: percent,
        formulas: { N: `${invested}/${market}`, I: `N*${face}*${rate}/100`, R: `I/${invested}*100` },
        marks: 3,
        milestones: [
          { id: 'shares', marks: 1, shapes: ['says:N'] },
          { id: 'income', marks: 1, shapes: ['says:I'] },
          { id: 'return', marks: 1, shapes: ['says:R'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          `The market value of a share is the face value with the premium: ${rupees(market)}. Divide the investment by it.`,
          `एक शेयर का बाज़ार मूल्य अंकित मूल्य और अधिमूल्य का योग है: ${rupees(market)}। निवेश को इससे भाग दीजिए।`,
          `ఒక షేరు మార్కెట్ విలువ ముఖ విలువ, ప్రీమియంల మొత్తం: ${rupees(market)}. పెట్టుబడిని దీనితో భాగించండి.`,
        ),
        say(
          `Each share brings ${rate}% of ${rupees(face)}. The return is ${maths(`I/${invested}*100`)} per cent.`,
          `प्रत्येक शेयर पर ${rupees(face)} का ${rate}% मिलता है। प्रतिफल ${maths(`I/${invested}*100`)} प्रतिशत है।`,
          `ప్రతి షేరుపై ${rupees(face)} లో ${rate}% వస్తుంది. ప్రతిఫలం ${maths(`I/${invested}*100`)} శాతం.`,
        ),
      ],
      solution: [
        line(`N = ${invested}/${market} = ${shares}`, 1),
        line(`I = ${shares}*${face}*${rate}/100 = ${income}`, 1),
        line(`R = ${income}/${invested}*100 = ${percent}`, 1),
      ],
    }
  },
}

const compareInvestments: PracticeMaker = {
  id: 'shares-dividends/compare-investments',
  version: 1,
  skill: 'return-on-shares',
  level: 3,
  make: (random) => {
    const draw = () => ({ rate: random.integer(5, 15), market: 5 * random.integer(15, 40) })
    const [first, second] = drawUntil(
      random,
      () => [draw(), draw()] as const,
      ([one, other]) =>
        one.rate !== other.rate && Math.abs(one.rate / one.market - other.rate / other.market) > 0.005,
    )
    const percent = ({ rate, market }: typeof first) => decimal((rate * 100) / market)
    const better = first.rate * second.market > second.rate * first.market ? 'A' : 'B'
    const named = ({ rate, market }: typeof first) =>
      say(
        `${rate}% shares of ₹100 at ${rupees(market)}`,
        `₹100 वाले ${rate}% शेयर, बाज़ार मूल्य ${rupees(market)}`,
        `₹100 ముఖ విలువ గల ${rate}% షేర్లు, మార్కెట్ విలువ ${rupees(market)}`,
      )
    return {
      stem: say(
        `Which is the better investment: ${first.rate}% shares of ₹100 at ${rupees(first.market)}, or ${second.rate}% shares of ₹100 at ${rupees(second.market)}?`,
        `कौन-सा निवेश बेहतर है: ₹100 वाले ${first.rate}% शेयर ${rupees(first.market)} पर, या ₹100 वाले ${second.rate}% शेयर ${rupees(second.market)} पर?`,
        `ఏది మెరుగైన పెట్టుబడి: ${rupees(first.market)} చొప్పున ₹100 ముఖ విలువ గల ${first.rate}% షేర్లా, ${rupees(second.market)} చొప్పున ₹100 ముఖ విలువ గల ${second.rate}% షేర్లా?`,
      ),
      ask: { kind: 'choice', answer: better, options: [named(first), named(second)] },
      working: {
        mode: 'value',
        facts: { x: `${first.rate}/${first.market}*100`, y: `${second.rate}/${second.market}*100` },
        target: `${second.rate}/${second.market}*100`,
        marks: 4,
        milestones: [
          { id: 'first', marks: 2, shapes: ['says:x'] },
          { id: 'second', marks: 2, shapes: ['says:y'] },
        ],
      },
      marks: 4,
      hints: [
        say(
          'Compare what each brings on ₹100 of money invested: $x$ per cent and $y$ per cent.',
          '₹100 के निवेश पर प्रत्येक से मिलने वाली आय की तुलना कीजिए: $x$ प्रतिशत और $y$ प्रतिशत।',
          '₹100 పెట్టుబడిపై ఒక్కోదానిలో వచ్చే ఆదాయాన్ని పోల్చండి: $x$ శాతం, $y$ శాతం.',
        ),
        say(
          `The first share costs ${rupees(first.market)} and brings ${rupees(first.rate)} a year: ${maths(`x = ${first.rate}/${first.market}*100`)}.`,
          `पहले शेयर का मूल्य ${rupees(first.market)} है और उस पर वर्ष में ${rupees(first.rate)} मिलते हैं: ${maths(`x = ${first.rate}/${first.market}*100`)}।`,
          `మొదటి షేరు వెల ${rupees(first.market)}, దానిపై సంవత్సరానికి ${rupees(first.rate)} వస్తాయి: ${maths(`x = ${first.rate}/${first.market}*100`)}.`,
        ),
      ],
      solution: [
        line(`x = ${first.rate}/${first.market}*100 ≈ ${percent(first)}`, 2),
        line(`y = ${second.rate}/${second.market}*100 ≈ ${percent(second)}`, 2),
      ],
    }
  },
}

export const sharesDividends: PracticeTopic = {
  id: 'shares-dividends',
  name: say('Shares and dividends', 'शेयर और लाभांश', 'షేర్లు, డివిడెండ్‌లు'),
  skills: {
    'dividend-on-shares': say('Dividend on shares', 'शेयरों पर लाभांश', 'షేర్లపై డివిడెండ్'),
    'return-on-shares': say(
      'Return on an investment in shares',
      'शेयरों में निवेश पर प्रतिफल',
      'షేర్లలో పెట్టుబడిపై ప్రతిఫలం',
    ),
  },
  makers: [annualDividend, returnOnInvestment, compareInvestments],
}
