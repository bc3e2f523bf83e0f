import type { QuestionMaker } from '../question.ts'
import type { TopicName } from '../sheet-seed.ts'
import * as numbers from '../topics/numbers.ts'
import * as sets from '../topics/sets-functions.ts'

/** Questions of each topic of numbers and sets. */
export const numberTopics = {
  'real-numbers': [
    numbers.primeFactorisation,
    numbers.hcfAndLcm,
    numbers.otherNumberFromHcf,
    numbers.bellsTogether,
    numbers.irrationalSum,
    numbers.tilesInAHall,
  ],
  'numbers-decimals': [
    numbers.primeFactorisation,
    numbers.terminatingDecimal,
    numbers.hcfAndLcm,
    numbers.otherNumberFromHcf,
    numbers.bellsTogether,
    numbers.irrationalSum,
    numbers.tilesInAHall,
  ],
  surds: [numbers.shortenSurd, numbers.addSurds, numbers.rationaliseDenominator, numbers.squareOfSurdSum],
  logarithms: [
    numbers.powerToLogarithm,
    numbers.collectLogarithms,
    numbers.expandLogarithm,
    numbers.logarithmEquation,
  ],
  sets: [sets.unionIntersection, sets.rosterForm, sets.vennCounting, sets.countSubsets, sets.disjointOrEqual],
  'relations-functions': [
    sets.cartesianProduct,
    sets.isItAFunction,
    sets.functionValue,
    sets.inputForOutput,
    sets.composition,
  ],
} satisfies Partial<Record<TopicName, readonly QuestionMaker[]>>
