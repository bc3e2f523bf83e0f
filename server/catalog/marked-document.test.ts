import { PDFDocument } from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { markDocument } from './marked-document.ts'

const reader = { phone: '+919848012345', email: 'meena@example.com' }

describe('a document marked for its reader', () => {
  it('names its reader on every page, without number and address', async () => {
    const paper = await PDFDocument.create()
    paper.addPage([595, 842])
    paper.addPage([300, 200])
    const texts = await textsOf(await markDocument(await paper.save(), reader))
    expect(texts).toHaveLength(2)
    for (const text of texts) expect(text).toBe('Stepmark, •••• •2345, m****a@example.com')
  })

  it('bears an address in another script', async () => {
    const paper = await PDFDocument.create()
    paper.addPage()
    const texts = await textsOf(
      await markDocument(await paper.save(), { ...reader, email: 'మీనా@example.com' }),
    )
    expect(texts[0]).toContain('?****?@example.com')
  })
})

async function textsOf(bytes: Uint8Array): Promise<string[]> {
  const opened = await getDocument({ data: bytes, useSystemFonts: true }).promise
  const pages = Array.from({ length: opened.numPages }, (_, index) => opened.getPage(index + 1))
  return Promise.all(
    pages.map(async (page) => {
      const { items } = await (await page).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    }),
  )
}
