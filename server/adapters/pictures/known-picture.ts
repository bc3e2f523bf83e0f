/** WebP that the product made itself. */
export type DrawnPicture = { bytes: Buffer; width: number; height: number }

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'

/** What the first bytes of a file say, so that no other reader of the picture library is ever asked. */
export function knownPicture(head: Buffer): PictureKind | null {
  const text = head.toString('latin1', 0, 32)
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  return text.slice(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text.slice(8, 12)) ? 'avif' : null
}
