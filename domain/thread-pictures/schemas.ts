import * as z from 'zod/mini'
import { mostPictureBytes } from './rules.ts'

const base64Length = 4 * Math.ceil(mostPictureBytes / 3)

/** A JPEG, PNG or WebP of at most 200 KB as base64. The server re-encodes it: only the visible picture is stored. */
export const sentPicture = z.optional(
  z
    .string('picture_unreadable')
    .check(
      z.maxLength(base64Length, { error: 'picture_too_large', abort: true }),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'picture_unreadable'),
    ),
)

/** Maximum body of a call that may include a picture: with its text. */
export const mostBytesWithPicture = base64Length + 64 * 1024

/** The picture of a message; it is fetched by id. */
export const shownPicture = z.nullable(
  z.object({ id: z.string(), width: z.number(), height: z.number(), isDeleted: z.boolean() }),
)

/** `data:image/webp;base64,…` */
export const pictureData = z.object({ data: z.string() })
