import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib'
import { maskEmail, maskPhone } from '../../domain/accounts/rules.ts'

/** The student a paid document is opened for. */
export type Reader = { phone: string; email: string }

const fontPoints = 8
const edgePoints = 12

/**
 * The PDF with a small line at the foot of every page that identifies the student who opened it,
 * without revealing phone number or address to others.
 */
export async function markDocument(document: Uint8Array, reader: Reader): Promise<Uint8Array> {
  const marked = await PDFDocument.load(document, { updateMetadata: false })
  const font = await marked.embedFont(StandardFonts.Helvetica)
  const line = printable(`Stepmark, ${maskPhone(reader.phone)}, ${maskEmail(reader.email)}`)
  const width = font.widthOfTextAtSize(line, fontPoints)
  for (const page of marked.getPages()) {
    const { x, y, width: pageWidth } = page.getCropBox()
    page.drawText(line, {
      x: x + Math.max(edgePoints, (pageWidth - width) / 2),
      y: y + edgePoints,
      size: fontPoints,
      font,
      color: rgb(0.45, 0.45, 0.45),
    })
  }
  return marked.save()
}

/** Characters missing from the built-in font become question marks. */
function printable(line: string): string {
  return line.replace(/[^\x20-\x7e•]/g, '?')
}
