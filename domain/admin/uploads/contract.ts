import * as z from 'zod/mini'
import { body, query } from '../../contract.ts'
import { mostCueLength, mostCues } from '../../lessons/captions.ts'
import { longestVideoInSeconds } from '../../lessons/progress/rules.ts'
import { renditions, transcodeReasons, transcodeStates } from '../../lessons/renditions.ts'
import { locales } from '../../locales.ts'
import { authorsOfAll, defineAdminCall, mediaEditors } from '../access.ts'
import { moment, pageOf, paging, rowId, searchWords } from '../shapes.ts'
import { mediaKinds, mediaName, uploadKinds, uploadReasons, uploadStates } from './rules.ts'

const kind = z.enum(mediaKinds, 'admin_upload_kind_invalid')

/** A stored video, document or picture. */
const mediaFacts = {
  mediaId: z.string(),
  kind: z.enum(mediaKinds),
  name: z.string(),
  /** Where a picture is for everybody; null for videos and documents, which are not for everybody. */
  address: z.nullable(z.string()),
  /** Where it is looked at before it is used, for authors alone; null for a video that no browser plays yet. */
  preview: z.nullable(z.string()),
  /** The first picture of a video, for authors alone. */
  poster: z.nullable(z.string()),
  /** Pixels; null when nobody measured it. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** 0 for what does not play. */
  durationInSeconds: z.number(),
  /** Size of the largest of its files. */
  byteCount: z.number(),
  createdAt: moment,
}
const media = z.object(mediaFacts)

const upload = z.object({
  id: z.string(),
  kind: z.enum(uploadKinds),
  name: z.string(),
  sizeInBytes: z.number(),
  receivedBytes: z.number(),
  state: z.enum(uploadStates),
  /** Why it was refused or failed, as a key. */
  reason: z.nullable(z.enum(uploadReasons)),
  createdAt: moment,
  /** What became of it, once it is ready. */
  media: z.nullable(media),
})

export const getMediaLibrary = defineAdminCall({
  method: 'GET',
  roles: mediaEditors,
  summary: 'Stored videos, documents and pictures, newest first, with where each is used',
  input: query({
    kind: z.optional(kind),
    search: searchWords,
    ...paging,
  }),
  output: z.object(
    pageOf(
      z.object({
        ...mediaFacts,
        /** Nothing when it may be deleted. */
        uses: z.array(
          z.object({
            kind: z.enum(['lesson', 'cover', 'sheet', 'video', 'text', 'draft']),
            title: z.string(),
          }),
        ),
        /** It is used elsewhere too. */
        hasMoreUses: z.boolean(),
      }),
    ),
  ),
})

export const renameMedia = defineAdminCall({
  roles: mediaEditors,
  summary: 'Renames a video, document or picture',
  input: body({
    mediaId: rowId,
    name: z.string('admin_media_name_required').check(
      z.maxLength(160, 'admin_media_name_long'),
      z.refine((text) => mediaName(text) !== '', 'admin_media_name_required'),
    ),
  }),
  done: 'admin_media_renamed',
})

export const deleteMedia = defineAdminCall({
  roles: mediaEditors,
  summary: 'Deletes a video, document or picture that is not used',
  input: body({ mediaId: rowId }),
  done: 'admin_media_deleted',
})

const mostVideos = 100

export const getVideos = defineAdminCall({
  method: 'GET',
  roles: mediaEditors,
  summary: 'Transcoding progress of videos; videos not yet queued are omitted',
  input: query({
    /** Ids of stored videos, with commas between. */
    ids: z.pipe(
      z.string('id_required').check(z.maxLength(mostVideos * 37, 'id_required')),
      z.pipe(
        z.transform((text: string) => text.split(',')),
        z.array(rowId).check(z.maxLength(mostVideos, 'id_required')),
      ),
    ),
  }),
  output: z.array(
    z.object({
      mediaId: z.string(),
      state: z.enum(transcodeStates),
      /** Percent, while it is being prepared. */
      progress: z.number(),
      /** Why it failed, as a key. */
      reason: z.nullable(z.enum(transcodeReasons)),
      /** Another key was asked for and is being put in. */
      isChangingKey: z.boolean(),
      /** What students can watch now, the smallest first. */
      renditions: z.array(z.object({ rendition: z.enum(renditions), byteCount: z.number() })),
    }),
  ),
})

const captionTrack = z.object({
  language: z.enum(locales),
  /** Version of the file, to detect a concurrent save; null while there are none. */
  version: z.nullable(z.string()),
  cues: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })),
})

export const getCaptions = defineAdminCall({
  method: 'GET',
  roles: mediaEditors,
  summary: 'The captions of a video in each language, with what is needed to preview it',
  input: query({ mediaId: rowId }),
  output: z.object({
    name: z.string(),
    durationInSeconds: z.number(),
    /** Null for a video that no browser plays yet. */
    preview: z.nullable(z.string()),
    tracks: z.array(captionTrack),
  }),
})

const seconds = z
  .number('admin_captions_no_time')
  .check(z.minimum(0, 'admin_captions_no_time'), z.maximum(longestVideoInSeconds, 'admin_captions_no_time'))

export const saveCaptions = defineAdminCall({
  roles: mediaEditors,
  summary: 'Replaces the captions of a video in one language; an empty body deletes them',
  input: body({
    mediaId: rowId,
    language: z.enum(locales, 'field_invalid'),
    version: z.nullable(z.string('field_invalid').check(z.maxLength(300, 'field_invalid'))),
    cues: z
      .array(
        z
          .object({
            start: seconds,
            end: seconds,
            text: z
              .string('admin_captions_text')
              .check(
                z.trim(),
                z.minLength(1, 'admin_captions_text'),
                z.maxLength(mostCueLength, 'admin_captions_text_long'),
                z.regex(/^(?!.*\n\s*\n)[^\p{Cc}\n]*(\n[^\p{Cc}\n]+)*$/u, 'admin_captions_text'),
              ),
          })
          .check(
            z.refine(({ start, end }) => end > start, { error: 'admin_captions_backwards', path: ['end'] }),
          ),
      )
      .check(z.maxLength(mostCues, 'admin_captions_many')),
  }),
  output: captionTrack,
  done: 'admin_captions_saved',
})

export const prepareVideo = defineAdminCall({
  roles: mediaEditors,
  summary: 'Transcodes a video again',
  input: body({ mediaId: rowId }),
  done: 'admin_video_queued',
})

export const changeVideoKey = defineAdminCall({
  roles: authorsOfAll,
  wantsFreshCode: true,
  summary: 'Re-encrypts a video with a new key under new addresses, so that a leaked key no longer opens it',
  input: body({ mediaId: rowId }),
  done: 'admin_video_key_queued',
})

export const getUploads = defineAdminCall({
  method: 'GET',
  roles: mediaEditors,
  summary: 'The caller’s uploads that are not ready: in progress, being checked, refused or failed',
  output: z.array(upload),
})

export const getUpload = defineAdminCall({
  method: 'GET',
  path: '/admin/getUpload/:id',
  roles: mediaEditors,
  summary: 'Progress and result of an upload, for the person who started it',
  input: query({ id: rowId }),
  output: upload,
})

export const retryUpload = defineAdminCall({
  roles: mediaEditors,
  summary: 'Repeats the check of an upload that failed because of the server',
  input: body({ id: rowId }),
  output: upload,
})

export const dropUpload = defineAdminCall({
  roles: mediaEditors,
  summary: 'Deletes an unfinished upload and its bytes',
  input: body({ id: rowId }),
})
