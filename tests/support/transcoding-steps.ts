import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A film that is made; the folders of tries that were killed stay until the next try begins. */
export type MadeFilm = { mediaId: string; ended: Set<string> }

/** What the transcoder does with a film, in this order. */
const phases = ['probe', 'drawing', 'storyboard', 'encrypting', 'poster', 'storing'] as const
type Phase = (typeof phases)[number]

type Step = { phase: Phase; part: string; isReached(film: MadeFilm): boolean }

type Work = {
  /** In the order in which the try that is underway reaches them. */
  steps: readonly Step[]
  /** The name of the try that is underway; null before it begins and after it ended. */
  tryOf(film: MadeFilm): string | null
}

/** What is killed, and in which phase: the worker itself, or the ffmpeg that draws. */
export type Aim = { phase: Phase; victim: 'worker' | 'ffmpeg' }

export const aims: readonly Aim[] = [
  ...phases.map((phase): Aim => ({ phase, victim: 'worker' })),
  { phase: 'drawing', victim: 'ffmpeg' },
]

/** Every phase comes up as often, whatever time it takes, in an order of chance. */
export function chosenAims(count: number): Aim[] {
  const rounds = Array.from({ length: Math.ceil(count / aims.length) }, () => shuffled(aims))
  return rounds.flat().slice(0, count)
}

export function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  return things
    .map((thing) => ({ thing, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ thing }) => thing)
}

/** Where a transcoder stands, by the files it left so far. */
export function watchTranscoding(dataDir: string, rungs: readonly string[]): Work {
  const root = join(dataDir, 'transcoding')

  function tryOf({ mediaId, ended }: MadeFilm): string | null {
    return namesIn(root).find((name) => name.startsWith(mediaId) && !ended.has(name)) ?? null
  }

  function isDrawn(film: MadeFilm, file: string): boolean {
    const name = tryOf(film)
    return name !== null && existsSync(join(root, name, file))
  }

  function storedCount(film: MadeFilm): number {
    const name = tryOf(film)
    if (name === null) return 0
    return namesIn(join(dataDir, 'media/streams', film.mediaId, name.slice(film.mediaId.length + 1))).length
  }

  return {
    tryOf,
    steps: [
      { phase: 'probe', part: 'the film', isReached: (film) => isDrawn(film, '.') },
      ...rungs.map(
        (rung): Step => ({
          phase: 'drawing',
          part: rung,
          isReached: (film) => isDrawn(film, `${rung}-000000.ts`),
        }),
      ),
      { phase: 'storyboard', part: 'its tiles', isReached: (film) => isDrawn(film, 'storyboard.jpg') },
      ...rungs.map(
        (rung): Step => ({
          phase: 'encrypting',
          part: rung,
          isReached: (film) => isDrawn(film, `${rung}.bin`),
        }),
      ),
      { phase: 'poster', part: 'its picture', isReached: (film) => isDrawn(film, 'poster.jpg') },
      ...[...rungs, 'storyboard', 'poster'].map(
        (part, index): Step => ({ phase: 'storing', part, isReached: (film) => storedCount(film) > index }),
      ),
    ],
  }
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}
