import type { Colour, Point, Shape, Style } from '../../domain/lessons/steps/figure.ts'

/** TeX with its middle at a point, moved by pixels to the right and down. */
export function label(at: Point, tex: string, colour: Colour = 'chalk', shiftInPx: Point = [0, 0]): Shape {
  return { kind: 'label', at, tex, shiftInPx, colour, sizeInPx: 18 }
}

/** Straight lines from point to point. */
export function path(points: readonly Point[], style: Style = {}): Shape {
  return { kind: 'path', points, isClosed: false, style }
}
