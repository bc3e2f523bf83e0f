import type { QualityChoice, Rendition } from './quality-choice.ts'

/** Lines of the finest picture that Data saver takes. */
export const saverHeight = 240

/** The finest rendition that Data saver takes: 240 lines, or the coarsest there is. */
export function saverRendition(renditions: readonly Rendition[]): Rendition | null {
  const pictures = renditions.filter(({ height }) => height > 0)
  const tallest = saverHeightOf(pictures)
  return pictures.find(({ height }) => height === tallest) ?? null
}

/** The tallest picture that Data saver takes of some; heights in lines. */
export function saverHeightOf(pictures: readonly { height: number }[]): number {
  const heights = pictures.map(({ height }) => height).sort((one, other) => other - one)
  return heights.find((height) => height <= saverHeight) ?? heights.at(-1) ?? 0
}

/** The rendition that a choice names, or the nearest below it where this video has not that one. */
export function renditionOf(choice: QualityChoice, renditions: readonly Rendition[]): Rendition | null {
  if (choice === 'auto') return null
  if (choice === 'saver') return saverRendition(renditions)
  if (choice === 'sound') return renditions.find(({ height }) => height === 0) ?? saverRendition(renditions)
  const height = Number.parseInt(choice, 10)
  const pictures = renditions
    .filter((rendition) => rendition.height > 0)
    .sort((one, other) => other.height - one.height)
  return pictures.find((rendition) => rendition.height <= height) ?? pictures.at(-1) ?? null
}
