import pg from 'pg'
import { type Recording, statementsOf } from './recording.ts'

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Total Cost': number
  Plans?: Plan[]
}

/** Tables with fewer rows than these are read whole by any good plan. */
const smallBelowRows = 1000

/** PostgreSQL keeps the general plan when it costs less than the plans for given values and planning them. */
const planningCost = 100

/** One line for each plan of the recorded statements: what it reads, and how. */
export async function explainAll(
  databaseUrl: string,
  name: string,
  recording: Recording,
  largeFromRows = smallBelowRows,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const lines: string[] = []
  try {
    const { rows } = await client.query<{ relname: string }>(
      `select relname from pg_class where relkind = 'r' and reltuples >= ${largeFromRows}`,
    )
    const large = new Set(rows.map(({ relname }) => relname))
    for (const { text, values } of statementsOf(recording)) {
      const given = await client.query(`explain (format json) ${text}`, values)
      const costs: number[] = []
      const general = await client.query(`explain (generic_plan, format json) ${text}`)
      for (const [kind, { rows: answer }] of Object.entries({ given, general })) {
        // EXPLAIN answers one row with one column.
        const [{ Plan: plan }] = answer[0]['QUERY PLAN'] as [{ Plan: Plan }]
        costs.push(plan['Total Cost'])
        const [given = 0, general = 0] = costs
        const isNeverKept = kind === 'general' && general > given * 2 + planningCost
        lines.push(
          `${name} · ${kind}: ${isNeverKept ? `never kept, its cost is ${Math.round(general)}` : describePlan(plan, large)}`,
        )
      }
    }
  } finally {
    await client.end()
  }
  return lines
}

function describePlan(plan: Plan, large: ReadonlySet<string>): string {
  const reads = new Set<string>()
  function visit(node: Plan): void {
    const relation = node['Relation Name']
    const index = node['Index Name']
    if (index !== undefined) reads.add(index)
    else if (relation !== undefined && node['Node Type'] === 'Seq Scan')
      reads.add(large.has(relation) ? `SEQUENTIAL ${relation}` : `${relation} (small)`)
    for (const child of node.Plans ?? []) visit(child)
  }
  visit(plan)
  return `${[...reads].join(', ')} · cost ${Math.round(plan['Total Cost'])}`
}
