import { roundTo } from '../../../worksheets/arithmetic.ts'
import * as worksheet from '../../../worksheets/topics/commerce.ts'
import { decimal, rupees } from '../../../worksheets/typst.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { line, maths, say } from '../../writing.ts'

const formula = 'I = P*(n(n + 1))/(2*12)*r/100'
const interestFormula = say(
  `The interest is ${maths(formula)}, where $P$ is the monthly instalment, $n$ the number of months and $r$ the rate per cent per year.`,
  `ब्याज ${maths(formula)} है, जहाँ $P$ मासिक किस्त, $n$ महीनों की संख्या और $r$ वार्षिक दर (प्रतिशत में) है।`,
  `వడ్డీ ${maths(formula)}; ఇక్కడ $P$ నెలసరి వాయిదా, $n$ నెలల సంఖ్య, $r$ సంవత్సరానికి వడ్డీ రేటు (శాతంలో).`,
)
const interestOn = (instalment: number, months: number, rate: number) =>
  roundTo((instalment * months * (months + 1) * rate) / 2400, 2)
const paidInAll = say('Money paid in', 'जमा की गई राशि', 'జమ చేసిన సొమ్ము')

const maturityValue: PracticeMaker = {
  id: 'recurring-deposit/maturity-value',
  version: 1,
  skill: 'interest-on-recurring-deposit',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.maturityValue(random)
    const { instalment, months, rate } = given
    const [interest, maturity] = [decimal(result.interest), decimal(result.maturity)]
    const paid = instalment * months
    return {
      stem: say(
        `Meera pays ${rupees(instalment)} each month for ${months} months into a recurring deposit at ${rate}% per year. Find the interest (₹$I$) and the maturity value (₹$M$).`,
        `मीरा ${rate}% वार्षिक दर वाले आवर्ती जमा खाते में ${months} महीनों तक प्रति माह ${rupees(instalment)} जमा करती है। ब्याज (₹$I$) और परिपक्वता मूल्य (₹$M$) ज्ञात कीजिए।`,
        `మీరా సంవత్సరానికి ${rate}% వడ్డీ గల రికరింగ్ డిపాజిట్ ఖాతాలో ${months} నెలల పాటు నెలకు ${rupees(instalment)} చొప్పున జమ చేసింది. వడ్డీ (₹$I$), మెచ్యూరిటీ విలువ (₹$M$) కనుగొనండి.`,
      ),
      ask: { kind: 'pair', answer: `I = ${interest}, M = ${maturity}`, rules: { variables: ['I', 'M'] } },
      working: {
        mode: 'value',
        facts: {
          P: `${instalment}`,
          n: `${months}`,
          r: `${rate}`,
          I: interest,
          Interest: interest,
          M: maturity,
        },
        target: maturity,
        formulas: { I: 'P*n*(n+1)/24*r/100', M: 'P*n+I' },
        marks: 3,
        milestones: [
          {
            id: 'substitute',
            marks: 1,
            shapes: ['substituted:I', 'substituted:Interest', 'formula-symbols'],
          },
          { id: 'interest', marks: 1, shapes: ['says:I', 'says:Interest'] },
          { id: 'maturity', marks: 1, shapes: ['number'] },
        ],
      },
      marks: 3,
      hints: [
        interestFormula,
        say(
          `Put in $P = ${instalment}$, $n = ${months}$ and $r = ${rate}$. The maturity value is the ${months} instalments with the interest.`,
          `$P = ${instalment}$, $n = ${months}$ और $r = ${rate}$ रखिए। परिपक्वता मूल्य ${months} किस्तों और ब्याज का योग है।`,
          `$P = ${instalment}$, $n = ${months}$, $r = ${rate}$ ప్రతిక్షేపించండి. మెచ్యూరిటీ విలువ ${months} వాయిదాలు, వడ్డీల మొత్తం.`,
        ),
      ],
      solution: [
        line(`I = ${instalment}*(${months}*${months + 1})/24*${rate}/100`, 1),
        line(`I = ${interest}`, 1),
        line(`M = ${paid} + ${interest} = ${maturity}`, 1),
      ],
    }
  },
}

