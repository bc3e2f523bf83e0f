import { expect } from 'vitest'
import { checkMakers, lastLine } from '../check-makers.ts'
import * as probability from './probability.ts'

const faces = [1, 2, 3, 4, 5, 6]
const dicePairs = faces.flatMap((left) => faces.map((right) => [left, right] as const))
const suits = ['hearts', 'diamonds', 'spades', 'clubs']
const ranks = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king']
const pack = suits.flatMap((suit) => ranks.map((rank) => ({ suit, rank })))
const isRed = (suit: string) => suit === 'hearts' || suit === 'diamonds'
const isFace = (rank: string) => ['jack', 'queen', 'king'].includes(rank)

const cardEvents: Record<string, (card: { suit: string; rank: string }) => boolean> = {
  'a king': ({ rank }) => rank === 'king',
  'a red card': ({ suit }) => isRed(suit),
  'a heart': ({ suit }) => suit === 'hearts',
  'a face card': ({ rank }) => isFace(rank),
  'a red queen': ({ suit, rank }) => isRed(suit) && rank === 'queen',
  'the ace of spades': ({ suit, rank }) => suit === 'spades' && rank === 'ace',
  'a black face card': ({ suit, rank }) => !isRed(suit) && isFace(rank),
  'neither a king nor a queen': ({ rank }) => rank !== 'king' && rank !== 'queen',
}

checkMakers(probability, {
  twoDiceSum: ({ given, result }) =>
    expect(dicePairs.filter(([left, right]) => left + right === given.total)).toHaveLength(result.favourable),
  twoDiceProduct: ({ given, result }) =>
    expect(dicePairs.filter(([left, right]) => left * right === given.product)).toHaveLength(
      result.favourable,
    ),
  ballsInABag: ({ given, result }) => {
    const bag = [
      ...Array.from({ length: given.red }, () => 'red'),
      ...Array.from({ length: given.blue + given.green }, () => 'other'),
    ]
    expect(bag.filter((ball) => ball !== 'red').length / bag.length).toBeCloseTo(result.probability, 9)
  },
  cardFromAPack: ({ given, result }) => {
    const fits = cardEvents[given.event]
    expect(fits).toBeDefined()
    expect(pack.filter((card) => fits?.(card))).toHaveLength(result.favourable)
  },
  threeCoins: ({ given, result }) => {
    const tosses = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1))
    const fits = tosses.filter((heads) => (given.atLeast ? heads >= given.heads : heads === given.heads))
    expect(fits).toHaveLength(result.favourable)
  },
  numberedCards: ({ given, result }) => {
    let count = 0
    for (let value = 1; value <= given.last; value += 1) {
      const root = Math.round(Math.sqrt(value))
      if (given.square ? root * root === value : value % given.divisor === 0) count += 1
    }
    expect(count).toBe(result.favourable)
  },
  complement: (asked) => {
    expect(asked.given.hundredths + asked.result.hundredths).toBe(100)
    expect(lastLine(asked)).toContain(`${asked.result.hundredths / 100}`)
  },
  unknownBalls: ({ given, result }) => expect(result.black / given.white).toBe(given.times),
  dieEvents: ({ given, result }) => {
    const above = (face: number) => face > given.bound
    expect(faces.filter((face) => face % 2 === 0 && above(face))).toHaveLength(result.both)
    expect(faces.filter((face) => face % 2 === 0 || above(face))).toHaveLength(result.either)
  },
})
