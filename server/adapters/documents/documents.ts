/** What an invoice or credit note shows, ready to be set: every text is written out. */
export type InvoiceDocument = {
  isCredit: boolean
  /** Without, it is a receipt, and no tax was charged. */
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
  /** Why the price was lower, the value before it, and what it takes off that. */
  discount: { text: string; before: string; amount: string } | null
  rows: { name: string; rate: string; amount: string }[]
  total: string
  words: string | null
}

/** What a certificate shows, ready to be set. */
export type CertificateDocument = {
  product: string
  label: string
  /** Null once the account was deleted. */
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
  /** Where anybody reads what it says. */
  address: string
}

export type DocumentOrder = { createdAt: Date } & (
  | { template: 'invoice'; data: InvoiceDocument }
  | { template: 'certificate'; data: CertificateDocument }
)

/** Sets a document as a PDF of one page; the bytes depend on the order alone. Rejects when it cannot be set. */
export type MakeDocument = (order: DocumentOrder) => Promise<Uint8Array>
