import type { Shape } from '../figure.ts'
import type { VideoScript, VideoStep } from '../video-script.ts'
import type { Writing } from './chalk.ts'
import { drawShape, labelBox, type Pane, paneFor } from './draw.ts'
import { breakLines, sentences } from './lines.ts'

export const frameWidth = 640
export const frameHeight = 480

type Box = { left: number; top: number; right: number; bottom: number }
type Line = Writing & { x: number; y: number }
type Row = { lines: Line[]; middle: number }
type Set = { lines: (Writing & { isIndented: boolean })[]; cost: number }
/** The rows that stand on the board while a page of it is written; the first may be of the page before. */
type Page = { rows: ReadonlyMap<number, Row> }

/** The board with every step's place decided; the same for all frames of a video. */
export type Board = {
  script: VideoScript
  sizeInPx: number
  pages: Page[]
  /** Of each step. */
  pageOf: number[]
  pane: Pane | undefined
  note: Line[]
  /** How little the breaks of its lines are liked. */
  breakCost: number
}

/** When a step begins to be written and how long the writing takes, in seconds. */
export type Moment = { startsAt: number; writesFor: number }

/** Nothing is written above: there the mark of a student moves. */
export const writtenFrom = 42
const left = 62
const right = 630
const bottom = 470
const marginX = 26
const markRadius = 21
/** The least letters: 15 px where the whole board is 360 px wide. */
export const leastSizeInPx = 27
const largestSizeInPx = 36
const largestQuestionInPx = 30
const lineGap = 9
const leastRowGap = 13
const mostRowGap = 30
const indent = 22
const paneGap = 18
const leastGapOfLabels = 6
const yellow = '#FFD95A'
const chalk = '#F3F1E7'
const green = '#8FD9A8'
const grid = gridPath()

/**
 * Places every step: as large as may be, on as few pages as may be, the figure beside the steps or above them.
 * @throws when the video would have to be written too small to read
 */
export function layOut(script: VideoScript): Board {
  const shapes = script.steps.flatMap((step) => step.figure ?? [])
  let best: { board: Board; worth: number } | undefined
  for (let sizeInPx = largestSizeInPx; sizeInPx >= leastSizeInPx; sizeInPx -= 1) {
    for (const plan of plansFor(shapes)) {
      const board = tryLayout(script, shapes, sizeInPx, plan)
      if (board === undefined) continue
      const worth = worthOf(board)
      if (best === undefined || worth > best.worth) best = { board, worth }
    }
  }
  if (best === undefined) throw new Error(`${script.slug} does not fit on the board`)
  return best.board
}

