import type { PracticeTopic } from '../maker.ts'
import { mean } from './statistics/mean.ts'

/** One line for each topic, in the order in which they are learned. */
export const statistics: readonly PracticeTopic[] = [mean]
