import type { Point, Shape, Style } from '../../../domain/lessons/steps/figure.ts'

/** A column over one unit of the axis, as high as its term. */
export function column(left: number, from: number, to: number, style: Style = {}): Shape {
  const points: Point[] = [
    [left + 0.1, from],
    [left + 0.9, from],
    [left + 0.9, to],
    [left + 0.1, to],
  ]
  return { kind: 'path', points, isClosed: true, style }
}
