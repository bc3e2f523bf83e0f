import type { Random } from '../../../worksheets/random.ts'
import * as worksheet from '../../../worksheets/topics/commerce.ts'
import { rupees } from '../../../worksheets/typst.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { line, say } from '../../writing.ts'
import { betweenStates, bill, discountedBill } from './gst-bills.ts'
import { formerSlabs, type Slabs, slabs, widerSlabs } from './gst-slabs.ts'

const dealer = ({ version, rates }: Slabs): PracticeMaker => ({
  id: 'gst/dealer',
  version,
  skill: 'input-tax-credit',
  level: 3,
  make: (random) => {
    const { given, result } = worksheet.dealerChain(random, rates)
    const { cost, profit, rate } = given
    const price = cost + profit
    const [input, output] = [(cost * rate) / 100, (price * rate) / 100]
    const { paid, customer } = result
    return {
      stem: say(
        `A dealer buys goods for ${rupees(cost)} and sells them in the same State for ${rupees(price)}, both before GST of ${rate}%. Find the GST that the dealer pays to the government (₹$G$) and the amount that the customer pays (₹$T$).`,
        `एक व्यापारी ${rupees(cost)} में सामान खरीदकर उसी राज्य में ${rupees(price)} में बेचता है; दोनों मूल्य ${rate}% GST से पहले के हैं। व्यापारी द्वारा सरकार को दिया गया GST (₹$G$) और ग्राहक द्वारा दी गई राशि (₹$T$) ज्ञात कीजिए।`,
        `ఒక వ్యాపారి ${rupees(cost)} కు సరుకులు కొని, అదే రాష్ట్రంలో ${rupees(price)} కు అమ్మాడు; రెండు వెలలూ ${rate}% GST కలపకముందువి. వ్యాపారి ప్రభుత్వానికి చెల్లించే GST (₹$G$), వినియోగదారుడు చెల్లించే మొత్తం (₹$T$) కనుగొనండి.`,
      ),
      ask: { kind: 'pair', answer: `G = ${paid}, T = ${customer}`, rules: { variables: ['G', 'T'] } },
      working: {
        mode: 'value',
        facts: {
          I: `${input}`,
          Input: `${input}`,
          O: `${output}`,
          Output: `${output}`,
          G: `${paid}`,
          GST: `${paid}`,
          P: `${price}`,
          T: `${customer}`,
        },
        target: `${customer}`,
        formulas: { G: 'O-I', T: 'P+O' },
        marks: 4,
        milestones: [
          { id: 'input-tax', marks: 1, shapes: ['says:I', 'says:Input'] },
          { id: 'output-tax', marks: 1, shapes: ['says:O', 'says:Output'] },
          { id: 'paid', marks: 1, shapes: ['says:G', 'says:GST'] },
          { id: 'customer', marks: 1, shapes: ['number'] },
        ],
      },
      marks: 4,
      hints: [
        say(
          'The dealer pays the output tax $O$ less the input tax $I$.',
          'व्यापारी निर्गत कर $O$ में से आगत कर $I$ घटाकर कर देता है।',
          'వ్యాపారి అవుట్‌పుట్ పన్ను $O$ నుండి ఇన్‌పుట్ పన్ను $I$ తీసివేసి చెల్లిస్తాడు.',
        ),
        say(
          `$I$ is ${rate}% of ${rupees(cost)}, $O$ is ${rate}% of ${rupees(price)}. The customer pays the price and $O$.`,
          `$I$, ${rupees(cost)} का ${rate}% है और $O$, ${rupees(price)} का ${rate}% है। ग्राहक मूल्य और $O$ देता है।`,
          `$I$ అనేది ${rupees(cost)} లో ${rate}%, $O$ అనేది ${rupees(price)} లో ${rate}%. వినియోగదారుడు వెల, $O$ చెల్లిస్తాడు.`,
        ),
      ],
      solution: [
        line(`I = ${cost}*${rate}/100 = ${input}`, 1, inputTax),
        line(`O = ${price}*${rate}/100 = ${output}`, 1, outputTax),
        line(`G = ${output} - ${input} = ${paid}`, 1),
        line(`T = ${price} + ${output} = ${customer}`, 1),
      ],
    }
  },
})
const inputTax = say('Input tax', 'आगत कर', 'ఇన్‌పుట్ పన్ను')
const outputTax = say('Output tax', 'निर्गत कर', 'అవుట్‌పుట్ పన్ను')

