import type { RefundShare } from '../../../domain/payments/refund-policy.ts'
import { sql } from '../../adapters/database/sql.ts'

export type TermsRow = {
  /** The Indian day they take effect, `2027-04-01`. */
  from: string
  gstPercent: number
  serviceCode: string
  shares: RefundShare[]
}

/** All terms, latest first. */
export function listTerms() {
  return sql<TermsRow>`
    select from_day::text as "from", gst_percent as "gstPercent", service_code as "serviceCode", refund_shares as "shares"
    from seller_terms order by from_day desc`
}

/** No row when there are already terms from that day. */
export function insertTerms({ from, gstPercent, serviceCode, shares }: TermsRow) {
  return sql<{ from: string }>`
    insert into seller_terms (from_day, gst_percent, service_code, refund_shares)
    values (${from}::date, ${gstPercent}, ${serviceCode}, ${JSON.stringify(shares)})
    on conflict do nothing returning from_day::text as "from"`
}

export function deleteTerms(from: string) {
  return sql<TermsRow>`
    delete from seller_terms where from_day = ${from}::date
    returning from_day::text as "from", gst_percent as "gstPercent", service_code as "serviceCode", refund_shares as "shares"`
}
