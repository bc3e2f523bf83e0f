import type { Spoken } from './voice.ts'
import { pause } from './voice.ts'

/** When each step is spoken in a video that there is, by its captions. */
export function spokenBefore(captions: string): Pick<Spoken, 'startsAt' | 'lasts'>[] {
  return [...captions.matchAll(/^(\S+) --> (\S+)$/gm)].map(([, from = '', to = '']) => ({
    startsAt: inSeconds(from),
    lasts: inSeconds(to) - inSeconds(from) - pause / 2,
  }))
}

function inSeconds(stamp: string): number {
  return stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
