import { expect, it } from 'vitest'
import { lightest, type OfferedLesson, renditionFor, renditionsOf, weigh } from './weights.ts'

const video = (
  ...sizes: [rendition: OfferedLesson['renditions'][number]['rendition'], byteCount: number][]
): OfferedLesson => ({
  item: 'video',
  byteCount: 0,
  renditions: sizes.map(([rendition, byteCount]) => ({
    rendition,
    byteCount,
    height: rendition === 'audio' ? 0 : Number.parseInt(rendition, 10),
  })),
})
const sheet: OfferedLesson = { item: 'sheet', renditions: [], byteCount: 50 }
const both = video(['audio', 10], ['144p', 20], ['240p', 40], ['480p', 90])
const small = video(['audio', 5], ['144p', 15])

it('each video of a chapter is saved in the wanted quality, or in the nearest below it', () => {
  expect(renditionFor(both, '240p')).toEqual({ rendition: '240p', byteCount: 40 })
  expect(renditionFor(small, '240p')).toEqual({ rendition: '144p', byteCount: 15 })
  expect(renditionFor(video(['480p', 90]), '240p')).toEqual({ rendition: '480p', byteCount: 90 })
  expect(renditionFor(small, 'audio')).toEqual({ rendition: 'audio', byteCount: 5 })
  expect(renditionFor(sheet, '240p')).toEqual({ rendition: null, byteCount: 50 })
})

it('the size of a chapter is the sum of its lessons', () => {
  expect(weigh([both, small, sheet], '240p')).toBe(105)
  expect(weigh([both, small, sheet], 'audio')).toBe(65)
})

it('offers the qualities of all its videos, with 240 lines first, except with data saving', () => {
  const offered = renditionsOf([small, both, sheet])
  expect(offered).toEqual(['audio', '144p', '240p', '480p'])
  expect(lightest(offered, false)).toBe('240p')
  expect(lightest(offered, true)).toBe('144p')
  expect(lightest(['audio'], false)).toBe('audio')
  expect(lightest([], false)).toBe(null)
})
