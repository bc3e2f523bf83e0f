import type { PlanNumber } from '../../../domain/payments/plans.ts'
import type { StateCode } from '../../../domain/payments/states.ts'
import type { TaxSplit } from '../../../domain/payments/tax.ts'
import { sql } from '../../adapters/database/sql.ts'

/** Seller, buyer and course of an invoice: copied when it is issued, and never updated. */
type InvoiceFacts = {
  sellerLegalName: string
  /** Null when the seller was not registered under GST. */
  sellerGstin: string | null
  sellerAddress: string
  sellerStateCode: StateCode
  isSellerSample: boolean
  /** Null when the gateway's order is not ours. */
  buyerName: string | null
  /** Set for a business or school that gave its GSTIN before it paid. */
  buyerGstin: string | null
  buyerAddress: string | null
  courseTitle: string | null
  plan: PlanNumber | null
  orderPublicId: string | null
  gatewayPaymentId: string
  currency: string
}

/** The price before a discount, and its reason; both null without one. */
type InvoiceDiscount = { listPriceInPaise: number | null; discountText: string | null }

type InvoiceBasis = InvoiceFacts &
  InvoiceDiscount & {
    stateCode: StateCode | null
    amountInPaise: number
    gstPercent: number
    serviceCode: string
  }

/** The data for a capture's invoice; null when there is no such capture or no seller. */
export function findInvoiceBasis(paymentId: string) {
  return sql<InvoiceBasis>`
    select seller.value -> 'en' ->> 'legalName' as "sellerLegalName", 
      case when seller.value -> 'en' ->> 'registration' = 'unregistered' then null
        else seller.value -> 'en' ->> 'gstin' end as "sellerGstin",
      seller.value -> 'en' ->> 'address' as "sellerAddress", seller.value -> 'en' ->> 'stateCode' as "sellerStateCode",
      seller.is_sample as "isSellerSample", coalesce(o.billing_name, s.name) as "buyerName",
      o.billing_gstin as "buyerGstin", o.billing_address as "buyerAddress", o.state_code as "stateCode", c.title as "courseTitle",
      o.plan, o.public_id as "orderPublicId", p.gateway_payment_id as "gatewayPaymentId", p.currency,
      p.amount_in_paise as "amountInPaise",
      case when p.amount_in_paise = o.amount_in_paise then o.list_price_in_paise end as "listPriceInPaise",
      case when p.amount_in_paise = o.amount_in_paise and o.list_price_in_paise is not null then coalesce('Code ' || coupon.code,
        o.credit_days_left || ' of ' || o.credit_days_bought || ' days left of order ' || changed.public_id, 'as agreed') end as "discountText", terms.gst_percent as "gstPercent", terms.service_code as "serviceCode"
    from payments p
    join site_content seller on seller.key = 'seller'
    left join orders o on o.id = p.order_id
    cross join lateral seller_terms_at(coalesce(o.offered_at, p.captured_at)) terms
    left join students s on s.id = o.student_id
    left join courses c on c.id = o.course_id
    left join coupons coupon on coupon.id = o.coupon_id
    left join orders changed on changed.id = o.changes_order_id
    where p.id = ${paymentId} and p.outcome is not null`
}

type Supply = InvoiceFacts &
  InvoiceDiscount &
  TaxSplit & {
    issuedAt: Date
    placeOfSupply: StateCode
    isPlaceAssumed: boolean
    serviceCode: string
    rateInPercent: number
    amountInPaise: number
  }

type NewInvoice = Supply & { id: string; paymentId: string }

/** Issues an invoice; the database gives its number and keeps the counter locked until the transaction ends. */
export function insertInvoice(invoice: NewInvoice) {
  return sql`
    insert into invoices (id, series, payment_id, issued_at, seller_legal_name, seller_gstin, seller_address,
      seller_state_code, is_seller_sample, buyer_name, buyer_gstin, buyer_address, place_of_supply,
      is_place_assumed, course_title, plan, order_public_id, gateway_payment_id, service_code, rate_in_percent, currency,
      taxable_in_paise, cgst_in_paise, sgst_in_paise, igst_in_paise, amount_in_paise, list_price_in_paise, discount_text)
    values (${invoice.id}, 'SM', ${invoice.paymentId}, ${invoice.issuedAt}, ${invoice.sellerLegalName},
      ${invoice.sellerGstin}, ${invoice.sellerAddress}, ${invoice.sellerStateCode}, ${invoice.isSellerSample},
      ${invoice.buyerName}, ${invoice.buyerGstin}, ${invoice.buyerAddress}, ${invoice.placeOfSupply}, ${invoice.isPlaceAssumed}, ${invoice.courseTitle}, ${invoice.plan},
      ${invoice.orderPublicId}, ${invoice.gatewayPaymentId}, ${invoice.serviceCode}, ${invoice.rateInPercent},
      ${invoice.currency}, ${invoice.taxableInPaise}, ${invoice.cgstInPaise}, ${invoice.sgstInPaise},
      ${invoice.igstInPaise}, ${invoice.amountInPaise}, ${invoice.listPriceInPaise}, ${invoice.discountText})`
}