const rateOfBill = (
  { version, rates }: Slabs,
  draw = (random: Random) => {
    const { given, result } = worksheet.rateFromBill(random, rates)
    return { price: given.price, rate: result.rate }
  },
): PracticeMaker => ({
  id: 'gst/rate-from-bill',
  version,
  skill: 'gst-on-a-bill',
  level: 2,
  make: (random) => {
    const { price, rate } = draw(random)
    const tax = (price * rate) / 100
    const total = price + tax
    const equation = `${tax} = ${price}*r/100`
    return {
      stem: say(
        `An article priced ${rupees(price)} is billed at ${rupees(total)} with GST. Find the rate of GST ($r\\%$).`,
        `${rupees(price)} मूल्य की एक वस्तु का GST सहित बिल ${rupees(total)} है। GST की दर ($r\\%$) ज्ञात कीजिए।`,
        `${rupees(price)} వెల గల ఒక వస్తువు బిల్లు GST తో కలిపి ${rupees(total)}. GST రేటు ($r\\%$) కనుగొనండి.`,
      ),
      ask: { kind: 'quantity', answer: `${rate}%`, rules: { unit: '%' } },
      working: {
        mode: 'solve',
        variables: ['r'],
        given: [equation],
        worlds: [{ r: `${rate}` }],
        facts: { G: `${tax}`, GST: `${tax}`, P: `${price}`, T: `${total}` },
        formulas: { G: 'T-P' },
        marks: 2,
        milestones: [
          { id: 'tax', marks: 1, shapes: ['says:G', 'says:GST', 'equation', 'restated'] },
          { id: 'rate', marks: 1, shapes: ['all-values'] },
        ],
      },
      marks: 2,
      hints: [
        say(
          'The GST is what the bill is more than the price.',
          'बिल की राशि मूल्य से जितनी अधिक है, उतना GST है।',
          'బిల్లు మొత్తం వెల కంటే ఎంత ఎక్కువో అంత GST.',
        ),
        say(
          `The GST is ${rupees(tax)}. What per cent of ${rupees(price)} is that?`,
          `GST ${rupees(tax)} है। यह ${rupees(price)} का कितने प्रतिशत है?`,
          `GST ${rupees(tax)}. ఇది ${rupees(price)} లో ఎంత శాతం?`,
        ),
      ],
      solution: [
        line(`G = ${total} - ${price} = ${tax}`, 1),
        line(`r = ${tax}/${price}*100`, 0),
        line(`r = ${rate}`, 1, say('Rate of GST', 'GST की दर', 'GST రేటు')),
      ],
    }
  },
})

/** Three former rates. */
const formerDiscounts: Slabs = { ...formerSlabs, rates: [5, 12, 18] }

export const gstOnABill = bill(slabs)
export const interstateTax = betweenStates(slabs)
/** Two current rates. */
const discountRates = [5, 18] as const
export const discountThenTax = [
  discountedBill(widerSlabs, (random) => ({
    marked: 500 * random.integer(4, 32),
    discount: random.pick([5, 10, 15, 20]),
    rate: random.pick(discountRates),
  })),
  discountedBill({ ...slabs, rates: discountRates }),
] as const

export const gst: PracticeTopic = {
  id: 'gst',
  name: say('Goods and services tax', 'वस्तु एवं सेवा कर', 'వస్తు సేవల పన్ను'),
  skills: {
    'gst-on-a-bill': say('GST on a bill', 'बिल पर GST', 'బిల్లుపై GST'),
    'input-tax-credit': say('Input tax credit', 'इनपुट टैक्स क्रेडिट', 'ఇన్‌పుట్ టాక్స్ క్రెడిట్'),
  },
  makers: [
    gstOnABill,
    interstateTax,
    rateOfBill(widerSlabs, (random) => ({
      price: 100 * random.integer(10, 99),
      rate: random.pick(widerSlabs.rates),
    })),
    rateOfBill(slabs),
    ...discountThenTax,
    dealer(slabs),
    bill(formerSlabs),
    betweenStates(formerSlabs),
    rateOfBill(formerSlabs),
    discountedBill(formerDiscounts),
    dealer(formerDiscounts),
  ],
}
