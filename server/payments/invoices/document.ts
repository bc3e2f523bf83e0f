import { createHash } from 'node:crypto'
import { longDateText, moneyText } from '../../../domain/formats.ts'
import { amountInWords } from '../../../domain/payments/amount-in-words.ts'
import { findPlan, rupees } from '../../../domain/payments/plans.ts'
import { stateText } from '../../../domain/payments/states.ts'
import { splitTax } from '../../../domain/payments/tax.ts'
import { productName } from '../../../domain/product.ts'
import type { InvoiceDocument } from '../../adapters/documents/documents.ts'
import type { Services } from '../../services.ts'
import { findInvoice, type InvoiceRow } from './queries.ts'

/** Changes with the layout, so that stored documents in an older layout are rendered again. */
const look = 3
const mostBytes = 5_000_000

type Document = { bytes: Uint8Array; fileName: string }

/**
 * The PDF of an invoice or credit note: the stored one, else rendered from its row and stored. Null
 * when there is none.
 */
export async function openInvoice(services: Services, id: string): Promise<Document | null> {
  const { database, media, makeDocument, log } = services
  const invoice = await database.first(findInvoice(id))
  if (invoice === null) return null
  const data = documentOf(invoice)
  const fileName = `${invoice.label.replaceAll('/', '-')}.pdf`
  const content = createHash('sha256')
    .update(JSON.stringify([look, data]))
    .digest('hex')
  const key = `invoices/${content}.pdf`
  if (await media.has(key)) {
    const chunks: Uint8Array[] = []
    for await (const chunk of await media.read(key, { start: 0, end: mostBytes })) chunks.push(chunk)
    return { bytes: Buffer.concat(chunks), fileName }
  }
  const bytes = await makeDocument({ template: 'invoice', data, createdAt: invoice.issuedAt })
  // What cannot be stored now is rendered again on the next request.
  await media.put(key, bytes, 'application/pdf').catch((error: unknown) => {
    log.warn({ err: error, invoice: invoice.label }, 'a document could not be kept')
  })
  return { bytes, fileName }
}

function documentOf(invoice: InvoiceRow): InvoiceDocument {
  const { isCredit, currency } = invoice
  const money = (amountInPaise: number) => moneyText(rupees(amountInPaise), currency, 'en')
  const { rateInPercent, cgstInPaise, sgstInPaise, igstInPaise } = invoice
  const half = `${rateInPercent / 2} %`
  const isRegistered = invoice.sellerGstin !== null
  const isWithinState = invoice.placeOfSupply === invoice.sellerStateCode
  return {
    isCredit,
    isRegistered,
    isSample: invoice.isSellerSample,
    product: productName,
    label: invoice.label,
    date: longDateText(invoice.issuedAt, 'en'),
    corrects:
      invoice.correctsLabel === null || invoice.correctsIssuedAt === null
        ? null
        : { label: invoice.correctsLabel, date: longDateText(invoice.correctsIssuedAt, 'en') },
    seller: {
      name: invoice.sellerLegalName,
      address: invoice.sellerAddress,
      gstin: invoice.sellerGstin,
      state: stateText(invoice.sellerStateCode),
    },
    buyer: {
      name: invoice.buyerName,
      gstin: invoice.buyerGstin,
      address: invoice.buyerAddress,
      order: invoice.orderPublicId,
      payment: invoice.gatewayPaymentId,
    },
    place: stateText(invoice.placeOfSupply),
    placeNote:
      invoice.isPlaceAssumed && isRegistered
        ? 'The buyer named no State, so the place of supply is the seller’s (IGST Act, section 12(2)).'
        : null,
    item: invoice.courseTitle ?? 'Online coaching',
    plan: invoice.plan === null ? null : planTexts[findPlan(invoice.plan)?.name ?? 'monthly'],
    code: invoice.serviceCode,
    taxable: money(invoice.taxableInPaise),
    discount: discountOf(invoice, money),
    rows: !isRegistered
      ? []
      : isWithinState
        ? [
            { name: 'CGST', rate: half, amount: money(cgstInPaise) },
            { name: 'SGST', rate: half, amount: money(sgstInPaise) },
          ]
        : [{ name: 'IGST', rate: `${rateInPercent} %`, amount: money(igstInPaise) }],
    total: money(invoice.amountInPaise),
    words: currency === 'INR' ? amountInWords(invoice.amountInPaise) : null,
  }
}

/** The discount on the value before tax, which it lowers if the invoice shows it (CGST Act, section 15(3)(a)). */
function discountOf(
  { listPriceInPaise, discountText, taxableInPaise, rateInPercent, ...invoice }: InvoiceRow,
  money: (amountInPaise: number) => string,
): InvoiceDocument['discount'] {
  if (listPriceInPaise === null || discountText === null) return null
  const isWithinState = invoice.placeOfSupply === invoice.sellerStateCode
  const before = splitTax(listPriceInPaise, isWithinState, rateInPercent).taxableInPaise
  return { text: discountText, before: money(before), amount: money(taxableInPaise - before) }
}

// The document is a tax record, and tax offices read English.
const planTexts = {
  monthly: 'Monthly plan: one month of access, online',
  quarterly: 'Quarterly plan: three months of access, online',
  yearly: 'Yearly plan: twelve months of access, online',
} as const
