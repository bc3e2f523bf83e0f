import type { ArticleSeed } from './article-seed.ts'
import { completingTheSquareWithPaperTiles } from './completing-the-square-with-paper-tiles.ts'
import { howStepMarksAreGiven } from './how-step-marks-are-given.ts'
import { sevenMistakesInSign } from './seven-mistakes-in-sign.ts'
import { whyRootTwoIsIrrational } from './why-root-two-is-irrational.ts'

/** Every article of the demo content. */
export const articleSeeds: readonly ArticleSeed[] = [
  completingTheSquareWithPaperTiles,
  howStepMarksAreGiven,
  sevenMistakesInSign,
  whyRootTwoIsIrrational,
]
