import { greatestCommonDivisor } from '../../../worksheets/arithmetic.ts'
import * as worksheet from '../../../worksheets/topics/ratio-matrices.ts'
import { fraction, rupees } from '../../../worksheets/typst.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, say } from '../../writing.ts'

const divideInRatio: PracticeMaker = {
  id: 'ratio-proportion/divide-in-a-ratio',
  version: 1,
  skill: 'divide-in-a-ratio',
  level: 1,
  make: (random) => {
    const { given, result } = drawUntil(
      random,
      worksheet.divideInRatio,
      ({ given: { first, second, third } }) =>
        greatestCommonDivisor(greatestCommonDivisor(first, second), third) === 1,
    )
    const { first, second, third, amount } = given
    const [a, b, c] = result.shares
    const ratio = `$${first} : ${second} : ${third}$`
    const parts = first + second + third
    return {
      stem: say(
        `Three partners divide ${rupees(amount)} in the ratio ${ratio}. Find their shares ₹$A$, ₹$B$ and ₹$C$.`,
        `तीन साझेदार ${rupees(amount)} को ${ratio} के अनुपात में बाँटते हैं। उनके भाग ₹$A$, ₹$B$ और ₹$C$ ज्ञात कीजिए।`,
        `ముగ్గురు భాగస్వాములు ${rupees(amount)} ను ${ratio} నిష్పత్తిలో పంచుకున్నారు. వారి వాటాలు ₹$A$, ₹$B$, ₹$C$ కనుగొనండి.`,
      ),
      ask: { kind: 'pair', answer: `A = ${a}, B = ${b}, C = ${c}`, rules: { variables: ['A', 'B', 'C'] } },
      working: {
        mode: 'value',
        facts: { A: `${a}`, B: `${b}`, C: `${c}`, x: `${amount / parts}` },
        target: `${c}`,
        marks: 2,
        milestones: [
          { id: 'part', marks: 1, shapes: ['substituted', 'says:x'] },
          { id: 'shares', marks: 1, shapes: ['says:C'] },
        ],
      },
      marks: 2,
      hints: [
        say(
          `Add the terms of the ratio: ${parts} equal parts make up the whole amount.`,
          `अनुपात के पदों को जोड़िए: कुल राशि ${parts} बराबर भागों में है।`,
          `నిష్పత్తి పదాలను కలపండి: మొత్తం సొమ్ములో ${parts} సమాన భాగాలు ఉన్నాయి.`,
        ),
        say(
          `One part is ${rupees(amount / parts)}. Multiply it by each term of the ratio.`,
          `एक भाग ${rupees(amount / parts)} है। इसे अनुपात के प्रत्येक पद से गुणा कीजिए।`,
          `ఒక భాగం ${rupees(amount / parts)}. దీన్ని నిష్పత్తిలోని ప్రతి పదంతో గుణించండి.`,
        ),
      ],
      solution: [
        line(`x = ${amount}/${parts} = ${amount / parts}`, 1, onePart),
        line(`A = ${first}*${amount / parts} = ${a}`, 0.5),
        line(`B = ${second}*${amount / parts} = ${b}`, 0),
        line(`C = ${third}*${amount / parts} = ${c}`, 0.5),
      ],
    }
  },
}
const onePart = say('One part', 'एक भाग', 'ఒక భాగం')

