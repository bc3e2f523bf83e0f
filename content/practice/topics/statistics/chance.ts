/** Probability of dice, coins and cards. */

import type { Problem } from '../../../../packages/step-marks/workings/problem.ts'
import { greatestCommonDivisor } from '../../../worksheets/arithmetic.ts'
import * as worksheet from '../../../worksheets/topics/probability.ts'
import { fraction } from '../../../worksheets/typst.ts'
import type { PracticeMaker } from '../../maker.ts'
import { drawUntil, line, maths, say, told } from '../../writing.ts'

/** Outcomes that suit over all outcomes; a fraction that cancels shows both before it is shortened. */
export const chance = (favourable: number, total: number, marks: number): Problem => ({
  mode: 'value',
  facts: { P: `${favourable}/${total}`, n_S: `${total}`, n_E: `${favourable}` },
  target: `${favourable}/${total}`,
  marks,
  milestones: [
    { id: 'outcomes', marks: marks / 2, shapes: ['substituted'] },
    { id: 'value', marks: marks / 2, shapes: ['number'] },
  ],
})

/** P = 6/36 = 1/6, or P = 5/36 alone. */
export const chanceLine = (favourable: number, total: number) =>
  greatestCommonDivisor(favourable, total) === 1
    ? `P = ${favourable}/${total}`
    : `P = ${favourable}/${total} = ${fraction(favourable, total)}`

export const lowest = { form: 'lowest-terms' } as const

export const useFormula = say(
  'Probability = number of favourable outcomes ÷ number of all outcomes.',
  'प्रायिकता = अनुकूल परिणामों की संख्या ÷ सभी परिणामों की संख्या।',
  'సంభావ్యత = అనుకూల పర్యవసానాల సంఖ్య ÷ మొత్తం పర్యవసానాల సంఖ్య.',
)

const faces = [1, 2, 3, 4, 5, 6]
const throws = faces.flatMap((left) => faces.map((right) => [left, right] as const))
const pairs = (all: readonly (readonly [number, number])[]) =>
  all.map(([left, right]) => `(${left}, ${right})`).join(', ')

const sums = {
  exactly: (total: number) => say(`the sum is $${total}$`, `योग $${total}$ हो`, `మొత్తం $${total}$`),
  atLeast: (total: number) =>
    say(`the sum is at least $${total}$`, `योग कम से कम $${total}$ हो`, `మొత్తం కనీసం $${total}$`),
  atMost: (total: number) =>
    say(`the sum is at most $${total}$`, `योग अधिक से अधिक $${total}$ हो`, `మొత్తం గరిష్ఠంగా $${total}$`),
}
const suits = {
  exactly: (sum: number, total: number) => sum === total,
  atLeast: (sum: number, total: number) => sum >= total,
  atMost: (sum: number, total: number) => sum <= total,
}

