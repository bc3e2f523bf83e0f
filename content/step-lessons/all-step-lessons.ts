import type { StepLesson } from '../../domain/lessons/steps/step-lesson.ts'
import { clockHand } from './areas-related-to-circles/clock-hand.ts'
import { sectorMethod } from './areas-related-to-circles/method.ts'
import { sectorMistakes } from './areas-related-to-circles/mistakes.ts'
import { sectorShare } from './areas-related-to-circles/sector-share.ts'
import { segmentArea } from './areas-related-to-circles/segment-area.ts'
import { segmentsWorked } from './areas-related-to-circles/segments-worked.ts'
import { equalSteps } from './arithmetic-progressions/equal-steps.ts'
import { howManyTerms } from './arithmetic-progressions/how-many-terms.ts'
import { progressionMistakes } from './arithmetic-progressions/mistakes.ts'
import { nthTerm } from './arithmetic-progressions/nth-term.ts'
import { rowsOfSeats } from './arithmetic-progressions/rows-of-seats.ts'
import { sumDerived } from './arithmetic-progressions/sum-derived.ts'
import { termFromSum } from './arithmetic-progressions/term-from-sum.ts'
import { twoTermsGiven } from './arithmetic-progressions/two-terms-given.ts'
import { circlesMistakes } from './circles/circles-mistakes.ts'
import { circumscribedQuadrilateral } from './circles/circumscribed-quadrilateral.ts'
import { tangentIdea } from './circles/tangent-idea.ts'
import { tangentPerpendicularProved } from './circles/tangent-perpendicular-proved.ts'
import { tangentsMethod } from './circles/tangents-method.ts'
import { triangleRoundCircle } from './circles/triangle-round-circle.ts'
import { twoTangentsProved } from './circles/two-tangents-proved.ts'
import { coordinateGeometryMistakes } from './coordinate-geometry/coordinate-geometry-mistakes.ts'
import { distanceFormulaDerived } from './coordinate-geometry/distance-formula-derived.ts'
import { distanceFormulaMethod } from './coordinate-geometry/distance-formula-method.ts'
import { parallelogramVertices } from './coordinate-geometry/parallelogram-vertices.ts'
import { rhombusByDistances } from './coordinate-geometry/rhombus-by-distances.ts'
import { sectionFormulaDerived } from './coordinate-geometry/section-formula-derived.ts'
import { sectionFormulaMethod } from './coordinate-geometry/section-formula-method.ts'
import { buildingAndTower } from './heights-distances/building-and-tower.ts'
import { elevationDepressionIdea } from './heights-distances/elevation-depression-idea.ts'
import { heightsDistancesMethod } from './heights-distances/heights-distances-method.ts'
import { heightsDistancesMistakes } from './heights-distances/heights-distances-mistakes.ts'
import { poleAndWire } from './heights-distances/pole-and-wire.ts'
import { twoAnglesOneTower } from './heights-distances/two-angles-one-tower.ts'
import { boatAndStream } from './linear-equations/boat-and-stream.ts'
import { consistency } from './linear-equations/consistency.ts'
import { digitsExchanged } from './linear-equations/digits-exchanged.ts'
import { elimination } from './linear-equations/elimination.ts'
import { letterInAPair } from './linear-equations/letter-in-a-pair.ts'
import { linearMistakes } from './linear-equations/mistakes.ts'
import { substitution } from './linear-equations/substitution.ts'
import { triangleFromLines } from './linear-equations/triangle-from-lines.ts'
import { twoLinesOnePoint } from './linear-equations/two-lines-one-point.ts'
import { expressionsInZeroes } from './polynomials/expressions-in-zeroes.ts'
import { findTheLetter } from './polynomials/find-the-letter.ts'
import { polynomialMistakes } from './polynomials/mistakes.ts'
import { verifyTheRelation } from './polynomials/verify-the-relation.ts'
import { zeroesAndCoefficients } from './polynomials/zeroes-and-coefficients.ts'
import { zeroesByFactors } from './polynomials/zeroes-by-factors.ts'
import { zeroesOnAGraph } from './polynomials/zeroes-on-a-graph.ts'
import { ballsWorked } from './probability/balls-equation.ts'
import { complementaryEvents } from './probability/complement.ts'
import { equallyLikely } from './probability/equally-likely.ts'
import { probabilityMethod } from './probability/method.ts'
import { probabilityMistakes } from './probability/mistakes.ts'
import { ticketsWorked } from './probability/tickets.ts'
import { twoDiceWorked } from './probability/two-dice.ts'
import { areaEquation } from './quadratic-equations/area-equation.ts'
import { completeTheSquare } from './quadratic-equations/complete-the-square.ts'
import { discriminantGraph } from './quadratic-equations/discriminant-graph.ts'
import { equalRoots } from './quadratic-equations/equal-roots.ts'
import { factorisation } from './quadratic-equations/factorisation.ts'
import { quadraticMistakes } from './quadratic-equations/mistakes.ts'
import { pathRoundAGarden } from './quadratic-equations/path-round-a-garden.ts'
import { quadraticFormula } from './quadratic-equations/quadratic-formula.ts'
import { speedOfABus } from './quadratic-equations/speed-of-a-bus.ts'
import { hcfAndLcm } from './real-numbers/hcf-and-lcm.ts'
import { realNumberMistakes } from './real-numbers/mistakes.ts'
import { neverEndsInZero } from './real-numbers/never-ends-in-zero.ts'
import { primeFactors } from './real-numbers/prime-factors.ts'
import { rootThreeAndFive } from './real-numbers/root-three-and-five.ts'
import { rootTwo } from './real-numbers/root-two.ts'
import { threeLights } from './real-numbers/three-lights.ts'
import { threePlusTwoRootFive } from './real-numbers/three-plus-two-root-five.ts'
import { assumedMean } from './statistics/assumed-mean.ts'
import { meanBalance } from './statistics/mean-balance.ts'
import { medianFormula } from './statistics/median-formula.ts'
import { missingInMean } from './statistics/missing-in-mean.ts'
import { missingInMedian } from './statistics/missing-in-median.ts'
import { statisticsMistakes } from './statistics/mistakes.ts'
import { modeFormula } from './statistics/mode-formula.ts'
import { threeMeasures } from './statistics/three-measures.ts'
import { capsuleWorked } from './surface-areas-and-volumes/capsule.ts'
import { hollowWorked } from './surface-areas-and-volumes/hollow.ts'
import { lostFaces } from './surface-areas-and-volumes/lost-faces.ts'
import { solidsMethod } from './surface-areas-and-volumes/method.ts'
import { solidsMistakes } from './surface-areas-and-volumes/mistakes.ts'
import { volumesAdd } from './surface-areas-and-volumes/volumes-add.ts'
import { basicProportionalityMethod } from './triangles/basic-proportionality-method.ts'
import { basicProportionalityProved } from './triangles/basic-proportionality-proved.ts'
import { similarTrianglesIdea } from './triangles/similar-triangles-idea.ts'
import { similarTrianglesLamp } from './triangles/similar-triangles-lamp.ts'
import { similarityCriteria } from './triangles/similarity-criteria.ts'
import { trapeziumDiagonals } from './triangles/trapezium-diagonals.ts'
import { trianglesMistakes } from './triangles/triangles-mistakes.ts'
import { identitiesMethod } from './trigonometry/identities-method.ts'
import { identityExamples } from './trigonometry/identity-examples.ts'
import { oneRatioGivesAll } from './trigonometry/one-ratio-gives-all.ts'
import { pythagoreanIdentityProved } from './trigonometry/pythagorean-identity-proved.ts'
import { standardAnglesDerived } from './trigonometry/standard-angles-derived.ts'
import { standardAnglesExample } from './trigonometry/standard-angles-example.ts'
import { trigRatiosIdea } from './trigonometry/trig-ratios-idea.ts'
import { trigonometryMistakes } from './trigonometry/trigonometry-mistakes.ts'

