import sharp from 'sharp'
import { Failure, fieldFailure } from '../../domain/failure.ts'
import { longestPictureSide } from '../../domain/thread-pictures/rules.ts'
import { type DrawnPicture, isDrawnTooOften, knownPicture } from '../adapters/pictures/known-picture.ts'
import { createFairQueue, runLimited } from '../fair-queue.ts'

/** Unpacked about 64 MB. */
const mostPixels = 16_000_000
/** The decoder holds many whole lines in memory at once: 16 lines of a million pixels take 1.5 GB. */
const longestSide = 10_000
const mostSeconds = 5
/** As stored in the table. */
const mostBytes = 256 * 1024
/** In descending size; the last one stays within the byte limit for any picture. */
const attempts = [
  { side: longestPictureSide, quality: 78 },
  { side: longestPictureSide, quality: 50 },
  { side: 1000, quality: 40 },
  { side: 600, quality: 20 },
] as const

/** The library has its own threads; one picture at a time leaves CPU for everything else. */
const queue = createFairQueue({ mostAtOnce: 1, mostUnderway: 32, mostPerNetwork: 4 })
const busyRefusal = { message: 'picture_busy', retryAfterSeconds: 5 } as const

/**
 * Re-encodes an uploaded picture as upright WebP without its metadata (place, device) and without data hidden behind
 * it. Throws `invalid` for anything but a JPEG, PNG or WebP, and `tooMany` while too many are being processed.
 */
export async function drawPicture(accountId: string, base64: string): Promise<DrawnPicture> {
  const given = Buffer.from(base64, 'base64')
  const kind = knownPicture(given)
  if (kind === null || kind === 'avif' || (kind === 'jpeg' && isDrawnTooOften(given)))
    throw fieldFailure('invalid', 'picture', 'picture_unreadable')
  try {
    return await runLimited(queue, accountId, () => draw(given), busyRefusal)
  } catch (error) {
    if (error instanceof Failure) throw error
    const isHuge = error instanceof Error && /pixel limit|too (large|big)/i.test(error.message)
    throw fieldFailure('invalid', 'picture', isHuge ? 'picture_huge' : 'picture_unreadable')
  }
}

async function draw(given: Buffer): Promise<DrawnPicture> {
  // Colours are treated as sRGB: the time limit does not cover colour profile conversion.
  const reading = { limitInputPixels: mostPixels, failOn: 'error', ignoreIcc: true } as const
  const seen = await sharp(given, reading).metadata()
  if (seen.width > longestSide || seen.height > longestSide)
    throw fieldFailure('invalid', 'picture', 'picture_huge')
  for (const { side, quality } of attempts) {
    const { data, info } = await sharp(given, reading)
      .timeout({ seconds: mostSeconds })
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true })
    if (data.length <= mostBytes) return { bytes: data, width: info.width, height: info.height }
  }
  throw fieldFailure('invalid', 'picture', 'picture_huge')
}
