/** WebP that the product made itself. */
export type DrawnPicture = { bytes: Buffer; width: number; height: number }

const scanMark = Buffer.from([0xff, 0xda])

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'

/** The format by a file's first bytes, so that no other decoder of the picture library is used. */
export function knownPicture(head: Buffer): PictureKind | null {
  const text = head.toString('latin1', 0, 32)
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  return text.slice(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text.slice(8, 12)) ? 'avif' : null
}

/** Cameras, browsers and image programs write twelve at most, in addition to those of a thumbnail. */
const mostScans = 64
/** Data behind a picture, such as the video of a motion photo, may contain bytes that look like its marker. */
const mostMarks = 5000

/**
 * Whether a JPEG has too many scans: each one is decoded over every pixel, needs as little as
 * twenty bytes, and is processed before any time limit is checked. Counts scan headers that a
 * decoder would accept, anywhere in the file: other bytes almost never look like that.
 */
export function isDrawnTooOften(jpeg: Buffer): boolean {
  let scans = 0
  let marks = 0
  for (let at = jpeg.indexOf(scanMark); at >= 0; at = jpeg.indexOf(scanMark, at + 2)) {
    marks += 1
    const parts = jpeg[at + 4] ?? 0
    if (jpeg.readUInt16BE(Math.min(at + 2, jpeg.length - 2)) === 6 + 2 * parts) scans += 1
    if (scans > mostScans || marks > mostMarks) return true
  }
  return false
}
