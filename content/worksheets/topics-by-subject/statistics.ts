import type { QuestionMaker } from '../question.ts'
import type { TopicName } from '../sheet-seed.ts'
import * as probability from '../topics/probability.ts'
import * as graphs from '../topics/quadratic-graphs.ts'
import * as spread from '../topics/spread.ts'
import * as statistics from '../topics/statistics.ts'
import * as variation from '../topics/variation.ts'

/** Questions of each topic of statistics, probability and graphs. */
export const statisticsTopics = {
  mean: [
    statistics.meanOfList,
    statistics.meanAfterChange,
    statistics.directMean,
    statistics.assumedMean,
    statistics.stepDeviationMean,
    statistics.missingFrequency,
  ],
  'median-mode': [
    statistics.empiricalRelation,
    statistics.medianOfList,
    statistics.groupedMedian,
    statistics.groupedMode,
  ],
  'median-ogive': [
    statistics.empiricalRelation,
    statistics.medianOfList,
    statistics.groupedMedian,
    statistics.groupedMode,
    statistics.ogiveReading,
  ],
  'standard-deviation': [
    spread.rangeOfList,
    spread.standardDeviation,
    spread.naturalNumbersDeviation,
    spread.shiftAndScale,
    spread.coefficientOfVariation,
  ],
  probability: [
    probability.twoDiceSum,
    probability.cardFromAPack,
    probability.ballsInABag,
    probability.threeCoins,
    probability.numberedCards,
    probability.complement,
    probability.twoDiceProduct,
    probability.unknownBalls,
    probability.dieEvents,
  ],
  'variation-graphs': [
    variation.whichVariation,
    variation.pricesInProportion,
    variation.directVariation,
    variation.inverseVariation,
  ],
  'quadratic-graphs': [graphs.quadraticTable, graphs.lowestPoint, graphs.solveByLine],
} satisfies Partial<Record<TopicName, readonly QuestionMaker[]>>
