import type { Colour, Point, Shape, Style } from '../figure.ts'
import { type Writing, write } from './chalk.ts'

type Box = { left: number; top: number; right: number; bottom: number }
type Label = Extract<Shape, { kind: 'label' }>

/** The part of the frame a figure may use, how its units become pixels, and what it takes of its part. */
export type Pane = {
  box: Box
  scaleX: number
  scaleY: number
  originX: number
  originY: number
  drawnWidth: number
  drawnHeight: number
}

const colours: Record<Colour, string> = {
  chalk: '#F3F1E7',
  given: '#FFD95A',
  result: '#8FD9A8',
  faint: '#7FA394',
  red: '#F07A6E',
}

const labels = new Map<string, Writing>()

/** Scripts place their labels as of this size, clear of what they name. */
const placedSizeInPx = 17
const dotRadius = 6
const halfStroke = 1.5
/** A stretched figure is no higher than this part of its width. */
const mostStretch = 0.9

/**
 * The largest scale at which shapes and labels stay within a box, in its middle.
 * @returns undefined where the labels alone have no room
 */
export function paneFor(
  shapes: readonly Shape[],
  box: Box,
  isStretched: boolean,
  sizeInPx: number,
): Pane | undefined {
  const width = box.right - box.left
  const height = box.bottom - box.top
  const spans = (scale: number) => spansOf(shapes, scale, scale, sizeInPx)
  const largest = (fits: (scale: number) => boolean) => {
    let [low, high] = [0, 4000]
    for (let round = 0; round < 40; round += 1) {
      const middle = (low + high) / 2
      if (fits(middle)) low = middle
      else high = middle
    }
    return low
  }
  const [x, y] = [
    largest((scale) => spans(scale).right - spans(scale).left <= width),
    largest((scale) => spans(scale).bottom - spans(scale).top <= height),
  ]
  const even = Math.min(x, y)
  const flat = largest((scale) => spans(scale).bottom - spans(scale).top <= mostStretch * width)
  const [scaleX, scaleY] = isStretched ? [x, Math.min(y, flat)] : [even, even]
  if (Math.min(scaleX, scaleY) < 0.01) return undefined
  const drawn = spansOf(shapes, scaleX, scaleY, sizeInPx)
  const [drawnWidth, drawnHeight] = [drawn.right - drawn.left, drawn.bottom - drawn.top]
  return {
    box,
    scaleX,
    scaleY,
    originX: box.left + (width - drawnWidth) / 2 - drawn.left,
    originY: box.top + (height - drawnHeight) / 2 - drawn.top,
    drawnWidth,
    drawnHeight,
  }
}

/** Where a label stands, in pixels of the board. */
export function labelBox(label: Label, pane: Pane, sizeInPx: number): Box {
  const { width, height } = labelWriting(label.tex, sizeInPx, colours[label.colour])
  const [x, y] = labelMiddle(label, toPixels(label.at, pane), sizeInPx)
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }
}

function labelMiddle({ shiftInPx }: Label, at: Point, sizeInPx: number): Point {
  return [
    at[0] + (shiftInPx[0] * sizeInPx) / placedSizeInPx,
    at[1] + (shiftInPx[1] * sizeInPx) / placedSizeInPx,
  ]
}

function spansOf(shapes: readonly Shape[], scaleX: number, scaleY: number, sizeInPx: number): Box {
  const pane = { scaleX, scaleY, originX: 0, originY: 0 }
  const boxes = shapes.flatMap((shape): Box[] => {
    if (shape.kind === 'label')
      return [labelBox(shape, { ...pane, box: nowhere, drawnWidth: 0, drawnHeight: 0 }, sizeInPx)]
    if (shape.kind === 'path')
      return shape.points.map((point) => around(toPixels(point, pane), halfStroke, halfStroke))
    if (shape.kind === 'dot') return [around(toPixels(shape.at, pane), dotRadius, dotRadius)]
    const centre = toPixels(shape.centre, pane)
    return [around(centre, shape.radius * scaleX + halfStroke, shape.radius * scaleY + halfStroke)]
  })
  return {
    left: Math.min(...boxes.map((one) => one.left)),
    top: Math.min(...boxes.map((one) => one.top)),
    right: Math.max(...boxes.map((one) => one.right)),
    bottom: Math.max(...boxes.map((one) => one.bottom)),
  }
}

const nowhere: Box = { left: 0, top: 0, right: 0, bottom: 0 }

function around([x, y]: Point, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight }
}

/**
 * One shape as SVG, drawn as far as `done` (0 to 1).
 * @throws when a circle is drawn where axes have different scales
 */
export function drawShape(shape: Shape, pane: Pane, done: number, sizeInPx: number): string {
  if (shape.kind === 'path') return drawPath(shape.points, shape.isClosed, shape.style, pane, done)
  if (shape.kind === 'circle') return drawCircle(shape.centre, shape.radius, shape.style, pane, done)
  if (shape.kind === 'dot') {
    const [x, y] = toPixels(shape.at, pane)
    return `<circle cx="${x}" cy="${y}" r="${dotRadius}" fill="${colours[shape.colour]}"/>`
  }
  const { svg } = labelWriting(shape.tex, sizeInPx, colours[shape.colour])
  const { left, top } = labelBox(shape, pane, sizeInPx)
  return `<g transform="translate(${left} ${top})">${svg}</g>`
}

function drawPath(
  points: readonly Point[],
  isClosed: boolean,
  style: Style,
  pane: Pane,
  done: number,
): string {
  const pixels = points.map((point) => toPixels(point, pane))
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
  return `${fill} stroke="${colour}" stroke-width="${(style.widthInPx ?? 2) * 1.2}" stroke-linejoin="round" stroke-linecap="round"${dash}`
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

function toPixels(point: Point, pane: Pick<Pane, 'scaleX' | 'scaleY' | 'originX' | 'originY'>): Point {
  return [pane.originX + point[0] * pane.scaleX, pane.originY - point[1] * pane.scaleY]
}

function labelWriting(tex: string, sizeInPx: number, colour: string): Writing {
  const key = `${sizeInPx} ${colour} ${tex}`
  const known = labels.get(key)
  if (known !== undefined) return known
  const writing = write(tex, sizeInPx, colour)
  labels.set(key, writing)
  return writing
}
