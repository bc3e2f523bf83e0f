import { wholeUpTo } from '../../contract.ts'
import { longestVideoInSeconds } from './rules.ts'

/** A whole second of a lesson. */
export const lessonSecond = wholeUpTo(longestVideoInSeconds)
