import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { fraction } from '../typst.ts'

export const twoDiceSum = (random: Random) => {
  const total = random.integer(2, 12)
  const favourable = 6 - Math.abs(total - 7)
  return question({
    prompt: `Two dice are thrown. Find the probability that the sum is ${total}.`,
    steps: [
      [`36 equally likely outcomes, ${favourable} of them with the sum ${total}`, 1],
      [
        `$P = ${favourable}/36${favourable === 1 || favourable === 5 ? '' : ` = ${fraction(favourable, 36)}`}$`,
        1,
      ],
    ],
    given: { total },
    result: { favourable },
  })
}

export const twoDiceProduct = (random: Random) => {
  const product = random.pick([4, 6, 8, 12, 18, 20, 24])
  const pairs = [1, 2, 3, 4, 5, 6].flatMap((left) =>
    [1, 2, 3, 4, 5, 6].filter((right) => left * right === product).map((right) => `(${left}, ${right})`),
  )
  return question({
    prompt: `Two dice are thrown. List the outcomes in which the product is ${product} and find the probability.`,
    steps: [
      [`$${pairs.join('$, $')}$`, 1],
      [`$P = ${fraction(pairs.length, 36)}$`, 1],
    ],
    given: { product },
    result: { favourable: pairs.length },
  })
}

export const ballsInABag = (random: Random) => {
  const red = random.integer(2, 8)
  const blue = random.integer(2, 8)
  const green = random.integer(2, 8)
  const total = red + blue + green
  return question({
    prompt: `A bag holds ${red} red, ${blue} blue and ${green} green balls. One is drawn. Find the probability that it is not red.`,
    steps: [
      [
        `$${blue + green}/${total}${fraction(blue + green, total) === `${blue + green}/${total}` ? '' : ` = ${fraction(blue + green, total)}`}$`,
        1,
      ],
    ],
    given: { red, blue, green },
    result: { probability: (blue + green) / total },
  })
}

export const cardFromAPack = (random: Random) => {
  const [event, favourable] = random.pick([
    ['a king', 4],
    ['a red card', 26],
    ['a heart', 13],
    ['a face card', 12],
    ['a red queen', 2],
    ['the ace of spades', 1],
    ['a black face card', 6],
    ['neither a king nor a queen', 44],
  ] as const)
  return question({
    prompt: `One card is drawn from a well-shuffled pack of 52. Find the probability that it is ${event}.`,
    steps: [[`$${favourable}/52${favourable === 1 ? '' : ` = ${fraction(favourable, 52)}`}$`, 1]],
    given: { event },
    result: { favourable },
  })
}

export const threeCoins = (random: Random) => {
  const heads = random.integer(0, 3)
  const atLeast = random.pick([true, false])
  const count = [1, 3, 3, 1]
  const favourable = atLeast
    ? count.slice(heads).reduce((total, value) => total + value, 0)
    : (count[heads] ?? 0)
  return question({
    prompt: `Three coins are tossed together. Find the probability of ${atLeast ? 'at least' : 'exactly'} ${heads} ${heads === 1 ? 'head' : 'heads'}.`,
    steps: [
      ['8 outcomes: HHH, HHT, HTH, THH, HTT, THT, TTH, TTT', 1],
      [`${favourable} of them fit: $P = ${fraction(favourable, 8)}$`, 1],
    ],
    given: { heads, atLeast },
    result: { favourable },
  })
}

export const numberedCards = (random: Random) => {
  const last = random.pick([20, 25, 30, 40, 50])
  const divisor = random.integer(3, 9)
  const square = random.pick([true, false])
  const fits = (value: number) => (square ? Number.isInteger(Math.sqrt(value)) : value % divisor === 0)
  const list = Array.from({ length: last }, (_, index) => index + 1).filter(fits)
  return question({
    prompt: `Cards are numbered 1 to ${last}. One is drawn. Find the probability that its number is ${square ? 'a perfect square' : `divisible by ${divisor}`}.`,
    steps: [
      [`${list.join(', ')}: ${list.length} cards`, 1],
      [`$P = ${fraction(list.length, last)}$`, 1],
    ],
    given: { last, divisor, square },
    result: { favourable: list.length },
  })
}

export const complement = (random: Random) => {
  const hundredths = random.integer(5, 95)
  return question({
    prompt: `The probability that it rains tomorrow is ${hundredths / 100}. What is the probability that it does not rain?`,
    steps: [[`$1 - ${hundredths / 100} = ${(100 - hundredths) / 100}$`, 1]],
    given: { hundredths },
    result: { hundredths: 100 - hundredths },
  })
}

export const unknownBalls = (random: Random) => {
  const white = random.integer(4, 9)
  const times = random.integer(2, 3)
  const black = white * times
  return question({
    prompt: `A bag has ${white} white balls and some black ones. Drawing a black ball is ${times === 2 ? 'twice' : 'three times'} as likely as drawing a white one. How many black balls are there?`,
    steps: [
      [`$x/(${white} + x) = ${times} times ${white}/(${white} + x)$`, 2],
      [`$x = ${black}$`, 1],
    ],
    given: { white, times },
    result: { black },
  })
}

export const dieEvents = (random: Random) => {
  const bound = random.integer(2, 5)
  const even = [2, 4, 6].filter((face) => face > bound).length
  return question({
    prompt: `A die is thrown once. Let $A$: an even number, $B$: a number above ${bound}. Find $P(A)$, $P(B)$, $P(A inter B)$ and $P(A union B)$.`,
    steps: [
      [`$P(A) = 1/2$`, 1],
      [`$P(B) = ${fraction(6 - bound, 6)}$`, 1],
      [`$P(A inter B) = ${fraction(even, 6)}$`, 1],
      [`$P(A union B) = P(A) + P(B) - P(A inter B) = ${fraction(3 + 6 - bound - even, 6)}$`, 2],
    ],
    given: { bound },
    result: { both: even, either: 9 - bound - even },
  })
}
