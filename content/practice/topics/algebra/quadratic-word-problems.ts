import type { Problem } from '../../../../packages/step-marks/workings/problem.ts'
import type { Random } from '../../../worksheets/random.ts'
import * as worksheet from '../../../worksheets/topics/quadratics.ts'
import { fraction, polynomial, signed } from '../../../worksheets/typst.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, say } from '../../writing.ts'

/** A story that leads to a quadratic equation, of whose roots the positive one is meant. */
const storyOf = (equation: string, roots: readonly [number, number]): Problem => ({
  mode: 'solve',
  variables: ['x'],
  given: [equation],
  worlds: roots.map((x) => ({ x: `${x}` })),
  keep: 'x>0',
  marks: 4,
  milestones: [
    { id: 'equation', marks: 1, shapes: ['equation', 'restated'] },
    { id: 'standard-form', marks: 1, shapes: ['quadratic'] },
    { id: 'method', marks: 1, shapes: ['factored', 'formula', 'square'] },
    { id: 'value', marks: 1, shapes: ['all-values'] },
  ],
})

/** The lines from the standard form on; `other` is the root that does not fit. */
const solved = (standard: string, fits: number, other: number) => [
  line(`${standard} = 0`, 1),
  line(`(x ${signed(-fits)})(x ${signed(-other)}) = 0`, 1),
  line(`x = ${fits} or x = ${other}`, 0.5),
  line(`x = ${fits}`, 0.5, isPositive),
]
const isPositive = say('$x$ is positive', '$x$ धनात्मक है', '$x$ ధనాత్మకం')

const factorise = (standard: string) =>
  say(
    `In standard form: ${maths(`${standard} = 0`)}. Solve it and keep the root that fits.`,
    `मानक रूप में: ${maths(`${standard} = 0`)}। इसे हल कीजिए और जो मूल उपयुक्त हो वही लीजिए।`,
    `ప్రామాణిక రూపంలో: ${maths(`${standard} = 0`)}. దీన్ని సాధించి, సరిపోయే మూలాన్ని తీసుకోండి.`,
  )

const rectangleArea = widened({
  id: 'quadratic-word-problems/rectangle',
  skill: 'quadratic-from-words',
  level: 2,
  sheet: (random) => {
    const { given, result } = worksheet.rectangleArea(random)
    return { width: result.width, more: given.more }
  },
  wide: (random) =>
    drawUntil(
      random,
      () => ({ width: random.integer(5, 20), more: random.integer(2, 16) }),
      ({ width, more }) => width !== more,
    ),
  make: ({ width, more }) => {
    const area = width * (width + more)
    const equation = `(x + ${more})x = ${area}`
    const standard = polynomial([1, more, -area])
    return {
      stem: say(
        `A rectangular school garden is ${more} m longer than it is wide, and its area is ${area} m². Find its width ($x$ m).`,
        `विद्यालय के एक आयताकार बगीचे की लंबाई उसकी चौड़ाई से ${more} m अधिक है और उसका क्षेत्रफल ${area} m² है। बगीचे की चौड़ाई ($x$ m) ज्ञात कीजिए।`,
        `పాఠశాలలోని దీర్ఘచతురస్రాకార తోట పొడవు దాని వెడల్పు కంటే ${more} m ఎక్కువ, దాని వైశాల్యం ${area} m². తోట వెడల్పు ($x$ m) కనుగొనండి.`,
      ),
      ask: { kind: 'quantity', answer: `${width} m`, rules: { unit: 'm' } },
      working: storyOf(equation, [width, -width - more]),
      marks: 4,
      hints: [
        say(
          `The length is ${maths(`x + ${more}`)}, and the area is length times width.`,
          `लंबाई ${maths(`x + ${more}`)} है, और क्षेत्रफल = लंबाई × चौड़ाई।`,
          `పొడవు ${maths(`x + ${more}`)}; వైశాల్యం = పొడవు × వెడల్పు.`,
        ),
        factorise(standard),
      ],
      solution: [line(equation, 1), ...solved(standard, width, -width - more)],
    }
  },
})

const kinds = {
  integers: say('integers', 'पूर्णांकों', 'పూర్ణసంఖ్యల'),
  even: say('even integers', 'सम पूर्णांकों', 'సరి పూర్ణసంఖ్యల'),
  odd: say('odd integers', 'विषम पूर्णांकों', 'బేసి పూర్ణసంఖ్యల'),
}

