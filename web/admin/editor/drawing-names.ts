import { constructions } from '../../../packages/drawing/constructions.ts'

/** Figures of the drawing kit, by the names stored in texts. */
export const drawingNames: readonly string[] = Object.keys(constructions)
