import type { PracticeTopic } from '../maker.ts'
import { arithmeticProgressions } from './algebra/arithmetic-progressions.ts'
import { linearEquations } from './algebra/linear-equations.ts'
import { quadraticEquations } from './algebra/quadratic-equations.ts'

/** One line for each topic, in the order in which they are learned. */
export const algebra: readonly PracticeTopic[] = [linearEquations, quadraticEquations, arithmeticProgressions]
