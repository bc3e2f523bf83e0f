import * as worksheet from '../../../worksheets/topics/probability.ts'
import { fraction } from '../../../worksheets/typst.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { line, maths, say, told } from '../../writing.ts'
import {
  cardFromAPack,
  chance,
  chanceLine,
  lowest,
  threeCoins,
  twoDiceProduct,
  twoDiceSum,
  useFormula,
} from './chance.ts'

const ballsInABag: PracticeMaker = {
  id: 'probability/balls-in-a-bag',
  version: 1,
  skill: 'probability-of-one-draw',
  level: 1,
  make: (random) => {
    const { red, blue, green } = worksheet.ballsInABag(random).given
    const total = red + blue + green
    return {
      stem: say(
        `A bag holds $${red}$ red, $${blue}$ blue and $${green}$ green balls. One ball is drawn at random. Find the probability that it is not red.`,
        `एक थैले में $${red}$ लाल, $${blue}$ नीली और $${green}$ हरी गेंदें हैं। एक गेंद यादृच्छया निकाली जाती है। प्रायिकता ज्ञात कीजिए कि वह लाल नहीं है।`,
        `ఒక సంచిలో $${red}$ ఎరుపు, $${blue}$ నీలం, $${green}$ ఆకుపచ్చ బంతులు ఉన్నాయి. యాదృచ్ఛికంగా ఒక బంతిని తీశారు. అది ఎరుపు బంతి కాకపోయే సంభావ్యతను కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: fraction(blue + green, total), rules: lowest },
      working: {
        ...chance(blue + green, total, 1),
        facts: {
          P_notr: `${blue + green}/${total}`,
          P_r: `${red}/${total}`,
          P_b: `${blue}/${total}`,
          P_g: `${green}/${total}`,
          n_S: `${total}`,
        },
      },
      marks: 1,
      hints: [
        useFormula,
        say(
          `There are $${total}$ balls in all. How many of them are blue or green?`,
          `कुल $${total}$ गेंदें हैं। उनमें से कितनी नीली या हरी हैं?`,
          `మొత్తం $${total}$ బంతులు ఉన్నాయి. వాటిలో నీలం లేదా ఆకుపచ్చ ఎన్ని?`,
        ),
      ],
      solution: [line(chanceLine(blue + green, total), 1)],
    }
  },
}

const numberedCards = widened({
  id: 'probability/numbered-cards',
  skill: 'probability-of-one-draw',
  level: 2,
  sheet: (random) => worksheet.numberedCards(random).given,
  wide: (random) => ({
    last: random.integer(20, 60),
    divisor: random.integer(3, 10),
    square: random.pick([true, false, false, false]),
  }),
  make: ({ last, divisor, square }) => {
    const found = Array.from({ length: last }, (_, index) => index + 1).filter((one) =>
      square ? Number.isInteger(Math.sqrt(one)) : one % divisor === 0,
    )
    const event = square
      ? say('a perfect square', 'पूर्ण वर्ग हो', 'సంపూర్ణ వర్గం')
      : say(`divisible by $${divisor}$`, `$${divisor}$ से विभाज्य हो`, `$${divisor}$ తో భాగించబడే సంఖ్య`)
    const list = `$${found.join(', ')}$`
    return {
      stem: say(
        `Cards are numbered from $1$ to $${last}$. One card is drawn at random. Find the probability that its number is ${event.en}.`,
        `कार्डों पर $1$ से $${last}$ तक की संख्याएँ लिखी हैं। एक कार्ड यादृच्छया निकाला जाता है। प्रायिकता ज्ञात कीजिए कि उस पर लिखी संख्या ${event.hi}।`,
        `కార్డులపై $1$ నుండి $${last}$ వరకు సంఖ్యలు రాసి ఉన్నాయి. యాదృచ్ఛికంగా ఒక కార్డును తీశారు. దానిపై ఉన్న సంఖ్య ${event.te} అయ్యే సంభావ్యతను కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: fraction(found.length, last), rules: lowest },
      working: chance(found.length, last, 2),
      marks: 2,
      hints: [
        useFormula,
        say(
          `List the numbers that suit, from $${found[0]}$ to $${found.at(-1)}$, and count them.`,
          `$${found[0]}$ से $${found.at(-1)}$ तक की अनुकूल संख्याएँ लिखिए और गिनिए।`,
          `$${found[0]}$ నుండి $${found.at(-1)}$ వరకు అనుకూలమైన సంఖ్యలను రాసి లెక్కించండి.`,
        ),
      ],
      solution: [
        told(
          say(
            `${list}: $${found.length}$ cards`,
            `${list}: $${found.length}$ कार्ड`,
            `${list}: $${found.length}$ కార్డులు`,
          ),
          1,
        ),
        line(chanceLine(found.length, last), 1),
      ],
    }
  },
})

const rains = (given: number) =>
  say(
    `The probability that it rains tomorrow is $${given}$. What is the probability that it does not rain?`,
    `कल वर्षा होने की प्रायिकता $${given}$ है। वर्षा न होने की प्रायिकता क्या है?`,
    `రేపు వర్షం పడే సంభావ్యత $${given}$. వర్షం పడకపోయే సంభావ్యత ఎంత?`,
  )
