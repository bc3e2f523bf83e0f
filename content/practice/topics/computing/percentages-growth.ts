import * as worksheet from '../../../worksheets/topics/analytics.ts'
import { decimal, rupees } from '../../../worksheets/typst.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { drawUntil, line, maths, oneUnknown, say } from '../../writing.ts'
import { calculation } from '../geometry/calculation.ts'

const growthRate: PracticeMaker = {
  id: 'percentages-growth/growth-rate',
  version: 1,
  skill: 'growth-in-per-cent',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.growthRate(random)
    const { before } = given
    const after = Math.round(given.after)
    const isGrowth = after > before
    const percent = Math.abs(result.percent)
    const change = isGrowth ? `${after} - ${before}` : `${before} - ${after}`
    return {
      stem: isGrowth
        ? say(
            `Sales went from ${rupees(before)} to ${rupees(after)}. By how many per cent did they grow?`,
            `बिक्री ${rupees(before)} से ${rupees(after)} हो गई। उसमें कितने प्रतिशत वृद्धि हुई?`,
            `అమ్మకాలు ${rupees(before)} నుండి ${rupees(after)} అయ్యాయి. అవి ఎంత శాతం పెరిగాయి?`,
          )
        : say(
            `Sales went from ${rupees(before)} to ${rupees(after)}. By how many per cent did they fall?`,
            `बिक्री ${rupees(before)} से ${rupees(after)} हो गई। उसमें कितने प्रतिशत कमी हुई?`,
            `అమ్మకాలు ${rupees(before)} నుండి ${rupees(after)} అయ్యాయి. అవి ఎంత శాతం తగ్గాయి?`,
          ),
      ask: { kind: 'quantity', answer: `${percent}%`, rules: { unit: '%' } },
      working: calculation(
        { substituted: 0.5, number: 0.5 },
        { target: `${percent}`, facts: { g: `${percent}` } },
      ),
      marks: 1,
      hints: [
        say(
          'Compare the change with the earlier value.',
          'परिवर्तन की तुलना पहले के मान से कीजिए।',
          'మార్పును మునుపటి విలువతో పోల్చండి.',
        ),
        say(
          `The change is ${maths(change)}. Divide it by ${before} and multiply by 100.`,
          `परिवर्तन ${maths(change)} है। इसे ${before} से भाग देकर 100 से गुणा कीजिए।`,
          `మార్పు ${maths(change)}. దాన్ని ${before} తో భాగించి 100 తో గుణించండి.`,
        ),
      ],
      solution: [line(`g = (${change})/${before}*100`, 0.5), line(`g = ${percent}`, 0.5)],
    }
  },
}

const percentagePoints: PracticeMaker = {
  id: 'percentages-growth/percentage-points',
  version: 1,
  skill: 'growth-in-per-cent',
  level: 2,
  make: (random) => {
    const { from, points } = drawUntil(
      random,
      (drawn) => ({ from: drawn.integer(8, 75), points: drawn.integer(2, 24) }),
      (drawn) => Number.isInteger((drawn.points * 1000) / drawn.from),
    )
    const relative = decimal((points / from) * 100)
    return {
      stem: say(
        `The share of online orders went from ${from}% to ${from + points}%. Find the change in percentage points ($d$) and the growth in per cent ($g\\%$).`,
        `ऑनलाइन ऑर्डरों का भाग ${from}% से ${from + points}% हो गया। परिवर्तन प्रतिशत अंकों में ($d$) और वृद्धि प्रतिशत में ($g\\%$) ज्ञात कीजिए।`,
        `ఆన్‌లైన్ ఆర్డర్ల వాటా ${from}% నుండి ${from + points}% అయింది. మార్పును శాతం పాయింట్లలో ($d$), వృద్ధిని శాతంలో ($g\\%$) కనుగొనండి.`,
      ),
      ask: { kind: 'pair', answer: `d = ${points}, g = ${relative}`, rules: { variables: ['d', 'g'] } },
      working: calculation(
        { 'says:d': 0.5, 'number says:g': 0.5 },
        { target: relative, facts: { d: `${points}`, g: relative } },
      ),
      marks: 1,
      hints: [
        say(
          'Percentage points are the plain difference of two percentages; the growth compares it with the earlier share.',
          'प्रतिशत अंक दो प्रतिशतों का सीधा अंतर है; वृद्धि उसकी तुलना पहले के भाग से करती है।',
          'శాతం పాయింట్లు అంటే రెండు శాతాల నేరు భేదం; వృద్ధి దాన్ని మునుపటి వాటాతో పోలుస్తుంది.',
        ),
        say(
          `Work out ${maths(`d = ${from + points} - ${from}`)}, then ${maths(`g = d/${from}*100`)}.`,
          `${maths(`d = ${from + points} - ${from}`)} निकालिए, फिर ${maths(`g = d/${from}*100`)}।`,
          `${maths(`d = ${from + points} - ${from}`)} కనుగొని, తర్వాత ${maths(`g = d/${from}*100`)} కనుగొనండి.`,
        ),
      ],
      solution: [
        line(`d = ${from + points} - ${from} = ${points}`, 0.5),
        line(`g = ${points}/${from}*100 = ${relative}`, 0.5),
      ],
    }
  },
}

