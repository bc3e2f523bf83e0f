import * as worksheet from '../../../worksheets/topics/ratio-matrices.ts'
import { bracketed, combination } from '../../../worksheets/typst.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, say, told } from '../../writing.ts'

type Rows = readonly (readonly (number | string)[])[]

const shown = (rows: Rows) =>
  `\\begin{bmatrix} ${rows.map((row) => row.join(' & ')).join(' \\\\ ')} \\end{bmatrix}`
const typed = (rows: Rows) => `[${rows.map((row) => `[${row.join(',')}]`).join(',')}]`
const tex = (formula: string) => say(`$${formula}$`, `$${formula}$`, `$${formula}$`)

const product: PracticeMaker = {
  id: 'matrices/product',
  version: 1,
  skill: 'product-of-matrices',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.matrixProduct(random)
    const { left, right } = given
    const [A, B] = [`$A = ${shown(left)}$`, `$B = ${shown(right)}$`]
    const entries = left.map(([p, q]) =>
      [0, 1].map((k) => {
        const [above, below] = [right[0][k] ?? 0, right[1][k] ?? 0]
        return `${bracketed(p)} \\times ${bracketed(above)} + ${bracketed(q)} \\times ${bracketed(below)}`
      }),
    )
    const [first = ''] = entries[0] ?? []
    return {
      stem: say(
        `If ${A} and ${B}, find $AB$.`,
        `यदि ${A} और ${B} हो, तो $AB$ ज्ञात कीजिए।`,
        `${A}, ${B} అయితే $AB$ కనుగొనండి.`,
      ),
      ask: { kind: 'matrix', answer: typed(result.product) },
      marks: 3,
      hints: [
        say(
          'Each entry of the product is a row of $A$ times a column of $B$.',
          'गुणनफल का प्रत्येक अवयव $A$ की एक पंक्ति और $B$ के एक स्तंभ के गुणन से मिलता है।',
          'లబ్ధంలోని ప్రతి మూలకం $A$ లోని ఒక అడ్డు వరుసను $B$ లోని ఒక నిలువు వరుసతో గుణించగా వస్తుంది.',
        ),
        say(
          `The first entry is $${first}$. The others go in the same way.`,
          `पहला अवयव $${first}$ है। शेष अवयव इसी प्रकार ज्ञात कीजिए।`,
          `మొదటి మూలకం $${first}$. మిగిలినవి కూడా ఇలాగే కనుగొనండి.`,
        ),
      ],
      solution: [told(tex(`AB = ${shown(entries)}`), 1), told(tex(`AB = ${shown(result.product)}`), 2)],
    }
  },
}

const difference: PracticeMaker = {
  id: 'matrices/combination',
  version: 1,
  skill: 'sum-of-matrices',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.matrixCombination(random)
    const { left, right, p, q } = given
    const [A, B] = [`$A = ${shown(left)}$`, `$B = ${shown(right)}$`]
    const times = (rows: typeof left, by: number) => shown(rows.map((row) => row.map((entry) => by * entry)))
    return {
      stem: say(
        `If ${A} and ${B}, find $${p}A - ${q}B$.`,
        `यदि ${A} और ${B} हो, तो $${p}A - ${q}B$ ज्ञात कीजिए।`,
        `${A}, ${B} అయితే $${p}A - ${q}B$ కనుగొనండి.`,
      ),
      ask: { kind: 'matrix', answer: typed(result.matrix) },
      marks: 2,
      hints: [
        say(
          `Multiply every entry of $A$ by ${p} and every entry of $B$ by ${q}.`,
          `$A$ के प्रत्येक अवयव को ${p} से और $B$ के प्रत्येक अवयव को ${q} से गुणा कीजिए।`,
          `$A$ లోని ప్రతి మూలకాన్ని ${p} తో, $B$ లోని ప్రతి మూలకాన్ని ${q} తో గుణించండి.`,
        ),
        say(
          `$${p}A = ${times(left, p)}$. Subtract the entries of $${q}B$ one by one.`,
          `$${p}A = ${times(left, p)}$ है। $${q}B$ के संगत अवयव एक-एक करके घटाइए।`,
          `$${p}A = ${times(left, p)}$. $${q}B$ యొక్క అనురూప మూలకాలను ఒక్కొక్కటిగా తీసివేయండి.`,
        ),
      ],
      solution: [
        told(tex(`${p}A - ${q}B = ${times(left, p)} - ${times(right, q)}`), 1),
        told(tex(`= ${shown(result.matrix)}`), 1),
      ],
    }
  },
}

