import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { hidesObjects, withPlainNames } from './judge-packing.ts'
import { type Made, Refused } from './refused.ts'

const unpack = promisify(inflate)

/** Names by which a document does something by itself, or carries other files. */
const activeNames =
  /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|ImportData|SubmitForm|GoToE|Rendition|Movie|XFA)(?![A-Za-z0-9])/
const streamStart = /stream\r?\n/g
const mostBytesOfStream = 64 * 1024 * 1024
const mostBytesOfAll = 512 * 1024 * 1024

/** A PDF that is one and nothing else, that can be read without a password and that only shows its pages. */
export async function judgeDocument(path: string, work: string): Promise<Made> {
  const bytes = await readFile(path)
  const text = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text)) throw new Refused('admin_upload_not_document')
  const end = text.lastIndexOf('%%EOF')
  if (end < 0) throw new Refused('admin_upload_cut')
  // Bytes after the end marker, or an archive at the end of the file, are a second file.
  if (text.slice(end + 5).replace(/[\s\0]/g, '') !== '' || endsAsArchive(bytes))
    throw new Refused('admin_upload_document_mixed')
  if (!/startxref\s+\d+\s*$/.test(text.slice(Math.max(0, end - 60), end)))
    throw new Refused('admin_upload_document_broken')
  if (/\/Encrypt(?![A-Za-z0-9])/.test(text)) throw new Refused('admin_upload_document_locked')
  if (hidesObjects(text)) throw new Refused('admin_upload_document_broken')
  refuseActive(text)
  let pages = countPages(text)
  let unpacked = 0
  for (const { index } of text.matchAll(streamStart)) {
    const found = await unpackAt(bytes, text, index)
    unpacked += found.length
    if (unpacked > mostBytesOfAll) throw new Refused('admin_upload_document_broken')
    refuseActive(found)
    pages += countPages(found)
  }
  if (pages === 0) throw new Refused('admin_upload_document_broken')
  // The store takes files away, and what was uploaded stays until it is stored.
  const kept = join(work, 'document.pdf')
  await copyFile(path, kept)
  return {
    durationInSeconds: 0,
    width: null,
    height: null,
    files: [{ rendition: 'original', path: kept, contentType: 'application/pdf', extension: 'pdf' }],
  }
}

/**
 * What a packed stream holds, whatever it says it is: readers follow an index to it and not its label.
 * Empty for what is not packed so, such as a photograph.
 */
async function unpackAt(bytes: Buffer, text: string, index: number): Promise<string> {
  const from = text.charCodeAt(index + 6) === 13 ? index + 8 : index + 7
  const head = bytes[from] ?? 0
  // The two first bytes of a packed stream say so.
  if ((head & 0x0f) !== 8 || ((head << 8) | (bytes[from + 1] ?? 0)) % 31 !== 0) return ''
  const to = text.indexOf('endstream', from)
  const packed = bytes.subarray(from, to < 0 ? bytes.length : to)
  try {
    const plain = await unpack(packed, { maxOutputLength: mostBytesOfStream })
    return plain.toString('latin1')
  } catch (error) {
    if (error instanceof RangeError) throw new Refused('admin_upload_document_broken', { cause: error })
    return ''
  }
}

function refuseActive(text: string): void {
  if (activeNames.test(withPlainNames(text))) throw new Refused('admin_upload_document_active')
}

function countPages(text: string): number {
  return text.match(/\/Type\s*\/Page(?![A-Za-z0-9])/g)?.length ?? 0
}

function endsAsArchive(bytes: Buffer): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.length - 66_000))
  for (let at = tail.indexOf('PK\x05\x06'); at >= 0; at = tail.indexOf('PK\x05\x06', at + 1)) {
    if (at + 22 > tail.length) break
    // Behind its end an archive may have a remark, whose length it tells.
    if (at + 22 + tail.readUInt16LE(at + 20) >= tail.length - 2) return true
  }
  return false
}