const instalmentFromInterest = widened({
  id: 'recurring-deposit/instalment-from-interest',
  skill: 'interest-on-recurring-deposit',
  level: 2,
  sheet: (random) => {
    const { given, result } = worksheet.instalmentFromInterest(random)
    return { instalment: result.instalment, months: given.months, rate: given.rate }
  },
  wide: (random) => ({
    instalment: 100 * random.integer(4, 30),
    months: random.pick([12, 24, 36]),
    rate: random.pick([6, 8, 10]),
  }),
  make: ({ instalment, months, rate }) => {
    const earned = interestOn(instalment, months, rate)
    const interest = decimal(earned)
    const equation = `P*(${months}*${months + 1})/24*${rate}/100 = ${interest}`
    const factor = decimal((months * (months + 1) * rate) / 2400, 4)
    return {
      stem: say(
        `A recurring deposit of ${months} months at ${rate}% per year earns ${rupees(earned)} of interest. Find the monthly instalment (₹$P$).`,
        `${rate}% वार्षिक दर पर ${months} महीनों के आवर्ती जमा पर ${rupees(earned)} ब्याज मिलता है। मासिक किस्त (₹$P$) ज्ञात कीजिए।`,
        `సంవత్సరానికి ${rate}% రేటుతో ${months} నెలల రికరింగ్ డిపాజిట్‌పై ${rupees(earned)} వడ్డీ వచ్చింది. నెలసరి వాయిదా (₹$P$) కనుగొనండి.`,
      ),
      ask: { kind: 'money', answer: `${instalment}` },
      working: {
        mode: 'solve',
        variables: ['P'],
        given: [equation],
        worlds: [{ P: `${instalment}` }],
        facts: { n: `${months}`, r: `${rate}`, I: interest },
        marks: 3,
        milestones: [
          { id: 'equation', marks: 1, shapes: ['equation', 'restated'] },
          { id: 'shortened', marks: 1, shapes: ['equation'] },
          { id: 'value', marks: 1, shapes: ['all-values'] },
        ],
      },
      marks: 3,
      hints: [
        interestFormula,
        say(
          `Solve ${maths(equation)}: work out the number that stands with $P$ first.`,
          `${maths(equation)} हल कीजिए: पहले $P$ का गुणांक निकालिए।`,
          `${maths(equation)} సాధించండి: ముందుగా $P$ గుణకాన్ని కనుగొనండి.`,
        ),
      ],
      solution: [
        line(equation, 1),
        line(factor === '1' ? `P*1 = ${interest}` : `${factor}P = ${interest}`, 1),
        line(`P = ${instalment}`, 1),
      ],
    }
  },
})

