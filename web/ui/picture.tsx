import type { ComponentProps } from 'react'
import {
  type PictureFormat,
  pictureAddress,
  pictureWidths,
  plainPictureAddress,
} from '../../domain/pictures.ts'

type Props = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt'> & {
  mediaId: string
  /** Of the uploaded picture, in pixels: its place is kept while it loads. */
  width: number
  height: number
  /** What is seen; empty for a picture that says nothing new. */
  alt: string
  /** How wide it is shown, as `sizes` of an image; the browser takes the smallest that is sharp. */
  sizes: string
}

/** An uploaded picture in the format and the width that suit the browser. */
export function Picture({ mediaId, width, height, alt, sizes, ...image }: Props) {
  const choices = (format: PictureFormat) =>
    pictureWidths(width)
      .map((one) => `${pictureAddress(mediaId, one, format)} ${one}w`)
      .join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={choices('avif')} sizes={sizes} />
      <img
        loading="lazy"
        decoding="async"
        {...image}
        src={plainPictureAddress(mediaId, width)}
        srcSet={choices('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
      />
    </picture>
  )
}