/** The board as it stands at a moment; steps not begun are not there yet. */
export function frame(board: Board, moments: readonly Moment[], seconds: number): string {
  const begun = moments.filter(({ startsAt }) => seconds >= startsAt).length - 1
  const rows = board.pages[board.pageOf[begun] ?? 0]?.rows ?? new Map<number, Row>()
  const parts: string[] = begun === 0 ? board.note.map(placed) : []
  board.script.steps.forEach((step, index) => {
    const moment = moments[index]
    if (moment === undefined || index > begun) return
    const done = Math.min(1, (seconds - moment.startsAt) / moment.writesFor)
    const row = rows.get(index)
    if (row !== undefined) parts.push(writeRow(row, done, `r${index}`))
    for (const shape of step.figure ?? [])
      if (board.pane !== undefined) parts.push(drawShape(shape, board.pane, done, leastSizeInPx))
    if (row !== undefined && done >= 1 && step.mark !== undefined)
      parts.push(circledMark(step.mark, row.middle))
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frameWidth}" height="${frameHeight}" viewBox="0 0 ${frameWidth} ${frameHeight}"><style>line[data-line]{stroke-width:50}rect[data-frame]{stroke-width:50;fill:none}</style><rect width="${frameWidth}" height="${frameHeight}" fill="#16312B"/><path d="${grid}" stroke="#1A3830"/><path d="M52 0V${frameHeight}" stroke="#E2665B" stroke-width="2"/><g font-weight="500" font-family="Anek Latin">${parts.join('')}</g></svg>`
}

/** What is written on a page of a board and where, in pixels of the board. */
export type WrittenText = Box & { page: number; sizeInPx: number }

/** Every text of a board, for who measures it. */
export function writtenTexts(board: Board): WrittenText[] {
  const { pages, pane, script, sizeInPx } = board
  const labels = script.steps.flatMap((step) => step.figure ?? []).filter((shape) => shape.kind === 'label')
  const boxOf = (line: Line): Box => ({
    left: line.x,
    top: line.y,
    right: line.x + line.width,
    bottom: line.y + line.height,
  })
  return pages.flatMap(({ rows }, page) => [
    ...[...rows].flatMap(([index, row]) => [
      ...row.lines.map((line) => ({
        page,
        sizeInPx: index === 0 ? Math.min(sizeInPx, largestQuestionInPx) : sizeInPx,
        ...boxOf(line),
      })),
      ...(script.steps[index]?.mark === undefined
        ? []
        : [{ page, sizeInPx: leastSizeInPx, ...markBox(row.middle) }]),
    ]),
    ...(pane === undefined
      ? []
      : labels.map((label) => ({ page, sizeInPx: leastSizeInPx, ...labelBox(label, pane, leastSizeInPx) }))),
    ...(page === 0 ? board.note.map((line) => ({ page: -1, sizeInPx: leastSizeInPx, ...boxOf(line) })) : []),
  ])
}

type Plan = { stepsRight: number; paneHeight: number | null; hasQuestionAlways: boolean }

/** Figures beside the steps, of several widths, or above them, of several heights. */
function plansFor(shapes: readonly Shape[]): Plan[] {
  if (shapes.length === 0)
    return [true, false].map((hasQuestionAlways) => ({
      stepsRight: right,
      paneHeight: null,
      hasQuestionAlways,
    }))
  const beside = [200, 220, 240, 260, 280, 300, 320].map((width) => ({
    stepsRight: right - width - paneGap,
    paneHeight: null,
    hasQuestionAlways: true,
  }))
  const above = [100, 120, 140, 160, 180, 200, 220].map((paneHeight) => ({
    stepsRight: right,
    paneHeight,
    hasQuestionAlways: true,
  }))
  return [...beside, ...above]
}

function tryLayout(
  script: VideoScript,
  shapes: readonly Shape[],
  sizeInPx: number,
  { stepsRight, paneHeight, hasQuestionAlways }: Plan,
): Board | undefined {
  const sets: Set[] = []
  for (const [index, step] of script.steps.entries()) {
    const set = linesOf(step, index, sizeInPx, (index === 0 ? right : stepsRight) - left)
    if (set === null) return undefined
    sets.push(set)
  }
  const questionHeight = heightOf(sets[0]?.lines ?? [])
  const underQuestion = writtenFrom + 6 + questionHeight + paneGap
  let pane: Pane | undefined
  if (shapes.length > 0) {
    const box =
      paneHeight === null
        ? { left: stepsRight + paneGap, top: underQuestion, right, bottom }
        : { left, top: underQuestion, right, bottom: underQuestion + paneHeight }
    if (box.bottom > bottom || box.bottom - box.top < 90) return undefined
    pane = paneFor(shapes, box, script.figure?.isStretched === true, leastSizeInPx)
    if (pane === undefined) return undefined
  }
  const stepsTop = paneHeight === null ? underQuestion : underQuestion + paneHeight + paneGap
  const heights = sets.map(({ lines }, index) =>
    Math.max(heightOf(lines), script.steps[index]?.mark === undefined ? 0 : 2 * markRadius),
  )
  const groups = grouped(heights, {
    first: bottom - stepsTop,
    other: bottom - (hasQuestionAlways ? stepsTop : writtenFrom + 6),
  })
  if (groups === undefined) return undefined
  const pages = groups.map((group, page): Page => {
    const isOnTop = page > 0 && !hasQuestionAlways
    const top = isOnTop ? writtenFrom + 6 : stepsTop
    const spare = bottom - top - group.reduce((sum, index) => sum + (heights[index] ?? 0), 0)
    const gap = Math.min(mostRowGap, spare / Math.max(1, group.length - 1))
    const rows = new Map<number, Row>()
    if (!isOnTop) rows.set(0, rowAt(sets[0]?.lines ?? [], writtenFrom + 6, questionHeight))
    let y = top
    for (const index of group) {
      const height = heights[index] ?? 0
      rows.set(index, rowAt(sets[index]?.lines ?? [], y, height))
      y += height + gap
    }
    return { rows }
  })
  const pageOf = script.steps.map((_, index) =>
    Math.max(
      0,
      groups.findIndex((group) => group.includes(index)),
    ),
  )
  const note = breakLines(String.raw`\text{A demo, read by a computer}`, {
    width: stepsRight - left,
    indent: 0,
    sizeInPx: leastSizeInPx,
    colour: '#8FB3A4',
    isSentence: true,
  })
  let y = bottom - heightOf(note?.lines ?? [])
  if (note === null || y < stepsTop) return undefined
  const noteLines = note.lines.map((writing) => {
    const line = { ...writing, x: left, y }
    y += writing.height + lineGap
    return line
  })
  return {
    script,
    sizeInPx,
    pages,
    pageOf,
    pane,
    note: noteLines,
    breakCost: sets.reduce((sum, { cost }) => sum + cost, 0),
  }
}

/** Steps on pages; each begins with the last of the page before, for it is what the next one goes on from. */
function grouped(heights: readonly number[], room: { first: number; other: number }): number[][] | undefined {
  const groups: number[][] = [[]]
  const taken = (group: readonly number[]) =>
    group.reduce((sum, index) => sum + (heights[index] ?? 0), 0) + leastRowGap * (group.length - 1)
  for (let index = 1; index < heights.length; index += 1) {
    const group = groups.at(-1) ?? []
    const most = groups.length === 1 ? room.first : room.other
    if (taken([...group, index]) <= most) group.push(index)
    else {
      const next = [index - 1, index]
      if (index === 1 || taken(next) > room.other) return undefined
      groups.push(next)
    }
  }
  return groups
}

function worthOf({ sizeInPx, pages, pane, script, breakCost }: Board): number {
  const isAlone = pages.some(({ rows }, page) => page > 0 && !rows.has(0))
  const words =
    (sizeInPx - leastSizeInPx) / 26 - 0.15 * (pages.length - 1) ** 1.5 - (isAlone ? 0.2 : 0) - breakCost / 220
  if (pane === undefined) return words
  const drawn = (pane.drawnWidth * pane.drawnHeight) / ((right - left) * (bottom - writtenFrom))
  return words + 2.6 * drawn - overlapsOf(script, pane)
}

/** Labels that stand on one another. */
function overlapsOf(script: VideoScript, pane: Pane): number {
  const boxes = script.steps
    .flatMap((step) => step.figure ?? [])
    .filter((shape) => shape.kind === 'label')
    .map((label) => labelBox(label, pane, leastSizeInPx))
  return boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => areOver(one, other))).length
}