export const twoDiceSum: PracticeMaker = {
  id: 'probability/two-dice-sum',
  version: 1,
  skill: 'probability-of-dice-and-coins',
  level: 2,
  isFixed: true,
  make: (random) => {
    const { total, kind, found } = drawUntil(
      random,
      (drawn) => {
        const kind = drawn.pick(['exactly', 'atLeast', 'atMost'])
        const total = drawn.integer(2, 12)
        return { total, kind, found: throws.filter(([a, b]) => suits[kind](a + b, total)) }
      },
      (drawn) => drawn.found.length <= 15,
    )
    const event = sums[kind](total)
    return {
      stem: say(
        `Two dice are thrown together. Find the probability that ${event.en}.`,
        `दो पासे एक साथ फेंके जाते हैं। इसकी प्रायिकता ज्ञात कीजिए कि ${event.hi}।`,
        `రెండు పాచికలను ఒకేసారి దొర్లించారు. ${event.te} అయ్యే సంభావ్యతను కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: fraction(found.length, 36), rules: lowest },
      working: chance(found.length, 36, 2),
      marks: 2,
      hints: [
        say(
          `There are ${maths('6 * 6 = 36')} equally likely outcomes. Count those that suit.`,
          `कुल ${maths('6 * 6 = 36')} समप्रायिक परिणाम हैं। अनुकूल परिणाम गिनिए।`,
          `మొత్తం ${maths('6 * 6 = 36')} సమసంభవ పర్యవసానాలు ఉన్నాయి. అనుకూలమైనవాటిని లెక్కించండి.`,
        ),
        say(
          `The favourable outcomes are $${pairs(found)}$.`,
          `अनुकूल परिणाम $${pairs(found)}$ हैं।`,
          `అనుకూల పర్యవసానాలు $${pairs(found)}$.`,
        ),
      ],
      solution: [
        told(
          say(
            `Favourable outcomes: $${found.length}$ of $36$`,
            `अनुकूल परिणाम: $36$ में से $${found.length}$`,
            `అనుకూల పర్యవసానాలు: $36$ లో $${found.length}$`,
          ),
          1,
        ),
        line(chanceLine(found.length, 36), 1),
      ],
    }
  },
}

export const twoDiceProduct: PracticeMaker = {
  id: 'probability/two-dice-product',
  version: 1,
  skill: 'probability-of-dice-and-coins',
  level: 2,
  isFixed: true,
  make: (random) => {
    const { product } = worksheet.twoDiceProduct(random).given
    const found = throws.filter(([a, b]) => a * b === product)
    const [first = [1, 1] as const] = found
    return {
      stem: say(
        `Two dice are thrown together. List the outcomes in which the product is $${product}$ and find the probability.`,
        `दो पासे एक साथ फेंके जाते हैं। वे परिणाम लिखिए जिनमें गुणनफल $${product}$ है और इसकी प्रायिकता ज्ञात कीजिए।`,
        `రెండు పాచికలను ఒకేసారి దొర్లించారు. లబ్ధం $${product}$ అయ్యే పర్యవసానాలను రాసి, సంభావ్యతను కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: fraction(found.length, 36), rules: lowest },
      working: chance(found.length, 36, 2),
      marks: 2,
      hints: [
        useFormula,
        say(
          `One outcome is $(${first[0]}, ${first[1]})$. Which other pairs have the product $${product}$?`,
          `एक परिणाम $(${first[0]}, ${first[1]})$ है। और किन युग्मों का गुणनफल $${product}$ है?`,
          `ఒక పర్యవసానం $(${first[0]}, ${first[1]})$. ఇంకా ఏ జతల లబ్ధం $${product}$?`,
        ),
      ],
      solution: [
        told(say(`$${pairs(found)}$`, `$${pairs(found)}$`, `$${pairs(found)}$`), 1),
        line(chanceLine(found.length, 36), 1),
      ],
    }
  },
}

