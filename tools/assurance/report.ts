import { readFile, writeFile } from 'node:fs/promises'
import type { Row } from './rows/row.ts'
import type { Outcome } from './run-row.ts'

const file = new URL('../../docs/assurance.md', import.meta.url)
const heads = ['', 'What is attacked', 'What must come of it', 'n', 'What came of it', 'Result', 'When']

/** When a row was run, on what machine, and at which commit. */
export type Circumstances = { date: string; commit: string; load: string }

/** One line for the terminal. */
export function lineOf({ id }: Row, { result, parts, figure, seconds }: Outcome): string {
  return `${id.padEnd(4)} ${countsOf(parts)} · ${figure} · ${result} (${seconds.toFixed(0)} s)`
}

/** Writes docs/assurance.md: the rows that were run, every other row unchanged, and those that never ran. */
export async function mergeReport(
  rows: readonly Row[],
  outcomes: ReadonlyMap<string, Outcome>,
  circumstances: Circumstances,
): Promise<void> {
  const before = linesById(await readFile(file, 'utf8').catch(() => ''))
  const lines = rows.map((row) => {
    const outcome = outcomes.get(row.id)
    if (outcome) return writeLine(row, outcome, circumstances)
    return before.get(row.id) ?? writeLine(row, { ...unrun(row), seconds: 0 }, circumstances)
  })
  const results = lines.map((line) => /\| (pass|MISS|missing|not run) \|/.exec(line)?.[1] ?? 'not run')
  const count = (wanted: string) => results.filter((result) => result === wanted).length
  await writeFile(
    file,
    `# Promises under fault, load and attack

Written by \`npm run assure\`, and by nothing else. \`npm run assure -- --only T11,T7\` runs some of the
rows and replaces their lines alone. A row passes when every one of its parts was run as often as wanted,
nothing broke, and its checker was first seen to catch something broken on purpose; one that was run less
often is a miss. Numbers that are left out were never given.

${rows.length} rows: ${count('pass')} pass, ${count('MISS')} miss, ${count('not run')} not run, ${count('missing')} without a way to run them.

The promises about money that are checked after every fault, once all has come to rest: I1 a captured
payment means exactly one active enrolment, and one that finance recorded counts as captured; I2 no
enrolment without such a payment of the right amount, order and student, or a grant of the staff on record,
an order with a coupon code is at the price of the code and holds its place, and one that changes a plan is at the price
of what was left of that plan, which has ended; I3 one invoice per capture,
with numbers that are unique and have no gap in a series and financial year; I4 refunds never exceed what was
captured, and go back as it came;
I5 the ledger balances; I6 each message of the gateway is applied at most once; I7 an order leaves "paid"
only by a refund; I8 what was answered with a success is there after a restart.

${[heads, heads.map(() => '---')].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
${lines.join('\n')}
`,
  )
}

function linesById(text: string): Map<string, string> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const id = /^\| (T\d+) \|/.exec(line)?.[1]
      return id === undefined ? [] : [[id, line] as const]
    }),
  )
}

function unrun({ wanted, runs }: Row): Pick<Outcome, 'parts' | 'figure'> & { result: string } {
  const parts = Object.entries(wanted).map(([part, count]) => ({ part, reached: 0, wanted: count }))
  return { parts, figure: '', result: runs.length === 0 ? 'missing' : 'not run' }
}

function writeLine(
  { id, attack, passMark }: Row,
  { parts, figure, result, seconds }: Pick<Outcome, 'parts' | 'figure' | 'seconds'> & { result: string },
  { date, commit, load }: Circumstances,
): string {
  const hasRun = result === 'pass' || result === 'MISS'
  const when = hasRun ? `${date}, ${minutesOf(seconds)}, load ${load}, ${commit}` : ''
  return `| ${[id, attack, passMark, countsOf(parts), figure, result, when].join(' | ')} |`
}

function minutesOf(seconds: number): string {
  return seconds < 90 ? `${seconds.toFixed(0)} s` : `${(seconds / 60).toFixed(0)} min`
}

/** The result of every part against its target; equal parts are listed once. */
function countsOf(parts: Outcome['parts']): string {
  const alike = new Map<string, string[]>()
  for (const { part, reached, wanted } of parts) {
    const counts = `${reached.toLocaleString('en-US')} of ${wanted.toLocaleString('en-US')}`
    alike.set(counts, [...(alike.get(counts) ?? []), part])
  }
  return [...alike]
    .map(
      ([counts, names]) =>
        `${counts} ${names.length > 8 ? `in each of ${names.length} parts` : names.join(', ')}`,
    )
    .join('; ')
}
