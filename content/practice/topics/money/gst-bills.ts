import type { Random } from '../../../worksheets/random.ts'
import * as worksheet from '../../../worksheets/topics/commerce.ts'
import { decimal, rupees } from '../../../worksheets/typst.ts'
import type { PracticeMaker } from '../../maker.ts'
import { line, say } from '../../writing.ts'
import type { Slabs } from './gst-slabs.ts'

export const bill = ({ version, rates, goods }: Slabs): PracticeMaker => ({
  id: 'gst/bill',
  version,
  skill: 'gst-on-a-bill',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.gstOnABill(random, rates)
    const { price, rate } = given
    const { half, total } = result
    const sold = goods(rate)
    return {
      stem: say(
        `A shopkeeper in Hyderabad sells ${sold.en} marked ${rupees(price)} to a customer of the same State. The rate of GST is ${rate}%. Find the CGST (₹$C$) and the amount of the bill (₹$T$).`,
        `हैदराबाद का एक दुकानदार ${rupees(price)} अंकित मूल्य ${sold.hi} उसी राज्य के ग्राहक को बेचता है। GST की दर ${rate}% है। CGST (₹$C$) और बिल की राशि (₹$T$) ज्ञात कीजिए।`,
        `హైదరాబాదులోని ఒక దుకాణదారుడు ${rupees(price)} ప్రకటన వెల గల ${sold.te} అదే రాష్ట్రంలోని వినియోగదారునికి అమ్మాడు. GST రేటు ${rate}%. CGST (₹$C$), బిల్లు మొత్తం (₹$T$) కనుగొనండి.`,
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
})

export const discountedBill = (
  { version, rates }: Slabs,
  draw = (random: Random) => worksheet.discountThenTax(random, rates).given,
): PracticeMaker => ({
  id: 'gst/discount-then-tax',
  version,
  skill: 'gst-on-a-bill',
  level: 2,
  make: (random) => {
    const { marked, discount, rate } = draw(random)
    const reduced = (marked * (100 - discount)) / 100
    const tax = (reduced * rate) / 100
    const total = decimal(reduced + tax)
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
})

export const betweenStates = ({ version, rates }: Slabs): PracticeMaker => ({
  id: 'gst/between-states',
  version,
  skill: 'gst-on-a-bill',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.interstateTax(random, rates)
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
})
