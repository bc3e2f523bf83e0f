import * as z from 'zod/mini'
import { itemKindNames } from '../catalog/item-kinds.ts'
import {
  countUpTo,
  defineCall,
  identifier,
  nameOfRow,
  pageNumberIfAny,
  pageSizeIfAny,
  query,
} from '../contract.ts'
import { locales } from '../locales.ts'
import { excerptWords } from './cut-words.ts'
import { mostSearchLength } from './search-words.ts'

/** A picture at the head of an article, in place of its drawing. */
const cover = z.nullable(
  z.object({
    address: z.string(),
    /** What it shows, in words. */
    alt: z.string(),
    width: z.nullable(z.number()),
    height: z.nullable(z.number()),
  }),
)

const articleShape = {
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** Address of the picture at its head: its cover, or an SVG. */
  image: z.string(),
  cover,
  /** The figure of that picture, by its name in the drawing kit. */
  drawing: z.string(),
  /** Author, if given. */
  author: z.nullable(z.object({ name: z.string() })),
  /** Category, if given. */
  category: z.nullable(z.object({ _id: z.string(), name: z.string() })),
  /** 1 blog, 2 shown on the home page, 3 other articles (specification, section 3). */
  type: z.number(),
  /** ISO 8601, as is `updatedAt`. */
  publishedAt: z.string(),
  updatedAt: z.string(),
  readingMinutes: z.number(),
}

/** Lets who holds it read what its author is still writing. */
const preview = z.optional(z.string().check(z.maxLength(200, 'id_required'), nameOfRow))

/** Headings of an article in their order, each with the id it bears in `content`. */
const headings = z.array(z.object({ id: z.string(), text: z.string() }))

/** How the article begins, as plain text. */
const excerpt = z.string()

export const listedArticle = z.object({
  ...articleShape,
  /** HTML, mathematics and figures drawn; left out of a list of cards. */
  content: z.optional(z.string()),
  /** In a list of cards. */
  excerpt: z.optional(excerpt),
})

export const article = z.object({
  ...articleShape,
  content: z.string(),
  excerpt,
  headings,
  /** Up to five of the same type, newest first (specification, section 2). */
  others: z.array(z.object({ _id: z.string(), slug: z.string(), title: z.string(), excerpt })),
})

export const getBlog = defineCall({
  method: 'GET',
  path: '/blog',
  access: 'optional',
  isPaged: true,
  summary: 'Published articles, newest first; all of them without page and limit',
  input: query({
    page: pageNumberIfAny,
    limit: pageSizeIfAny,
    type: z.optional(countUpTo(3, 'type_invalid')),
    /** `cards` carries `excerpt` and leaves out `content`. */
    view: z._default(z.enum(['full', 'cards'], 'view_invalid'), 'full'),
    /** Words of an excerpt. */
    words: z._default(countUpTo(excerptWords.homeLarge, 'words_invalid'), excerptWords.card),
  }),
  output: z.object({ data: z.array(listedArticle), totalPages: z.number() }),
  isSharedByAll: true,
})

export const getArticle = defineCall({
  method: 'GET',
  path: '/blog/:id',
  access: 'optional',
  summary: 'One published article by id or slug, with related articles of its type',
  input: query({ id: identifier, preview }),
  output: article,
})

const resourceShape = {
  _id: z.string(),
  /** Its name in addresses. */
  name: z.string(),
  heading: z.string(),
  /** Address of the picture at its head: its cover, or an SVG. */
  img: z.string(),
  cover,
  drawing: z.string(),
  updatedAt: z.string(),
  /** The sheet to print. */
  sheet: z.nullable(z.object({ url: z.string(), extension: z.string(), byteCount: z.number() })),
}

export const resource = z.object({
  ...resourceShape,
  /** HTML of each paragraph, heading, list, table or figure. */
  content: z.array(z.string()),
  headings,
})

export const getResources = defineCall({
  method: 'GET',
  path: '/resources',
  access: 'anyone',
  summary: 'Resources in display order, as cards',
  output: z.array(z.object({ ...resourceShape, excerpt })),
})

export const getResource = defineCall({
  method: 'GET',
  path: '/resources/:name',
  access: 'anyone',
  summary: 'One resource by its slug',
  input: query({ name: identifier, preview }),
  output: resource,
})

const foundLesson = z.object({
  _id: z.string(),
  slug: z.string(),
  /** In the language of the page, where it is written in that. */
  title: z.string(),
  kind: z.enum(itemKindNames),
  isFree: z.boolean(),
  /** A course that has it; others may have it too. */
  course: z.object({ slug: z.string(), title: z.string() }),
})

export const search = defineCall({
  method: 'GET',
  path: '/search',
  access: 'anyone',
  summary:
    'Courses, lessons, worksheets, articles and resources that contain all the words, the last also as a prefix; titles and teachers tolerate typos; at most ten of each',
  input: query({
    q: z._default(z.string().check(z.trim(), z.maxLength(mostSearchLength, 'search_too_long')), ''),
  }),
  output: z.object({
    courses: z.array(
      z.object({
        _id: z.string(),
        slug: z.string(),
        title: z.string(),
        textLanguage: z.enum(locales),
        category: z.nullable(z.string()),
        moduleCount: z.number(),
      }),
    ),
    lessons: z.array(foundLesson),
    worksheets: z.array(foundLesson),
    articles: z.array(z.object({ _id: z.string(), slug: z.string(), title: z.string(), excerpt })),
    resources: z.array(z.object({ _id: z.string(), name: z.string(), heading: z.string(), excerpt })),
  }),
})
