import type { QuestionMaker } from './question.ts'
import type { TopicName } from './sheet-seed.ts'
import * as analytics from './topics/analytics.ts'
import * as circles from './topics/circles.ts'
import * as commerce from './topics/commerce.ts'
import * as constructions from './topics/constructions.ts'
import * as coordinates from './topics/coordinates.ts'
import * as data from './topics/data.ts'
import * as fairness from './topics/fairness-scores.ts'
import * as heights from './topics/heights.ts'
import * as inequations from './topics/inequations.ts'
import * as linear from './topics/linear.ts'
import * as lines from './topics/lines.ts'
import * as neighbours from './topics/neighbours.ts'
import * as numbers from './topics/numbers.ts'
import * as polynomials from './topics/polynomials.ts'
import * as probability from './topics/probability.ts'
import * as progressions from './topics/progressions.ts'
import * as python from './topics/python.ts'
import * as graphs from './topics/quadratic-graphs.ts'
import * as quadratics from './topics/quadratics.ts'
import * as ratios from './topics/ratio-matrices.ts'
import * as records from './topics/records.ts'
import * as right from './topics/right-triangles.ts'
import * as sets from './topics/sets-functions.ts'
import * as solids from './topics/solids.ts'
import * as spread from './topics/spread.ts'
import * as statistics from './topics/statistics.ts'
import * as triangles from './topics/triangles.ts'
import * as trigonometry from './topics/trigonometry.ts'
import * as variation from './topics/variation.ts'