const isLate = (given: number) =>
  say(
    `The probability that a bus is late is $${given}$. What is the probability that it is not late?`,
    `बस के देर से आने की प्रायिकता $${given}$ है। बस के देर से न आने की प्रायिकता क्या है?`,
    `బస్సు ఆలస్యంగా వచ్చే సంభావ్యత $${given}$. బస్సు ఆలస్యంగా రాకపోయే సంభావ్యత ఎంత?`,
  )
const isWon = (given: number) =>
  say(
    `The probability that a team wins a match is $${given}$. What is the probability that it does not win?`,
    `एक टीम के मैच जीतने की प्रायिकता $${given}$ है। मैच न जीतने की प्रायिकता क्या है?`,
    `ఒక జట్టు మ్యాచ్ గెలిచే సంభావ్యత $${given}$. మ్యాచ్ గెలవకపోయే సంభావ్యత ఎంత?`,
  )

const complement = widened({
  id: 'probability/complement',
  skill: 'complementary-events',
  level: 1,
  sheet: (random) => ({ ...worksheet.complement(random).given, stemOf: rains }),
  wide: (random) => ({
    hundredths: random.integer(5, 95),
    stemOf: random.pick([rains, isLate, isWon]),
  }),
  make: ({ hundredths, stemOf }) => {
    const [given, rest] = [hundredths / 100, (100 - hundredths) / 100]
    return {
      stem: stemOf(given),
      ask: { kind: 'number', answer: `${rest}`, rules: { form: 'worked-out' } },
      marks: 1,
      hints: [
        say(
          'The event happens or it does not: the two probabilities add up to $1$.',
          'घटना या तो घटती है या नहीं: दोनों प्रायिकताओं का योग $1$ है।',
          'ఘటన జరుగుతుంది లేదా జరగదు: రెండు సంభావ్యతల మొత్తం $1$.',
        ),
        say(`Take $${given}$ away from $1$.`, `$1$ में से $${given}$ घटाइए।`, `$1$ నుండి $${given}$ తీసివేయండి.`),
      ],
      solution: [line(`1 - ${given} = ${rest}`, 1)],
    }
  },
})

const white = say('white', 'सफ़ेद', 'తెల్లని')
const black = say('black', 'काली', 'నల్లని')
const colours = [
  white,
  black,
  say('red', 'लाल', 'ఎర్రని'),
  say('blue', 'नीली', 'నీలి'),
  say('green', 'हरी', 'ఆకుపచ్చ'),
]

