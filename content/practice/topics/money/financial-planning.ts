import * as worksheet from '../../../worksheets/topics/commerce.ts'
import { decimal, rupees } from '../../../worksheets/typst.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { line, say } from '../../writing.ts'
import { discountThenTax, gstOnABill, interstateTax } from './gst.ts'
import { annualDividend } from './shares-dividends.ts'

const inputTaxCredit: PracticeMaker = {
  id: 'financial-planning/input-tax-credit',
  version: 1,
  skill: 'input-tax-credit',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.inputTaxCredit(random)
    const { output, input } = given
    const { payable, half } = result
    return {
      stem: say(
        `In one month a trader collected ${rupees(output)} as GST on sales and had paid ${rupees(input)} as GST on purchases. Find the GST payable (₹$G$) and the CGST in it (₹$C$).`,
        `किसी महीने में एक व्यापारी ने बिक्री पर ${rupees(output)} GST लिया और खरीद पर ${rupees(input)} GST दिया था। देय GST (₹$G$) और उसमें CGST (₹$C$) ज्ञात कीजिए।`,
        `ఒక నెలలో ఒక వ్యాపారి అమ్మకాలపై ${rupees(output)} GST వసూలు చేశాడు; కొనుగోళ్లపై ${rupees(input)} GST చెల్లించాడు. చెల్లించవలసిన GST (₹$G$), దానిలో CGST (₹$C$) కనుగొనండి.`,
      ),
      ask: { kind: 'pair', answer: `G = ${payable}, C = ${half}`, rules: { variables: ['G', 'C'] } },
      working: {
        mode: 'value',
        facts: {
          O: `${output}`,
          I: `${input}`,
          G: `${payable}`,
          GST: `${payable}`,
          C: `${half}`,
          CGST: `${half}`,
          SGST: `${half}`,
        },
        target: `${half}`,
        formulas: { G: 'O-I', C: 'G/2' },
        marks: 2,
        milestones: [
          { id: 'payable', marks: 1, shapes: ['says:G', 'says:GST'] },
          { id: 'half', marks: 1, shapes: ['number'] },
        ],
      },
      marks: 2,
      hints: [
        say(
          'GST payable is the tax collected on sales less the tax paid on purchases.',
          'देय GST = बिक्री पर लिया गया कर − खरीद पर दिया गया कर।',
          'చెల్లించవలసిన GST = అమ్మకాలపై వసూలు చేసిన పన్ను − కొనుగోళ్లపై చెల్లించిన పన్ను.',
        ),
        say(
          `Take ${rupees(input)} from ${rupees(output)}. Half of the rest is CGST, half is SGST.`,
          `${rupees(output)} में से ${rupees(input)} घटाइए। शेष का आधा CGST और आधा SGST है।`,
          `${rupees(output)} నుండి ${rupees(input)} తీసివేయండి. మిగిలిన దానిలో సగం CGST, సగం SGST.`,
        ),
      ],
      solution: [line(`G = ${output} - ${input} = ${payable}`, 1), line(`C = ${payable}/2 = ${half}`, 1)],
    }
  },
}

const sharesWithBrokerage = widened({
  id: 'financial-planning/shares-with-brokerage',
  skill: 'brokerage-on-shares',
  level: 3,
  sheet: (random) => worksheet.sharesWithBrokerage(random).given,
  wide: (random) => ({ market: 50 * random.integer(2, 14), shares: 10 * random.integer(5, 24) }),
  make: ({ market, shares }) => {
    const value = market * shares
    const brokerage = decimal(value * 0.002)
    const tax = decimal(value * 0.002 * 0.18)
    const cost = decimal(value * 1.00236)
    return {
      stem: say(
        `Rohan buys ${shares} shares at a market value of ${rupees(market)} each. Brokerage is 0.2%, and GST on the brokerage is 18%. Find the total cost.`,
        `रोहन ${rupees(market)} बाज़ार मूल्य वाले ${shares} शेयर खरीदता है। दलाली 0.2% है और दलाली पर GST 18% है। कुल लागत ज्ञात कीजिए।`,
        `రోహన్ ఒక్కొక్కటి ${rupees(market)} మార్కెట్ విలువ గల ${shares} షేర్లు కొన్నాడు. బ్రోకరేజ్ 0.2%, బ్రోకరేజ్‌పై GST 18%. మొత్తం ఖర్చు కనుగొనండి.`,
      ),
      ask: { kind: 'money', answer: cost },
      working: {
        mode: 'value',
        facts: {
          V: `${value}`,
          Value: `${value}`,
          B: brokerage,
          Brokerage: brokerage,
          G: tax,
          GST: tax,
          T: cost,
        },
        target: cost,
        formulas: { V: `${shares}*${market}`, B: 'V*0.2/100', G: 'B*18/100', T: 'V+B+G' },
        marks: 4,
        milestones: [
          { id: 'value', marks: 1, shapes: ['says:V', 'says:Value'] },
          { id: 'brokerage', marks: 1, shapes: ['says:B', 'says:Brokerage'] },
          { id: 'tax', marks: 1, shapes: ['says:G', 'says:GST'] },
          { id: 'total', marks: 1, shapes: ['number'] },
        ],
      },
      marks: 4,
      hints: [
        say(
          'The total cost is the value of the shares $V$, the brokerage $B$ and the GST $G$ on the brokerage.',
          'कुल लागत शेयरों के मूल्य $V$, दलाली $B$ और दलाली पर GST ($G$) का योग है।',
          'మొత్తం ఖర్చు షేర్ల విలువ $V$, బ్రోకరేజ్ $B$, బ్రోకరేజ్‌పై GST ($G$) ల మొత్తం.',
        ),
        say(
          `$V$ is ${rupees(value)}. Brokerage is 0.2% of it; GST is 18% of the brokerage alone.`,
          `$V$ = ${rupees(value)} है। दलाली इसका 0.2% है; GST केवल दलाली का 18% है।`,
          `$V$ = ${rupees(value)}. బ్రోకరేజ్ దీనిలో 0.2%; GST బ్రోకరేజ్‌లో మాత్రమే 18%.`,
        ),
      ],
      solution: [
        line(`V = ${shares}*${market} = ${value}`, 1),
        line(`B = ${value}*0.2/100 = ${brokerage}`, 1),
        line(`G = ${brokerage}*18/100 = ${tax}`, 1),
        line(`T = ${value} + ${brokerage} + ${tax} = ${cost}`, 1),
      ],
    }
  },
})

export const financialPlanning: PracticeTopic = {
  id: 'financial-planning',
  name: say('Financial planning', 'वित्तीय नियोजन', 'ఆర్థిక ప్రణాళిక'),
  skills: {
    'brokerage-on-shares': say('Brokerage on shares', 'शेयरों पर दलाली', 'షేర్లపై బ్రోకరేజ్'),
  },
  makers: [
    gstOnABill,
    interstateTax,
    ...discountThenTax,
    inputTaxCredit,
    annualDividend,
    ...sharesWithBrokerage,
  ],
}
