import type { PracticeTopic } from '../maker.ts'
import { mean } from './statistics/mean.ts'
import { medianMode, medianOgive } from './statistics/median-mode.ts'
import { standardDeviation } from './statistics/standard-deviation.ts'

/** One line for each topic, in the order in which they are learned. */
export const statistics: readonly PracticeTopic[] = [mean, medianMode, medianOgive, standardDeviation]
