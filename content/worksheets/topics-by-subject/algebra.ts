import type { QuestionMaker } from '../question.ts'
import type { TopicName } from '../sheet-seed.ts'
import * as inequations from '../topics/inequations.ts'
import * as linear from '../topics/linear.ts'
import * as polynomials from '../topics/polynomials.ts'
import * as progressions from '../topics/progressions.ts'
import * as quadratics from '../topics/quadratics.ts'
import * as ratios from '../topics/ratio-matrices.ts'

/** Questions of each topic of algebra. */
export const algebraTopics = {
  polynomials: [
    polynomials.zeroesAndCoefficients,
    polynomials.polynomialFromZeroes,
    polynomials.sumAndProductAtSight,
    polynomials.sumOfSquaresOfZeroes,
    polynomials.unknownCoefficient,
  ],
  'factor-theorem': [
    polynomials.remainderTheorem,
    polynomials.isItAFactor,
    polynomials.factoriseCubic,
    polynomials.constantForFactor,
  ],
  'linear-equations': [
    linear.elimination,
    linear.substitution,
    linear.consistency,
    linear.valueOfKForNoSolution,
  ],
  'linear-cramer': [linear.elimination, linear.cramersRule, linear.substitution, linear.consistency],
  'linear-word-problems': [
    linear.pensAndNotebooks,
    linear.twoDigitNumber,
    linear.boatInAStream,
    linear.agesOfTwo,
  ],
  'linear-inequations': [
    inequations.solveInequation,
    inequations.doubleInequation,
    inequations.negativeCoefficient,
    inequations.fractionInequation,
  ],
  'quadratic-equations': [
    quadratics.solveByFactors,
    quadratics.solveByFormula,
    quadratics.rootsAtSight,
    quadratics.equationFromRoots,
    quadratics.equalRootsForK,
  ],
  'quadratic-word-problems': [
    quadratics.rectangleArea,
    quadratics.consecutiveNumbers,
    quadratics.trainSpeed,
    quadratics.ageProduct,
  ],
  'nature-of-roots': [quadratics.discriminantKind, quadratics.equalRootsForK, quadratics.equalRootsForTwoK],
  'arithmetic-progressions': [
    progressions.nthTerm,
    progressions.commonDifference,
    progressions.whichTerm,
    progressions.sumOfTerms,
    progressions.progressionFromTwoTerms,
    progressions.countMultiples,
    progressions.termFromFormula,
  ],
  'progression-word-problems': [
    progressions.savingsEachWeek,
    progressions.seatsInRows,
    progressions.logsInAPile,
    progressions.loanInstalments,
    progressions.threeInProgression,
  ],
  'geometric-progressions': [
    progressions.geometricTerm,
    progressions.geometricSum,
    progressions.commonRatio,
    progressions.geometricFromTwoTerms,
  ],
  'ratio-proportion': [
    ratios.divideInRatio,
    ratios.meanProportional,
    ratios.fourthProportional,
    ratios.componendo,
    ratios.compoundRatio,
    ratios.addToMakeRatio,
  ],
  matrices: [
    ratios.matrixProduct,
    ratios.matrixCombination,
    ratios.matrixEquation,
    ratios.orderOfProduct,
    ratios.matrixSquare,
  ],
} satisfies Partial<Record<TopicName, readonly QuestionMaker[]>>
