import * as z from 'zod/mini'
import { body, query } from '../../contract.ts'
import { locales } from '../../locales.ts'
import { defineAdminCall, draftEditors } from '../access.ts'
import { articleKinds, articleStates } from '../articles/rules.ts'
import { articleDocument } from '../articles/schemas.ts'
import { courseStatuses } from '../courses/rules.ts'
import { courseContent } from '../courses/schemas.ts'
import { lessonStates } from '../lessons/rules.ts'
import { lessonDocument } from '../lessons/schemas.ts'
import { moment, named, pageOf, paging, rowId, version } from '../shapes.ts'
import { policyDocument, siteDocument } from '../site/schemas.ts'
import { mediaKinds } from '../uploads/rules.ts'
import { draftKinds } from './rules.ts'

const oneDraft = {
  kind: z.enum(draftKinds, 'admin_kind_invalid'),
  /** Id of a course, article, resource or step lesson, key of an entry of the site, or address of a policy. */
  id: z.string('id_required').check(z.maxLength(100, 'id_required'), z.regex(/^[\w-]+$/, 'id_required')),
}

const head = {
  id: z.string(),
  /** 0 while nobody has changed what was there before the admin. */
  version: z.number(),
  /** The version that visitors see; null before the first publication. */
  liveVersion: z.nullable(z.number()),
  updatedAt: moment,
  updatedBy: z.nullable(named),
  /** Something else has the address that this one wants. */
  isAddressTaken: z.boolean(),
}

/** What names a stored video, document or picture. */
const medium = z.object({
  id: z.string(),
  kind: z.enum(mediaKinds),
  name: z.string(),
  durationInSeconds: z.number(),
  byteCount: z.number(),
})

export const courseDraft = z.object({
  kind: z.literal('course'),
  ...head,
  document: courseContent,
  status: z.enum(courseStatuses),
  wasPublished: z.boolean(),
  /** Its address as students know it. */
  slug: z.nullable(z.string()),
  /** The version that is published at a moment to come. */
  scheduled: z.nullable(z.object({ at: moment, version: z.number(), by: z.string() })),
  /** What the document names of the stored media. */
  media: z.array(medium),
})

export const articleDraft = z.object({
  kind: z.enum(articleKinds),
  ...head,
  document: articleDocument,
  state: z.enum(articleStates),
  publishedAt: z.nullable(moment),
  /** Where visitors read it; null while they cannot. */
  path: z.nullable(z.string()),
  oldNames: z.array(z.string()),
})

export const siteDraft = z.object({ kind: z.literal('site'), ...head, document: siteDocument })

export const policyDraft = z.object({
  kind: z.literal('policy'),
  ...head,
  document: policyDocument,
  newestVersion: z.number(),
  /** The newest version does not hold yet: a publication corrects it. */
  isComing: z.boolean(),
})

export const lessonDraft = z.object({
  kind: z.literal('lesson'),
  ...head,
  document: lessonDocument,
  state: z.enum(lessonStates),
  /** Its permanent name. */
  name: z.string(),
  /** In which students have it. */
  languages: z.array(z.enum(locales)),
})

export const getDraft = defineAdminCall({
  method: 'GET',
  roles: draftEditors,
  summary: 'The draft of staff content; while it is unchanged, the published version',
  input: query(oneDraft),
  output: z.discriminatedUnion('kind', [courseDraft, articleDraft, siteDraft, policyDraft, lessonDraft]),
})

/** What a browser names a save by: sent again, it is stored once. */
const saveId = rowId

export const saveDraft = defineAdminCall({
  roles: draftEditors,
  summary: 'Saves a draft if its version is unchanged; repeating a save has no further effect',
  input: body({
    ...oneDraft,
    baseVersion: version,
    /** One opening of the editor: what another one wrote is kept before it is written over. */
    editingId: rowId,
    saveId,
    /** Judged by the schema of its kind; what is not finished yet is allowed. */
    document: z.unknown(),
  }),
  output: z.object({
    version: z.number(),
    savedAt: moment,
    /** Fields that are stored in another form than they were sent: clean rich text. */
    stored: z.record(z.string(), z.unknown()),
    isAddressTaken: z.boolean(),
  }),
})

export const setDraftAside = defineAdminCall({
  roles: draftEditors,
  summary: 'Keeps a document that the draft replaced as an earlier version',
  input: body({ ...oneDraft, baseVersion: version, saveId, document: z.unknown() }),
  done: 'admin_draft_set_aside',
})

const earlierVersion = {
  id: z.string(),
  version: z.number(),
  /** It gave way to another version and never was the draft. */
  isAside: z.boolean(),
  writtenAt: moment,
  writtenBy: z.nullable(z.string()),
  /** From when until when visitors see it, or saw it. */
  liveFrom: z.nullable(moment),
  liveUntil: z.nullable(moment),
}

export const getDraftVersions = defineAdminCall({
  method: 'GET',
  roles: draftEditors,
  summary: 'Earlier versions of a draft, newest first',
  input: query({ ...oneDraft, ...paging }),
  output: z.object(pageOf(z.object(earlierVersion))),
})

export const getDraftVersion = defineAdminCall({
  method: 'GET',
  roles: draftEditors,
  summary: 'One earlier version with its whole document',
  input: query({ versionId: rowId }),
  output: z.object({ ...earlierVersion, document: z.unknown(), media: z.array(medium) }),
})
