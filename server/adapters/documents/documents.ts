/** The contents of an invoice or credit note, with every text formatted. */
export type InvoiceDocument = {
  isCredit: boolean
  /** Without one, it is a receipt, and no tax was charged. */
  isRegistered: boolean
  /** The seller is a sample, and the document says so. */
  isSample: boolean
  product: string
  label: string
  date: string
  /** The invoice that a credit note corrects. */
  corrects: { label: string; date: string } | null
  seller: { name: string; address: string; gstin: string | null; state: string }
  buyer: {
    name: string | null
    gstin: string | null
    address: string | null
    order: string | null
    payment: string
  }
  place: string
  placeNote: string | null
  item: string
  plan: string | null
  code: string
  /** After the discount. */
  taxable: string
  /** Why the price was lower, the value before it, and the deduction. */
  discount: { text: string; before: string; amount: string } | null
  rows: { name: string; rate: string; amount: string }[]
  total: string
  words: string | null
}

/** The contents of a certificate, formatted. */
export type CertificateDocument = {
  product: string
  label: string
  /** Null once the account is deleted. */
  name: string | null
  course: string
  instructor: string | null
  lessonCount: number
  minutes: number
  /** As an examiner writes marks, `12½`; null for a course without practice. */
  practice: { marks: string; most: string } | null
  modules: { title: string; lessonCount: number }[]
  completed: string
  issued: string
  /** The public address that verifies it. */
  address: string
}

export type DocumentOrder = { createdAt: Date } & (
  | { template: 'invoice'; data: InvoiceDocument }
  | { template: 'certificate'; data: CertificateDocument }
)

/** Renders a document as a one-page PDF; the bytes depend only on the input. Rejects when it cannot be rendered. */
export type MakeDocument = (order: DocumentOrder) => Promise<Uint8Array>
