/** Widths of an uploaded picture that are stored, in pixels. */
const standardWidths = [320, 640, 960, 1280] as const

/** The stored widths of a picture of this width: none is larger. */
export function pictureWidths(width: number): number[] {
  const largest = Math.min(width, standardWidths[3])
  return [...standardWidths.filter((standard) => standard < largest), largest]
}

export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Public path of an uploaded picture; its content never changes. */
export function pictureAddress(mediaId: string, width: number, format: PictureFormat = 'webp'): string {
  return `/media/pictures/${mediaId}/${width}.${format}`
}

/** The default address for clients without srcset: at most 960 pixels wide. */
export function plainPictureAddress(mediaId: string, width: number): string {
  return pictureAddress(mediaId, pictureWidths(Math.min(width, 960)).at(-1) ?? width)
}
