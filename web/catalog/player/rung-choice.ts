import type { QualityChoice, Rung } from './quality-choice.ts'

/** Lines of the finest picture that Data saver takes. */
export const saverHeight = 240

/** The finest rung that Data saver takes: 240 lines, or the coarsest there is. */
export function saverRung(rungs: readonly Rung[]): Rung | null {
  const pictures = rungs.filter(({ height }) => height > 0)
  const tallest = saverHeightOf(pictures)
  return pictures.find(({ height }) => height === tallest) ?? null
}

/** The tallest picture that Data saver takes of some; heights in lines. */
export function saverHeightOf(pictures: readonly { height: number }[]): number {
  const heights = pictures.map(({ height }) => height).sort((one, other) => other - one)
  return heights.find((height) => height <= saverHeight) ?? heights.at(-1) ?? 0
}

/** The rung that a choice names, or the nearest below it where this film has not that one. */
export function rungOf(choice: QualityChoice, rungs: readonly Rung[]): Rung | null {
  if (choice === 'auto') return null
  if (choice === 'saver') return saverRung(rungs)
  if (choice === 'sound') return rungs.find(({ height }) => height === 0) ?? saverRung(rungs)
  const height = Number.parseInt(choice, 10)
  const pictures = rungs.filter((rung) => rung.height > 0).sort((one, other) => other.height - one.height)
  return pictures.find((rung) => rung.height <= height) ?? pictures.at(-1) ?? null
}
