import type { Ink } from './chalk.ts'
import { apSteps } from './construct/ap-steps.ts'
import { bellBars } from './construct/bell-bars.ts'
import { coinDice } from './construct/coin-dice.ts'
import { coneOnHemisphere } from './construct/cone-on-hemisphere.ts'
import { lineSlope } from './construct/line-slope.ts'
import { matrixGrid } from './construct/matrix-grid.ts'
import { numberLine } from './construct/number-line.ts'
import { ogive } from './construct/ogive.ts'
import { parabola } from './construct/parabola.ts'
import { perpendicularBisector } from './construct/perpendicular-bisector.ts'
import { scatterNeighbour } from './construct/scatter-neighbour.ts'
import { sector } from './construct/sector.ts'
import { similarTriangles } from './construct/similar-triangles.ts'
import { tangents } from './construct/tangents.ts'
import { thales } from './construct/thales.ts'
import { triangleHeights } from './construct/triangle-heights.ts'
import { unitCircle } from './construct/unit-circle.ts'
import { venn } from './construct/venn.ts'
import type { Size } from './geometry.ts'

/** Draws a figure that fills a box of the size from (0, 0), as an SVG fragment. */
export type Construction = (size: Size, ink: Ink) => string

/** Every figure of the drawing kit by its name. */
export const constructions = {
  'ap-steps': apSteps,
  'bell-bars': bellBars,
  'coin-dice': coinDice,
  'cone-on-hemisphere': coneOnHemisphere,
  'line-slope': lineSlope,
  'matrix-grid': matrixGrid,
  'number-line': numberLine,
  ogive,
  parabola,
  'perpendicular-bisector': perpendicularBisector,
  'scatter-neighbour': scatterNeighbour,
  sector,
  'similar-triangles': similarTriangles,
  tangents,
  thales,
  'triangle-heights': triangleHeights,
  'unit-circle': unitCircle,
  venn,
} as const satisfies Record<string, Construction>

export type ConstructionName = keyof typeof constructions

/** True for the name of a figure of the kit. */
export function isConstruction(name: string): name is ConstructionName {
  return Object.hasOwn(constructions, name)
}