const consecutiveNumbers = widened({
  id: 'quadratic-word-problems/consecutive-integers',
  skill: 'quadratic-from-words',
  level: 2,
  sheet: (random) => ({ kind: 'integers', smaller: random.integer(5, 40), isProduct: false }) as const,
  wide: (random) => {
    const kind = random.pick(['integers', 'even', 'odd'])
    const smaller =
      kind === 'integers' ? random.integer(5, 50) : 2 * random.integer(2, 34) + (kind === 'odd' ? 1 : 0)
    return { kind, smaller, isProduct: random.pick([true, false]) }
  },
  make: ({ kind, smaller, isProduct }) => {
    const step = kind === 'integers' ? 1 : 2
    const greater = smaller + step
    const [product, squares] = [smaller * greater, smaller ** 2 + greater ** 2]
    const equation = isProduct ? `(x + ${step})x = ${product}` : `x^2 + (x + ${step})^2 = ${squares}`
    const standard = polynomial([1, step, -product])
    const { en, hi, te } = kinds[kind]
    const condition = isProduct
      ? say(
          `The product of two consecutive positive ${en} is ${product}.`,
          `दो क्रमागत धनात्मक ${hi} का गुणनफल ${product} है।`,
          `రెండు వరుస ధన ${te} లబ్ధం ${product}.`,
        )
      : say(
          `The sum of the squares of two consecutive positive ${en} is ${squares}.`,
          `दो क्रमागत धनात्मक ${hi} के वर्गों का योग ${squares} है।`,
          `రెండు వరుస ధన ${te} వర్గాల మొత్తం ${squares}.`,
        )
    return {
      stem: say(
        `${condition.en} Find the two integers, the smaller ($x$) first.`,
        `${condition.hi} दोनों पूर्णांक ज्ञात कीजिए; छोटा पूर्णांक ($x$) पहले लिखिए।`,
        `${condition.te} ఆ రెండు సంఖ్యలను కనుగొనండి; చిన్న సంఖ్యను ($x$) ముందు రాయండి.`,
      ),
      ask: { kind: 'list', answer: `${smaller}, ${greater}` },
      working: storyOf(equation, [smaller, -greater]),
      marks: 4,
      hints: [
        say(
          `Call the smaller one $x$; the other is then $x + ${step}$.`,
          `छोटे पूर्णांक को $x$ मानिए; तब दूसरा $x + ${step}$ है।`,
          `చిన్న సంఖ్య $x$ అనుకోండి; అప్పుడు రెండవది $x + ${step}$.`,
        ),
        factorise(standard),
      ],
      solution: [line(equation, 1), ...solved(standard, smaller, -greater)],
    }
  },
})

/** Trains of which all numbers are whole, and which go 100 to 900 km. */
const trainsOf = (speeds: readonly number[], savings: readonly number[]) =>
  [5, 6, 8, 10, 12, 15, 20].flatMap((gain) =>
    speeds.flatMap((speed) =>
      savings.flatMap((minutes) => {
        const distance = (speed * (speed + gain) * minutes) / (60 * gain)
        const suits = Number.isInteger(distance) && distance >= 100 && distance <= 900
        return suits ? [{ gain, speed, minutes, distance }] : []
      }),
    ),
  )
const sheetTrains = trainsOf([25, 30, 36, 40, 45, 48, 50, 54, 60, 64, 70, 72, 75, 80, 90], [30, 60, 120])
const moreTrains = trainsOf(
  [25, 30, 35, 36, 40, 42, 45, 48, 50, 54, 55, 56, 60, 63, 64, 70, 72, 75, 80, 84, 90],
  [20, 30, 40, 60, 120],
)
const oneOf = (trains: ReturnType<typeof trainsOf>, random: Random) => {
  const drawn = trains[random.integer(0, trains.length - 1)]
  if (drawn === undefined) throw new Error('no such train')
  return drawn
}

