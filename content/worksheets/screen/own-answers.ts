import type { PracticeQuestion } from '../../../domain/practice/question.ts'
import type { Question, QuestionMaker } from '../question.ts'
import type { Random } from '../random.ts'
import * as analytics from '../topics/analytics.ts'
import * as circles from '../topics/circles.ts'
import * as commerce from '../topics/commerce.ts'
import * as constructions from '../topics/constructions.ts'
import * as coordinates from '../topics/coordinates.ts'
import * as data from '../topics/data.ts'
import * as fairness from '../topics/fairness-scores.ts'
import * as heights from '../topics/heights.ts'
import * as inequations from '../topics/inequations.ts'
import * as linear from '../topics/linear.ts'
import * as lines from '../topics/lines.ts'
import * as numbers from '../topics/numbers.ts'
import * as polynomials from '../topics/polynomials.ts'
import * as probability from '../topics/probability.ts'
import * as progressions from '../topics/progressions.ts'
import * as python from '../topics/python.ts'
import * as quadratics from '../topics/quadratics.ts'
import * as ratios from '../topics/ratio-matrices.ts'
import * as records from '../topics/records.ts'
import * as right from '../topics/right-triangles.ts'
import * as sets from '../topics/sets-functions.ts'
import * as solids from '../topics/solids.ts'
import * as spread from '../topics/spread.ts'
import * as statistics from '../topics/statistics.ts'
import * as triangles from '../topics/triangles.ts'
import * as trigonometry from '../topics/trigonometry.ts'

/** How the answer to a question is checked, and the letters that its key has. */
export type OwnAnswer = Pick<PracticeQuestion['ask'], 'kind' | 'answer' | 'rules'> & {
  letters?: readonly string[]
}

/** How an answer is checked if practice has no such question; undefined if it is more than a value. */
export function ownAnswer(make: QuestionMaker, asked: Question): OwnAnswer | undefined {
  return answers.get(make)?.(asked)
}

type Answered = readonly [QuestionMaker, (asked: Question) => OwnAnswer]

/** A maker of questions whose answer is one value, and that value as it is typed. */
function answered<Given, Result>(
  make: (random: Random) => Question<Given, Result>,
  answerOf: (result: Result, given: Given) => OwnAnswer,
): Answered {
  // Only called with questions of this maker.
  return [make, ({ result, given }) => answerOf(result as Result, given as Given)]
}

const number = (value: number, letters?: readonly string[]): OwnAnswer => ({
  kind: 'number',
  ...typed(value, 2, ''),
  ...(letters && { letters }),
})

const measured = (value: number, unit: string, places = 2): OwnAnswer => {
  const { answer, rules } = typed(value, places, unit === '%' ? unit : ` ${unit}`)
  return { kind: 'quantity', answer, rules: { unit, ...rules } }
}

const degrees = (value: number): OwnAnswer => ({
  kind: 'quantity',
  answer: `${value}°`,
  rules: { unit: 'degree' },
})

/** With the value that the question gives for π. */
const round = (value: number, unit: string): OwnAnswer => {
  const { rules, ...rest } = measured(value, unit)
  return { ...rest, rules: { ...rules, pi: '22/7' } }
}

const chance = (favourable: number, outcomes: number): OwnAnswer => ({
  kind: 'number',
  answer: `${favourable}/${outcomes}`,
})

const inAnyOrder = (values: readonly number[]): OwnAnswer => ({
  kind: 'set',
  answer: `{${values.join(', ')}}`,
})

const solutions = ([first, second]: readonly [number, number]): OwnAnswer => ({
  kind: 'solutions',
  answer: `${exact(first)} or ${exact(second)}`,
  rules: { variable: 'x' },
})

/** The key is exact; `places` where the value has more decimals than the sheet writes. */
function typed(value: number, places: number, unit: string): Pick<OwnAnswer, 'answer' | 'rules'> {
  const shift = 10 ** places
  if (Math.abs(Math.round(value * shift) - value * shift) < 1e-6)
    return { answer: `${Math.round(value * shift) / shift}${unit}` }
  const key = exact(value)
  const isExactAnswer = key.includes('sqrt')
  return { answer: `${key}${unit}`, ...(!isExactAnswer && { rules: { places } }) }
}

