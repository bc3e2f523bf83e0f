import type { Queryable } from '../../adapters/database/database.ts'
import { deleteTerms, insertTerms, listTerms, type TermsRow } from './queries.ts'

/** Tax and refund terms by the day they take effect, latest first. */
export function readTerms(database: Queryable): Promise<TermsRow[]> {
  return database.all(listTerms())
}

/** False when there are already terms from that day; the database accepts none for a day that has begun. */
export async function addTermsIn(tx: Queryable, terms: TermsRow): Promise<boolean> {
  return (await tx.first(insertTerms(terms))) !== null
}

/** The deleted terms; null when there were none from that day. */
export function removeTermsIn(tx: Queryable, from: string): Promise<TermsRow | null> {
  return tx.first(deleteTerms(from))
}
