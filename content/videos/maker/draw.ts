import type { Colour, Point, Shape, Style } from '../figure.ts'
import { type Writing, write } from './chalk.ts'

/** The part of the frame a figure may use, and how its units become pixels. */
export type Pane = {
  box: { left: number; top: number; right: number; bottom: number }
  scaleX: number
  scaleY: number
  originX: number
  originY: number
}

const colours: Record<Colour, string> = {
  chalk: '#F3F1E7',
  given: '#FFD95A',
  result: '#8FD9A8',
  faint: '#7FA394',
  red: '#F07A6E',
}

const labels = new Map<string, Writing>()

/**
 * One shape as SVG, drawn as far as `done` (0 to 1).
 * @throws when the shape leaves its pane, or a circle is drawn where axes have different scales
 */
export function drawShape(shape: Shape, pane: Pane, done: number): string {
  if (shape.kind === 'path') return drawPath(shape.points, shape.isClosed, shape.style, pane, done)
  if (shape.kind === 'circle') return drawCircle(shape.centre, shape.radius, shape.style, pane, done)
  const at = toPixels(shape.at, pane)
  if (shape.kind === 'dot') {
    stayInside(at, 4, 4, pane, 'a dot')
    return `<circle cx="${at[0]}" cy="${at[1]}" r="4.5" fill="${colours[shape.colour]}"/>`
  }
  const writing = labelWriting(shape.tex, shape.sizeInPx, colours[shape.colour])
  const x = at[0] + shape.shiftInPx[0]
  const y = at[1] + shape.shiftInPx[1]
  stayInside([x, y], writing.width / 2, writing.height / 2, pane, shape.tex)
  return `<g transform="translate(${x - writing.width / 2} ${y - writing.height / 2})">${writing.svg}</g>`
}

function drawPath(
  points: readonly Point[],
  isClosed: boolean,
  style: Style,
  pane: Pane,
  done: number,
): string {
  const pixels = points.map((point) => toPixels(point, pane))
  for (const pixel of pixels) stayInside(pixel, 0, 0, pane, 'a line')
  const whole = isClosed ? [...pixels, ...pixels.slice(0, 1)] : pixels
  const drawn = done >= 1 ? whole : firstPart(whole, done)
  const close = isClosed && done >= 1 ? 'Z' : ''
  const d = `M${drawn.map((pixel) => pixel.map((value) => value.toFixed(1)).join(' ')).join('L')}${close}`
  return `<path d="${d}" ${strokeOf(style, style.isFilled === true && done >= 1)}/>`
}

function drawCircle(centre: Point, radius: number, style: Style, pane: Pane, done: number): string {
  if (pane.scaleX !== pane.scaleY) throw new Error('A circle needs equal scales')
  const points = Array.from({ length: 120 }, (_, index): Point => {
    const angle = (index * Math.PI) / 60
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
  })
  return drawPath(points, true, style, pane, done)
}

function strokeOf(style: Style, isFilled: boolean): string {
  const colour = colours[style.colour ?? 'chalk']
  const dash = style.isDashed === true ? ' stroke-dasharray="6 5"' : ''
  const fill = isFilled ? `fill="${colour}" fill-opacity="0.22"` : 'fill="none"'
  return `${fill} stroke="${colour}" stroke-width="${style.widthInPx ?? 2}" stroke-linejoin="round" stroke-linecap="round"${dash}`
}

function firstPart(points: readonly Point[], share: number): Point[] {
  const lengths = points.slice(1).map((point, index) => distance(points[index] ?? point, point))
  let rest = lengths.reduce((sum, length) => sum + length, 0) * share
  const part: Point[] = points.slice(0, 1)
  for (const [index, length] of lengths.entries()) {
    const from = points[index]
    const to = points[index + 1]
    if (from === undefined || to === undefined) break
    if (rest < length) {
      const ratio = length === 0 ? 0 : rest / length
      part.push([from[0] + (to[0] - from[0]) * ratio, from[1] + (to[1] - from[1]) * ratio])
      break
    }
    part.push(to)
    rest -= length
  }
  return part
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

function toPixels(point: Point, pane: Pane): Point {
  return [pane.originX + point[0] * pane.scaleX, pane.originY - point[1] * pane.scaleY]
}

function stayInside(at: Point, halfWidth: number, halfHeight: number, pane: Pane, what: string): void {
  const { left, top, right, bottom } = pane.box
  const isInside =
    at[0] - halfWidth >= left - 1 &&
    at[0] + halfWidth <= right + 1 &&
    at[1] - halfHeight >= top - 1 &&
    at[1] + halfHeight <= bottom + 1
  if (!isInside) throw new Error(`${what} leaves the figure at ${at.map(Math.round).join(', ')}`)
}

function labelWriting(tex: string, sizeInPx: number, colour: string): Writing {
  const key = `${sizeInPx} ${colour} ${tex}`
  const known = labels.get(key)
  if (known !== undefined) return known
  const writing = write(tex, sizeInPx, colour)
  labels.set(key, writing)
  return writing
}
