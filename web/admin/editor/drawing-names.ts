import { constructions } from '../../../packages/drawing/constructions.ts'

/** Figures of the drawing kit, by the names that a text keeps. */
export const drawingNames: readonly string[] = Object.keys(constructions)
