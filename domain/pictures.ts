/** Widths in which an uploaded picture is kept, in pixels. */
const standardWidths = [320, 640, 960, 1280] as const

/** The widths in which a picture of this width is kept: none is larger than it was. */
export function pictureWidths(width: number): number[] {
  const largest = Math.min(width, standardWidths[3])
  return [...standardWidths.filter((standard) => standard < largest), largest]
}

export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Where a visitor's browser gets an uploaded picture; what stands there never changes. */
export function pictureAddress(mediaId: string, width: number, format: PictureFormat = 'webp'): string {
  return `/media/pictures/${mediaId}/${width}.${format}`
}

/** The one address for who takes no choice of sizes: at most 960 pixels wide. */
export function plainPictureAddress(mediaId: string, width: number): string {
  return pictureAddress(mediaId, pictureWidths(Math.min(width, 960)).at(-1) ?? width)
}
