import * as worksheet from '../../../worksheets/topics/commerce.ts'
import { decimal, rupees } from '../../../worksheets/typst.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { line, say } from '../../writing.ts'

export const gstOnABill: PracticeMaker = {
  id: 'gst/bill',
  version: 1,
  skill: 'gst-on-a-bill',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.gstOnABill(random)
    const { price, rate } = given
    const { half, total } = result
    return {
      stem: say(
        `A shopkeeper in Hyderabad sells a fan marked ${rupees(price)} to a customer of the same State. The rate of GST is ${rate}%. Find the CGST (₹$C$) and the amount of the bill (₹$T$).`,
        `हैदराबाद का एक दुकानदार ${rupees(price)} अंकित मूल्य का पंखा उसी राज्य के ग्राहक को बेचता है। GST की दर ${rate}% है। CGST (₹$C$) और बिल की राशि (₹$T$) ज्ञात कीजिए।`,
        `హైదరాబాదులోని ఒక దుకాణదారుడు ${rupees(price)} ప్రకటన వెల గల పంకాను అదే రాష్ట్రంలోని వినియోగదారునికి అమ్మాడు. GST రేటు ${rate}%. CGST (₹$C$), బిల్లు మొత్తం (₹$T$) కనుగొనండి.`,
      ),
      ask: {
        kind: 'pair',
        answer: `C = ${decimal(half)}, T = ${decimal(total)}`,
        rules: { variables: ['C', 'T'] },
      },
      working: {
        mode: 'value',
        facts: {
          P: `${price}`,
          C: decimal(half),
          CGST: decimal(half),
          SGST: decimal(half),
          GST: decimal(2 * half),
          T: decimal(total),
          Bill: decimal(total),
        },
        target: decimal(total),
        formulas: { T: 'P+2*C' },
        marks: 2,
        milestones: [
          { id: 'tax', marks: 1, shapes: ['says:C', 'says:CGST', 'says:SGST', 'says:GST'] },
          { id: 'bill', marks: 1, shapes: ['number'] },
        ],
      },
      marks: 2,
      hints: [
        say(
          'Within one State half of the GST is CGST and half is SGST.',
          'एक ही राज्य के भीतर GST का आधा CGST और आधा SGST होता है।',
          'ఒకే రాష్ట్రంలో GST లో సగం CGST, సగం SGST అవుతుంది.',
        ),
        say(
          `CGST is $${decimal(rate / 2)}\\%$ of ${rupees(price)}. Add CGST and SGST to the price.`,
          `CGST, ${rupees(price)} का $${decimal(rate / 2)}\\%$ है। मूल्य में CGST और SGST जोड़िए।`,
          `CGST అనేది ${rupees(price)} లో $${decimal(rate / 2)}\\%$. వెలకు CGST, SGST కలపండి.`,
        ),
      ],
      solution: [
        line(`C = ${price}*${decimal(rate / 2)}/100 = ${decimal(half)}`, 1),
        line(`T = ${price} + ${decimal(half)} + ${decimal(half)} = ${decimal(total)}`, 1),
      ],
    }
  },
}

