import type { Words } from '../../../../domain/practice/question.ts'
import * as worksheet from '../../../worksheets/topics/variation.ts'
import { decimal } from '../../../worksheets/typst.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { line, maths, say, told } from '../../writing.ts'
import { joined, same, tableOf } from './frequency-table.ts'

const hours = say('Hours $x$', 'घंटे $x$', 'గంటలు $x$')
const kilometres = say('Distance $y$ (km)', 'दूरी $y$ (km)', 'దూరం $y$ (km)')
const workers = say('Workers $x$', 'मज़दूर $x$', 'పనివారు $x$')
const days = say('Days $y$', 'दिन $y$', 'రోజులు $y$')
const letter = (name: string) => same(`$${name}$`)

const option = (isInverse: boolean, k: number) =>
  isInverse
    ? say(`Inversely, $k = ${k}$`, `प्रतिलोम विचरण, $k = ${k}$`, `విలోమ చలనం, $k = ${k}$`)
    : say(`Directly, $k = ${k}$`, `सीधा विचरण, $k = ${k}$`, `అనులోమ చలనం, $k = ${k}$`)

const whichVariation = widened<
  Readonly<{
    isInverse: boolean
    rate: number
    product: number
    inputs: readonly number[]
    order: readonly number[]
  }>
>({
  id: 'variation-graphs/which-variation',
  skill: 'kinds-of-variation',
  level: 1,
  sheet: (random) => ({
    isInverse: random.pick([true, false]),
    rate: random.integer(2, 16),
    product: 12 * random.integer(2, 16),
    inputs: [2, 3, 4, 6],
    order: [0, 1, 2, 3],
  }),
  wide: (random) => ({
    isInverse: random.pick([true, false]),
    rate: random.integer(2, 30),
    product: 12 * random.integer(2, 30),
    inputs: random.pick([
      [2, 3, 4, 6],
      [2, 3, 4, 12],
      [2, 3, 6, 12],
      [2, 4, 6, 12],
    ]),
    order: random.shuffle([0, 1, 2, 3]),
  }),
  make: ({ isInverse, rate, product, inputs, order }) => {
    const outputs = inputs.map((input) => (isInverse ? product / input : rate * input))
    const [x, y] = [inputs[0] ?? 2, outputs[0] ?? 2]
    const k = isInverse ? product : rate
    const [ratio, times] = [y / x, x * y]
    const right = option(isInverse, k)
    const options = [option(false, ratio), option(false, times), option(true, times), option(true, ratio)]
    return {
      stem: joined(
        say(
          'Does $y$ vary directly or inversely with $x$? Find the constant $k$ too.',
          '$y$, $x$ के साथ सीधा विचरण करता है या प्रतिलोम? अचर $k$ भी ज्ञात कीजिए।',
          '$y$, $x$ తో అనులోమ చలనంలో ఉందా, విలోమ చలనంలో ఉందా? స్థిరాంకం $k$ కూడా కనుగొనండి.',
        ),
        tableOf(
          [letter('x'), letter('y')],
          inputs.map((input, index) => [input, outputs[index] ?? 0]),
        ),
      ),
      ask: {
        kind: 'choice',
        answer: 'ABCD'[order.indexOf(isInverse ? 2 : 0)] ?? '',
        options: order.map((index) => options[index] ?? right),
      },
      marks: 2,
      hints: [
        say(
          'In direct variation $\\frac{y}{x}$ is the same in every row, in inverse variation $xy$ is.',
          'सीधे विचरण में प्रत्येक पंक्ति में $\\frac{y}{x}$ समान रहता है, प्रतिलोम विचरण में $xy$।',
          'అనులోమ చలనంలో ప్రతి వరుసలో $\\frac{y}{x}$ ఒకటే, విలోమ చలనంలో $xy$ ఒకటే.',
        ),
        say(
          `In the first row ${maths(`y/x = ${ratio}`)} and ${maths(`x y = ${times}`)}. Compare with the second row.`,
          `पहली पंक्ति में ${maths(`y/x = ${ratio}`)} और ${maths(`x y = ${times}`)} है। दूसरी पंक्ति से तुलना कीजिए।`,
          `మొదటి వరుసలో ${maths(`y/x = ${ratio}`)}, ${maths(`x y = ${times}`)}. రెండవ వరుసతో పోల్చండి.`,
        ),
      ],
      solution: [told(same(isInverse ? `$xy = ${k}$` : `$\\frac{y}{x} = ${k}$`), 1), told(right, 1)],
    }
  },
})

