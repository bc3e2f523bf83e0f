import type { PracticeTopic } from '../maker.ts'
import { coordinateGeometry } from './geometry/coordinate-geometry.ts'

/** One line for each topic, in the order in which they are learned. */
export const geometry: readonly PracticeTopic[] = [coordinateGeometry]