export const threeCoins: PracticeMaker = {
  id: 'probability/three-coins',
  version: 1,
  skill: 'probability-of-dice-and-coins',
  level: 2,
  isFixed: true,
  make: (random) => {
    const { given, result } = drawUntil(random, worksheet.threeCoins, (drawn) => drawn.result.favourable < 8)
    const { heads, atLeast } = given
    const { favourable } = result
    const outcomes = '$HHH, HHT, HTH, THH, HTT, THT, TTH, TTT$'
    const event = atLeast
      ? say(`at least $${heads}$ heads`, `कम से कम $${heads}$ चित`, `కనీసం $${heads}$ బొమ్మలు`)
      : say(`exactly $${heads}$ heads`, `ठीक $${heads}$ चित`, `సరిగ్గా $${heads}$ బొమ్మలు`)
    return {
      stem: say(
        `Three coins are tossed together. Find the probability of ${event.en}.`,
        `तीन सिक्के एक साथ उछाले जाते हैं। ${event.hi} आने की प्रायिकता ज्ञात कीजिए।`,
        `మూడు నాణేలను ఒకేసారి ఎగురవేశారు. ${event.te} పడే సంభావ్యతను కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: fraction(favourable, 8), rules: lowest },
      working: chance(favourable, 8, 2),
      marks: 2,
      hints: [
        say(
          'Each coin shows head ($H$) or tail ($T$). List all outcomes of the three coins.',
          'प्रत्येक सिक्के पर चित ($H$) या पट ($T$) आता है। तीनों सिक्कों के सभी परिणाम लिखिए।',
          'ప్రతి నాణెంపై బొమ్మ ($H$) లేదా బొరుసు ($T$) పడుతుంది. మూడు నాణేల పర్యవసానాలన్నీ రాయండి.',
        ),
        say(
          `There are $8$ outcomes: ${outcomes}. Count those that suit.`,
          `$8$ परिणाम हैं: ${outcomes}। अनुकूल परिणाम गिनिए।`,
          `$8$ పర్యవసానాలు ఉన్నాయి: ${outcomes}. అనుకూలమైనవాటిని లెక్కించండి.`,
        ),
      ],
      solution: [told(say(outcomes, outcomes, outcomes), 1), line(chanceLine(favourable, 8), 1)],
    }
  },
}

const events = [
  [say('a king', 'बादशाह', 'రాజు'), 4],
  [say('a queen', 'बेगम', 'రాణి'), 4],
  [say('a red card', 'लाल पत्ता', 'ఎరుపు రంగు ముక్క'), 26],
  [say('a heart', 'पान का पत्ता', 'హృదయం గుర్తు ముక్క'), 13],
  [say('a face card', 'तस्वीर वाला पत्ता', 'ముఖ కార్డు'), 12],
  [say('a red queen', 'लाल बेगम', 'ఎరుపు రాణి'), 2],
  [say('the ace of spades', 'हुकुम का इक्का', 'స్పేడ్ గుర్తు ఆసు'), 1],
  [say('a black face card', 'काला तस्वीर वाला पत्ता', 'నలుపు రంగు ముఖ కార్డు'), 6],
  [say('neither a king nor a queen', 'न बादशाह, न बेगम', 'రాజు కానీ రాణి కానీ కాని ముక్క'), 44],
  [say('not a heart', 'पान का नहीं', 'హృదయం గుర్తు కాని ముక్క'), 39],
  [say('not a face card', 'तस्वीर वाला पत्ता नहीं', 'ముఖ కార్డు కాని ముక్క'), 40],
] as const

export const cardFromAPack: PracticeMaker = {
  id: 'probability/card-from-a-pack',
  version: 1,
  skill: 'probability-of-one-draw',
  level: 1,
  isFixed: true,
  make: (random) => {
    const [event, favourable] = random.pick(events)
    return {
      stem: say(
        `One card is drawn from a well-shuffled pack of $52$ cards. Find the probability that it is ${event.en}.`,
        `अच्छी तरह से फेंटी गई $52$ पत्तों की गड्डी में से एक पत्ता निकाला जाता है। प्रायिकता ज्ञात कीजिए कि निकाला गया पत्ता है: ${event.hi}।`,
        `బాగా కలిపిన $52$ పేకముక్కల కట్ట నుండి ఒక ముక్కను తీశారు. అది ${event.te} అయ్యే సంభావ్యతను కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: fraction(favourable, 52), rules: lowest },
      working: chance(favourable, 52, 1),
      marks: 1,
      hints: [
        useFormula,
        say(
          'A pack has four suits of $13$ cards, two red and two black; king, queen and jack are the face cards. Count the cards that suit.',
          'गड्डी में $13$ पत्तों के चार समूह होते हैं, दो लाल और दो काले; बादशाह, बेगम और गुलाम तस्वीर वाले पत्ते हैं। अनुकूल पत्ते गिनिए।',
          'కట్టలో $13$ ముక్కల నాలుగు గుర్తులు ఉంటాయి, రెండు ఎరుపు, రెండు నలుపు; రాజు, రాణి, జాకీ ముఖ కార్డులు. అనుకూలమైన ముక్కలను లెక్కించండి.',
        ),
      ],
      solution: [line(chanceLine(favourable, 52), 1)],
    }
  },
}
