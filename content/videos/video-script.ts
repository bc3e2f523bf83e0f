import type { Locale } from '../../domain/locales.ts'
import type { Figure, Shape } from './figure.ts'

/** What a step earns in the answer sheet; drawn as a circled mark in the margin. */
export type StepMark = '½' | '1' | '1½' | '2'

/** One step of a video: written on the board while it is read aloud. */
export type VideoStep = {
  /** TeX, broken where it is too wide for the board; words go in `\text{}`. The first step is the question. */
  tex: string | readonly string[]
  /** What the voice reads: plain words, as they are pronounced. */
  say: string
  /** What the captions of each language show: the same content in ordinary written mathematics. */
  caption: Readonly<Record<Locale, string>>
  mark?: StepMark
  /** Shapes that join the video's figure with this step. */
  figure?: readonly Shape[]
}

export type VideoScript = {
  /** Names the files of the video. */
  slug: string
  title: string
  topic: string
  /** Needed when any step has shapes. */
  figure?: Figure
  steps: readonly VideoStep[]
  /** The arithmetic of the video, computed; every check must answer true. */
  checks: readonly (() => boolean)[]
}