const pricesInProportion: PracticeMaker = {
  id: 'variation-graphs/prices-in-proportion',
  version: 1,
  skill: 'direct-variation',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.pricesInProportion(random)
    const { bought, total, asked } = given
    const { cost } = result
    const slope = total / bought
    return {
      stem: say(
        `The cost of notebooks varies directly with their number. $${bought}$ notebooks cost ₹$${total}$. Find the slope $m$ of the graph and the cost $c$ of $${asked}$ notebooks in rupees.`,
        `कॉपियों का मूल्य उनकी संख्या के साथ सीधा विचरण करता है। $${bought}$ कॉपियों का मूल्य ₹$${total}$ है। ग्राफ़ की प्रवणता $m$ और $${asked}$ कॉपियों का मूल्य $c$ रुपयों में ज्ञात कीजिए।`,
        `నోటు పుస్తకాల ధర వాటి సంఖ్యతో అనులోమ చలనంలో ఉంది. $${bought}$ పుస్తకాల ధర ₹$${total}$. గ్రాఫ్ వాలు $m$, $${asked}$ పుస్తకాల ధర $c$ రూపాయలలో కనుగొనండి.`,
      ),
      ask: { kind: 'pair', answer: `m = ${slope}, c = ${cost}`, rules: { variables: ['m', 'c'] } },
      working: {
        mode: 'value',
        facts: { m: `${slope}`, k: `${slope}`, c: `${cost}` },
        target: `${cost}`,
        marks: 2,
        milestones: [
          { id: 'slope', marks: 1, shapes: ['says:m', 'says:k'] },
          { id: 'cost', marks: 1, shapes: ['number', 'says:c'] },
        ],
      },
      marks: 2,
      hints: [
        say(
          'In direct variation cost ÷ number is the same everywhere; it is the slope of the graph.',
          'सीधे विचरण में मूल्य ÷ संख्या हर जगह समान है; यही ग्राफ़ की प्रवणता है।',
          'అనులోమ చలనంలో ధర ÷ సంఖ్య అన్నిచోట్లా ఒకటే; అదే గ్రాఫ్ వాలు.',
        ),
        say(
          `Work out $\\frac{${total}}{${bought}}$, then multiply by $${asked}$.`,
          `$\\frac{${total}}{${bought}}$ का मान निकालकर $${asked}$ से गुणा कीजिए।`,
          `$\\frac{${total}}{${bought}}$ విలువ కనుగొని $${asked}$ తో గుణించండి.`,
        ),
      ],
      solution: [line(`m = ${total}/${bought} = ${slope}`, 1), line(`c = ${asked}*${slope} = ${cost}`, 1)],
    }
  },
}

const drawn = say(
  'Drawing: axes with scale, points plotted and joined',
  'चित्र: पैमाने सहित अक्ष, बिंदु आलेखित और मिलाए गए',
  'చిత్రం: స్కేలుతో అక్షాలు, బిందువులను గుర్తించి కలపడం',
)

const bus = say('bus', 'बस', 'బస్సు')
const car = say('car', 'कार', 'కారు')

const directVariation = widened<{ rate: number; asked: number; vehicle: Words }>({
  id: 'variation-graphs/direct-variation',
  skill: 'direct-variation',
  level: 2,
  sheet: (random) => ({
    rate: 5 * random.integer(6, 16),
    asked: random.pick([2.5, 3.5, 4.5, 5.5, 6, 7]),
    vehicle: bus,
  }),
  wide: (random) => ({
    rate: 5 * random.integer(6, 18),
    asked: random.pick([2.5, 3.5, 4.5, 5.5, 6, 6.5, 7, 7.5, 8]),
    vehicle: random.pick([bus, car]),
  }),
  make: ({ rate, asked, vehicle }) => {
    const distance = decimal(rate * asked)
    const kind = say(
      `$\\frac{y}{x} = ${rate}$ in every row: direct variation, $y = ${rate}x$`,
      `प्रत्येक पंक्ति में $\\frac{y}{x} = ${rate}$: सीधा विचरण, $y = ${rate}x$`,
      `ప్రతి వరుసలో $\\frac{y}{x} = ${rate}$: అనులోమ చలనం, $y = ${rate}x$`,
    )
    return {
      stem: joined(
        say(
          `A ${vehicle.en} runs at a steady speed. Draw the graph on graph paper and state the kind of variation. Give the constant $k$ and the distance $y$ in km after $${asked}$ hours.`,
          `एक ${vehicle.hi} एकसमान चाल से चलती है। ग्राफ़ पेपर पर आलेख खींचिए और विचरण का प्रकार बताइए। अचर $k$ और $${asked}$ घंटे बाद की दूरी $y$ (km में) लिखिए।`,
          `ఒక ${vehicle.te} సమవేగంతో వెళ్తోంది. గ్రాఫ్ కాగితంపై రేఖాచిత్రం గీసి, చలనం రకాన్ని చెప్పండి. స్థిరాంకం $k$, $${asked}$ గంటల తర్వాత దూరం $y$ (km లలో) రాయండి.`,
        ),
        tableOf(
          [hours, kilometres],
          [1, 2, 3, 4, 5].map((hour) => [hour, hour * rate]),
        ),
      ),
      ask: { kind: 'pair', answer: `k = ${rate}, y = ${distance}`, rules: { variables: ['k', 'y'] } },
      marks: 8,
      hints: [
        say(
          'Compare $\\frac{y}{x}$ in all rows. If it is the same, the graph is a straight line through the origin.',
          'सभी पंक्तियों में $\\frac{y}{x}$ की तुलना कीजिए। यदि यह समान है, तो आलेख मूल बिंदु से होकर जाने वाली सरल रेखा है।',
          'అన్ని వరుసలలో $\\frac{y}{x}$ ను పోల్చండి. అది ఒకటే అయితే రేఖాచిత్రం మూలబిందువు గుండా పోయే సరళరేఖ.',
        ),
        say(
          `In the first row $\\frac{y}{x} = ${rate}$. Put $x = ${asked}$ into $y = kx$.`,
          `पहली पंक्ति में $\\frac{y}{x} = ${rate}$ है। $y = kx$ में $x = ${asked}$ रखिए।`,
          `మొదటి వరుసలో $\\frac{y}{x} = ${rate}$. $y = kx$ లో $x = ${asked}$ ప్రతిక్షేపించండి.`,
        ),
      ],
      solution: [told(kind, 2), told(drawn, 4), line(`y = ${rate}*${asked} = ${distance}`, 2)],
    }
  },
})

