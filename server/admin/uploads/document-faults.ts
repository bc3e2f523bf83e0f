import { constants, inflateRawSync } from 'node:zlib'
import type { UploadReason } from '../../../domain/admin/uploads/rules.ts'
import { Opening } from './judge-opening.ts'
import { hidesObjects, mayHoldObjects, withPlainNames } from './judge-packing.ts'

/** Names by which a document does something by itself, carries other files or opens those of other computers. */
const activeNames =
  /\/(JavaScript|OnInstantiate|Launch|EmbeddedFiles?|RichMedia|ImportData|SubmitForm|GoTo[ER]|Rendition|Movie|XFA)(?![A-Za-z0-9])/
/** What a stream holds begins with the next line, whatever stands on the first. */
const streamStart = /stream[^\r\n]*(?:\r\n?|\n|$)/g
const mostBytesOfStream = 64 * 1024 * 1024
const mostBytesOfAll = 512 * 1024 * 1024

/** Why a document may not be stored; null for a PDF that can be read without a password and only shows its pages. */
export function documentFault(bytes: Buffer): UploadReason | null {
  const text = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text)) return 'admin_upload_not_document'
  const end = text.lastIndexOf('%%EOF')
  if (end < 0) return 'admin_upload_cut'
  // Bytes after the end marker, or an archive at the end of the file, are a second file.
  if (text.slice(end + 5).replace(/[\s\0]/g, '') !== '' || endsAsArchive(bytes))
    return 'admin_upload_document_mixed'
  if (!/startxref\s+\d+\s*$/.test(text.slice(Math.max(0, end - 60), end)))
    return 'admin_upload_document_broken'
  if (/\/Encrypt(?![A-Za-z0-9])/.test(text)) return 'admin_upload_document_locked'
  if (hidesObjects(text)) return 'admin_upload_document_broken'
  const opening = new Opening()
  if (isActive(text, opening)) return 'admin_upload_document_active'
  let hasPages = showsPage(text)
  let unpacked = 0
  for (const { found } of unpackedStreams(bytes, text)) {
    if (found === null) return 'admin_upload_document_broken'
    unpacked += found.length
    if (unpacked > mostBytesOfAll) return 'admin_upload_document_broken'
    if (isActive(found, opening)) return 'admin_upload_document_active'
    hasPages ||= showsPage(found)
  }
  if (leadsElsewhere(bytes, text, opening)) return 'admin_upload_document_active'
  return hasPages ? null : 'admin_upload_document_broken'
}

/** Whether a text does something by itself, other than show a page of its own as it opens. */
function isActive(text: string, opening: Opening): boolean {
  return activeNames.test(withPlainNames(text)) || opening.leadsOn(text)
}

/** Whether what happens as the document opens leads out of it by way of its objects. */
function leadsElsewhere(bytes: Buffer, text: string, opening: Opening): boolean {
  if (!opening.leavesToObjects) return false
  if (opening.objectsLeadOn(text)) return true
  for (const { found, from, before } of unpackedStreams(bytes, text)) {
    const isUnpacked = found !== null && found !== ''
    const content = isUnpacked ? found : text.slice(from)
    if (opening.packedLeadsOn({ content, isUnpacked, before })) return true
  }
  return opening.lacksObjects
}

const longestDictionary = 16_384

type Stream = { found: string | null; from: number; before: string }

/** What packed streams hold, where each begins, and what stands before it. */
function* unpackedStreams(bytes: Buffer, text: string): Generator<Stream> {
  for (const { 0: start, index } of text.matchAll(streamStart)) {
    const from = index + start.length
    const before = text.slice(Math.max(0, index - longestDictionary), from)
    // Its end is in what is packed: what looks like it may stand in the middle.
    yield { found: unpackedFrom(bytes.subarray(from), before), from, before }
  }
}

/**
 * What a packed stream holds, whatever it says it is: readers follow an index to it and not its label.
 * Empty for what is not packed so, such as a photograph; null for what unpacks to more than any may,
 * and for objects of which a reader would show those before a fault.
 */
function unpackedFrom(packed: Buffer, before: string): string | null {
  const head = packed[0] ?? 0
  // The two first bytes of a packed stream say so.
  if ((head & 0x0f) !== 8 || ((head << 8) | (packed[1] ?? 0)) % 31 !== 0) return ''
  try {
    // Without the sum at its end, as readers do without.
    const limits = { maxOutputLength: mostBytesOfStream, finishFlush: constants.Z_SYNC_FLUSH }
    return inflateRawSync(packed.subarray(2), limits).toString('latin1')
  } catch (error) {
    return error instanceof RangeError || mayHoldObjects(before) ? null : ''
  }
}

function showsPage(text: string): boolean {
  return /\/Type\s*\/Page(?![A-Za-z0-9])/.test(text)
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
