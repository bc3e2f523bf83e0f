import { expect, it } from 'vitest'
import { notebookCover } from '../../packages/drawing/notebook-cover.ts'
import { boardColours, coverOf } from './course-cover.ts'

// Object.keys gives plain strings; the object holds exactly the keys of its type.
const boards = Object.keys(boardColours) as (keyof typeof boardColours)[]

const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((place) => Number.parseInt(colour.slice(place, place + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it.each(boards)('the cover of a course of %s is drawn in what shows on its paper', (board) => {
  const cover = coverOf({ label: 'Loci & Circles', sublabel: 'Class X', board, construction: 'venn' })
  const stroke = /<path stroke="(#.*?)"/.exec(notebookCover(cover))?.[1] ?? ''
  const [light = 0, dark = 0] = [luminance(stroke), luminance(boardColours[board])].toSorted((a, b) => b - a)
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(6)
})
