import type { PracticeTopic } from '../maker.ts'
import { arithmeticProgressions } from './algebra/arithmetic-progressions.ts'
import { factorTheorem } from './algebra/factor-theorem.ts'
import { geometricProgressions } from './algebra/geometric-progressions.ts'
import { linearCramer } from './algebra/linear-cramer.ts'
import { linearEquations } from './algebra/linear-equations.ts'
import { linearInequations } from './algebra/linear-inequations.ts'
import { linearWordProblems } from './algebra/linear-word-problems.ts'
import { matrices } from './algebra/matrices.ts'
import { natureOfRoots } from './algebra/nature-of-roots.ts'
import { polynomials } from './algebra/polynomials.ts'
import { progressionWordProblems } from './algebra/progression-word-problems.ts'
import { quadraticEquations } from './algebra/quadratic-equations.ts'
import { quadraticWordProblems } from './algebra/quadratic-word-problems.ts'
import { ratioProportion } from './algebra/ratio-proportion.ts'

/** One line for each topic, in the order in which they are learned. */
export const algebra: readonly PracticeTopic[] = [
  polynomials,
  factorTheorem,
  linearEquations,
  linearCramer,
  linearWordProblems,
  linearInequations,
  quadraticEquations,
  natureOfRoots,
  quadraticWordProblems,
  arithmeticProgressions,
  progressionWordProblems,
  geometricProgressions,
  ratioProportion,
  matrices,
]