/** A value as a whole number, a fraction, or such a multiple of √2 or √3. Throws for another. */
function exact(value: number): string {
  for (const [root, name] of [
    [1, ''],
    [Math.SQRT2, 'sqrt(2)'],
    [Math.sqrt(3), 'sqrt(3)'],
  ] as const)
    for (let below = 1; below <= 4000; below += 1) {
      const above = (value / root) * below
      if (Math.abs(above - Math.round(above)) > 1e-9) continue
      const times = name === '' ? '' : `*${name}`
      return below === 1 ? `${Math.round(above)}${times}` : `${Math.round(above)}${times}/${below}`
    }
  throw new Error(`an answer that is no fraction and no root: ${value}`)
}

const variables = ['x', 'y']

const answers: ReadonlyMap<QuestionMaker, (asked: Question) => OwnAnswer> = new Map([
  answered(numbers.bellsTogether, ({ minutes }) => number(minutes)),
  answered(numbers.addSurds, ({ coefficient }, { inside }) => ({
    kind: 'number',
    answer: coefficient === 0 ? '0' : `${coefficient}*sqrt(${inside})`,
    rules: { form: 'simplest-surd' },
  })),
  answered(numbers.rationaliseDenominator, ({ denominator }, { whole, inside }) => ({
    kind: 'number',
    answer: `(${whole} + sqrt(${inside}))/${denominator}`,
    rules: { form: 'rational-denominator', given: `1/(${whole} - sqrt(${inside}))` },
  })),
  answered(numbers.squareOfSurdSum, ({ whole, inside }, { first, second }) => ({
    kind: 'number',
    answer: `${whole} + 2*sqrt(${inside})`,
    rules: { form: 'simplest-surd', given: `(sqrt(${first}) + sqrt(${second}))^2` },
  })),
  answered(numbers.powerToLogarithm, ({ power }) => number(power)),
  answered(sets.countSubsets, ({ subsets }) => number(subsets)),
  answered(polynomials.zeroesAndCoefficients, ({ zeroes }) => solutions(zeroes)),
  answered(polynomials.sumOfSquaresOfZeroes, ({ squares }) => number(squares)),
  answered(linear.valueOfKForNoSolution, ({ k }) => number(k, ['k'])),
  answered(inequations.fractionInequation, ({ bound }) => ({
    kind: 'interval',
    answer: `x >= ${bound}`,
    rules: { variable: 'x' },
    letters: ['x'],
  })),
  answered(quadratics.solveByFactors, ({ roots }) => solutions(roots)),
  answered(quadratics.rootsAtSight, ({ roots }) => solutions(roots)),
  answered(quadratics.equalRootsForK, ({ k }) => number(k, ['k'])),
  answered(quadratics.consecutiveNumbers, ({ smaller }) => inAnyOrder([smaller, smaller + 1])),
  answered(quadratics.trainSpeed, ({ speed }) => measured(speed, 'km/h')),
  answered(progressions.threeInProgression, ({ numbers: three }) => inAnyOrder(three)),
  answered(ratios.addToMakeRatio, ({ added }) => number(added)),
  answered(commerce.moneyPaidIn, ({ paidIn }) => ({ kind: 'money', answer: `${paidIn}` })),
  answered(triangles.correspondingSides, ({ ef }) => measured(ef, 'cm')),
  answered(triangles.areasOfSimilarTriangles, ({ other }) => measured(other, 'cm^2')),
  answered(triangles.mapScale, ({ area }) => measured(area, 'km^2', 4)),
  answered(right.missingSide, ({ other }) => measured(other, 'cm')),
  answered(right.ladderAtAWall, ({ height }) => measured(height, 'm')),
  answered(right.heronsFormula, ({ square }) => measured(Math.sqrt(square), 'cm^2')),
  answered(coordinates.ratioByAxis, (_, { above, below }) => ({
    kind: 'ratio',
    answer: `${above}:${below}`,
  })),
  answered(lines.perpendicularLine, ({ intercept }, { m }) => ({
    kind: 'equation',
    answer: `x + (${m})*y = ${m * intercept}`,
    rules: { variables },
  })),
  answered(lines.mirrorLineOfPoints, ({ middle }) => ({
    kind: 'equation',
    answer: `x = ${middle}`,
    rules: { variables },
  })),
  answered(trigonometry.angleFromRatio, ({ x }) => ({ ...degrees(x), letters: ['x'] })),
  answered(trigonometry.simplifyByIdentity, ({ value }) => number(value)),
  answered(heights.elevationFromShadow, ({ angle }) => degrees(angle)),
  answered(heights.kiteString, ({ length }) => measured(length, 'm')),
  answered(heights.brokenTree, ({ height }) => measured(height, 'm')),
  answered(circles.tangentLength, ({ length }) => measured(length, 'cm')),
  answered(circles.chordOfOuterCircle, ({ chord }) => measured(chord, 'cm')),
  answered(circles.angleInCircle, ({ inscribed }) => degrees(inscribed)),
  answered(circles.intersectingChords, ({ xd }) => measured(xd, 'cm')),
  answered(circles.sectorArea, ({ area }) => round(area, 'cm^2')),
  answered(circles.arcLength, ({ length }) => round(length, 'cm')),
  answered(circles.segmentArea, ({ area }) => round(area, 'cm^2')),
  answered(circles.wiperArea, ({ area }) => round(area, 'cm^2')),
  answered(constructions.circumcircle, ({ radius }) => measured(radius, 'cm')),
  answered(constructions.incircle, ({ radius }) => measured(radius, 'cm')),
  answered(constructions.equidistantFromTwo, ({ height }) => measured(height, 'cm')),
  answered(constructions.lociMeet, ({ points }) => number(points)),
  answered(constructions.wellBetweenVillages, ({ distance }) => measured(distance, 'km')),
  answered(constructions.goatOnARope, ({ area }) => round(area, 'm^2')),
  answered(solids.cubesJoined, ({ surface }) => measured(surface, 'cm^2')),
  answered(solids.meltedSphere, ({ count }) => number(count)),
  answered(solids.capsuleSurface, ({ surface }) => round(surface, 'cm^2')),
  answered(solids.coneOnHemisphere, ({ volume }) => round(volume, 'cm^3')),
  answered(solids.frustumVolume, ({ volume }) => round(volume / 1000, 'l')),
  answered(statistics.directMean, ({ mean }) => number(mean)),
  answered(statistics.assumedMean, ({ mean }) => number(mean)),
  answered(statistics.stepDeviationMean, ({ mean }) => number(mean)),
  answered(statistics.missingFrequency, ({ missing }) => number(missing, ['f'])),
  answered(statistics.groupedMedian, ({ median }) => number(median)),
  answered(statistics.groupedMode, ({ mode }) => number(mode)),
  answered(spread.naturalNumbersDeviation, ({ deviation }, { n }) =>
    Number.isInteger(deviation)
      ? number(deviation)
      : { kind: 'number', answer: `sqrt(${(n * n - 1) / 12})`, rules: { places: 2 } },
  ),
  answered(spread.coefficientOfVariation, (_, { mean, deviation }) =>
    measured((deviation / mean) * 100, '%'),
  ),
  answered(probability.twoDiceSum, ({ favourable }) => chance(favourable, 36)),
  answered(probability.cardFromAPack, ({ favourable }) => chance(favourable, 52)),
  answered(probability.threeCoins, ({ favourable }) => chance(favourable, 8)),
  answered(probability.unknownBalls, ({ black }) => number(black)),
  answered(data.averageSpeed, ({ speed }) => measured(speed, 'km/h')),
  answered(data.weightedMean, ({ mean }) => number(mean)),
  answered(data.accuracyOnNewRows, (_, { fresh, freshRight }) =>
    measured((freshRight / fresh) * 100, '%', 1),
  ),
  answered(fairness.predictByRunRate, ({ predicted }) => number(predicted)),
  answered(analytics.shareOfTotal, (_, { parts }) =>
    measured((Math.max(...parts) / (parts[0] + parts[1] + parts[2])) * 100, '%', 1),
  ),
  answered(analytics.compoundGrowth, ({ end }) => number(end)),
  answered(python.loopTotal, ({ total }) => number(total)),
  answered(records.distinctTowns, ({ count }) => number(count)),
  answered(records.impossibleValues, ({ mean }) => number(mean)),
])
