/** How a row is run: files of vitest or of the journeys, or a programme that records by itself. */
export type Run = {
  kind: 'vitest' | 'journeys' | 'programme'
  files: readonly string[]
  /** How many times the first size of a random test is run to reach the full n. */
  factor?: number
  /** Only tests whose titles match. */
  title?: string
  environment?: Readonly<Record<string, string>>
}

export type Row = {
  id: string
  /** What is attacked or broken, in one sentence. */
  attack: string
  /** What must come of it. */
  passMark: string
  /** n wanted of each part; one that is not reached makes the row a miss. */
  wanted: Readonly<Record<string, number>>
  /** None: there is no way to run it yet. */
  runs: readonly Run[]
  /** Who is shown something broken first: the checker of the promises about money, or the row's own. */
  control: 'I1–I8' | 'its own'
  /** Longest time for the whole row, in minutes. */
  minutes: number
  /** Judged by times, so it needs a machine that does nothing else. */
  isTimed?: boolean
}

/** Shows the checker of the promises about money every breach it looks for. */
export const invariantsControl: Run = { kind: 'vitest', files: ['tests/faults/invariants.test.ts'] }
