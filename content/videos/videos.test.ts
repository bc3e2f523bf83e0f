import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { markStrip } from '../../domain/lessons/rules.ts'
import { type Locale, locales } from '../../domain/locales.ts'
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

  test.each(locales)('captions every step in order and ends them before the video (%s)', (language) => {
    const cues = readCues(video.slug, language)
    expect(cues.map((cue) => cue.text)).toEqual(video.steps.map(({ caption }) => caption[language]))
    const times = cues.flatMap((cue) => [cue.from, cue.to])
    expect(times.every((time) => Number.isFinite(time))).toBe(true)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.at(-1)).toBeLessThan(durationOf(video.slug))
    expect(times).toEqual(readCues(video.slug, 'en').flatMap((cue) => [cue.from, cue.to]))
  })

  test.each(['hi', 'te'] as const)('says the same mathematics in its captions (%s)', (language) => {
    for (const { caption } of video.steps) {
      const [english, other] = [formulasOf(caption.en), formulasOf(caption[language])]
      expect(other.signs, caption[language]).toEqual(english.signs)
      expect(other.letters, caption[language]).toEqual(english.letters)
    }
  })

  test.each(['hi', 'te'] as const)('leaves no caption in English (%s)', (language) => {
    for (const { caption } of video.steps) {
      const english = wordsOf(caption.en)
      const left = wordsOf(caption[language]).filter((word) => !isKept(word))
      expect(left, caption[language]).toEqual([])
      if (english.some((word) => !isKept(word))) expect(caption[language]).toMatch(scripts[language])
    }
  })

  test('says the same marks on the board and in the captions', () => {
    for (const step of video.steps) {
      expect(/\(([½1-9]+) marks?\)$/.exec(step.caption.en)?.[1]).toBe(step.mark)
      expect(/\(([½1-9]+) अंक\)$/.exec(step.caption.hi)?.[1]).toBe(step.mark)
      expect(/\(([½1-9]+) మార్కు(?:లు)?\)$/.exec(step.caption.te)?.[1]).toBe(step.mark)
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

/** Functions, units and products of letters: a caption has the same ones in every language. */
const mathematics = new Set('sin cos tan cosec log ar xy ac kx rl cm km'.split(' '))
/** Words of a program, and a name: they stay as they are where a caption has them. */
const untranslated = new Set('marks total sum len average print Python EcoRoute'.split(' '))
const isKept = (word: string) => mathematics.has(word) || untranslated.has(word)
const scripts = { hi: /\p{Script=Devanagari}/u, te: /\p{Script=Telugu}/u }

/** Words of more than one letter, but for names in capitals such as AB. */
function wordsOf(caption: string): string[] {
  return (caption.match(/\p{Script=Latin}{2,}/gu) ?? []).filter(
    (word) => !/^[A-Z]+$/.test(word) && !/[ₐ-ₜᵢ]/u.test(word),
  )
}

/** Names in capitals that have a word in Hindi or Telugu, and the articles of English. */
const withWords = ['HCF', 'LCM', 'AP', 'GP', 'a', 'A']

/** The numbers and signs of a caption, and its letters of mathematics, each in the order of the alphabet. */
function formulasOf(caption: string): { signs: string[]; letters: string[] } {
  const words = new Set([...wordsOf(caption).filter((word) => !mathematics.has(word)), ...withWords])
  const letters = caption.replace(/[ap]\.m\./g, '').match(/\p{Script=Latin}+/gu) ?? []
  const signs = caption.match(/\d+(?:[.:]\d+)*|[^\p{L}\p{M}\p{Cf}\s\d.,;:?()।-]|\p{Script=Greek}|ℝ/gu) ?? []
  return { signs: signs.toSorted(), letters: letters.filter((one) => !words.has(one)).toSorted() }
}

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
  return ['240.mp4', '480.mp4', ...locales.map((language) => `${language}.vtt`), 'jpg'].map(
    (ending) => `${slug}.${ending}`,
  )
}

function sizeOf(slug: string, height: '240' | '480'): number {
  return statSync(join(folder, `${slug}.${height}.mp4`)).size
}

function durationOf(slug: string): number {
  return index[slug]?.durationInSeconds ?? Number.NaN
}

function readCues(slug: string, language: Locale): { from: number; to: number; text: string }[] {
  const [head, ...cues] = readFileSync(join(folder, `${slug}.${language}.vtt`), 'utf8')
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