const equation: PracticeMaker = {
  id: 'matrices/equation',
  version: 1,
  skill: 'product-of-matrices',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.matrixEquation(random)
    const { first, second, right } = given
    const { x, y } = result
    const [upper, lower] = [first, second].map(
      ([a, b], index) =>
        `${combination([
          [a, 'x'],
          [b, 'y'],
        ])} = ${right[index]}`,
    ) as [string, string]
    const written = `$${shown([first, second])} ${shown([['x'], ['y']])} = ${shown(right.map((entry) => [entry]))}$`
    return {
      stem: say(
        `Find $x$ and $y$ if ${written}.`,
        `यदि ${written} हो, तो $x$ और $y$ ज्ञात कीजिए।`,
        `${written} అయితే $x$, $y$ కనుగొనండి.`,
      ),
      ask: { kind: 'pair', answer: `x = ${x}, y = ${y}`, rules: { variables: ['x', 'y'] } },
      working: {
        mode: 'system',
        variables: ['x', 'y'],
        given: [upper, lower],
        worlds: [{ x: `${x}`, y: `${y}` }],
        marks: 3,
        milestones: [
          { id: 'equations', marks: 1, shapes: ['two-unknowns', 'restated'] },
          { id: 'first-value', marks: 1, shapes: ['one-value'] },
          { id: 'both-values', marks: 1, shapes: ['all-values'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          'Multiply the matrices on the left and compare the entries: two equations.',
          'बाएँ पक्ष के आव्यूहों का गुणन करके अवयवों की तुलना कीजिए: दो समीकरण मिलेंगे।',
          'ఎడమవైపు మాత్రికలను గుణించి మూలకాలను పోల్చండి: రెండు సమీకరణాలు వస్తాయి.',
        ),
        say(
          `Solve ${maths(upper)} and ${maths(lower)}.`,
          `${maths(upper)} और ${maths(lower)} को हल कीजिए।`,
          `${maths(upper)}, ${maths(lower)} లను సాధించండి.`,
        ),
      ],
      solution: [line(upper, 0.5), line(lower, 0.5), line(`x = ${x}`, 1), line(`y = ${y}`, 1)],
    }
  },
}

const orderOfProduct = widened({
  id: 'matrices/order-of-product',
  skill: 'order-of-a-matrix',
  level: 1,
  sheet: (random) => ({
    ...drawUntil(
      random,
      (drawn) => worksheet.orderOfProduct(drawn).given,
      ({ rows, inner, columns }) => rows !== columns && inner !== columns && inner !== rows,
    ),
    order: [0, 1, 2, 3],
  }),
  wide: (random) => {
    const [rows = 1, inner = 2, columns = 3] = drawUntil(
      random,
      () => random.distinct(3, 1, 7),
      (drawn) => drawn[1] !== 1,
    )
    const second = inner + random.pick([0, 0, 1])
    return { rows, inner, second, columns, order: random.shuffle([0, 1, 2, 3]) }
  },
  make: ({ rows, inner, second, columns, order }) => {
    const exists = inner === second
    const size = (m: number, n: number) => `$${m} \\times ${n}$`
    const sizes = [size(rows, columns), size(columns, rows), size(second, inner)]
    const none = say('$AB$ does not exist', '$AB$ का अस्तित्व नहीं है', '$AB$ వ్యవస్థితం కాదు')
    const options = [...sizes.map((one) => say(one, one, one)), none]
    const right = exists ? 0 : 3
    const asks = [size(rows, inner), size(second, columns)] as const
    return {
      stem: say(
        `The order of $A$ is ${asks[0]} and the order of $B$ is ${asks[1]}. What is the order of $AB$?`,
        `$A$ की कोटि ${asks[0]} और $B$ की कोटि ${asks[1]} है। $AB$ की कोटि क्या है?`,
        `$A$ తరగతి ${asks[0]}, $B$ తరగతి ${asks[1]}. $AB$ తరగతి ఏది?`,
      ),
      ask: {
        kind: 'choice',
        answer: 'ABCD'[order.indexOf(right)] ?? '',
        options: order.map((index) => options[index] ?? none),
      },
      marks: 1,
      hints: [
        say(
          '$AB$ exists when $A$ has as many columns as $B$ has rows.',
          '$AB$ का अस्तित्व तब होता है जब $A$ के स्तंभों की संख्या $B$ की पंक्तियों की संख्या के बराबर हो।',
          '$A$ లోని నిలువు వరుసల సంఖ్య $B$ లోని అడ్డు వరుసల సంఖ్యకు సమానమైతే $AB$ వ్యవస్థితం.',
        ),
        say(
          `$A$ has ${inner} columns and $B$ has ${second} rows. The product takes its rows from $A$ and its columns from $B$.`,
          `$A$ में ${inner} स्तंभ और $B$ में ${second} पंक्तियाँ हैं। गुणनफल में पंक्तियाँ $A$ जितनी और स्तंभ $B$ जितने होते हैं।`,
          `$A$ లో ${inner} నిలువు వరుసలు, $B$ లో ${second} అడ్డు వరుసలు ఉన్నాయి. లబ్ధంలో $A$ కు ఉన్నన్ని అడ్డు వరుసలు, $B$ కు ఉన్నన్ని నిలువు వరుసలు ఉంటాయి.`,
        ),
      ],
      solution: [told(options[right] ?? none, 1)],
    }
  },
})

const square: PracticeMaker = {
  id: 'matrices/square',
  version: 1,
  skill: 'product-of-matrices',
  level: 3,
  make: (random) => {
    const { given, result } = drawUntil(
      random,
      worksheet.matrixSquare,
      ({ result: { trace, determinant } }) => trace !== 0 && determinant !== 0,
    )
    const { matrix } = given
    const { trace, determinant } = result
    const relation = `A^2 = ${combination([
      [trace, 'A'],
      [-determinant, 'I'],
    ])}`
    const scaled = shown(matrix.map((row) => row.map((entry) => trace * entry)))
    const identity = shown([
      [1, 0],
      [0, 1],
    ])
    const step = `${combination([
      [1, scaled],
      [-determinant, identity],
    ])}`
    const A = `$A = ${shown(matrix)}$`
    return {
      stem: say(
        `If ${A}, find $A^2$ and show that $${relation}$, where $I$ is the identity matrix of order 2.`,
        `यदि ${A} हो, तो $A^2$ ज्ञात कीजिए और दर्शाइए कि $${relation}$, जहाँ $I$ कोटि 2 का तत्समक आव्यूह है।`,
        `${A} అయితే $A^2$ కనుగొని, $${relation}$ అని చూపండి; ఇక్కడ $I$ అనేది తరగతి 2 గల తత్సమ మాత్రిక.`,
      ),
      ask: { kind: 'matrix', answer: typed(result.square) },
      marks: 5,
      hints: [
        say(
          '$A^2$ is $A$ times $A$: rows times columns, not the squares of the entries.',
          '$A^2$ का अर्थ $A \\times A$ है: पंक्ति और स्तंभ का गुणन, न कि अवयवों के वर्ग।',
          '$A^2$ అంటే $A \\times A$: అడ్డు వరుసలను నిలువు వరుసలతో గుణించాలి; మూలకాల వర్గాలు కాదు.',
        ),
        say(
          `For the second part work out $${step}$ and compare it with $A^2$.`,
          `दूसरे भाग के लिए $${step}$ का मान निकालकर $A^2$ से तुलना कीजिए।`,
          `రెండవ భాగం కోసం $${step}$ విలువ కనుగొని $A^2$ తో పోల్చండి.`,
        ),
      ],
      solution: [
        told(tex(`A^2 = ${shown(matrix)} ${shown(matrix)}`), 1),
        told(tex(`A^2 = ${shown(result.square)}`), 2),
        told(
          tex(
            `${combination([
              [trace, 'A'],
              [-determinant, 'I'],
            ])} = ${step}`,
          ),
          1,
        ),
        told(tex(`= ${shown(result.square)} = A^2`), 1),
      ],
    }
  },
}

export const matrices: PracticeTopic = {
  id: 'matrices',
  name: say('Matrices', 'आव्यूह', 'మాత్రికలు'),
  skills: {
    'order-of-a-matrix': say('Order of a matrix', 'आव्यूह की कोटि', 'మాత్రిక తరగతి'),
    'sum-of-matrices': say(
      'Sums and multiples of matrices',
      'आव्यूहों का योग और गुणज',
      'మాత్రికల సంకలనం, అదిశ గుణకారం',
    ),
    'product-of-matrices': say('Product of matrices', 'आव्यूहों का गुणन', 'మాత్రికల గుణకారం'),
  },
  makers: [...orderOfProduct, difference, product, equation, square],
}