export function areOver(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > -leastGapOfLabels && down > 1
}

function linesOf(step: VideoStep, index: number, sizeInPx: number, width: number): Set | null {
  const texts = typeof step.tex === 'string' ? [step.tex] : step.tex
  const isQuestion = index === 0
  const whole = isQuestion ? [texts.join('\\text{ }')] : sentences(texts)
  const set: Set = { lines: [], cost: 0 }
  for (const text of whole) {
    const broken = breakLines(onBoard(text), {
      width,
      indent: isQuestion ? 0 : indent,
      sizeInPx: isQuestion ? Math.min(sizeInPx, largestQuestionInPx) : sizeInPx,
      colour: isQuestion ? yellow : chalk,
      isSentence: isQuestion,
    })
    if (broken === null) return null
    set.lines.push(
      ...broken.lines.map((line, number) => ({ ...line, isIndented: !isQuestion && number > 0 })),
    )
    set.cost += broken.cost
  }
  return set
}

/** Fractions as large as the line; a colon after a name is no sign of mathematics. */
function onBoard(tex: string): string {
  return tex.replaceAll('\\tfrac', '\\dfrac').replace(/(?<!\\;):(?=\\;|\\quad|\\text|$)/g, '\\text{:}')
}

function heightOf(lines: readonly Writing[]): number {
  return lines.reduce((sum, line) => sum + line.height + lineGap, -lineGap)
}

function rowAt(lines: readonly (Writing & { isIndented?: boolean })[], top: number, height: number): Row {
  let y = top + (height - heightOf(lines)) / 2
  const placedLines = lines.map((writing): Line => {
    const line = { ...writing, x: left + (writing.isIndented === true ? indent : 0), y }
    y += writing.height + lineGap
    return line
  })
  return { lines: placedLines, middle: top + height / 2 }
}

/** Lines are written one after the other, each from left to right. */
function writeRow(row: Row, done: number, id: string): string {
  const total = row.lines.reduce((sum, line) => sum + line.width, 0)
  let written = total * done
  return row.lines
    .map((line, index) => {
      const width = Math.min(line.width, written)
      written -= width
      if (done < 1 && width <= 0) return ''
      const body = placed(line)
      if (done >= 1 || width >= line.width) return body
      const clip = `${id}l${index}`
      return `<clipPath id="${clip}"><rect x="${line.x - 2}" y="${line.y - 6}" width="${width + 2}" height="${line.height + 12}"/></clipPath><g clip-path="url(#${clip})">${body}</g><circle cx="${line.x + width}" cy="${line.y + line.height / 2}" r="3.5" fill="#fff"/>`
    })
    .join('')
}

function placed(line: Line): string {
  return `<g transform="translate(${line.x} ${line.y})">${line.svg}</g>`
}

function markBox(y: number): Box {
  return {
    left: marginX - markRadius,
    top: y - markRadius,
    right: marginX + markRadius,
    bottom: y + markRadius,
  }
}

function circledMark(mark: string, y: number): string {
  return `<circle cx="${marginX}" cy="${y}" r="${markRadius}" fill="none" stroke="${green}" stroke-width="2.4"/><text x="${marginX}" y="${y + leastSizeInPx * 0.36}" font-size="${leastSizeInPx}" font-weight="700" text-anchor="middle" fill="${green}" font-family="Kalam">${mark}</text>`
}

function gridPath(): string {
  const down = Array.from({ length: frameWidth / 32 }, (_, index) => `M${index * 32}.5 0V${frameHeight}`)
  const across = Array.from({ length: frameHeight / 32 }, (_, index) => `M0 ${index * 32}.5H${frameWidth}`)
  return [...down, ...across].join('')
}
