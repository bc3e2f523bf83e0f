import type { PracticeTopic } from '../maker.ts'
import { mean } from './statistics/mean.ts'
import { medianMode, medianOgive } from './statistics/median-mode.ts'
import { probability } from './statistics/probability.ts'
import { quadraticGraphs } from './statistics/quadratic-graphs.ts'
import { standardDeviation } from './statistics/standard-deviation.ts'
import { variationGraphs } from './statistics/variation-graphs.ts'

/** One line for each topic, in the order in which they are learned. */
export const statistics: readonly PracticeTopic[] = [
  mean,
  medianMode,
  medianOgive,
  standardDeviation,
  probability,
  variationGraphs,
  quadraticGraphs,
]
