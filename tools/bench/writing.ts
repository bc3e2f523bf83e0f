import pg from 'pg'

/**
 * Writes rows by the hundred thousand: on a connection of its own, as the product's pool lets no statement be so long,
 * without triggers, which keep counts row by row, and with fresh statistics and nothing left to be written at the end.
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
