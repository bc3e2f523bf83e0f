import * as z from 'zod/mini'
import { body, countUpTo, query } from '../../contract.ts'
import { articleReaders, authors, authorsOfAll, defineAdminCall, publishers } from '../access.ts'
import { categoryName } from '../courses/schemas.ts'
import { articleDraft } from '../drafts/contract.ts'
import { futureMoment, moment, pageOf, paging, rowId, searchWords, version } from '../shapes.ts'
import { articleKinds, articleNameLists, articleStates, articleTypes } from './rules.ts'
import { articleTitle } from './schemas.ts'

const kind = z.enum(articleKinds, 'admin_kind_invalid')
const state = z.enum(articleStates, 'admin_status_invalid')
const oneArticle = { kind, id: rowId }

export const getArticles = defineAdminCall({
  method: 'GET',
  roles: articleReaders,
  summary: 'Articles or resources in any state, with their drafts',
  input: query({
    kind: z._default(kind, 'article'),
    search: searchWords,
    state: z.optional(state),
    type: z.optional(countUpTo(articleTypes.length, 'type_invalid')),
    sort: z._default(z.enum(['changed', 'published', 'title'], 'field_invalid'), 'changed'),
    ...paging,
  }),
  output: z.object({
    ...pageOf(
      z.object({
        id: z.string(),
        title: z.string(),
        name: z.string(),
        /** Null for a resource. */
        type: z.nullable(z.number()),
        state,
        /** The draft says something that visitors do not read yet. */
        hasChanges: z.boolean(),
        /** Null for what was there before the admin, and for what nobody has seen yet. */
        publishedAt: z.nullable(moment),
        updatedAt: moment,
        updatedBy: z.nullable(z.string()),
      }),
    ),
    /** How many there are in each state, with the other filters. */
    counts: z.object({
      draft: z.number(),
      scheduled: z.number(),
      published: z.number(),
      withdrawn: z.number(),
    }),
  }),
})

export const createArticle = defineAdminCall({
  roles: authors,
  summary: 'Creates an article or resource that only authors can see',
  input: body({ kind, title: articleTitle }),
  output: z.object({ id: z.string() }),
  done: 'admin_article_created',
})

export const getArticlePreview = defineAdminCall({
  method: 'GET',
  roles: articleReaders,
  summary: 'A preview link that shows the draft as visitors would see it, valid for an hour',
  input: query(oneArticle),
  output: z.object({ path: z.string() }),
})

export const publishArticle = defineAdminCall({
  roles: publishers,
  summary: 'Publishes the draft, now or at a scheduled time',
  input: body({
    ...oneArticle,
    version,
    /** ISO 8601; null is now. */
    at: z.nullable(futureMoment),
  }),
  output: articleDraft,
  done: 'admin_article_published',
})

export const withdrawArticle = defineAdminCall({
  roles: publishers,
  summary: 'Unpublishes an article; its draft stays',
  input: body(oneArticle),
  output: articleDraft,
  done: 'admin_article_withdrawn',
})

export const deleteArticle = defineAdminCall({
  roles: authors,
  summary: 'Deletes an article that was never published; refused if its version has changed',
  input: body({ ...oneArticle, version }),
  done: 'admin_article_deleted',
})

const list = z.enum(articleNameLists, 'field_invalid')
const names = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    /** Articles and drafts that name it; what none names can be deleted. */
    useCount: z.number(),
  }),
)

export const getArticleNames = defineAdminCall({
  method: 'GET',
  roles: articleReaders,
  summary: 'Authors of articles, or their categories, by name',
  input: query({ list }),
  output: names,
})

export const saveArticleName = defineAdminCall({
  roles: authors,
  summary: 'Adds or renames an author or a category',
  input: body({ list, id: z.nullable(rowId), name: categoryName }),
  output: names,
  done: 'admin_article_name_saved',
})

export const deleteArticleName = defineAdminCall({
  roles: authorsOfAll,
  summary: 'Deletes an author or a category that no article uses',
  input: body({ list, id: rowId }),
  output: names,
  done: 'admin_article_deleted',
})
