import type { QuestionMaker } from '../question.ts'
import type { TopicName } from '../sheet-seed.ts'
import * as circles from '../topics/circles.ts'
import * as constructions from '../topics/constructions.ts'
import * as coordinates from '../topics/coordinates.ts'
import * as heights from '../topics/heights.ts'
import * as lines from '../topics/lines.ts'
import * as right from '../topics/right-triangles.ts'
import * as solids from '../topics/solids.ts'
import * as triangles from '../topics/triangles.ts'
import * as trigonometry from '../topics/trigonometry.ts'

/** Questions of each topic of geometry, trigonometry and solids. */
export const geometryTopics = {
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
} satisfies Partial<Record<TopicName, readonly QuestionMaker[]>>
