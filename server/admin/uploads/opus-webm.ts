// Ids of https://www.matroska.org/technical/elements.html
const ebml = 0x1a45dfa3
const docType = 0x4282
const segment = 0x18538067
const tracks = 0x1654ae6b
const trackEntry = 0xae
const codecId = 0x86
const cluster = 0x1f43b675
const timestamp = 0xe7
const simpleBlock = 0xa3
const blockGroup = 0xa0
const block = 0xa1
const containers = new Set([ebml, segment, tracks, trackEntry, cluster, blockGroup])

/** The largest duration of an Opus block. */
const secondsOfBlock = 0.06
const mostElements = 100_000

/**
 * The duration in seconds of Opus in a WebM file, by the time of its last block: recorders write no
 * length. Null for any other file, one with another track, and one cut off before its first block.
 */
export function readOpusWebm(bytes: Uint8Array): number | null {
  let type: string | null = null
  const codecs: string[] = []
  let clusterMs = 0
  let lastMs: number | null = null
  let at = 0
  for (let count = 0; at < bytes.length; count += 1) {
    if (count > mostElements) return null
    const id = numberAt(bytes, at, 4, true)
    const size = id && numberAt(bytes, at + id.length, 8, false)
    if (!id || !size) return null
    const start = at + id.length + size.length
    if (count === 0 && id.value !== ebml) return null
    // Container elements are parsed; their own length may be unknown.
    if (containers.has(id.value)) {
      at = start
      continue
    }
    const end = start + size.value
    if (!(end <= bytes.length)) break
    const data = bytes.subarray(start, end)
    if (id.value === docType) type = text(data)
    if (id.value === codecId) codecs.push(text(data))
    if (id.value === timestamp) clusterMs = data.reduce((sum, byte) => sum * 256 + byte, 0)
    if ((id.value === simpleBlock || id.value === block) && data.length > 4)
      lastMs = clusterMs + new DataView(data.buffer, data.byteOffset + 1, 2).getInt16(0)
    at = end
  }
  if (type !== 'webm' || codecs.join() !== 'A_OPUS' || lastMs === null || lastMs < 0) return null
  return lastMs / 1000 + secondsOfBlock
}

/** A variable-length number; with `isId` the length bit is part of it. */
function numberAt(
  bytes: Uint8Array,
  at: number,
  mostBytes: number,
  isId: boolean,
): { value: number; length: number } | null {
  const first = bytes[at] ?? 0
  const length = Math.clz32(first) - 23
  if (first === 0 || length > mostBytes || at + length > bytes.length) return null
  let value = isId ? first : first & (0xff >> length)
  for (let index = 1; index < length; index += 1) value = value * 256 + (bytes[at + index] ?? 0)
  return { value, length }
}

function text(data: Uint8Array): string {
  return new TextDecoder().decode(data.subarray(0, 40)).replace(/\0+$/, '')
}