const meanProportional = widened({
  id: 'ratio-proportion/mean-proportional',
  skill: 'proportion',
  level: 1,
  sheet: (random) => worksheet.meanProportional(random).given,
  wide: (random) =>
    drawUntil(
      random,
      () => {
        const [left = 2, right = 3] = random.distinct(2, 2, 12)
        const factor = random.integer(1, 12)
        return { first: factor * left * left, second: factor * right * right }
      },
      ({ first, second }) => Math.max(first, second) <= 300,
    ),
  make: ({ first, second }) => {
    const mean = Math.round(Math.sqrt(first * second))
    const equation = `x^2 = ${first}*${second}`
    return {
      stem: say(
        `Find the mean proportional $x$ between ${first} and ${second}.`,
        `${first} और ${second} का मध्यानुपाती $x$ ज्ञात कीजिए।`,
        `${first}, ${second} ల మధ్యమానుపాతం $x$ కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: `${mean}` },
      working: {
        mode: 'solve',
        variables: ['x'],
        given: [equation],
        worlds: [{ x: `${mean}` }, { x: `-${mean}` }],
        keep: 'x>0',
        marks: 1,
        milestones: [
          { id: 'equation', marks: 0.5, shapes: ['equation', 'restated'] },
          { id: 'value', marks: 0.5, shapes: ['all-values'] },
        ],
      },
      marks: 1,
      hints: [
        say(
          `$x$ stands in the middle of both ratios: $${first} : x = x : ${second}$.`,
          `$x$ दोनों अनुपातों के बीच में है: $${first} : x = x : ${second}$।`,
          `$x$ రెండు నిష్పత్తుల మధ్యలో ఉంటుంది: $${first} : x = x : ${second}$.`,
        ),
        say(
          `So ${maths(equation)}. Take the positive square root.`,
          `अतः ${maths(equation)}। धनात्मक वर्गमूल लीजिए।`,
          `కాబట్టి ${maths(equation)}. ధనాత్మక వర్గమూలం తీసుకోండి.`,
        ),
      ],
      solution: [line(equation, 0.5), line(`x = ${mean}`, 0.5)],
    }
  },
})

const fourthProportional = widened({
  id: 'ratio-proportion/fourth-proportional',
  skill: 'proportion',
  level: 1,
  sheet: (random) => worksheet.fourthProportional(random).given,
  wide: (random) =>
    drawUntil(
      random,
      () => {
        const first = random.integer(2, 8)
        return { first, second: first * random.integer(2, 6), third: random.integer(7, 18) }
      },
      ({ first, third }) => first !== third,
    ),
  make: ({ first, second, third }) => {
    const fourth = (second * third) / first
    const equation = `${first}*x = ${second}*${third}`
    return {
      stem: say(
        `Find the fourth proportional $x$ to ${first}, ${second} and ${third}.`,
        `${first}, ${second} और ${third} का चतुर्थानुपाती $x$ ज्ञात कीजिए।`,
        `${first}, ${second}, ${third} ల నాలుగవ అనుపాతం $x$ కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: `${fourth}` },
      working: {
        mode: 'solve',
        variables: ['x'],
        given: [equation],
        worlds: [{ x: `${fourth}` }],
        marks: 1,
        milestones: [
          { id: 'equation', marks: 0.5, shapes: ['equation', 'restated'] },
          { id: 'value', marks: 0.5, shapes: ['all-values'] },
        ],
      },
      marks: 1,
      hints: [
        say(
          `The four numbers are in proportion: $${first} : ${second} = ${third} : x$.`,
          `चारों संख्याएँ समानुपात में हैं: $${first} : ${second} = ${third} : x$।`,
          `నాలుగు సంఖ్యలు అనుపాతంలో ఉన్నాయి: $${first} : ${second} = ${third} : x$.`,
        ),
        say(
          `The product of the outer terms is that of the inner ones: ${maths(equation)}.`,
          `बाह्य पदों का गुणनफल मध्य पदों के गुणनफल के बराबर होता है: ${maths(equation)}।`,
          `అంత్యముల లబ్ధం మధ్యముల లబ్ధానికి సమానం: ${maths(equation)}.`,
        ),
      ],
      solution: [line(equation, 0.5), line(`x = ${fourth}`, 0.5)],
    }
  },
})