/** Lessons that are written as steps, by the chapter of CBSE Class 10, in the order in which they are learnt. */
export const lessonsOfChapters: Readonly<Record<string, readonly StepLesson[]>> = {
  'Real Numbers': [
    primeFactors,
    hcfAndLcm,
    threeLights,
    neverEndsInZero,
    rootTwo,
    rootThreeAndFive,
    threePlusTwoRootFive,
    realNumberMistakes,
  ],
  Polynomials: [
    zeroesOnAGraph,
    zeroesByFactors,
    zeroesAndCoefficients,
    verifyTheRelation,
    expressionsInZeroes,
    findTheLetter,
    polynomialMistakes,
  ],
  'Pair of Linear Equations in Two Variables': [
    twoLinesOnePoint,
    consistency,
    substitution,
    elimination,
    letterInAPair,
    triangleFromLines,
    boatAndStream,
    digitsExchanged,
    linearMistakes,
  ],
  'Quadratic Equations': [
    areaEquation,
    factorisation,
    completeTheSquare,
    quadraticFormula,
    discriminantGraph,
    equalRoots,
    pathRoundAGarden,
    speedOfABus,
    quadraticMistakes,
  ],
  'Arithmetic Progressions': [
    equalSteps,
    nthTerm,
    twoTermsGiven,
    howManyTerms,
    sumDerived,
    rowsOfSeats,
    termFromSum,
    progressionMistakes,
  ],
  Triangles: [
    similarTrianglesIdea,
    basicProportionalityProved,
    basicProportionalityMethod,
    similarityCriteria,
    similarTrianglesLamp,
    trapeziumDiagonals,
    trianglesMistakes,
  ],
  'Coordinate Geometry': [
    distanceFormulaDerived,
    distanceFormulaMethod,
    sectionFormulaDerived,
    sectionFormulaMethod,
    parallelogramVertices,
    rhombusByDistances,
    coordinateGeometryMistakes,
  ],
  'Introduction to Trigonometry': [
    trigRatiosIdea,
    oneRatioGivesAll,
    standardAnglesDerived,
    standardAnglesExample,
    pythagoreanIdentityProved,
    identitiesMethod,
    identityExamples,
    trigonometryMistakes,
  ],
  'Some Applications of Trigonometry': [
    elevationDepressionIdea,
    heightsDistancesMethod,
    poleAndWire,
    twoAnglesOneTower,
    buildingAndTower,
    heightsDistancesMistakes,
  ],
  Circles: [
    tangentIdea,
    tangentPerpendicularProved,
    twoTangentsProved,
    tangentsMethod,
    circumscribedQuadrilateral,
    triangleRoundCircle,
    circlesMistakes,
  ],
  'Areas Related to Circles': [
    sectorShare,
    segmentArea,
    sectorMethod,
    clockHand,
    segmentsWorked,
    sectorMistakes,
  ],
  'Surface Areas and Volumes': [
    lostFaces,
    volumesAdd,
    solidsMethod,
    capsuleWorked,
    hollowWorked,
    solidsMistakes,
  ],
  Statistics: [
    meanBalance,
    assumedMean,
    medianFormula,
    modeFormula,
    missingInMean,
    missingInMedian,
    threeMeasures,
    statisticsMistakes,
  ],
  Probability: [
    equallyLikely,
    complementaryEvents,
    probabilityMethod,
    ticketsWorked,
    twoDiceWorked,
    ballsWorked,
    probabilityMistakes,
  ],
}
