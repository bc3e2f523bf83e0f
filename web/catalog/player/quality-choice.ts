import { type RenditionName, renditionNames } from '../../../domain/lessons/rules.ts'
import { keepPrivate, readPrivate } from '../../session.ts'

/** One form of a video; the sound alone has no height. */
export type Rendition = { rendition: string; height: number; byteCount: number }

/** What the student asked for: `240p` and its like are renditions. */
export type QualityChoice = 'auto' | 'saver' | 'sound' | `${number}p`

/** `downlink` is in megabits per second. */
type Connection = { saveData?: boolean; effectiveType?: string; downlink?: number }

const name = 'quality'

/** The quality a lesson starts with: the one chosen last, otherwise the sparing one on a metered or slow line. */
export function startingChoice(): QualityChoice {
  const kept = readPrivate<string>(name)
  return kept !== null && isChoice(kept) ? kept : choiceFor(connection())
}

export function keepChoice(choice: QualityChoice): void {
  keepPrivate(name, choice)
}

/** Data saver where the visitor saves data or the connection is 3g or slower, else as the bandwidth allows. */
export function choiceFor({ saveData = false, effectiveType = '4g' }: Connection): QualityChoice {
  return saveData || effectiveType !== '4g' ? 'saver' : 'auto'
}

export function isChoice(text: string): text is QualityChoice {
  return text === 'auto' || text === 'saver' || text === 'sound' || /^\d{3,4}p$/.test(text)
}

/** What a video begins with: what was chosen, or the finest rendition that the line brings at once. */
export function beginningFor(
  choice: QualityChoice,
): { beginsWith: RenditionName } | { bitsPerSecond: number } {
  if (choice === 'sound') return { beginsWith: 'audio' }
  const height = choice === 'saver' ? `${saverHeight}p` : choice
  const beginsWith = renditionNames.find((rendition) => rendition === height)
  return beginsWith === undefined ? { bitsPerSecond: lineBitsPerSecond() } : { beginsWith }
}

/** Bits per second of a line of which nothing is known. */
const firstGuess = 250_000
let measuredBitsPerSecond: number | null = null

/** What the line carries: as the last lesson measured it, as the browser says, or a careful guess. */
export function lineBitsPerSecond(): number {
  const { downlink = 0 } = connection()
  return measuredBitsPerSecond ?? (downlink > 0 ? downlink * 1_000_000 : firstGuess)
}

export function noteLine(bitsPerSecond: number): void {
  if (bitsPerSecond > 0) measuredBitsPerSecond = Math.round(bitsPerSecond)
}

function connection(): Connection {
  // The Network Information API is in no type library: not every browser has it.
  return (navigator as Navigator & { connection?: Connection }).connection ?? {}
}

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