/** x and y stand for a pair with the right ratio: what holds for them holds for each. */
const componendo: PracticeMaker = {
  id: 'ratio-proportion/componendo-and-dividendo',
  version: 1,
  skill: 'componendo-and-dividendo',
  level: 3,
  make: (random) => {
    const { a, b, p, q } = drawUntil(
      random,
      (source) => worksheet.componendo(source).given,
      (drawn) => drawn.p > drawn.q,
    )
    const [x, y] = [(p + q) * b, (p - q) * a]
    const shared = greatestCommonDivisor(x, y)
    const left = `(${a}x + ${b}y)/(${a}x - ${b}y)`
    const applied = `(${2 * a}x)/(${2 * b}y) = (${p} + ${q})/(${p} - ${q})`
    return {
      stem: say(
        `If ${maths(`${left} = ${p}/${q}`)}, find $x : y$ by componendo and dividendo.`,
        `यदि ${maths(`${left} = ${p}/${q}`)} हो, तो योगांतरानुपात से $x : y$ ज्ञात कीजिए।`,
        `${maths(`${left} = ${p}/${q}`)} అయితే కాంపొనెండో–డివిడెండో నియమం ద్వారా $x : y$ కనుగొనండి.`,
      ),
      ask: { kind: 'ratio', answer: `${x / shared}:${y / shared}` },
      working: {
        mode: 'value',
        facts: { x: `${x}`, y: `${y}` },
        target: fraction(x, y),
        marks: 3,
        milestones: [
          { id: 'apply', marks: 2, shapes: ['substituted', 'formula-symbols'] },
          { id: 'value', marks: 1, shapes: ['number'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          'Form the numerator plus the denominator over the numerator minus the denominator, on both sides.',
          'दोनों पक्षों में (अंश + हर) और (अंश − हर) का अनुपात लीजिए।',
          'రెండు వైపులా (లవం + హారం), (లవం − హారం) ల నిష్పత్తిని తీసుకోండి.',
        ),
        say(
          `You get ${maths(applied)}. Solve for $\\frac{x}{y}$.`,
          `${maths(applied)} मिलता है। इससे $\\frac{x}{y}$ ज्ञात कीजिए।`,
          `${maths(applied)} వస్తుంది. దీని నుండి $\\frac{x}{y}$ కనుగొనండి.`,
        ),
      ],
      solution: [line(applied, 2), line(`x/y = ${fraction(x, y)}`, 1)],
    }
  },
}

const compoundRatio: PracticeMaker = {
  id: 'ratio-proportion/compound-ratio',
  version: 1,
  skill: 'proportion',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.compoundRatio(random)
    const { a, b, c, d } = given
    return {
      stem: say(
        `Write the ratio compounded of $${a} : ${b}$ and $${c} : ${d}$ in its simplest form.`,
        `$${a} : ${b}$ और $${c} : ${d}$ का मिश्रित अनुपात सरलतम रूप में लिखिए।`,
        `$${a} : ${b}$, $${c} : ${d}$ ల బహుళ నిష్పత్తిని సూక్ష్మ రూపంలో రాయండి.`,
      ),
      ask: { kind: 'ratio', answer: `${result.first}:${result.second}`, rules: { form: 'lowest-terms' } },
      marks: 1,
      hints: [
        say(
          'Multiply the first terms together, and the second terms together.',
          'पूर्व पदों को आपस में और उत्तर पदों को आपस में गुणा कीजिए।',
          'పూర్వ పదాలను ఒకదానితో ఒకటి, పర పదాలను ఒకదానితో ఒకటి గుణించండి.',
        ),
        say(
          `Work out ${maths(`${a}*${c} : ${b}*${d}`)} and divide both terms by their HCF.`,
          `${maths(`${a}*${c} : ${b}*${d}`)} निकालकर दोनों पदों को उनके HCF से भाग दीजिए।`,
          `${maths(`${a}*${c} : ${b}*${d}`)} కనుగొని, రెండు పదాలనూ వాటి HCF తో భాగించండి.`,
        ),
      ],
      solution: [line(`${a}*${c} : ${b}*${d}`, 0.5), line(`${result.first} : ${result.second}`, 0.5)],
    }
  },
}

const addToMakeRatio = widened({
  id: 'ratio-proportion/add-to-each-term',
  skill: 'proportion',
  level: 2,
  sheet: (random) =>
    drawUntil(
      random,
      (drawn) => worksheet.addToMakeRatio(drawn).given,
      ({ p, q }) => greatestCommonDivisor(p, q) === 1,
    ),
  wide: (random) => {
    const { p, q } = drawUntil(
      random,
      () => ({ p: random.integer(2, 5), q: random.integer(6, 9) }),
      (drawn) => greatestCommonDivisor(drawn.p, drawn.q) === 1,
    )
    const [factor, added] = [random.integer(4, 8), random.integer(2, 7)]
    return { first: p * factor - added, second: q * factor - added, p, q }
  },
  make: ({ first, second, p, q }) => {
    const added = (p * second - q * first) / (q - p)
    const equation = `(${first} + x)/(${second} + x) = ${p}/${q}`
    const multiplied = `${q}(${first} + x) = ${p}(${second} + x)`
    return {
      stem: say(
        `What number $x$ must be added to each term of $${first} : ${second}$ to make the ratio equal to $${p} : ${q}$?`,
        `$${first} : ${second}$ के प्रत्येक पद में कौन-सी संख्या $x$ जोड़ी जाए कि अनुपात $${p} : ${q}$ हो जाए?`,
        `$${first} : ${second}$ నిష్పత్తిలోని ప్రతి పదానికి ఏ సంఖ్య $x$ ను కలిపితే నిష్పత్తి $${p} : ${q}$ అవుతుంది?`,
      ),
      ask: { kind: 'number', answer: `${added}` },
      working: {
        mode: 'solve',
        variables: ['x'],
        given: [equation],
        worlds: [{ x: `${added}` }],
        marks: 3,
        milestones: [
          { id: 'equation', marks: 1, shapes: ['equation', 'restated'] },
          { id: 'multiplied', marks: 1, shapes: ['equation'] },
          { id: 'value', marks: 1, shapes: ['all-values'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          `Write the new ratio as a fraction: ${maths(equation)}.`,
          `नए अनुपात को भिन्न के रूप में लिखिए: ${maths(equation)}।`,
          `కొత్త నిష్పత్తిని భిన్నంగా రాయండి: ${maths(equation)}.`,
        ),
        say(
          `Cross-multiply: ${maths(multiplied)}.`,
          `वज्रगुणन कीजिए: ${maths(multiplied)}।`,
          `అడ్డ గుణకారం చేయండి: ${maths(multiplied)}.`,
        ),
      ],
      solution: [line(equation, 1), line(multiplied, 1), line(`x = ${added}`, 1)],
    }
  },
})

export const ratioProportion: PracticeTopic = {
  id: 'ratio-proportion',
  name: say('Ratio and proportion', 'अनुपात और समानुपात', 'నిష్పత్తి – అనుపాతం'),
  skills: {
    'divide-in-a-ratio': say('Divide in a given ratio', 'दिए गए अनुपात में बाँटना', 'ఇచ్చిన నిష్పత్తిలో పంచడం'),
    proportion: say('Ratios and proportion', 'अनुपात और समानुपात', 'నిష్పత్తులు, అనుపాతం'),
    'componendo-and-dividendo': say('Componendo and dividendo', 'योगांतरानुपात', 'కాంపొనెండో–డివిడెండో'),
  },
  makers: [
    divideInRatio,
    compoundRatio,
    ...fourthProportional,
    ...meanProportional,
    ...addToMakeRatio,
    componendo,
  ],
}