export const discountThenTax: PracticeMaker = {
  id: 'gst/discount-then-tax',
  version: 1,
  skill: 'gst-on-a-bill',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.discountThenTax(random)
    const { marked, discount, rate } = given
    const reduced = (marked * (100 - discount)) / 100
    const tax = (reduced * rate) / 100
    const total = decimal(result.total)
    return {
      stem: say(
        `A cupboard marked ${rupees(marked)} is sold at a discount of ${discount}%. GST of ${rate}% is charged on the reduced price. What does the customer pay?`,
        `${rupees(marked)} अंकित मूल्य की एक अलमारी ${discount}% छूट पर बेची जाती है। घटे हुए मूल्य पर ${rate}% GST लगता है। ग्राहक कितनी राशि देता है?`,
        `${rupees(marked)} ప్రకటన వెల గల ఒక అల్మారాను ${discount}% తగ్గింపుతో అమ్మారు. తగ్గించిన వెలపై ${rate}% GST విధించారు. వినియోగదారుడు ఎంత చెల్లిస్తాడు?`,
      ),
      ask: { kind: 'money', answer: total },
      working: {
        mode: 'value',
        facts: {
          M: `${marked}`,
          P: decimal(reduced),
          Price: decimal(reduced),
          G: decimal(tax),
          GST: decimal(tax),
          T: total,
        },
        target: total,
        formulas: { T: 'P+G' },
        marks: 3,
        milestones: [
          { id: 'price', marks: 1, shapes: ['says:P', 'says:Price'] },
          { id: 'tax', marks: 1, shapes: ['says:G', 'says:GST'] },
          { id: 'total', marks: 1, shapes: ['number'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          `First find the reduced price $P$: ${100 - discount}% of the marked price.`,
          `पहले घटा हुआ मूल्य $P$ ज्ञात कीजिए: अंकित मूल्य का ${100 - discount}%।`,
          `ముందుగా తగ్గించిన వెల $P$ కనుగొనండి: ప్రకటన వెలలో ${100 - discount}%.`,
        ),
        say(
          `$P$ is ${rupees(reduced)}. Find the GST $G$ on it, and add.`,
          `$P$ = ${rupees(reduced)} है। इस पर GST ($G$) निकालकर जोड़िए।`,
          `$P$ = ${rupees(reduced)}. దీనిపై GST ($G$) కనుగొని కలపండి.`,
        ),
      ],
      solution: [
        line(`P = ${marked}*${100 - discount}/100 = ${decimal(reduced)}`, 1),
        line(`G = ${decimal(reduced)}*${rate}/100 = ${decimal(tax)}`, 1),
        line(`T = ${decimal(reduced)} + ${decimal(tax)} = ${total}`, 1),
      ],
    }
  },
}

const dealerChain: PracticeMaker = {
  id: 'gst/dealer',
  version: 1,
  skill: 'input-tax-credit',
  level: 3,
  make: (random) => {
    const { given, result } = worksheet.dealerChain(random)
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
}
const inputTax = say('Input tax', 'आगत कर', 'ఇన్‌పుట్ పన్ను')
const outputTax = say('Output tax', 'निर्गत कर', 'అవుట్‌పుట్ పన్ను')

export const interstateTax: PracticeMaker = {
  id: 'gst/between-states',
  version: 1,
  skill: 'gst-on-a-bill',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.interstateTax(random)
    const { price, rate } = given
    const { tax } = result
    return {
      stem: say(
        `Goods worth ${rupees(price)} are sent from Chennai to Kochi. The rate of GST is ${rate}%. Find the IGST that is charged.`,
        `${rupees(price)} मूल्य का सामान चेन्नई से कोच्चि भेजा जाता है। GST की दर ${rate}% है। लगने वाला IGST ज्ञात कीजिए।`,
        `${rupees(price)} విలువ గల సరుకులను చెన్నై నుండి కొచ్చికి పంపారు. GST రేటు ${rate}%. విధించే IGST కనుగొనండి.`,
      ),
      ask: { kind: 'money', answer: `${tax}` },
      working: {
        mode: 'value',
        facts: { P: `${price}`, G: `${tax}`, GST: `${tax}`, IGST: `${tax}` },
        target: `${tax}`,
        formulas: { G: `P*${rate}/100` },
        marks: 1,
        milestones: [
          { id: 'substitute', marks: 0.5, shapes: ['substituted', 'formula-symbols'] },
          { id: 'value', marks: 0.5, shapes: ['number'] },
        ],
      },
      marks: 1,
      hints: [
        say(
          'Between two States the whole of the tax is IGST.',
          'दो राज्यों के बीच पूरा कर IGST होता है।',
          'రెండు రాష్ట్రాల మధ్య పన్ను మొత్తం IGST అవుతుంది.',
        ),
        say(
          `Find ${rate}% of ${rupees(price)}.`,
          `${rupees(price)} का ${rate}% ज्ञात कीजिए।`,
          `${rupees(price)} లో ${rate}% కనుగొనండి.`,
        ),
      ],
      solution: [line(`G = ${price}*${rate}/100`, 0.5), line(`G = ${tax}`, 0.5)],
    }
  },
}

const rateFromBill: PracticeMaker = {
  id: 'gst/rate-from-bill',
  version: 1,
  skill: 'gst-on-a-bill',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.rateFromBill(random)
    const { price } = given
    const { rate } = result
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
}

export const gst: PracticeTopic = {
  id: 'gst',
  name: say('Goods and services tax', 'वस्तु एवं सेवा कर', 'వస్తు సేవల పన్ను'),
  skills: {
    'gst-on-a-bill': say('GST on a bill', 'बिल पर GST', 'బిల్లుపై GST'),
    'input-tax-credit': say('Input tax credit', 'इनपुट टैक्स क्रेडिट', 'ఇన్‌పుట్ టాక్స్ క్రెడిట్'),
  },
  makers: [gstOnABill, interstateTax, rateFromBill, discountThenTax, dealerChain],
}
