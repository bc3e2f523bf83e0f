import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A video that is made; the folders of tries that were killed stay until the next try begins. */
export type MadeVideo = { mediaId: string; ended: Set<string> }

/** What the transcoder does with a video, in this order. */
const phases = ['probe', 'drawing', 'storyboard', 'encrypting', 'poster', 'storing', 'keeping'] as const
type Phase = (typeof phases)[number]

export type Step = {
  phase: Phase
  part: string
  /** Never of what the database alone shows. */
  isReached(video: MadeVideo): boolean
}

/** Commands of a transcoding process: to start, and where to pause, if anywhere. */
export type Order = {
  video: { mediaId: string; ended: string[] }
  step: Pick<Step, 'phase' | 'part'> | null
}

type Work = {
  /** In the order in which the try that is underway reaches them. */
  steps: readonly Step[]
  /** The name of the try that is underway; null before it begins and after it ended. */
  tryOf(video: MadeVideo): string | null
}

/** What is killed, and in which phase: the worker itself, or the ffmpeg that draws. */
export type Aim = { phase: Phase; victim: 'worker' | 'ffmpeg' }

export const aims: readonly Aim[] = [
  ...phases.map((phase): Aim => ({ phase, victim: 'worker' })),
  { phase: 'drawing', victim: 'ffmpeg' },
]

/** What is made of the video of these tests, in this order. */
export const expectedRenditions = ['audio', '144p'] as const

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

/** A transcoder's stage, by the files it has written so far. */
export function watchTranscoding(dataDir: string): Work {
  const root = join(dataDir, 'transcoding')

  function tryOf({ mediaId, ended }: MadeVideo): string | null {
    return namesIn(root).find((name) => name.startsWith(mediaId) && !ended.has(name)) ?? null
  }

  function isDrawn(video: MadeVideo, file: string): boolean {
    const name = tryOf(video)
    return name !== null && existsSync(join(root, name, file))
  }

  function storedCount(video: MadeVideo): number {
    const name = tryOf(video)
    if (name === null) return 0
    return namesIn(join(dataDir, 'media/streams', video.mediaId, name.slice(video.mediaId.length + 1))).length
  }

  return {
    tryOf,
    steps: [
      { phase: 'probe', part: 'the video', isReached: (video) => isDrawn(video, '.') },
      ...expectedRenditions.map(
        (rendition): Step => ({
          phase: 'drawing',
          part: rendition,
          isReached: (video) => isDrawn(video, `${rendition}-000000.ts`),
        }),
      ),
      { phase: 'storyboard', part: 'its tiles', isReached: (video) => isDrawn(video, 'storyboard.jpg') },
      ...expectedRenditions.map(
        (rendition): Step => ({
          phase: 'encrypting',
          part: rendition,
          isReached: (video) => isDrawn(video, `${rendition}.bin`),
        }),
      ),
      { phase: 'poster', part: 'its picture', isReached: (video) => isDrawn(video, 'poster.jpg') },
      ...[...expectedRenditions, 'storyboard', 'poster'].map(
        (part, index): Step => ({ phase: 'storing', part, isReached: (video) => storedCount(video) > index }),
      ),
      { phase: 'keeping', part: 'its rows', isReached: () => false },
    ],
  }
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}
