/**
 * `npm run assure`: every promise under fault, load and attack, each with the figure that came of it, one
 * line a row, merged into docs/assurance.md. It reaches nothing but this machine.
 *
 *   npm run assure                      all rows, for hours
 *   npm run assure -- --only T11,T7     these rows
 *   npm run assure -- --short           the smallest form of each: shows that it runs, and is not written down
 *   npm run assure -- --minutes 20      no row longer than that
 *   npm run assure -- --count           the rows that are not judged by times, on a machine that does other work
 */
import { execFileSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { lineOf, mergeReport } from './report.ts'
import { rows } from './rows.ts'
import { type Outcome, runRow } from './run-row.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    short: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '120' },
    count: { type: 'boolean', default: false },
  },
})
const only = values.only?.split(',').map((id) => id.trim())
const unknown = only?.filter((id) => !rows.some((row) => row.id === id)) ?? []
if (unknown.length > 0) throw new Error(`There is no row ${unknown}: choose ${rows.map(({ id }) => id)}.`)
const chosen = rows.filter(({ id, isTimed }) => (only?.includes(id) ?? true) && !(values.count && isTimed))

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopping = true
  })
}

const outcomes = new Map<string, Outcome>()
for (const row of chosen) {
  if (isStopping) break
  const load = (loadavg()[0] ?? 0).toFixed(1)
  const outcome = await runRow(row, { isShort: values.short, mostMinutes: Number(values.minutes) })
  // A row that was stopped by hand has not failed.
  if (isStopping) break
  outcomes.set(row.id, outcome)
  console.log(lineOf(row, outcome))
  // Written after each row, as all rows take hours.
  if (!values.short)
    await mergeReport(rows, new Map([[row.id, outcome]]), {
      date: new Date().toISOString().slice(0, 16).replace('T', ' '),
      commit: commit(),
      load,
    })
}
const count = (wanted: Outcome['result']) =>
  [...outcomes.values()].filter(({ result }) => result === wanted).length
console.log(
  `\n${outcomes.size} rows: ${count('pass')} pass, ${count('MISS')} miss, ${count('short')} short, ${count('missing')} without a way to run them`,
)
process.exitCode = count('MISS') + count('missing') > 0 ? 1 : 0

/** The commit; with a plus where files were changed since. */
function commit(): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
    const changed = git('status', '--porcelain', '--', '.', ':!docs/assurance.md') === '' ? '' : '+'
    return git('rev-parse', '--short', 'HEAD') + changed
  } catch {
    return 'no commit'
  }
}
