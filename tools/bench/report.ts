import type { Machine } from './machine.ts'

/** One line of the table. */
export type Result = {
  what: string
  ours: string
  against: string
  /** What is judged: a ratio, or an amount with its unit. */
  value: string
  reach: string
  /** Null where it could not be measured; `value` then says why. */
  isReached: boolean | null
  n: string
}

/** Results of a part of the bench: its lines, and paragraphs of Markdown that explain them. */
export type Part = { results: Result[]; notes: string[] }

const heads = ['What', 'Stepmark', 'Against', 'Result', 'Target', 'Met', 'n']

export function printTable(results: readonly Result[]): string {
  const rows = [heads, ...results.map(cells)]
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}

export function writeReport(machine: Machine, results: readonly Result[], notes: readonly string[]): string {
  const table = [heads, heads.map(() => '---'), ...results.map(cells)]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
  return `# Benchmarks

Written by \`npm run bench\`. Each run replaces the whole file: separate measurements, at another load or
size or to compare two builds, are in [measurements.md](measurements.md). Every ratio compares two things measured
alternately in the same run, so it holds on other machines too; requests per second hold for this machine only.

${Object.entries(machine)
  .map(([name, value]) => `- ${name}: ${value}`)
  .join('\n')}

${table}

${notes.join('\n\n')}
`
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

/** The median of the ratios of each round: other load on the machine affects both sides of a round. */
export function medianRatio(ours: readonly number[], theirs: readonly number[]): number {
  return median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)))
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** A line that is judged by the 95th percentile of its times, in milliseconds. */
export function percentileLine(what: string, times: readonly number[], mostMilliseconds: number): Result {
  const slowest = percentile(times, 0.95)
  return {
    what,
    ours: `${median(times).toFixed(1)} ms`,
    against: '',
    value: `${slowest.toFixed(1)} ms (95th percentile)`,
    reach: `${mostMilliseconds} ms`,
    isReached: slowest <= mostMilliseconds,
    n: String(times.length),
  }
}

/** A line for several requests, judged by the one with the slowest 95th percentile; and which that is. */
export function slowestLine(
  what: string,
  asked: ReadonlyMap<string, readonly number[]>,
  mostMilliseconds: number,
): { line: Result; question: string } {
  const lines = [...asked].map(([question, times]) => ({ question, p95: percentile(times, 0.95) }))
  const slowest = lines.reduce((one, other) => (other.p95 > one.p95 ? other : one))
  const line = percentileLine(what, [...asked.values()].flat(), mostMilliseconds)
  return {
    question: slowest.question,
    line: {
      ...line,
      value: `${slowest.p95.toFixed(1)} ms (95th percentile of the slowest)`,
      isReached: slowest.p95 <= mostMilliseconds,
    },
  }
}

function cells({ what, ours, against, value, reach, isReached, n }: Result): string[] {
  return [what, ours, against, value, reach, isReached === null ? '–' : isReached ? 'yes' : 'NO', n]
}
