import * as z from 'zod/mini'
import { body, defineCall, identifier } from '../contract.ts'
import { renditionNames } from './rules.ts'

const playbackId = z.uuid('id_required')

/**
 * What plays a video. Everything below `/stream` answers to this browser alone, by a cookie that comes
 * with the answer, until `expiresAt`. An answer there that is no success is an envelope as of any call:
 *
 * - 404 `notFound`: the link was changed, has ended, or is another browser's: open the stream again.
 * - 401 `noSession`: the session has ended: renew it, then open the stream again, or sign in.
 * - 403 `locked`: the student's access has ended.
 * - 410 `playbackEnded`: the student went on elsewhere; opening the stream again takes the place back.
 * - 503 `storeDown`, with Retry-After: the video cannot be reached at the moment; the same address
 *   answers again later.
 */
export const openStream = defineCall({
  method: 'POST',
  path: '/student/openStream',
  access: 'optional',
  summary: 'What a player needs for a video: its playlist, renditions, captions and pictures',
  input: body({
    item: identifier,
    /** Playbacks of the same student that end for this one. */
    instead: z.optional(z.array(playbackId, 'field_invalid').check(z.maxLength(20, 'field_invalid'))),
    /** The rendition that the player begins with: the lists it would ask for come with the answer. */
    beginsWith: z.optional(z.enum(renditionNames, 'field_invalid')),
    /** What the line carries, in place of `beginsWith`: the player begins with the finest rendition that comes at once. */
    bitsPerSecond: z.optional(z.number('field_invalid').check(z.positive('field_invalid'))),
  }),
  output: z.object({
    /** Null for a visitor, and while the video is not transcoded. */
    playbackId: z.nullable(z.string()),
    /** HLS. Null while the video is not transcoded: `getPresignedFile` then has an address of a video. */
    playlistUrl: z.nullable(z.string()),
    /** ISO 8601. */
    expiresAt: z.string(),
    durationInSeconds: z.number(),
    /** From the least to the most; sound alone is 0 high. */
    renditions: z.array(
      z.object({ rendition: z.enum(renditionNames), height: z.number(), byteCount: z.number() }),
    ),
    posterUrl: z.nullable(z.string()),
    /** One picture of many tiles, left to right and then down. */
    storyboard: z.nullable(
      z.object({
        url: z.string(),
        secondsPerTile: z.number(),
        columns: z.number(),
        rows: z.number(),
        tileWidth: z.number(),
        tileHeight: z.number(),
      }),
    ),
    captions: z.array(z.object({ language: z.string(), url: z.string() })),
    /** The playlist at `playlistUrl`, and the one of a single rendition; null unless requested. */
    lists: z.nullable(
      z.object({ rendition: z.enum(renditionNames), master: z.string(), ofRendition: z.string() }),
    ),
    /** Where the student left the lesson, and when, ISO 8601; null for a visitor and before the first time. */
    place: z.nullable(z.object({ positionInSeconds: z.number(), at: z.string() })),
  }),
  limits: ['streamPerAccount'],
  isCompressed: true,
})

export const getPlaybacks = defineCall({
  method: 'GET',
  path: '/student/getPlaybacks',
  access: 'student',
  summary: 'Current playbacks of the account, latest first',
  output: z.array(
    z.object({
      id: z.string(),
      /** Browser and system, such as "Chrome, Android"; empty when neither is known. */
      device: z.string(),
      isThisDevice: z.boolean(),
      lessonTitle: z.string(),
      /** ISO 8601. */
      startedAt: z.string(),
      lastSeenAt: z.string(),
    }),
  ),
})

export const stopPlayback = defineCall({
  method: 'POST',
  path: '/student/stopPlayback',
  access: 'student',
  summary: 'Ends one playback of the student; it stops within a minute. Repeating it changes nothing',
  input: body({ id: playbackId }),
})
