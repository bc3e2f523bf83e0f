import type { RefundShare } from '../../../domain/payments/refund-policy.ts'
import { type Statement, sql } from '../../adapters/database/sql.ts'

export type TermsRow = {
  /** The Indian day from which they hold, `2027-04-01`. */
  from: string
  gstPercent: number
  serviceCode: string
  shares: RefundShare[]
}

type StoredTerms = { gst_percent: number; service_code: string; refund_shares: RefundShare[] }

/** The terms of an order's own day, as a subquery: the first ones hold since before there was any. */
export function termsOn(moment: Statement<Record<string, never>>): Statement<StoredTerms> {
  return sql<StoredTerms>`(
    select gst_percent, service_code, refund_shares from seller_terms
    where from_day <= (${moment} at time zone 'Asia/Kolkata')::date order by from_day desc limit 1)`
}

/** All terms, those that begin last first. */
export function listTerms(): Statement<TermsRow> {
  return sql<TermsRow>`
    select from_day::text as "from", gst_percent as "gstPercent", service_code as "serviceCode", refund_shares as "shares"
    from seller_terms order by from_day desc`
}

/** No row when there are terms from that day already. */
export function insertTerms({
  from,
  gstPercent,
  serviceCode,
  shares,
}: TermsRow): Statement<{ from: string }> {
  return sql<{ from: string }>`
    insert into seller_terms (from_day, gst_percent, service_code, refund_shares)
    values (${from}::date, ${gstPercent}, ${serviceCode}, ${JSON.stringify(shares)})
    on conflict do nothing returning from_day::text as "from"`
}

export function deleteTerms(from: string): Statement<TermsRow> {
  return sql<TermsRow>`
    delete from seller_terms where from_day = ${from}::date
    returning from_day::text as "from", gst_percent as "gstPercent", service_code as "serviceCode", refund_shares as "shares"`
}
