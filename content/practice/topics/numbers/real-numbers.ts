import { primeFactors } from '../../../worksheets/arithmetic.ts'
import * as worksheet from '../../../worksheets/topics/numbers.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { maths, say, told } from '../../writing.ts'
import {
  busesTogether,
  hcfAndLcm,
  otherNumber,
  primeFactorisation,
  primes,
  tilesInAHall,
} from './factors-and-multiples.ts'

const letters = ['A', 'B', 'C', 'D'] as const

const irrationalSum: PracticeMaker = {
  id: 'real-numbers/irrational-sum',
  version: 1,
  skill: 'prove-irrational',
  level: 3,
  make: (random) => {
    const { prime, whole, factor } = worksheet.irrationalSum(random).given
    const surd = maths(`sqrt(${prime})`)
    const sum = maths(`${whole} + ${factor} sqrt(${prime})`)
    const supposed = maths(`${whole} + ${factor} sqrt(${prime}) = p/q`)
    const moved = maths(`sqrt(${prime}) = (p - ${whole}q)/(${factor}q)`)
    const steps = [
      say(
        `Suppose that ${sum} is rational: ${supposed}, where $p$ and $q$ are integers and $q \\ne 0$.`,
        `मान लीजिए कि ${sum} परिमेय है: ${supposed}, जहाँ $p$ और $q$ पूर्णांक हैं तथा $q \\ne 0$।`,
        `${sum} అకరణీయ సంఖ్య అనుకోండి: ${supposed}; $p$, $q$ పూర్ణ సంఖ్యలు, $q \\ne 0$.`,
      ),
      say(`Then ${moved}.`, `तब ${moved} प्राप्त होता है।`, `అప్పుడు ${moved} వస్తుంది.`),
      say(
        `The right side is rational, so ${surd} is rational too.`,
        `दायाँ पक्ष परिमेय है, इसलिए ${surd} भी परिमेय है।`,
        `కుడి వైపు అకరణీయ సంఖ్య కాబట్టి ${surd} కూడా అకరణీయ సంఖ్య.`,
      ),
      say(
        `This contradicts that ${surd} is irrational. So ${sum} is irrational.`,
        `यह इस तथ्य का विरोध करता है कि ${surd} अपरिमेय है। अतः ${sum} अपरिमेय है।`,
        `ఇది ${surd} కరణీయ సంఖ్య అనే విషయానికి విరుద్ధం. కాబట్టి ${sum} కరణీయ సంఖ్య.`,
      ),
    ] as const
    const order = random.shuffle([0, 1, 2, 3])
    const named = steps.map((_, step) => letters[order.indexOf(step)] ?? '')
    const needs = Object.fromEntries(named.slice(1).map((letter, index) => [letter, [named[index] ?? '']]))
    return {
      stem: say(
        `Given that ${surd} is irrational, prove that ${sum} is irrational. Put the steps of the proof in order.`,
        `दिया है कि ${surd} अपरिमेय है। सिद्ध कीजिए कि ${sum} अपरिमेय है। उपपत्ति के चरणों को सही क्रम में रखिए।`,
        `${surd} కరణీయ సంఖ్య అని ఇచ్చారు. ${sum} కరణీయ సంఖ్య అని నిరూపించండి. నిరూపణ సోపానాలను సరైన క్రమంలో ఉంచండి.`,
      ),
      ask: {
        kind: 'proof',
        answer: named.join(' '),
        rules: { steps: [...named].sort(), needs },
        options: order.map((step) => steps[step] ?? steps[0]),
      },
      marks: 3,
      hints: [
        say(
          'Begin with the opposite of what is to be proved, and look for a contradiction.',
          'जो सिद्ध करना है उसका उल्टा मानकर आरंभ कीजिए और विरोधाभास खोजिए।',
          'నిరూపించాల్సిన దానికి వ్యతిరేకంగా అనుకొని మొదలుపెట్టి, విరుద్ధతను కనుగొనండి.',
        ),
        say(
          `Bring ${surd} alone to one side. What kind of number is the other side?`,
          `${surd} को अकेले एक पक्ष में लाइए। दूसरा पक्ष किस प्रकार की संख्या है?`,
          `${surd} ను ఒక వైపు ఒంటరిగా ఉంచండి. రెండవ వైపు ఎలాంటి సంఖ్య?`,
        ),
      ],
      solution: [told(steps[0], 1), told(steps[1], 0.5), told(steps[2], 0.5), told(steps[3], 1)],
    }
  },
}

