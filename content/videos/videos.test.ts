import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { markStrip } from '../../domain/lessons/mark-strip.ts'
import { allVideos, lessonVideos } from './all-videos.ts'
import { type BoardIndex, scriptHash, type VideoIndex } from './video-index.ts'

const folder = join(import.meta.dirname, './files')
// Written by the video maker alone, in this very shape.
const index = JSON.parse(readFileSync(join(folder, 'videos.json'), 'utf8')) as VideoIndex
const boards = JSON.parse(readFileSync(join(folder, 'boards.json'), 'utf8')) as BoardIndex
const narrowestPhone = 320
const largestPosterInBytes = 35 * 1024
const largestPoolInBytes = 30 * 1024 * 1024

test('the index lists exactly the videos that have a script', () => {
  expect(Object.keys(index).toSorted()).toEqual(allVideos.map((video) => video.slug).toSorted())
})

test('the whole pool stays under 30 MB', () => {
  const bytes = allVideos.flatMap((video) =>
    filesOf(video.slug).map((file) => statSync(join(folder, file)).size),
  )
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(largestPoolInBytes)
})

describe.each(allVideos)('$slug', (video) => {
  test('has its two sizes, captions and a light poster', () => {
    expect(filesOf(video.slug).filter((file) => !existsSync(join(folder, file)))).toEqual([])
    expect(statSync(join(folder, `${video.slug}.jpg`)).size).toBeLessThanOrEqual(largestPosterInBytes)
  })

  test('is listed with its title and its true sizes', () => {
    expect(index[video.slug]).toEqual({
      title: video.title,
      durationInSeconds: expect.any(Number),
      width: 640,
      height: 480,
      bytes: { '240': sizeOf(video.slug, '240'), '480': sizeOf(video.slug, '480') },
    })
  })

  test('is drawn as its script stands', () => {
    expect(boards[video.slug]?.script).toBe(scriptHash(video))
  })

  test('has no letters below 15 px where it is 360 px wide', () => {
    const sizes = textsOf(video.slug).map(({ sizeInPx }) => sizeInPx)
    expect((Math.min(...sizes) * 360) / 640).toBeGreaterThanOrEqual(15)
  })

  test('keeps its texts on the board and off one another', () => {
    const texts = textsOf(video.slug)
    const outside = texts.filter(
      ({ left, top, right, bottom }) => left < 0 || top < 0 || right > 640 || bottom > 480,
    )
    expect(outside).toEqual([])
    const crossing = texts.flatMap((one, index) =>
      texts.slice(index + 1).flatMap((other) => (areOver(one, other) ? [[one, other]] : [])),
    )
    expect(crossing).toEqual([])
  })

  test('leaves its head to the mark of the student, on the narrowest phone too', () => {
    const firstLine = Math.min(...textsOf(video.slug).map(({ top }) => top))
    const height = (narrowestPhone * 480) / 640
    expect(markStrip.top * height + markStrip.heightInPx).toBeLessThanOrEqual((firstLine / 480) * height)
  })

  test('captions every step in order and ends them before the video', () => {
    const cues = readCues(video.slug)
    expect(cues.map((cue) => cue.text)).toEqual(video.steps.map((step) => step.caption))
    const times = cues.flatMap((cue) => [cue.from, cue.to])
    expect(times.every((time) => Number.isFinite(time))).toBe(true)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.at(-1)).toBeLessThan(durationOf(video.slug))
  })

  test('says the same marks on the board and in the captions', () => {
    for (const step of video.steps) {
      expect(/\(([½1-9]+) marks?\)$/.exec(step.caption)?.[1]).toBe(step.mark)
    }
  })

  test('computes what it claims', () => {
    expect(video.checks.length).toBeGreaterThan(0)
    expect(video.checks.filter((holds) => !holds()).map(String)).toEqual([])
  })
})

describe.each(lessonVideos)('the lesson $slug', (video) => {
  test('lasts 40 to 70 seconds', () => {
    expect(durationOf(video.slug)).toBeGreaterThanOrEqual(40)
    expect(durationOf(video.slug)).toBeLessThanOrEqual(70)
  })

  test('gives step marks that add up to the marks of its title', () => {
    const promised = Number(/\((\d+) marks\)/.exec(video.title)?.[1])
    const worth = { '½': 0.5, '1': 1, '1½': 1.5, '2': 2 }
    const given = video.steps.reduce((sum, step) => sum + (step.mark === undefined ? 0 : worth[step.mark]), 0)
    expect(given).toBe(promised)
  })
})

type Text = ReturnType<typeof textsOf>[number]

function textsOf(slug: string) {
  const texts = boards[slug]?.texts ?? []
  return texts.map(([page, sizeInPx = 0, left = 0, top = 0, right = 0, bottom = 0]) => ({
    ...{ page, sizeInPx, left, top, right, bottom },
  }))
}

/** A pixel more or less is no crossing: boxes hold the air above and below the letters. */
function areOver(one: Text, other: Text): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return one.page === other.page && across > 2 && down > 2
}

function filesOf(slug: string): string[] {
  return ['240.mp4', '480.mp4', 'en.vtt', 'jpg'].map((ending) => `${slug}.${ending}`)
}

function sizeOf(slug: string, height: '240' | '480'): number {
  return statSync(join(folder, `${slug}.${height}.mp4`)).size
}

function durationOf(slug: string): number {
  return index[slug]?.durationInSeconds ?? Number.NaN
}

function readCues(slug: string): { from: number; to: number; text: string }[] {
  const [head, ...cues] = readFileSync(join(folder, `${slug}.en.vtt`), 'utf8')
    .trim()
    .split('\n\n')
  expect(head).toBe('WEBVTT')
  return cues.map((cue) => {
    const [, times = '', ...text] = cue.split('\n')
    const [from = '', to = ''] = times.split(' --> ')
    return { from: inSeconds(from), to: inSeconds(to), text: text.join('\n') }
  })
}

function inSeconds(stamp: string): number {
  return stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
