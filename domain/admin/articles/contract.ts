import * as z from 'zod/mini'
import { body, countUpTo, defineCall, nothing, query } from '../../contract.ts'
import { categoryName } from '../courses/schemas.ts'
import { moment, named, pageOf, paging, rowId, searchWords, version } from '../shapes.ts'
import { textAddresses } from './addresses.ts'
import { articleTypes, textKinds, textNameLists, textStates } from './rules.ts'
import { textDocument, textTitle } from './schemas.ts'

const kind = z.enum(textKinds, 'admin_kind_invalid')
const state = z.enum(textStates, 'admin_status_invalid')
const oneText = { kind, id: rowId }

export const getTexts = defineCall({
  ...textAddresses.getTexts,
  summary: 'Articles or resources in any state, with what their drafts say of them',
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

export const createText = defineCall({
  ...textAddresses.createText,
  summary: 'Begins an article or a resource that only authors see',
  input: body({ kind, title: textTitle }),
  output: z.object({ id: z.string() }),
  done: 'admin_text_created',
})

const draft = z.object({
  ...oneText,
  document: textDocument,
  /** 0 while nobody has changed what is published. */
  version: z.number(),
  hasChanges: z.boolean(),
  state,
  publishedAt: z.nullable(moment),
  /** Where visitors read it; null while they cannot. */
  path: z.nullable(z.string()),
  oldNames: z.array(z.string()),
  updatedAt: moment,
  updatedBy: z.nullable(named),
})

export const getTextDraft = defineCall({
  ...textAddresses.getTextDraft,
  summary: 'The draft of a text; of one that was never changed here, the text as it is',
  input: query(oneText),
  output: draft,
})

export const saveTextDraft = defineCall({
  ...textAddresses.saveTextDraft,
  summary: 'Saves the draft, if it is still the version its writer began from',
  input: body({ ...oneText, baseVersion: version, document: textDocument }),
  output: z.object({
    version: z.number(),
    savedAt: moment,
    /** Another text has this address, or had it. */
    isNameTaken: z.boolean(),
  }),
})

export const setTextAside = defineCall({
  ...textAddresses.setTextAside,
  summary: 'Keeps a draft that gave way to another one among the earlier versions',
  input: body({ ...oneText, document: textDocument }),
  output: nothing,
  done: 'admin_text_set_aside',
})

export const getTextVersions = defineCall({
  ...textAddresses.getTextVersions,
  summary: 'Drafts that were written over or gave way, the newest first',
  input: query(oneText),
  output: z.array(
    z.object({
      id: z.string(),
      writtenAt: moment,
      writtenBy: z.nullable(z.string()),
      document: textDocument,
    }),
  ),
})

export const getTextPreview = defineCall({
  ...textAddresses.getTextPreview,
  summary: 'An address at which the draft is read as visitors would read it, for an hour',
  input: query(oneText),
  output: z.object({ path: z.string() }),
})

export const publishText = defineCall({
  ...textAddresses.publishText,
  summary: 'Gives visitors the draft, all of it at once: now, or at a moment to come',
  input: body({
    ...oneText,
    version,
    /** ISO 8601; null is now. */
    at: z.nullable(z.iso.datetime({ offset: true, error: 'admin_moment_invalid' })),
  }),
  output: draft,
  done: 'admin_text_published',
})

export const withdrawText = defineCall({
  ...textAddresses.withdrawText,
  summary: 'Takes a text away from visitors; its draft stays',
  input: body(oneText),
  output: draft,
  done: 'admin_text_withdrawn',
})

export const deleteText = defineCall({
  ...textAddresses.deleteText,
  summary: 'Deletes a text that was never published, if it is still the version its deleter saw',
  input: body({ ...oneText, version }),
  output: nothing,
  done: 'admin_text_deleted',
})

const list = z.enum(textNameLists, 'field_invalid')
const names = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    /** Articles and drafts that name it; what none names can be deleted. */
    useCount: z.number(),
  }),
)

export const getTextNames = defineCall({
  ...textAddresses.getTextNames,
  summary: 'Authors of articles, or their categories, by name',
  input: query({ list }),
  output: names,
})

export const saveTextName = defineCall({
  ...textAddresses.saveTextName,
  summary: 'Adds an author or a category, or gives one another name',
  input: body({ list, id: z.nullable(rowId), name: categoryName }),
  output: names,
  done: 'admin_text_name_saved',
})

export const deleteTextName = defineCall({
  ...textAddresses.deleteTextName,
  summary: 'Deletes an author or a category that no article names',
  input: body({ list, id: rowId }),
  output: names,
  done: 'admin_text_deleted',
})
