import { type RungName, rungNames } from '../../../domain/lessons/rules.ts'
import { keepPrivate, readPrivate } from '../../session.ts'

/** One form of a film; the sound alone has no height. */
export type Rung = { rung: string; height: number; byteCount: number }

/** What the student asked for: `240p` and its like are rungs. */
export type QualityChoice = 'auto' | 'saver' | 'sound' | `${number}p`

type Connection = { saveData?: boolean; effectiveType?: string }

const name = 'quality'
/** Lines of the finest picture that Data saver takes. */
export const saverHeight = 240

/** The quality a lesson starts with: the one chosen last, otherwise the sparing one on a metered or slow line. */
export function startingChoice(): QualityChoice {
  const kept = readPrivate<string>(name)
  return kept !== null && isChoice(kept) ? kept : choiceFor(connection())
}

export function keepChoice(choice: QualityChoice): void {
  keepPrivate(name, choice)
}

/** Data saver where the visitor saves data or the line is 3g or slower, else as the line allows. */
export function choiceFor({ saveData = false, effectiveType = '4g' }: Connection): QualityChoice {
  return saveData || effectiveType !== '4g' ? 'saver' : 'auto'
}

export function isChoice(text: string): text is QualityChoice {
  return text === 'auto' || text === 'saver' || text === 'sound' || /^\d{3,4}p$/.test(text)
}

/** The rung whose first segment is fetched before anything is known of the line: the least, unless one was chosen. */
export function rungToBeginWith(choice: QualityChoice): RungName {
  if (choice === 'sound') return 'audio'
  return rungNames.find((rung) => rung === choice) ?? '144p'
}

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

function connection(): Connection {
  // The Network Information API is in no type library: not every browser has it.
  return (navigator as Navigator & { connection?: Connection }).connection ?? {}
}