const trainSpeed = widened({
  id: 'quadratic-word-problems/train-speed',
  skill: 'quadratic-from-words',
  level: 3,
  sheet: (random) => oneOf(sheetTrains, random),
  wide: (random) => oneOf(moreTrains, random),
  make: ({ gain, speed, minutes, distance }) => {
    const saved = fraction(minutes, 60)
    const equation = `${distance}/x - ${distance}/(x + ${gain}) = ${saved}`
    const standard = polynomial([1, gain, -speed * (speed + gain)])
    return {
      stem: say(
        `A train covers ${distance} km at a uniform speed. Had it been ${gain} km/h faster, it would have taken ${minutes} minutes less. Find its speed ($x$ km/h).`,
        `एक रेलगाड़ी ${distance} km की दूरी एकसमान चाल से तय करती है। यदि चाल ${gain} km/h अधिक होती, तो वह ${minutes} मिनट कम लेती। रेलगाड़ी की चाल ($x$ km/h) ज्ञात कीजिए।`,
        `ఒక రైలు ${distance} km దూరాన్ని సమవేగంతో ప్రయాణించింది. వేగం ${gain} km/h ఎక్కువైతే ${minutes} నిమిషాలు తక్కువ పట్టేది. రైలు వేగం ($x$ km/h) కనుగొనండి.`,
      ),
      ask: { kind: 'quantity', answer: `${speed} km/h`, rules: { unit: 'km/h' } },
      working: storyOf(equation, [speed, -speed - gain]),
      marks: 4,
      hints: [
        say(
          `Time is distance divided by speed. ${minutes} minutes are ${maths(saved)} h.`,
          `समय = दूरी ÷ चाल। ${minutes} मिनट = ${maths(saved)} h.`,
          `కాలం = దూరం ÷ వేగం. ${minutes} నిమిషాలు = ${maths(saved)} h.`,
        ),
        factorise(standard),
      ],
      solution: [line(equation, 1), ...solved(standard, speed, -speed - gain)],
    }
  },
})

const ageProduct: PracticeMaker = {
  id: 'quadratic-word-problems/ages',
  version: 1,
  skill: 'quadratic-from-words',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.ageProduct(random)
    const { back, ahead, product } = given
    const { now } = result
    const other = back - ahead - now
    const equation = `(x - ${back})(x + ${ahead}) = ${product}`
    const standard = polynomial([1, ahead - back, -back * ahead - product])
    return {
      stem: say(
        `The product of Asha's age ${back} years ago and her age ${ahead} years from now is ${product}. Find her present age ($x$ years).`,
        `आशा की ${back} वर्ष पहले की आयु और ${ahead} वर्ष बाद की आयु का गुणनफल ${product} है। उसकी वर्तमान आयु ($x$ वर्ष) ज्ञात कीजिए।`,
        `${back} సంవత్సరాల క్రితం ఆశ వయస్సు, ${ahead} సంవత్సరాల తర్వాత ఆమె వయస్సుల లబ్ధం ${product}. ఆమె ప్రస్తుత వయస్సు ($x$ సంవత్సరాలు) కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: `${now}` },
      working: storyOf(equation, [now, other]),
      marks: 4,
      hints: [
        say(
          `Her ages then are ${maths(`x - ${back}`)} and ${maths(`x + ${ahead}`)}.`,
          `तब उसकी आयु ${maths(`x - ${back}`)} और ${maths(`x + ${ahead}`)} होगी।`,
          `అప్పుడు ఆమె వయస్సులు ${maths(`x - ${back}`)}, ${maths(`x + ${ahead}`)}.`,
        ),
        factorise(standard),
      ],
      solution: [line(equation, 1), ...solved(standard, now, other)],
    }
  },
}

export const quadraticWordProblems: PracticeTopic = {
  id: 'quadratic-word-problems',
  name: say(
    'Word problems on quadratic equations',
    'द्विघात समीकरणों पर आधारित शाब्दिक प्रश्न',
    'వర్గ సమీకరణాలపై పద సమస్యలు',
  ),
  skills: {
    'quadratic-from-words': say(
      'Form and solve a quadratic equation from words',
      'शब्दों से द्विघात समीकरण बनाकर हल करना',
      'పద సమస్య నుండి వర్గ సమీకరణాన్ని రాసి సాధించడం',
    ),
  },
  makers: [...consecutiveNumbers, ...rectangleArea, ageProduct, ...trainSpeed],
}
