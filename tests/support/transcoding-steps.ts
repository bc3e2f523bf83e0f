import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A film that is made; the folders of tries that were killed stay until the next try begins. */
export type MadeFilm = { mediaId: string; ended: Set<string> }

/** What the transcoder does with a film, in this order. */
const phases = ['probe', 'drawing', 'storyboard', 'encrypting', 'poster', 'storing', 'keeping'] as const
type Phase = (typeof phases)[number]

export type Step = {
  phase: Phase
  part: string
  /** Never of what the database alone shows. */
  isReached(film: MadeFilm): boolean
}

/** What a process that prepares films is told: to begin, and where it is to stand still, if anywhere. */
export type Order = {
  film: { mediaId: string; ended: string[] }
  step: Pick<Step, 'phase' | 'part'> | null
}

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

/** What is made of the film of these tests, in this order. */
export const expectedRungs = ['audio', '144p'] as const

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
export function watchTranscoding(dataDir: string): Work {
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
      ...expectedRungs.map(
        (rung): Step => ({
          phase: 'drawing',
          part: rung,
          isReached: (film) => isDrawn(film, `${rung}-000000.ts`),
        }),
      ),
      { phase: 'storyboard', part: 'its tiles', isReached: (film) => isDrawn(film, 'storyboard.jpg') },
      ...expectedRungs.map(
        (rung): Step => ({
          phase: 'encrypting',
          part: rung,
          isReached: (film) => isDrawn(film, `${rung}.bin`),
        }),
      ),
      { phase: 'poster', part: 'its picture', isReached: (film) => isDrawn(film, 'poster.jpg') },
      ...[...expectedRungs, 'storyboard', 'poster'].map(
        (part, index): Step => ({ phase: 'storing', part, isReached: (film) => storedCount(film) > index }),
      ),
      { phase: 'keeping', part: 'its rows', isReached: () => false },
    ],
  }
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}
