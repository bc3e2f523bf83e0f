import type { PracticeTopic } from '../maker.ts'
import { areasCircles } from './geometry/areas-circles.ts'
import { circleAngles } from './geometry/circle-angles.ts'
import { circles } from './geometry/circles.ts'
import { combinedSolids } from './geometry/combined-solids.ts'
import { constructions } from './geometry/constructions.ts'
import { coordinateGeometry } from './geometry/coordinate-geometry.ts'
import { heightsDistances } from './geometry/heights-distances.ts'
import { loci } from './geometry/loci.ts'
import { pointsAreas } from './geometry/points-areas.ts'
import { pythagoras } from './geometry/pythagoras.ts'
import { reflection } from './geometry/reflection.ts'
import { similarity } from './geometry/similarity.ts'
import { similarityScale } from './geometry/similarity-scale.ts'
import { solids } from './geometry/solids.ts'
import { straightLines } from './geometry/straight-lines.ts'
import { tangentConstructions } from './geometry/tangent-constructions.ts'
import { triangleAreas } from './geometry/triangle-areas.ts'
import { triangleCircles } from './geometry/triangle-circles.ts'
import { trigonometricIdentities } from './geometry/trigonometric-identities.ts'
import { trigonometricRatios } from './geometry/trigonometric-ratios.ts'

/** One line for each topic, in the order in which they are learned. */
export const geometry: readonly PracticeTopic[] = [
  similarity,
  similarityScale,
  pythagoras,
  triangleAreas,
  coordinateGeometry,
  straightLines,
  pointsAreas,
  reflection,
  trigonometricRatios,
  trigonometricIdentities,
  heightsDistances,
  circles,
  circleAngles,
  constructions,
  tangentConstructions,
  triangleCircles,
  loci,
  areasCircles,
  solids,
  combinedSolids,
]
