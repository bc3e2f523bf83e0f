import pg from 'pg'
import type { Statement } from '../../server/adapters/database/sql.ts'
import type { Recording } from './recording.ts'

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Total Cost': number
  'Plan Rows': number
  Plans?: Plan[]
}

/** Smaller tables may be scanned whole by any good plan. */
const smallBelowRows = 1000

/** PostgreSQL uses the generic plan when it costs less than custom plans including planning. */
const planningCost = 100

/** Nodes that read all their input before any output: a limit above one stops nothing below. */
const gathers = /^(Sort|Incremental Sort|Aggregate|WindowAgg|Hash|Materialize|Memoize|SetOp|Unique|Bitmap)/

/**
 * One line for each plan of the recorded statements: what it reads, and how. What is always planned for its values has
 * no generic plan.
 */
export async function explainAll(
  databaseUrl: string,
  name: string,
  { steps }: Recording,
  largeFromRows = smallBelowRows,
): Promise<string[]> {
  const lines: string[] = []
  for (const { statements } of steps.flat()) {
    const isForValues = statements.some(({ text }) => text.includes('force_custom_plan'))
    lines.push(...(await explainStatements(databaseUrl, name, statements, { largeFromRows, isForValues })))
  }
  return lines
}

type Options = { largeFromRows: number; isForValues?: boolean }

/** The same for statements without running them. */
export async function explainStatements(
  databaseUrl: string,
  name: string,
  statements: readonly Pick<Statement<unknown>, 'text' | 'values'>[],
  { largeFromRows, isForValues = false }: Options,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const lines: string[] = []
  try {
    const { rows } = await client.query<{ relname: string; reltuples: number }>(
      `select relname, reltuples from pg_class where relkind = 'r' and reltuples >= ${largeFromRows}`,
    )
    const large = new Map(rows.map(({ relname, reltuples }) => [relname, reltuples]))
    for (const { text, values } of statements) {
      const given = await planOf(client, `explain (format json) ${text}`, values)
      lines.push(`${name} · given: ${describePlan(given, large, largeFromRows)}`)
      if (isForValues) continue
      const general = await planOf(client, `explain (generic_plan, format json) ${text}`)
      const isNeverUsed = general['Total Cost'] > given['Total Cost'] * 2 + planningCost
      lines.push(
        `${name} · generic: ${isNeverUsed ? `never used, its cost is ${Math.round(general['Total Cost'])}` : describePlan(general, large, largeFromRows)}`,
      )
    }
  } finally {
    await client.end()
  }
  return lines
}

async function planOf(client: pg.Client, text: string, values: readonly unknown[] = []): Promise<Plan> {
  const { rows: answer } = await client.query(text, [...values])
  // EXPLAIN returns one row with one column.
  const [{ Plan: plan }] = answer[0]['QUERY PLAN'] as [{ Plan: Plan }]
  return plan
}

/** A large table is scanned whole unless a limit stops it before `largeFromRows`. */
function describePlan(plan: Plan, large: ReadonlyMap<string, number>, largeFromRows: number): string {
  const reads = new Set<string>()
  /** `share`: the fraction of its rows that a node has to produce. */
  function visit(node: Plan, share: number): void {
    const relation = node['Relation Name']
    const index = node['Index Name']
    if (index !== undefined) reads.add(index)
    else if (relation !== undefined && node['Node Type'] === 'Seq Scan') {
      const rows = large.get(relation)
      const how = rows === undefined ? 'small' : rows * share < largeFromRows ? 'a part' : 'whole'
      reads.add(how === 'whole' ? `SEQUENTIAL ${relation}` : `${relation} (${how})`)
    }
    node.Plans?.forEach((child, place) => {
      if (node['Node Type'] === 'Limit')
        visit(child, share * Math.min(1, node['Plan Rows'] / Math.max(1, child['Plan Rows'])))
      // The inner side of a join is read for each row of the outer one.
      else visit(child, place > 0 || gathers.test(node['Node Type']) ? 1 : share)
    })
  }
  visit(plan, 1)
  return `${[...reads].join(', ')} · cost ${Math.round(plan['Total Cost'])}`
}
