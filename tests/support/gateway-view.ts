import pg from 'pg'

/**
 * Copies what a gateway in another database knows next to what the product knows, where the checker
 * of the promises about money looks for it.
 */
export async function bringGatewayView(fromUrl: string, toUrl: string): Promise<void> {
  const theirs = new pg.Client({ connectionString: fromUrl })
  const ours = new pg.Client({ connectionString: toUrl })
  await Promise.all([theirs.connect(), ours.connect()])
  await ours.query('truncate payment_sandbox.orders, payment_sandbox.payments, payment_sandbox.refunds')
  for (const table of ['orders', 'payments', 'refunds']) {
    const { rows } = await theirs.query<{ all: string }>(
      `select coalesce(json_agg(t), '[]')::text as "all" from payment_sandbox.${table} t`,
    )
    await ours.query(
      `insert into payment_sandbox.${table} select * from json_populate_recordset(null::payment_sandbox.${table}, $1)`,
      [rows[0]?.all],
    )
  }
  await Promise.all([theirs.end(), ours.end()])
}
