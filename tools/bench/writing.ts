import pg from 'pg'

/**
 * Inserts rows by the hundred thousand: on a dedicated connection, as the product's pool limits a statement's time,
 * without triggers, which keep counts row by row, and with fresh statistics and a checkpoint at the end.
 */
export async function writeMuch<Found>(
  databaseUrl: string,
  write: (client: pg.Client) => Promise<Found>,
): Promise<Found> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    const found = await write(client)
    await client.query('vacuum analyze')
    await client.query('checkpoint')
    return found
  } finally {
    await client.end()
  }
}
