import type { PracticeTopic } from '../maker.ts'
import { areasCircles } from './geometry/areas-circles.ts'
import { circles } from './geometry/circles.ts'
import { combinedSolids } from './geometry/combined-solids.ts'
import { coordinateGeometry } from './geometry/coordinate-geometry.ts'
import { heightsDistances } from './geometry/heights-distances.ts'
import { pointsAreas } from './geometry/points-areas.ts'
import { pythagoras } from './geometry/pythagoras.ts'
import { reflection } from './geometry/reflection.ts'
import { solids } from './geometry/solids.ts'
import { straightLines } from './geometry/straight-lines.ts'
import { triangleAreas } from './geometry/triangle-areas.ts'
import { trigonometricIdentities } from './geometry/trigonometric-identities.ts'
import { trigonometricRatios } from './geometry/trigonometric-ratios.ts'

/** One line for each topic, in the order in which they are learned. */
export const geometry: readonly PracticeTopic[] = [
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
  areasCircles,
  solids,
  combinedSolids,
]
