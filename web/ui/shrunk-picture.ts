import { longestPictureSide, mostPictureBytes } from '../../domain/thread-pictures/rules.ts'

/** A picture as it is sent: an upright JPEG without the camera's metadata. */
export type ShrunkPicture = { base64: string; address: string; byteCount: number }

const attempts = [
  { side: longestPictureSide, quality: 0.8 },
  { side: longestPictureSide, quality: 0.6 },
  { side: 1200, quality: 0.6 },
  { side: 900, quality: 0.5 },
  { side: 600, quality: 0.4 },
] as const

/** Shrinks a chosen file to the size limit; null for what this browser cannot read as a picture. */
export async function shrunkPicture(file: Blob): Promise<ShrunkPicture | null> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    for (const { side, quality } of attempts) {
      const drawn = await draw(picture, side, quality)
      if (drawn === null) return null
      if (drawn.size > mostPictureBytes) continue
      picture.close()
      const address = await addressOf(drawn)
      return { address, base64: address.slice(address.indexOf(',') + 1), byteCount: drawn.size }
    }
    return null
  } catch {
    return null
  }
}

function draw(picture: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (pen === null) return Promise.resolve(null)
  // A JPEG has no transparency: fill with white.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

function addressOf(drawn: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(drawn)
  })
}
