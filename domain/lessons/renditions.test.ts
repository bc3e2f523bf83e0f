import { describe, expect, it } from 'vitest'
import { pictureRenditionsOf, type Rendition, renditionsToKeep, sizeAt, storyboardOf } from './renditions.ts'

describe('the renditions of a video', () => {
  it('are never larger than the video', () => {
    expect(pictureRenditionsOf({ width: 854, height: 480 })).toEqual(['144p', '240p', '360p', '480p'])
    expect(pictureRenditionsOf({ width: 1920, height: 1080 }).at(-1)).toBe('720p')
    expect(pictureRenditionsOf({ width: 640, height: 359 })).toEqual(['144p', '240p'])
  })

  it('are counted by the shorter side, so that an upright video gets the same', () => {
    expect(pictureRenditionsOf({ width: 480, height: 854 })).toEqual(
      pictureRenditionsOf({ width: 854, height: 480 }),
    )
    expect(sizeAt('240p', { width: 720, height: 1280 })).toEqual({ width: 240, height: 426 })
  })

  it('start with the smallest even when the video is smaller still, at its own size', () => {
    expect(pictureRenditionsOf({ width: 100, height: 60 })).toEqual(['144p'])
    expect(sizeAt('144p', { width: 100, height: 60 })).toEqual({ width: 100, height: 60 })
  })

  it('keep the aspect ratio in even numbers', () => {
    expect(sizeAt('144p', { width: 854, height: 480 })).toEqual({ width: 256, height: 144 })
    expect(sizeAt('360p', { width: 1919, height: 1081 })).toEqual({ width: 640, height: 360 })
  })
})

describe('the renditions worth keeping', () => {
  const namesOf = (made: readonly (readonly [Rendition, number])[]) =>
    renditionsToKeep(
      made.map(([rendition, kilobits]) => ({ rendition, averageBitsPerSecond: kilobits * 1000 })),
    ).map(({ rendition }) => rendition)

  it('are a quarter smaller than the next one kept, and always include audio alone', () => {
    const board = [
      ['audio', 70],
      ['144p', 50],
      ['240p', 60],
      ['360p', 70],
      ['480p', 80],
    ] as const
    expect(namesOf(board)).toEqual(['audio', '240p', '480p'])
    const pictures = [
      ['audio', 40],
      ['144p', 120],
      ['240p', 260],
      ['360p', 520],
      ['480p', 900],
    ] as const
    expect(namesOf(pictures)).toEqual(pictures.map(([rendition]) => rendition))
    expect(namesOf([['144p', 50]])).toEqual(['144p'])
    expect(
      namesOf([
        ['240p', 76],
        ['360p', 100],
      ]),
    ).toEqual(['360p'])
    expect(
      namesOf([
        ['240p', 75],
        ['360p', 100],
      ]),
    ).toEqual(['240p', '360p'])
  })
})

describe('the storyboard of a video', () => {
  it('has a picture every five seconds', () => {
    expect(storyboardOf(47, { width: 854, height: 480 })).toEqual({
      secondsPerTile: 5,
      columns: 10,
      rows: 1,
      tileWidth: 160,
      tileHeight: 90,
    })
    expect(storyboardOf(51, { width: 854, height: 480 }).rows).toBe(2)
    expect(storyboardOf(3, { width: 854, height: 480 })).toMatchObject({ columns: 1, rows: 1 })
  })

  it('has at most two hundred pictures, however long the video is', () => {
    const { secondsPerTile, columns, rows } = storyboardOf(12 * 3600, { width: 1280, height: 720 })
    expect(columns * rows).toBeLessThanOrEqual(200)
    expect(columns * rows * secondsPerTile).toBeGreaterThanOrEqual(12 * 3600)
  })
})