const inverseVariation: PracticeMaker = {
  id: 'variation-graphs/inverse-variation',
  version: 1,
  skill: 'inverse-variation',
  level: 2,
  make: (random) => {
    const product = random.pick([60, 72, 90, 96, 120, 144, 180, 240, 360])
    const divisors = [2, 3, 4, 5, 6, 8, 9, 10, 12, 15].filter((value) => product % value === 0)
    const [asked = 6, ...others] = random.shuffle(divisors)
    const columns = others.slice(0, 4).sort((a, b) => a - b)
    const found = product / asked
    const kind = say(
      `$xy = ${product}$ in every row: inverse variation`,
      `प्रत्येक पंक्ति में $xy = ${product}$: प्रतिलोम विचरण`,
      `ప్రతి వరుసలో $xy = ${product}$: విలోమ చలనం`,
    )
    const [first = 2] = columns
    return {
      stem: joined(
        say(
          `Workers share out a job. Draw the graph on graph paper and state the kind of variation. Give the constant $k$ and the number $y$ of days for $${asked}$ workers.`,
          `मज़दूर मिलकर एक काम करते हैं। ग्राफ़ पेपर पर आलेख खींचिए और विचरण का प्रकार बताइए। अचर $k$ और $${asked}$ मज़दूरों के लिए दिनों की संख्या $y$ लिखिए।`,
          `పనివారు ఒక పనిని పంచుకుంటారు. గ్రాఫ్ కాగితంపై రేఖాచిత్రం గీసి, చలనం రకాన్ని చెప్పండి. స్థిరాంకం $k$, $${asked}$ మంది పనివారికి పట్టే రోజుల సంఖ్య $y$ రాయండి.`,
        ),
        tableOf(
          [workers, days],
          columns.map((value) => [value, product / value]),
        ),
      ),
      ask: { kind: 'pair', answer: `k = ${product}, y = ${found}`, rules: { variables: ['k', 'y'] } },
      marks: 8,
      hints: [
        say(
          'Compare $xy$ in all rows. If it is the same, the graph is a smooth curve that falls (a hyperbola).',
          'सभी पंक्तियों में $xy$ की तुलना कीजिए। यदि यह समान है, तो आलेख एक घटता हुआ निष्कोण वक्र (अतिपरवलय) है।',
          'అన్ని వరుసలలో $xy$ ను పోల్చండి. అది ఒకటే అయితే రేఖాచిత్రం తగ్గుతూ పోయే సున్నితమైన వక్రం (అతిపరావలయం).',
        ),
        say(
          `In the first row $xy = ${first} \\times ${product / first} = ${product}$. Solve ${maths(`${asked}y = ${product}`)}.`,
          `पहली पंक्ति में $xy = ${first} \\times ${product / first} = ${product}$ है। ${maths(`${asked}y = ${product}`)} हल कीजिए।`,
          `మొదటి వరుసలో $xy = ${first} \\times ${product / first} = ${product}$. ${maths(`${asked}y = ${product}`)} సాధించండి.`,
        ),
      ],
      solution: [told(kind, 2), told(drawn, 4), line(`y = ${product}/${asked} = ${found}`, 2)],
    }
  },
}

export const variationGraphs: PracticeTopic = {
  id: 'variation-graphs',
  name: say('Graphs of variation', 'विचरण के आलेख', 'చలన రేఖాచిత్రాలు'),
  skills: {
    'kinds-of-variation': say('Direct or inverse variation', 'सीधा या प्रतिलोम विचरण', 'అనులోమ లేదా విలోమ చలనం'),
    'direct-variation': say('Direct variation', 'सीधा विचरण', 'అనులోమ చలనం'),
    'inverse-variation': say('Inverse variation', 'प्रतिलोम विचरण', 'విలోమ చలనం'),
  },
  makers: [...whichVariation, pricesInProportion, ...directVariation, inverseVariation],
}
