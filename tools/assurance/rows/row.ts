/** How a row is run: vitest or journey files, or a program that writes its own result. */
export type Run = {
  kind: 'vitest' | 'journeys' | 'programme'
  files: readonly string[]
  /** How many times the base size of a random test is run to reach the full n. */
  factor?: number
  /** Only tests whose titles match. */
  title?: string
  environment?: Readonly<Record<string, string>>
}

export type Row = {
  id: string
  /** What is attacked or broken, in one sentence. */
  attack: string
  /** The required outcome. */
  passMark: string
  /** Required n of each part; the row fails when one is not reached. */
  wanted: Readonly<Record<string, number>>
  /** None: it cannot be run yet. */
  runs: readonly Run[]
  /** What first has to detect a deliberate fault: the checker of the promises about money, or the row's own. */
  control: 'I1–I8' | 'its own'
  /** Longest time for the whole row, in minutes. */
  minutes: number
  /** Depends on timing, so it needs an otherwise idle machine. */
  isTimed?: boolean
}

/** Runs the checker of the promises about money on every breach it must detect. */
export const invariantsControl: Run = { kind: 'vitest', files: ['tests/faults/invariants.test.ts'] }
