import type { Queryable } from '../../adapters/database/database.ts'
import { deleteTerms, insertTerms, listTerms, type TermsRow } from './queries.ts'

/** Tax and refund terms by the day from which they hold, those that begin last first. */
export function readTerms(database: Queryable): Promise<TermsRow[]> {
  return database.all(listTerms())
}

/** False when there are terms from that day already; the database takes none from a day that has begun. */
export async function addTermsIn(tx: Queryable, terms: TermsRow): Promise<boolean> {
  return (await tx.first(insertTerms(terms))) !== null
}

/** What was taken away; null when there were none from that day. */
export function removeTermsIn(tx: Queryable, from: string): Promise<TermsRow | null> {
  return tx.first(deleteTerms(from))
}