type CreditBasis = {
  invoiceId: string
  isWithinState: boolean
  creditedInPaise: number
  amountInPaise: number
  rateInPercent: number
}

/** The data for a refund's credit note; null while its payment has no invoice. */
export function findCreditBasis(refundId: string) {
  return sql<CreditBasis>`
    select i.id as "invoiceId", i.place_of_supply = i.seller_state_code as "isWithinState", r.amount_in_paise as "amountInPaise",
      i.rate_in_percent as "rateInPercent",
      (select coalesce(sum(note.amount_in_paise), 0)::int from invoices note where note.corrects_id = i.id) as "creditedInPaise"
    from refunds r join invoices i on i.payment_id = r.payment_id and i.corrects_id is null
    where r.id = ${refundId} and r.state = 'done'`
}

/** Issues the credit note of a refund: everything except the amounts is copied from the invoice. */
export function insertCreditNote(
  note: TaxSplit & { id: string; refundId: string; invoiceId: string; issuedAt: Date; amountInPaise: number },
) {
  return sql`
    insert into invoices (id, series, refund_id, corrects_id, payment_id, issued_at, seller_legal_name, seller_gstin,
      seller_address, seller_state_code, is_seller_sample, buyer_name, buyer_gstin, buyer_address, place_of_supply,
      is_place_assumed, course_title, plan, order_public_id, gateway_payment_id, service_code, rate_in_percent, currency,
      taxable_in_paise, cgst_in_paise, sgst_in_paise, igst_in_paise, amount_in_paise)
    select ${note.id}, 'CN', ${note.refundId}, i.id, i.payment_id, ${note.issuedAt}, i.seller_legal_name, i.seller_gstin,
      i.seller_address, i.seller_state_code, i.is_seller_sample, i.buyer_name, i.buyer_gstin, i.buyer_address,
      i.place_of_supply, i.is_place_assumed,
      i.course_title, i.plan, i.order_public_id, i.gateway_payment_id, i.service_code, i.rate_in_percent, i.currency,
      ${note.taxableInPaise}::int, ${note.cgstInPaise}::int, ${note.sgstInPaise}::int, ${note.igstInPaise}::int,
      ${note.amountInPaise}::int
    from invoices i where i.id = ${note.invoiceId}`
}

export type InvoiceRow = Supply & {
  label: string
  isCredit: boolean
  /** On a credit note: the invoice that it corrects. */
  correctsLabel: string | null
  correctsIssuedAt: Date | null
}

export function findInvoice(id: string) {
  return sql<InvoiceRow>`
    select i.label, i.corrects_id is not null as "isCredit", i.issued_at as "issuedAt", i.seller_legal_name as "sellerLegalName",
      i.seller_gstin as "sellerGstin", i.seller_address as "sellerAddress", i.seller_state_code as "sellerStateCode",
      i.is_seller_sample as "isSellerSample", i.buyer_name as "buyerName", i.buyer_gstin as "buyerGstin",
      i.buyer_address as "buyerAddress", i.place_of_supply as "placeOfSupply",
      i.is_place_assumed as "isPlaceAssumed", i.course_title as "courseTitle", i.plan, i.order_public_id as "orderPublicId",
      i.gateway_payment_id as "gatewayPaymentId", i.service_code as "serviceCode", i.rate_in_percent as "rateInPercent",
      i.currency, i.taxable_in_paise as "taxableInPaise", i.cgst_in_paise as "cgstInPaise",
      i.sgst_in_paise as "sgstInPaise", i.igst_in_paise as "igstInPaise", i.amount_in_paise as "amountInPaise",
      i.list_price_in_paise as "listPriceInPaise", i.discount_text as "discountText", corrected.label as "correctsLabel", corrected.issued_at as "correctsIssuedAt"
    from invoices i left join invoices corrected on corrected.id = i.corrects_id
    where i.id = ${id}`
}

/** The invoice or credit note of one of the student's orders; none for another's. */
export function findInvoiceOfStudent(id: string, studentId: string) {
  return sql<{ id: string; label: string }>`
    select i.id, i.label from invoices i
    join payments p on p.id = i.payment_id join orders o on o.id = p.order_id
    where i.id = ${id} and o.student_id = ${studentId}`
}

/** Captures since `from` without an invoice, locked against concurrent refunds. */
export function lockCapturesWithoutInvoice(from: Date, limit: number) {
  return sql<{ paymentId: string }>`
    select p.id as "paymentId" from payments p
    where p.captured_at >= ${from} and p.outcome is not null and p.amount_in_paise > 0
      and not exists (select from invoices i where i.payment_id = p.id and i.corrects_id is null)
    order by p.captured_at, p.id limit ${limit} for update skip locked`
}

/** Refunds completed since `from` without a credit note. */
export function listRefundsWithoutNote(from: Date, limit: number) {
  return sql<{ refundId: string; paymentId: string }>`
    select r.id as "refundId", r.payment_id as "paymentId" from refunds r join payments p on p.id = r.payment_id
    where r.done_at >= ${from} and r.state = 'done' and not exists (select from invoices i where i.refund_id = r.id)
      and exists (select from invoices i where i.payment_id = r.payment_id and i.corrects_id is null)
    order by r.done_at, r.id limit ${limit} for update of p skip locked`
}