/** The question makers of every topic; a sheet goes through them in turn. */
export const topics: Readonly<Record<TopicName, readonly QuestionMaker[]>> = {
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
  gst: [
    commerce.gstOnABill,
    commerce.discountThenTax,
    commerce.dealerChain,
    commerce.interstateTax,
    commerce.rateFromBill,
  ],
  'recurring-deposit': [
    commerce.maturityValue,
    commerce.instalmentFromInterest,
    commerce.rateOfDeposit,
    commerce.moneyPaidIn,
  ],
  'shares-dividends': [commerce.annualDividend, commerce.returnOnInvestment, commerce.compareInvestments],
  'financial-planning': [
    commerce.gstOnABill,
    commerce.inputTaxCredit,
    commerce.annualDividend,
    commerce.sharesWithBrokerage,
    commerce.discountThenTax,
    commerce.interstateTax,
  ],
  similarity: [
    triangles.parallelLineDivides,
    triangles.isItParallel,
    triangles.shadowOfATree,
    triangles.correspondingSides,
    triangles.proveProportionality,
  ],
  'similarity-scale': [
    triangles.correspondingSides,
    triangles.parallelLineDivides,
    triangles.areasOfSimilarTriangles,
    triangles.isItParallel,
    triangles.shadowOfATree,
    triangles.mapScale,
    triangles.proveProportionality,
  ],
  pythagoras: [
    right.missingSide,
    right.ladderAtAWall,
    right.converseOfPythagoras,
    right.altitudeOnHypotenuse,
    right.diagonalOfARectangle,
    right.equilateralHeight,
  ],
  'triangle-areas': [
    right.halfBaseHeight,
    right.heronsFormula,
    right.equilateralHeight,
    right.heightFromArea,
  ],
  'coordinate-geometry': [
    coordinates.distanceOfPoints,
    coordinates.midpoint,
    coordinates.sectionPoint,
    coordinates.ratioByAxis,
    coordinates.fourthVertex,
  ],
  'points-areas': [
    coordinates.distanceOfPoints,
    coordinates.midpoint,
    coordinates.areaOfTriangle,
    lines.collinearPoints,
    coordinates.sectionPoint,
  ],
  'straight-lines': [
    lines.slopeOfPoints,
    lines.slopeAndIntercept,
    lines.lineThroughPoint,
    lines.collinearPoints,
    lines.perpendicularLine,
  ],
  reflection: [
    lines.reflectPoint,
    lines.reflectTwice,
    lines.mirrorLineOfPoints,
    lines.invariantPoint,
    lines.reflectTriangle,
  ],
  'trigonometric-ratios': [
    trigonometry.standardValue,
    trigonometry.ratiosFromOne,
    trigonometry.evaluateExpression,
    trigonometry.angleFromRatio,
    trigonometry.sidesFromTangent,
  ],
  'trigonometric-identities': [
    trigonometry.simplifyByIdentity,
    trigonometry.proveIdentity,
    trigonometry.secantPlusTangent,
    trigonometry.productOfIdentity,
    trigonometry.proveIdentity,
  ],
  'heights-distances': [
    heights.elevationFromShadow,
    heights.towerHeight,
    heights.kiteString,
    heights.walkingTowards,
    heights.brokenTree,
    heights.twoPointsOfView,
  ],
  circles: [
    circles.tangentLength,
    circles.angleBetweenTangents,
    circles.quadrilateralAroundCircle,
    circles.chordOfOuterCircle,
    circles.proveTangentsEqual,
  ],
  'circle-angles': [
    circles.angleInCircle,
    circles.angleBetweenTangents,
    circles.intersectingChords,
    circles.tangentLength,
    circles.quadrilateralAroundCircle,
    circles.chordOfOuterCircle,
    circles.proveTangentsEqual,
  ],
  constructions: [
    constructions.triangleByScale,
    constructions.divideSegment,
    constructions.scaleOfFigures,
    constructions.triangleBaseHeight,
    constructions.regularHexagon,
  ],
  'tangent-constructions': [
    circles.drawTangents,
    circles.tangentsAtAnAngle,
    circles.tangentAtAPoint,
    circles.tangentLength,
  ],
  'triangle-circles': [
    constructions.circumcircle,
    constructions.incircle,
    constructions.equilateralCircles,
    constructions.centreOfCircle,
  ],
  loci: [
    constructions.nameTheLocus,
    constructions.equidistantFromTwo,
    constructions.lociMeet,
    constructions.wellBetweenVillages,
    constructions.goatOnARope,
  ],
  'areas-circles': [
    circles.sectorArea,
    circles.arcLength,
    circles.segmentArea,
    circles.wiperArea,
    circles.angleFromArc,
    circles.gardenInASquare,
  ],
  solids: [
    solids.cylinderVolume,
    solids.cubesJoined,
    solids.meltedSphere,
    solids.waterLevel,
    solids.capsuleSurface,
    solids.tentCloth,
    solids.wellAndPlatform,
    solids.coneOnHemisphere,
    solids.frustumVolume,
  ],
  'combined-solids': [
    solids.cylinderVolume,
    solids.cubesJoined,
    solids.capsuleSurface,
    solids.tentCloth,
    solids.coneOnHemisphere,
  ],
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
  'models-rules': [data.inputsAndOutput, data.ruleErrors, data.bestThreshold, data.accuracyOnNewRows],
  'tables-charts': [data.readTable, data.pieAngles, data.whichChart, data.cutAxis],
  'misleading-averages': [
    data.meanOrMedian,
    data.averageSpeed,
    data.weightedMean,
    statistics.meanAfterChange,
    statistics.medianOfList,
  ],
  'nearest-neighbour': [
    neighbours.distanceForNeighbour,
    neighbours.nearestPoint,
    neighbours.threeNeighbours,
    neighbours.whyScale,
  ],
  'score-predictor': [
    fairness.predictByRunRate,
    fairness.meanAbsoluteError,
    fairness.requiredRate,
    fairness.lineOfScores,
  ],
  'fairness-privacy': [
    fairness.errorRatesOfGroups,
    fairness.falseAlarms,
    fairness.whoIsMissing,
    fairness.whatNotToKeep,
    fairness.smallGroups,
  ],
  'python-first-steps': [
    python.assignment,
    python.remainderAndQuotient,
    python.averageOfList,
    python.loopTotal,
    python.countAbove,
    python.functionCall,
    python.findTheSlip,
  ],
  'percentages-growth': [
    analytics.growthRate,
    analytics.percentagePoints,
    analytics.upThenDown,
    analytics.reversePercentage,
    analytics.compoundGrowth,
  ],
  'pivot-totals': [
    analytics.shareOfTotal,
    analytics.averageBill,
    analytics.pivotTwoWays,
    analytics.pivotByTown,
  ],
  'sql-counting': [records.distinctTowns, records.countWhere, records.joinRows, records.groupBy],
  'cleaning-data': [
    records.duplicateRows,
    records.impossibleValues,
    records.oneTownManyNames,
    records.missingCells,
    records.totalsMustAgree,
  ],
}
