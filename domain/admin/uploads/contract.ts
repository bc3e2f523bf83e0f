import * as z from 'zod/mini'
import { body, defineCall, nameOfRow, nothing, query } from '../../contract.ts'
import { renditions, transcodeReasons, transcodeStates } from '../../lessons/renditions.ts'
import { moment, pageOf, paging, rowId } from '../shapes.ts'
import { uploadAddresses } from './addresses.ts'
import { mediaKinds, mediaName, uploadReasons, uploadStates } from './rules.ts'

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
  /** Pixels; null when nobody measured it. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** 0 for what does not play. */
  durationInSeconds: z.number(),
  /** Of the largest of its files. */
  byteCount: z.number(),
  createdAt: moment,
}
const media = z.object(mediaFacts)

const upload = z.object({
  id: z.string(),
  kind: z.enum(mediaKinds),
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

export const getMediaLibrary = defineCall({
  ...uploadAddresses.getMediaLibrary,
  summary: 'Videos, documents and pictures that are stored, the newest first, with where each is used',
  input: query({
    kind: z.optional(kind),
    search: z.optional(
      z.string('admin_search_invalid').check(z.trim(), z.maxLength(100, 'admin_search_invalid'), nameOfRow),
    ),
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

export const renameMedia = defineCall({
  ...uploadAddresses.renameMedia,
  summary: 'Gives a video, document or picture another name',
  input: body({
    mediaId: rowId,
    name: z.string('admin_media_name_required').check(
      z.maxLength(160, 'admin_media_name_long'),
      z.refine((text) => mediaName(text) !== '', 'admin_media_name_required'),
    ),
  }),
  output: nothing,
  done: 'admin_media_renamed',
})

export const deleteMedia = defineCall({
  ...uploadAddresses.deleteMedia,
  summary: 'Deletes a video, document or picture that is used nowhere',
  input: body({ mediaId: rowId }),
  output: nothing,
  done: 'admin_media_deleted',
})

const mostVideos = 100

export const getVideos = defineCall({
  ...uploadAddresses.getVideos,
  summary: 'How far videos have come on their way to phones; one that nobody queued yet is left out',
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

export const prepareVideo = defineCall({
  ...uploadAddresses.prepareVideo,
  summary: 'Has a video prepared for phones once more',
  input: body({ mediaId: rowId }),
  output: nothing,
  done: 'admin_video_queued',
})

export const changeVideoKey = defineCall({
  ...uploadAddresses.changeVideoKey,
  summary:
    'Has a video encrypted with another key under other addresses, so that a key that got out opens nothing new',
  input: body({ mediaId: rowId }),
  output: nothing,
  done: 'admin_video_key_queued',
})

export const getUploads = defineCall({
  ...uploadAddresses.getUploads,
  summary: 'The uploads of who asks that are not ready: under way, being checked, refused or failed',
  input: query({}),
  output: z.array(upload),
})

export const getUpload = defineCall({
  ...uploadAddresses.getUpload,
  summary: 'How far an upload has come and what became of it, for who began it',
  input: query({ id: rowId }),
  output: upload,
})

export const retryUpload = defineCall({
  ...uploadAddresses.retryUpload,
  summary: 'Checks an upload again whose check failed through no fault of its own',
  input: body({ id: rowId }),
  output: upload,
})

export const dropUpload = defineCall({
  ...uploadAddresses.dropUpload,
  summary: 'Forgets an upload that is not ready, with its bytes',
  input: body({ id: rowId }),
  output: nothing,
})
