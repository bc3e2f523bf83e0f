import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { pictureFormats, pictureWidths } from '../../../domain/pictures.ts'
import { isDrawnTooOften, knownPicture } from '../../adapters/pictures/known-picture.ts'
import { Refused, type UploadResult } from './refused.ts'

/** Pixels of the largest picture: a good camera's, about 200 MB in memory. */
const mostPixels = 50_000_000

const contentTypes = { webp: 'image/webp', avif: 'image/avif' } as const

/**
 * A JPEG, PNG, WebP or AVIF re-encoded as WebP and AVIF in several widths: only the visible image
 * is kept, without location metadata or hidden data.
 */
export async function drawPicture(path: string, work: string): Promise<UploadResult> {
  const given = await readFile(path)
  const kind = knownPicture(given)
  if (kind === null) throw new Refused('admin_upload_not_picture')
  if (kind === 'jpeg' && isDrawnTooOften(given)) throw new Refused('admin_upload_picture_broken')
  // Every pass decodes the file again, so that only one picture is in memory.
  const read = () => sharp(path, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
  const seen = await read()
    .metadata()
    .catch((error: unknown) => refusePicture(error))
  if (seen.width * seen.height > mostPixels) throw new Refused('admin_upload_picture_huge')
  const { width, height } = turned(seen)
  if (width < 1 || height < 1 || width > 16_000 || height > 16_000)
    throw new Refused('admin_upload_picture_huge')
  const files: UploadResult['files'] = []
  for (const target of pictureWidths(width)) {
    for (const format of pictureFormats) {
      const file = join(work, `${target}.${format}`)
      const options = format === 'webp' ? { quality: 82 } : { quality: 55, effort: 3 }
      await read()
        .rotate()
        .resize({ width: target, withoutEnlargement: true })
        .toFormat(format, options)
        .toFile(file)
        .catch((error: unknown) => refusePicture(error))
      files.push({
        rendition: `${format}-${target}`,
        path: file,
        contentType: contentTypes[format],
        extension: format,
      })
    }
  }
  return { durationInSeconds: 0, width, height, files }
}

/** EXIF orientation of a camera that was held upright. */
function turned({ width, height, orientation = 1 }: Metadata): { width: number; height: number } {
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}

function refusePicture(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw error
  const message = error instanceof Error ? error.message : ''
  if (/space left/i.test(message)) throw Object.assign(new Error(message), { code: 'ENOSPC' })
  const isHuge = /pixel limit|too (large|big)/i.test(message)
  throw new Refused(isHuge ? 'admin_upload_picture_huge' : 'admin_upload_picture_broken', { cause: error })
}
