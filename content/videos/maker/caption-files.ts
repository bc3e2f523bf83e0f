import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '../../../domain/locales.ts'
import type { VideoScript, VideoStep } from '../video-script.ts'
import { pause, type Spoken } from './voice.ts'

type Times = Pick<Spoken, 'startsAt' | 'lasts'>

const target = join(import.meta.dirname, '../files')

/** The captions of a video in every language, as WebVTT. */
export function writeCaptions({ slug, steps }: VideoScript, spoken: readonly Times[]): void {
  for (const language of locales)
    writeFileSync(captionFile(slug, language), captions(steps, spoken, language))
}

/** When each step is spoken in the video that there is, by its captions. */
export function spokenBefore({ slug, steps }: VideoScript): Times[] {
  const file = readFileSync(captionFile(slug, 'en'), 'utf8')
  const spoken = [...file.matchAll(/^(\S+) --> (\S+)$/gm)].map(([, from = '', to = '']) => ({
    startsAt: inSeconds(from),
    lasts: inSeconds(to) - inSeconds(from) - pause / 2,
  }))
  if (spoken.length !== steps.length) throw new Error(`${slug} has other steps than were spoken`)
  return spoken
}

function captionFile(slug: string, language: Locale): string {
  return join(target, `${slug}.${language}.vtt`)
}

/** Each cue stands from its step's first word until shortly after its last. */
function captions(steps: readonly VideoStep[], spoken: readonly Times[], language: Locale): string {
  const cues = spoken.map(({ startsAt, lasts }, index) => {
    const end = startsAt + lasts + pause / 2
    return `${index + 1}\n${stamp(startsAt)} --> ${stamp(end)}\n${steps[index]?.caption[language] ?? ''}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}

function stamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}

function inSeconds(stamp: string): number {
  return stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
