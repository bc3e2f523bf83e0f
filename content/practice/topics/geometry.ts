import type { PracticeTopic } from '../maker.ts'
import { coordinateGeometry } from './geometry/coordinate-geometry.ts'
import { pointsAreas } from './geometry/points-areas.ts'
import { reflection } from './geometry/reflection.ts'
import { straightLines } from './geometry/straight-lines.ts'

/** One line for each topic, in the order in which they are learned. */
export const geometry: readonly PracticeTopic[] = [coordinateGeometry, straightLines, pointsAreas, reflection]
