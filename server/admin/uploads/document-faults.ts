import { constants, inflateRawSync } from 'node:zlib'
import type { UploadReason } from '../../../domain/admin/uploads/rules.ts'
import { Opening } from './judge-opening.ts'
import { hidesObjects, mayHoldObjects, withPlainNames } from './judge-packing.ts'

/** PDF names for actions, embedded files, or references to other files and computers. */
const activeNames =
  /\/(JavaScript|OnInstantiate|Launch|EmbeddedFiles?|RichMedia|ImportData|SubmitForm|GoTo[ER]|Rendition|Movie|XFA)(?![A-Za-z0-9])/
/** A stream's content begins on the next line, whatever is on the first. */
const streamStart = /stream[^\r\n]*(?:\r\n?|\n|$)/g
const mostBytesOfStream = 64 * 1024 * 1024
const mostBytesOfAll = 512 * 1024 * 1024

/** Why a document may not be stored; null for a PDF that opens without a password and only shows its pages. */
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

/** Whether a text contains an action other than showing one of its own pages when opened. */
function isActive(text: string, opening: Opening): boolean {
  return activeNames.test(withPlainNames(text)) || opening.leadsOn(text)
}

/** Whether the open action leads outside the document through its objects. */
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

/** The contents of packed streams, where each begins, and what comes before it. */
function* unpackedStreams(bytes: Buffer, text: string): Generator<Stream> {
  for (const { 0: start, index } of text.matchAll(streamStart)) {
    const from = index + start.length
    const before = text.slice(Math.max(0, index - longestDictionary), from)
    // The end is unknown until unpacked: the end marker may also occur inside.
    yield { found: unpackedFrom(bytes.subarray(from), before), from, before }
  }
}

/**
 * A packed stream's content, regardless of its declared type: readers follow the index, not the
 * type. Empty for other encodings, such as a photograph; null for content that unpacks beyond the
 * limit, and for objects of which a reader would show those before an error.
 */
function unpackedFrom(packed: Buffer, before: string): string | null {
  const head = packed[0] ?? 0
  // The first two bytes of a packed stream identify it.
  if ((head & 0x0f) !== 8 || ((head << 8) | (packed[1] ?? 0)) % 31 !== 0) return ''
  try {
    // Ignores the checksum at its end, as readers do.
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
    // An archive may have a comment at its end, whose length it declares.
    if (at + 22 + tail.readUInt16LE(at + 20) >= tail.length - 2) return true
  }
  return false
}
