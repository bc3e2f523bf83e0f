import { appendFileSync } from 'node:fs'

/** What one part of a row of `npm run assure` has counted. */
export type Figure = {
  /** The row in tools/assurance/rows. */
  id: string
  part: string
  /** How many times it was tried, counted as it happened. */
  n: number
  /** The outcome, in words: `0 accepted`. */
  figure: string
  isMet: boolean
}

/** The part in which a row's checker is shown something broken, and has to find it. */
export const plantedBreach = 'planted breach'

/** Sends this run's counts to the assurance programme; without it they are dropped. */
export function recordFigure(figure: Figure): void {
  const file = process.env['FIGURES_FILE']
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figure)}\n`)
}

/** Tells the programme that a row's checker found what was planted. */
export function recordPlanted(id: string, figure: string): void {
  recordFigure({ id, part: plantedBreach, n: 1, figure, isMet: true })
}
