import * as z from 'zod/mini'
import { constructions } from '../../../packages/drawing/constructions.ts'
import { plainText } from '../../articles/excerpt.ts'
import {
  articleTypes,
  mostAltLength,
  mostExcerptLength,
  mostHtmlLength,
  mostNameLength,
  mostTitleLength,
} from './rules.ts'

const drawings = Object.keys(constructions)
const words = (
  most: number,
  message: 'admin_text_too_long' | 'admin_html_too_long' = 'admin_text_too_long',
) => z.string('field_invalid').check(z.maxLength(most, message))
const pixels = z.nullable(
  z.int('field_invalid').check(z.minimum(1, 'field_invalid'), z.maximum(20_000, 'field_invalid')),
)

/** The initial title of an article. */
export const articleTitle = z
  .string('admin_title_required')
  .check(
    z.trim(),
    z.minLength(1, 'admin_title_required'),
    z.maxLength(mostTitleLength, 'admin_text_too_long'),
  )

/** Path of a picture on this site. */
const ownAddress = z.regex(/^\/(?!\/)[^\s\\"'<>]+$/, 'admin_picture_address_invalid')

/** A draft of an article: anything may be missing. */
export const articleDocument = z.strictObject({
  title: words(mostTitleLength),
  name: words(mostNameLength),
  excerpt: words(mostExcerptLength),
  type: z.literal(articleTypes, 'type_invalid'),
  drawing: z.enum(drawings, 'field_invalid'),
  /** Articles only; a resource has neither author nor category. */
  authorId: z._default(z.nullable(z.uuid('id_required')), null),
  categoryId: z._default(z.nullable(z.uuid('id_required')), null),
  cover: z.nullable(
    z.strictObject({ address: words(500), alt: words(mostAltLength), width: pixels, height: pixels }),
  ),
  html: words(mostHtmlLength, 'admin_html_too_long'),
})

export type ArticleDocument = z.output<typeof articleDocument>

/** A published article. */
export const finishedArticle = z.extend(articleDocument, {
  title: articleTitle,
  name: z.string().check(
    z.minLength(1, 'admin_name_required'),
    z.maxLength(mostNameLength, 'admin_text_too_long'),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'admin_name_invalid'),
    // An id finds a text too.
    z.refine((name) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name), 'admin_name_invalid'),
  ),
  cover: z.nullable(
    z.strictObject({
      address: words(500).check(ownAddress),
      alt: words(mostAltLength).check(z.trim(), z.minLength(1, 'admin_picture_alt_required')),
      width: pixels,
      height: pixels,
    }),
  ),
  html: words(mostHtmlLength, 'admin_html_too_long').check(
    z.refine((html) => plainText(html) !== '', 'admin_html_required'),
    z.refine((html) => !/<img\b(?![^>]*\balt="[^"]*\S[^"]*")/.test(html), 'admin_picture_alt_required'),
  ),
})