const rateOfDeposit = widened({
  id: 'recurring-deposit/rate',
  skill: 'interest-on-recurring-deposit',
  level: 3,
  sheet: (random) => {
    const { given, result } = worksheet.rateOfDeposit(random)
    return { instalment: given.instalment, months: given.months, rate: result.rate }
  },
  wide: (random) => ({
    instalment: 200 * random.integer(2, 16),
    months: random.pick([12, 24, 36]),
    rate: random.integer(5, 10),
  }),
  make: ({ instalment, months, rate }) => {
    const paid = instalment * months
    const earned = interestOn(instalment, months, rate)
    const [interest, maturity] = [decimal(earned), decimal(paid + earned)]
    const equation = `${instalment}*(${months}*${months + 1})/24*r/100 = ${interest}`
    return {
      stem: say(
        `${rupees(instalment)} is paid each month for ${months} months into a recurring deposit; the maturity value is ${rupees(paid + earned)}. Find the rate of interest ($r\\%$ per year).`,
        `एक आवर्ती जमा खाते में ${months} महीनों तक प्रति माह ${rupees(instalment)} जमा किए जाते हैं; परिपक्वता मूल्य ${rupees(paid + earned)} है। ब्याज की दर ($r\\%$ वार्षिक) ज्ञात कीजिए।`,
        `ఒక రికరింగ్ డిపాజిట్ ఖాతాలో ${months} నెలల పాటు నెలకు ${rupees(instalment)} చొప్పున జమ చేశారు; మెచ్యూరిటీ విలువ ${rupees(paid + earned)}. వడ్డీ రేటు (సంవత్సరానికి $r\\%$) కనుగొనండి.`,
      ),
      ask: { kind: 'quantity', answer: `${rate}%`, rules: { unit: '%' } },
      working: {
        mode: 'solve',
        variables: ['r'],
        given: [equation],
        worlds: [{ r: `${rate}` }],
        facts: { P: `${instalment}`, n: `${months}`, M: maturity, I: interest, Interest: interest },
        formulas: { I: 'M-P*n' },
        marks: 3,
        milestones: [
          { id: 'interest', marks: 1, shapes: ['says:I', 'says:Interest'] },
          { id: 'equation', marks: 1, shapes: ['equation', 'restated'] },
          { id: 'value', marks: 1, shapes: ['all-values'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          `${months} instalments were paid in. What the maturity value is more than that is the interest $I$.`,
          `${months} किस्तें जमा की गईं। परिपक्वता मूल्य उनसे जितना अधिक है, वही ब्याज $I$ है।`,
          `${months} వాయిదాలు జమ చేశారు. మెచ్యూరిటీ విలువ వాటి కంటే ఎంత ఎక్కువో అదే వడ్డీ $I$.`,
        ),
        say(`Solve ${maths(equation)}.`, `${maths(equation)} हल कीजिए।`, `${maths(equation)} సాధించండి.`),
      ],
      solution: [
        line(`I = ${maturity} - ${paid} = ${interest}`, 1),
        line(equation, 1),
        line(`r = ${rate}`, 1, say('Rate per cent per year', 'वार्षिक दर प्रतिशत में', 'సంవత్సరానికి రేటు శాతంలో')),
      ],
    }
  },
})

const moneyPaidIn = widened({
  id: 'recurring-deposit/money-paid-in',
  skill: 'interest-on-recurring-deposit',
  level: 1,
  sheet: (random) => worksheet.moneyPaidIn(random).given,
  wide: (random) => ({ instalment: 50 * random.integer(6, 60), years: random.integer(1, 4) }),
  make: ({ instalment, years }) => {
    const paidIn = 12 * years * instalment
    return {
      stem: say(
        `${rupees(instalment)} is paid each month into a recurring deposit for ${years} ${years === 1 ? 'year' : 'years'}. How much is paid in altogether?`,
        `एक आवर्ती जमा खाते में ${years} वर्ष तक प्रति माह ${rupees(instalment)} जमा किए जाते हैं। कुल कितनी राशि जमा हुई?`,
        `ఒక రికరింగ్ డిపాజిట్ ఖాతాలో ${years} ${years === 1 ? 'సంవత్సరం' : 'సంవత్సరాల'} పాటు నెలకు ${rupees(instalment)} చొప్పున జమ చేశారు. మొత్తం ఎంత సొమ్ము జమ అయింది?`,
      ),
      ask: { kind: 'money', answer: `${paidIn}` },
      working: {
        mode: 'value',
        facts: { P: `${instalment}`, n: `${12 * years}` },
        target: `${paidIn}`,
        marks: 1,
        milestones: [
          { id: 'substitute', marks: 0.5, shapes: ['substituted', 'formula-symbols'] },
          { id: 'value', marks: 0.5, shapes: ['number'] },
        ],
      },
      marks: 1,
      hints: [
        say(
          'There is one instalment for each month.',
          'हर महीने एक किस्त जमा होती है।',
          'ప్రతి నెలకు ఒక వాయిదా ఉంటుంది.',
        ),
        say(
          `That makes ${12 * years} instalments. Multiply.`,
          `इस प्रकार ${12 * years} किस्तें होती हैं। गुणा कीजिए।`,
          `అంటే ${12 * years} వాయిదాలు. గుణించండి.`,
        ),
      ],
      solution: [line(`${instalment}*${12 * years} = ${paidIn}`, 1, paidInAll)],
    }
  },
})

export const recurringDeposit: PracticeTopic = {
  id: 'recurring-deposit',
  name: say('Recurring deposit accounts', 'आवर्ती जमा खाते', 'రికరింగ్ డిపాజిట్ ఖాతాలు'),
  skills: {
    'interest-on-recurring-deposit': say(
      'Interest and maturity value',
      'ब्याज और परिपक्वता मूल्य',
      'వడ్డీ, మెచ్యూరిటీ విలువ',
    ),
  },
  makers: [...moneyPaidIn, maturityValue, ...instalmentFromInterest, ...rateOfDeposit],
}