export const realNumbers: PracticeTopic = {
  id: 'real-numbers',
  name: say('Real numbers', 'वास्तविक संख्याएँ', 'వాస్తవ సంఖ్యలు'),
  skills: {
    'prime-factorisation': say('Prime factorisation', 'अभाज्य गुणनखंडन', 'ప్రధాన కారణాంక విభజన'),
    'hcf-and-lcm': say('HCF and LCM', 'HCF और LCM', 'గ.సా.భా., క.సా.గు.'),
    'hcf-lcm-word-problems': say(
      'Word problems on HCF and LCM',
      'HCF और LCM पर शाब्दिक प्रश्न',
      'గ.సా.భా., క.సా.గు. పై పద సమస్యలు',
    ),
    'prove-irrational': say(
      'Prove that a number is irrational',
      'अपरिमेयता सिद्ध करना',
      'కరణీయ సంఖ్య అని నిరూపించడం',
    ),
  },
  makers: [
    ...primeFactorisation,
    ...hcfAndLcm,
    ...otherNumber,
    busesTogether,
    ...tilesInAHall,
    irrationalSum,
  ],
}

const terminating = say('The decimal terminates', 'दशमलव प्रसार सांत है', 'దశాంశ రూపం అంతమవుతుంది')
const repeating = say(
  'The decimal repeats without end',
  'दशमलव प्रसार असांत आवर्ती है',
  'దశాంశ రూపం అంతం కాకుండా ఆవర్తనమవుతుంది',
)

const terminatingDecimal = widened({
  id: 'numbers-decimals/terminating-decimal',
  skill: 'terminating-decimals',
  level: 1,
  sheet: (random) => worksheet.terminatingDecimal(random).given,
  wide: (random) => ({
    numerator: random.pick([11, 13, 17, 19, 23, 29, 31, 37]),
    denominator: 2 ** random.integer(1, 4) * 5 ** random.integer(1, 3) * random.pick([1, 1, 3, 7]),
  }),
  make: ({ numerator, denominator }) => {
    const terminates = primeFactors(denominator).every((prime) => prime === 2 || prime === 5)
    const factors = maths(`${denominator} = ${primes(denominator)}`)
    const verdict = terminates
      ? say(
          'Only $2$ and $5$ divide the denominator, so the decimal terminates.',
          'हर को केवल $2$ और $5$ विभाजित करते हैं, इसलिए दशमलव प्रसार सांत है।',
          'హారాన్ని $2$, $5$ మాత్రమే భాగిస్తాయి కాబట్టి దశాంశ రూపం అంతమవుతుంది.',
        )
      : say(
          'The denominator has a prime factor other than $2$ and $5$, so the decimal repeats without end.',
          'हर में $2$ और $5$ के अतिरिक्त भी एक अभाज्य गुणनखंड है, इसलिए दशमलव प्रसार असांत आवर्ती है।',
          'హారంలో $2$, $5$ కాకుండా మరొక ప్రధాన కారణాంకం ఉంది కాబట్టి దశాంశ రూపం అంతం కాకుండా ఆవర్తనమవుతుంది.',
        )
    const number = `$\\frac{${numerator}}{${denominator}}$`
    return {
      stem: say(
        `Without dividing, say whether ${number} has a terminating decimal expansion.`,
        `भाग दिए बिना बताइए कि ${number} का दशमलव प्रसार सांत है या असांत आवर्ती।`,
        `భాగహారం చేయకుండా ${number} యొక్క దశాంశ రూపం అంతమయ్యేదో కాదో చెప్పండి.`,
      ),
      ask: { kind: 'choice', answer: terminates ? 'A' : 'B', options: [terminating, repeating] },
      marks: 1,
      hints: [
        say(
          'For a fraction in lowest terms the denominator decides: look at its prime factors.',
          'सरलतम रूप की भिन्न में हर से निर्णय होता है: उसके अभाज्य गुणनखंड देखिए।',
          'కనిష్ఠ రూపంలో ఉన్న భిన్నానికి హారమే నిర్ణయిస్తుంది: దాని ప్రధాన కారణాంకాలను చూడండి.',
        ),
        say(
          `${factors}. Is there a prime other than $2$ and $5$?`,
          `${factors}। क्या इसमें $2$ और $5$ के अतिरिक्त कोई अभाज्य गुणनखंड है?`,
          `${factors}. ఇందులో $2$, $5$ కాకుండా వేరే ప్రధాన కారణాంకం ఉందా?`,
        ),
      ],
      solution: [told(say(factors, factors, factors), 0.5), told(verdict, 0.5)],
    }
  },
})

export const numbersDecimals: PracticeTopic = {
  id: 'numbers-decimals',
  name: say('Real numbers and decimal expansions', 'वास्तविक संख्याएँ और दशमलव प्रसार', 'వాస్తవ సంఖ్యలు, దశాంశ రూపాలు'),
  skills: {
    'terminating-decimals': say('Terminating decimals', 'सांत दशमलव प्रसार', 'అంతమయ్యే దశాంశాలు'),
  },
  makers: [
    ...primeFactorisation,
    ...terminatingDecimal,
    ...hcfAndLcm,
    ...otherNumber,
    busesTogether,
    ...tilesInAHall,
    irrationalSum,
  ],
}
