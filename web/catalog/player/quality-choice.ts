import { type RenditionName, renditionNames } from '../../../domain/lessons/rules.ts'
import { keepPrivate, readPrivate } from '../../session.ts'

/** A rendition; audio alone has no height. */
export type Rendition = { rendition: string; height: number; byteCount: number }

/** The student's choice: `240p` and the like are renditions. */
export type QualityChoice = 'auto' | 'saver' | 'sound' | `${number}p`

/** `downlink` is in megabits per second. */
type Connection = { saveData?: boolean; effectiveType?: string; downlink?: number }

const name = 'quality'

/** The quality a lesson starts with: the last choice, else Data saver on a metered or slow connection. */
export function startingChoice(): QualityChoice {
  const kept = readPrivate<string>(name)
  return kept !== null && isChoice(kept) ? kept : choiceFor(connection())
}

export function keepChoice(choice: QualityChoice): void {
  keepPrivate(name, choice)
}

/** Data saver where the visitor saves data or the connection is 3g or slower, else adaptive. */
export function choiceFor({ saveData = false, effectiveType = '4g' }: Connection): QualityChoice {
  return saveData || effectiveType !== '4g' ? 'saver' : 'auto'
}

export function isChoice(text: string): text is QualityChoice {
  return text === 'auto' || text === 'saver' || text === 'sound' || /^\d{3,4}p$/.test(text)
}

/** What a video starts with: the chosen rendition, or the best that the bandwidth loads at once. */
export function beginningFor(
  choice: QualityChoice,
): { beginsWith: RenditionName } | { bitsPerSecond: number } {
  if (choice === 'sound') return { beginsWith: 'audio' }
  const height = choice === 'saver' ? `${saverHeight}p` : choice
  const beginsWith = renditionNames.find((rendition) => rendition === height)
  return beginsWith === undefined ? { bitsPerSecond: lineBitsPerSecond() } : { beginsWith }
}

/** Bits per second assumed of an unknown connection. */
const firstGuess = 250_000
let measuredBitsPerSecond: number | null = null

/** Bandwidth: as the last lesson measured it, as the browser reports it, or a careful guess. */
export function lineBitsPerSecond(): number {
  const { downlink = 0 } = connection()
  return measuredBitsPerSecond ?? (downlink > 0 ? downlink * 1_000_000 : firstGuess)
}

export function noteLine(bitsPerSecond: number): void {
  if (bitsPerSecond > 0) measuredBitsPerSecond = Math.round(bitsPerSecond)
}

function connection(): Connection {
  // The Network Information API has no types in TypeScript: not every browser has it.
  return (navigator as Navigator & { connection?: Connection }).connection ?? {}
}

/** Lines of the best picture that Data saver uses. */
export const saverHeight = 240

/** The best rendition that Data saver uses: 240 lines, or the smallest there is. */
export function saverRendition(renditions: readonly Rendition[]): Rendition | null {
  const pictures = renditions.filter(({ height }) => height > 0)
  const tallest = saverHeightOf(pictures)
  return pictures.find(({ height }) => height === tallest) ?? null
}

/** The tallest of some heights that Data saver uses, in lines. */
export function saverHeightOf(pictures: readonly { height: number }[]): number {
  const heights = pictures.map(({ height }) => height).sort((one, other) => other - one)
  return heights.find((height) => height <= saverHeight) ?? heights.at(-1) ?? 0
}

/** The chosen rendition, or the nearest below it where this video lacks it. */
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