const unknownBalls = widened({
  id: 'probability/unknown-balls',
  skill: 'probability-word-problems',
  level: 3,
  sheet: (random) => ({ known: random.integer(3, 15), times: random.integer(2, 5), colours }),
  wide: (random) => ({
    known: random.integer(3, 15),
    times: random.integer(2, 5),
    colours: random.shuffle(colours),
  }),
  make: ({ known, times, colours: [one = white, other = black] }) => {
    const equation = `x/(${known} + x) = ${times}*${known}/(${known} + x)`
    return {
      stem: say(
        `A bag has $${known}$ ${one.en} balls and some ${other.en} ones. Drawing a ${other.en} ball is $${times}$ times as likely as drawing a ${one.en} one. How many ${other.en} balls ($x$) are there?`,
        `एक थैले में $${known}$ ${one.hi} और कुछ ${other.hi} गेंदें हैं। ${other.hi} गेंद निकलने की प्रायिकता ${one.hi} गेंद निकलने की प्रायिकता की $${times}$ गुनी है। ${other.hi} गेंदों की संख्या ($x$) ज्ञात कीजिए।`,
        `ఒక సంచిలో $${known}$ ${one.te} బంతులు, కొన్ని ${other.te} బంతులు ఉన్నాయి. ${other.te} బంతిని తీసే సంభావ్యత ${one.te} బంతిని తీసే సంభావ్యతకు $${times}$ రెట్లు. ${other.te} బంతుల సంఖ్య ($x$) కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: `${known * times}` },
      working: {
        mode: 'solve',
        variables: ['x'],
        given: [equation],
        worlds: [{ x: `${known * times}` }],
        marks: 3,
        milestones: [
          { id: 'equation', marks: 2, shapes: ['equation', 'restated', 'formula', 'values-open'] },
          { id: 'value', marks: 1, shapes: ['all-values'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          `Let there be $x$ ${other.en} balls, so $${known} + x$ balls in all. Write both probabilities.`,
          `मान लीजिए $x$ ${other.hi} गेंदें हैं; तब कुल $${known} + x$ गेंदें हैं। दोनों प्रायिकताएँ लिखिए।`,
          `${other.te} బంతులు $x$ అనుకోండి; మొత్తం $${known} + x$ బంతులు. రెండు సంభావ్యతలను రాయండి.`,
        ),
        say(`Solve ${maths(equation)}.`, `${maths(equation)} हल कीजिए।`, `${maths(equation)} సాధించండి.`),
      ],
      solution: [line(equation, 2), line(`x = ${known * times}`, 1)],
    }
  },
})

const dieEvents: PracticeMaker = {
  id: 'probability/die-events',
  version: 1,
  skill: 'addition-theorem',
  level: 3,
  isFixed: true,
  make: (random) => {
    const { given, result } = worksheet.dieEvents(random)
    const { bound } = given
    const either = fraction(result.either, 6)
    const open = `1/2 + ${6 - bound}/6 - ${result.both}/6`
    const outcomes = [1, 2, 3, 4, 5, 6].filter((face) => face > bound).join(', ')
    return {
      stem: say(
        `A die is thrown once. $A$ is the event of an even number, $B$ that of a number greater than $${bound}$. Find $P(A)$, $P(B)$ and $P(A \\cap B)$, and from them $P(A \\cup B)$.`,
        `एक पासा एक बार फेंका जाता है। $A$ सम संख्या आने की घटना है और $B$ $${bound}$ से बड़ी संख्या आने की। $P(A)$, $P(B)$ और $P(A \\cap B)$ ज्ञात कीजिए और उनसे $P(A \\cup B)$ निकालिए।`,
        `ఒక పాచికను ఒకసారి దొర్లించారు. $A$ సరి సంఖ్య పడే ఘటన, $B$ $${bound}$ కంటే పెద్ద సంఖ్య పడే ఘటన. $P(A)$, $P(B)$, $P(A \\cap B)$ కనుగొని, వాటి నుండి $P(A \\cup B)$ కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: either, rules: lowest },
      working: {
        mode: 'value',
        facts: {
          P_A: '1/2',
          P_B: `${6 - bound}/6`,
          P_AandB: `${result.both}/6`,
          P_AorB: `${result.either}/6`,
        },
        target: `${result.either}/6`,
        formulas: { P_AorB: 'P_A+P_B-P_AandB' },
        marks: 5,
        milestones: [
          { id: 'first', marks: 1, shapes: ['says:P_A'] },
          { id: 'second', marks: 1, shapes: ['says:P_B'] },
          { id: 'both', marks: 1, shapes: ['says:P_AandB'] },
          { id: 'either', marks: 2, shapes: ['number', 'says:P_AorB'] },
        ],
      },
      marks: 5,
      hints: [
        say(
          'Use $P(A \\cup B) = P(A) + P(B) - P(A \\cap B)$.',
          '$P(A \\cup B) = P(A) + P(B) - P(A \\cap B)$ का प्रयोग कीजिए।',
          '$P(A \\cup B) = P(A) + P(B) - P(A \\cap B)$ ఉపయోగించండి.',
        ),
        say(
          `$B$ has the outcomes $${outcomes}$. Which of them are even?`,
          `$B$ के परिणाम $${outcomes}$ हैं। इनमें से कौन-से सम हैं?`,
          `$B$ యొక్క పర్యవసానాలు $${outcomes}$. వీటిలో సరి సంఖ్యలు ఏవి?`,
        ),
      ],
      solution: [
        told(same('$P(A) = \\frac{1}{2}$'), 1, 'P(A) = 1/2'),
        told(same(`$P(B) = ${tex(6 - bound, 6)}$`), 1, `P(B) = ${fraction(6 - bound, 6)}`),
        told(same(`$P(A \\cap B) = ${tex(result.both, 6)}$`), 1, `P(A ∩ B) = ${fraction(result.both, 6)}`),
        told(
          same(`$P(A \\cup B) = ${maths(open).slice(1, -1)} = ${tex(result.either, 6)}$`),
          2,
          `P(A ∪ B) = ${open} = ${either}`,
        ),
      ],
    }
  },
}

const same = (text: string) => say(text, text, text)
const tex = (top: number, bottom: number) => maths(fraction(top, bottom)).slice(1, -1)

export const probability: PracticeTopic = {
  id: 'probability',
  name: say('Probability', 'प्रायिकता', 'సంభావ్యత'),
  skills: {
    'probability-of-one-draw': say('One card or ball', 'एक पत्ता या गेंद निकालना', 'ఒక కార్డు లేదా బంతి తీయడం'),
    'probability-of-dice-and-coins': say('Dice and coins', 'पासे और सिक्के', 'పాచికలు, నాణేలు'),
    'complementary-events': say('Complementary events', 'पूरक घटनाएँ', 'పూరక ఘటనలు'),
    'probability-word-problems': say(
      'Equations from probability',
      'प्रायिकता से समीकरण',
      'సంభావ్యత నుండి సమీకరణాలు',
    ),
    'addition-theorem': say('Addition theorem of probability', 'प्रायिकता का योग प्रमेय', 'సంభావ్యత సంకలన సిద్ధాంతం'),
  },
  makers: [
    cardFromAPack,
    ballsInABag,
    ...complement,
    ...numberedCards,
    twoDiceSum,
    twoDiceProduct,
    threeCoins,
    ...unknownBalls,
    dieEvents,
  ],
}
