import { connectClient } from './servers.ts'

/**
 * Whether trigrams of Hindi and Telugu are empty in a migrated database, so that no search by parts of words
 * finds them: its LC_CTYPE, which is given when it is made, is C or POSIX.
 */
export async function knowsAsciiOnly(url: string): Promise<boolean> {
  const client = await connectClient(url, { application_name: 'stepmark-start' })
  try {
    const { rows } = await client.query<{ isEmpty: boolean }>(`select show_trgm('गणित') = '{}' as "isEmpty"`)
    return rows[0]?.isEmpty ?? false
  } finally {
    await client.end()
  }
}
