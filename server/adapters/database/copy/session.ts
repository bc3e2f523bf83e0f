import type pg from 'pg'
import { connectClient } from '../servers.ts'

/**
 * A connection of its own for copying all rows, which may take long, and on which every value is written
 * the same way by every server.
 */
export async function connectForCopying(url: string): Promise<pg.Client> {
  const client = await connectClient(url, { application_name: 'stepmark-copy', keepAlive: true })
  await client.query(`
    set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
    set idle_session_timeout = 0;
    set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
    set extra_float_digits = 1; set bytea_output = 'hex'`)
  return client
}