const upThenDown: PracticeMaker = {
  id: 'percentages-growth/up-then-down',
  version: 1,
  skill: 'growth-factors',
  level: 2,
  make: (random) => {
    const { up, down } = drawUntil(
      random,
      (drawn) => {
        const up = drawn.pick([2, 4, 5, 6, 8, 10, 12, 15, 16, 20, 24, 25, 30, 35, 40, 45, 50])
        return { up, down: drawn.pick([up, up, up, 4, 5, 6, 8, 10, 12, 15, 20, 24, 25, 30, 40]) }
      },
      (drawn) => (100 + drawn.up) * (100 - drawn.down) !== 10000,
    )
    const [rise, fall] = [decimal(1 + up / 100), decimal(1 - down / 100)]
    const factor = decimal(((100 + up) * (100 - down)) / 10000, 4)
    const isLower = Number(factor) < 1
    const change = decimal(Math.abs((100 + up) * (100 - down) - 10000) / 100)
    const difference = isLower ? `1 - ${factor}` : `${factor} - 1`
    return {
      stem: isLower
        ? say(
            `A price rises by ${up}% and then falls by ${down}%. By how many per cent is it lower in the end than at first?`,
            `एक मूल्य पहले ${up}% बढ़ता है और फिर ${down}% घटता है। अंत में वह आरंभ के मूल्य से कितने प्रतिशत कम है?`,
            `ఒక ధర ముందు ${up}% పెరిగి, తర్వాత ${down}% తగ్గింది. చివరికి అది మొదటి ధర కంటే ఎంత శాతం తక్కువ?`,
          )
        : say(
            `A price rises by ${up}% and then falls by ${down}%. By how many per cent is it higher in the end than at first?`,
            `एक मूल्य पहले ${up}% बढ़ता है और फिर ${down}% घटता है। अंत में वह आरंभ के मूल्य से कितने प्रतिशत अधिक है?`,
            `ఒక ధర ముందు ${up}% పెరిగి, తర్వాత ${down}% తగ్గింది. చివరికి అది మొదటి ధర కంటే ఎంత శాతం ఎక్కువ?`,
          ),
      ask: { kind: 'quantity', answer: `${change}%`, rules: { unit: '%' } },
      working: calculation({ 'says:k': 1, number: 1 }, { target: change, facts: { k: factor, c: change } }),
      marks: 2,
      hints: [
        say(
          'The fall counts from the higher price. Multiply the two factors.',
          'कमी बढ़े हुए मूल्य पर लगती है। दोनों गुणकों को गुणा कीजिए।',
          'తగ్గుదలను పెరిగిన ధరపై లెక్కిస్తారు. రెండు గుణకాలను గుణించండి.',
        ),
        say(
          `The price is multiplied by ${maths(`k = ${rise}*${fall}`)}. How far is $k$ from 1?`,
          `मूल्य ${maths(`k = ${rise}*${fall}`)} से गुणा होता है। $k$, 1 से कितना भिन्न है?`,
          `ధర ${maths(`k = ${rise}*${fall}`)} తో గుణింపబడుతుంది. $k$ కు, 1 కి ఎంత తేడా?`,
        ),
      ],
      solution: [line(`k = ${rise}*${fall} = ${factor}`, 1), line(`c = (${difference})*100 = ${change}`, 1)],
    }
  },
}

