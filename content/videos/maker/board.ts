import type { VideoScript, VideoStep } from '../video-script.ts'
import { type Writing, write } from './chalk.ts'
import { drawShape, type Pane } from './draw.ts'

export const frameWidth = 854
export const frameHeight = 480

type Line = Writing & { x: number; y: number }
type Row = { step: VideoStep; lines: Line[]; middle: number }

/** The board with every step's place decided; the same for all frames of a video. */
export type Board = { script: VideoScript; rows: Row[]; pane: Pane | undefined }

/** When a step begins to be written and how long the writing takes, in seconds. */
export type Moment = { startsAt: number; writesFor: number }

const left = 66
const right = 784
const top = 56
const bottom = 452
const yellow = '#FFD95A'
const chalk = '#F3F1E7'
const green = '#8FD9A8'
const grid = gridPath()

/**
 * Places every step; wide or many steps are written smaller.
 * @throws when the video would have to be written too small to read
 */
export function layOut(script: VideoScript): Board {
  for (let scale = 1; scale > 0.7; scale -= 0.04) {
    const board = tryLayout(script, scale)
    if (board !== undefined) return board
  }
  throw new Error(`${script.slug} does not fit on the board`)
}

/** The board as it stands at a moment; steps not begun are not there yet. */
export function frame(board: Board, moments: readonly Moment[], seconds: number): string {
  const parts: string[] = []
  board.rows.forEach((row, index) => {
    const moment = moments[index]
    if (moment === undefined || seconds < moment.startsAt) return
    const done = Math.min(1, (seconds - moment.startsAt) / moment.writesFor)
    parts.push(writeRow(row, done, `r${index}`))
    if (board.pane !== undefined) {
      for (const shape of row.step.figure ?? []) parts.push(drawShape(shape, board.pane, done))
    }
    if (done >= 1 && row.step.mark !== undefined) parts.push(circledMark(row.step.mark, row.middle))
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frameWidth}" height="${frameHeight}" viewBox="0 0 ${frameWidth} ${frameHeight}"><style>line[data-line]{stroke-width:50}rect[data-frame]{stroke-width:50;fill:none}</style><rect width="${frameWidth}" height="${frameHeight}" fill="#16312B"/><path d="${grid}" stroke="#1A3830"/><path d="M48 0V${frameHeight}" stroke="#E2665B" stroke-width="2"/><g font-weight="500" font-family="Anek Latin"><text x="${left}" y="36" font-size="18" font-weight="700" fill="#BFD4C9">${escapeText(`${board.script.topic} · ${board.script.title}`)}</text><text x="${left}" y="470" font-size="12" fill="#8FB3A4">Computer-read demo narration</text>${parts.join('')}</g></svg>`
}

function tryLayout(script: VideoScript, scale: number): Board | undefined {
  const sets = script.steps.map((step, index) => {
    const texts = typeof step.tex === 'string' ? [step.tex] : step.tex
    return texts.map((tex) => write(tex, (index === 0 ? 22 : 25) * scale, index === 0 ? yellow : chalk))
  })
  const question = sets[0] ?? []
  const besideFigure = script.figure === undefined ? right : right - script.figure.widthInPx - 16
  const isTooWide = sets.some((lines, index) =>
    lines.some((line) => left + line.width > (index === 0 ? right : besideFigure)),
  )
  const heights = sets.map((lines) => lines.reduce((sum, line) => sum + line.height + 7 * scale, -7 * scale))
  const spare = bottom - top - heights.reduce((sum, height) => sum + height, 0)
  const gap = Math.min(26, spare / Math.max(1, sets.length - 1))
  if (isTooWide || gap < 13 * scale) return undefined
  let y = top
  const rows = script.steps.map((step, index): Row => {
    const rowTop = y
    const lines = (sets[index] ?? []).map((writing): Line => {
      const line = { ...writing, x: left, y }
      y += writing.height + 7 * scale
      return line
    })
    const rowBottom = y - 7 * scale
    y = rowBottom + gap
    return { step, lines, middle: (rowTop + rowBottom) / 2 }
  })
  const marked = rows.filter((row) => row.step.mark !== undefined)
  const isCrowded = marked.some((row, index) => row.middle - (marked[index - 1]?.middle ?? -99) < 33)
  if (isCrowded) return undefined
  return { script, rows, pane: paneOf(script, top + (heights[0] ?? 0) + (question.length > 0 ? 14 : 0)) }
}

function paneOf(script: VideoScript, paneTop: number): Pane | undefined {
  if (script.figure === undefined) return undefined
  const { widthInPx, view, isStretched } = script.figure
  const width = widthInPx
  const height = bottom - paneTop
  const [x0, y0, x1, y1] = view
  const scaleX = width / (x1 - x0)
  const scaleY = height / (y1 - y0)
  const even = Math.min(scaleX, scaleY)
  const [sx, sy] = isStretched === true ? [scaleX, scaleY] : [even, even]
  return {
    box: { left: right - width, top: paneTop, right, bottom },
    scaleX: sx,
    scaleY: sy,
    originX: right - width + (width - sx * (x1 - x0)) / 2 - sx * x0,
    originY: paneTop + (height - sy * (y1 - y0)) / 2 + sy * y1,
  }
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
      const body = `<g transform="translate(${line.x} ${line.y})">${line.svg}</g>`
      if (done >= 1 || width >= line.width) return body
      const clip = `${id}l${index}`
      return `<clipPath id="${clip}"><rect x="${line.x - 2}" y="${line.y - 6}" width="${width + 2}" height="${line.height + 12}"/></clipPath><g clip-path="url(#${clip})">${body}</g><circle cx="${line.x + width}" cy="${line.y + line.height / 2}" r="3.5" fill="#fff"/>`
    })
    .join('')
}

function circledMark(mark: string, y: number): string {
  const size = mark.length > 1 ? 15 : 19
  return `<circle cx="819" cy="${y}" r="15.5" fill="none" stroke="${green}" stroke-width="2.2"/><text x="819" y="${y + size * 0.36}" font-size="${size}" font-weight="700" text-anchor="middle" fill="${green}" font-family="Kalam">${mark}</text>`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function gridPath(): string {
  const down = Array.from({ length: 36 }, (_, index) => `M${index * 24}.5 0V480`)
  const across = Array.from({ length: 20 }, (_, index) => `M0 ${index * 24}.5H854`)
  return [...down, ...across].join('')
}