const reversePercentage: PracticeMaker = {
  id: 'percentages-growth/price-before-tax',
  version: 1,
  skill: 'growth-factors',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.reversePercentage(random)
    const { rate } = given
    const { price } = result
    const total = Math.round(given.total)
    const factor = decimal(1 + rate / 100)
    const equation = `${factor}x = ${total}`
    return {
      stem: say(
        `A bill of ${rupees(total)} includes ${rate}% tax. Find the price ₹$x$ before tax.`,
        `${rupees(total)} के बिल में ${rate}% कर सम्मिलित है। कर से पहले का मूल्य ₹$x$ ज्ञात कीजिए।`,
        `${rupees(total)} బిల్లులో ${rate}% పన్ను కలిసి ఉంది. పన్నుకు ముందు వెల ₹$x$ కనుగొనండి.`,
      ),
      ask: { kind: 'money', answer: `${price}` },
      working: oneUnknown(equation, 'x', `${price}`),
      marks: 2,
      hints: [
        say(
          'The tax was reckoned on the price $x$, not on the bill.',
          'कर मूल्य $x$ पर लगा था, बिल की राशि पर नहीं।',
          'పన్నును వెల $x$ పై లెక్కించారు, బిల్లు మొత్తంపై కాదు.',
        ),
        say(
          `Price and tax together are ${maths(`${factor}x`)}. Solve ${maths(equation)}.`,
          `मूल्य और कर मिलकर ${maths(`${factor}x`)} हैं। ${maths(equation)} हल कीजिए।`,
          `వెల, పన్ను కలిసి ${maths(`${factor}x`)}. ${maths(equation)} సాధించండి.`,
        ),
      ],
      solution: [line(equation, 1), line(`x = ${total}/${factor}`, 0), line(`x = ${price}`, 1)],
    }
  },
}

const compoundGrowth: PracticeMaker = {
  id: 'percentages-growth/compound-growth',
  version: 1,
  skill: 'growth-factors',
  level: 3,
  make: (random) => {
    const { start, rate, years } = drawUntil(
      random,
      (drawn) => ({
        start: 100 * drawn.integer(5, 200),
        rate: drawn.pick([5, 10, 15, 20, 25]),
        years: drawn.integer(2, 3),
      }),
      (drawn) => (drawn.start * (100 + drawn.rate) ** drawn.years) % 100 ** drawn.years === 0,
    )
    const factor = decimal(1 + rate / 100)
    const end = Math.round(start * (1 + rate / 100) ** years)
    return {
      stem: say(
        `A branch had ${start} customers and grew by ${rate}% each year. How many customers does it have after ${years} years?`,
        `एक शाखा में ${start} ग्राहक थे और उनकी संख्या प्रति वर्ष ${rate}% बढ़ी। ${years} वर्ष बाद उसके कितने ग्राहक हैं?`,
        `ఒక శాఖకు ${start} మంది ఖాతాదారులు ఉన్నారు; వారి సంఖ్య ఏటా ${rate}% పెరిగింది. ${years} సంవత్సరాల తర్వాత ఎంతమంది ఖాతాదారులు ఉంటారు?`,
      ),
      ask: { kind: 'number', answer: `${end}`, rules: { form: 'worked-out' } },
      working: calculation(
        { 'substituted formula-symbols': 1, number: 1 },
        {
          target: `${end}`,
          facts: { N: `${end}`, P: `${start}`, r: `${rate}`, n: `${years}` },
          formulas: { N: 'P(1+r/100)^n' },
        },
      ),
      marks: 2,
      hints: [
        say(
          'Each year multiplies the number by the same factor.',
          'हर वर्ष संख्या एक ही गुणक से गुणा होती है।',
          'ప్రతి సంవత్సరం సంఖ్య ఒకే గుణకంతో గుణింపబడుతుంది.',
        ),
        say(
          `The factor of one year is $${factor}$. Use it ${years} times.`,
          `एक वर्ष का गुणक $${factor}$ है। इसका प्रयोग ${years} बार कीजिए।`,
          `ఒక సంవత్సరం గుణకం $${factor}$. దాన్ని ${years} సార్లు ఉపయోగించండి.`,
        ),
      ],
      solution: [line(`N = ${start}*${factor}^${years}`, 1), line(`N = ${end}`, 1)],
    }
  },
}

export const percentagesGrowth: PracticeTopic = {
  id: 'percentages-growth',
  name: say('Percentages and growth', 'प्रतिशत और वृद्धि', 'శాతాలు, వృద్ధి'),
  skills: {
    'growth-in-per-cent': say('Growth in per cent', 'प्रतिशत में वृद्धि', 'శాతంలో వృద్ధి'),
    'growth-factors': say('Growth factors', 'वृद्धि गुणक', 'వృద్ధి గుణకాలు'),
  },
  makers: [growthRate, percentagePoints, upThenDown, reversePercentage, compoundGrowth],
}
