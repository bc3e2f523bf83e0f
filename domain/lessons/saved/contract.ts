import * as z from 'zod/mini'
import { body, defineCall, identifier, nameOfRow, query } from '../../contract.ts'
import { locales } from '../../locales.ts'
import { renditionNames } from '../rules.ts'
import { mostRenewed, savedEnds, saveScopes } from './rules.ts'

/** The browser's own name for itself: chosen once, by chance. */
const device = z.uuid('id_required')
const rendition = z.object({
  rendition: z.enum(renditionNames),
  /** Sound alone is 0 high. */
  height: z.number(),
  byteCount: z.number(),
})

export const getSaveOffer = defineCall({
  method: 'GET',
  path: '/student/getSaveOffer',
  access: 'student',
  summary:
    'What a device may save of a lesson, chapter or course, and its size; does not count as a playback',
  input: query({
    of: z.enum(saveScopes, 'field_invalid'),
    /** Id of the lesson, chapter or course. */
    id: identifier,
    /** In which step lessons and worksheets are saved. */
    language: z._default(z.enum(locales, 'field_invalid'), 'en'),
  }),
  output: z.object({
    /** Those that the student may open. */
    lessons: z.array(
      z.object({
        item: z.string(),
        /** Of a video, smallest first; empty while it is not transcoded, and for other lessons. */
        renditions: z.array(rendition),
        /** Approximate size in bytes, for lessons other than videos. */
        byteCount: z.number(),
      }),
    ),
    /** ISO 8601: when the lease of the first one would end that began now. */
    endsAt: z.string(),
  }),
  limits: ['streamPerAccount'],
  isCompressed: true,
})

/**
 * Lets a device of the student keep a step lesson, a worksheet or a practice, which the calls that open it give. Of a paid
 * lesson the device takes one of the five places of its course; with none free it is refused as `conflict`.
 */
export const leaseLesson = defineCall({
  method: 'POST',
  path: '/student/leaseLesson',
  access: 'student',
  summary: 'Allows a device to save a step lesson, worksheet or practice, and returns until when',
  input: body({ item: identifier, device }),
  output: z.object({
    /** Another name has other content. */
    version: z.string(),
    /** ISO 8601: until when it opens without a word from the server, and what time it is there. */
    endsAt: z.string(),
    now: z.string(),
  }),
  limits: ['streamPerAccount'],
})

/**
 * What saves a video in one rendition on a device of the student: its key, its lists, and where its parts are. It takes no
 * playing place. Of a paid lesson the device takes one of the five places of its course; with none free it is refused as
 * `conflict`. The parts stay encrypted; their addresses answer this browser alone, by a cookie that comes with the answer.
 */
export const openDownload = defineCall({
  method: 'POST',
  path: '/student/openDownload',
  access: 'student',
  summary: 'What a device needs to save a video: its key, playlists and segment addresses',
  input: body({ item: identifier, device, rendition: z.enum(renditionNames, 'field_invalid') }),
  output: z.object({
    /** Everything to fetch is below it until `expiresAt`. */
    path: z.string(),
    /** ISO 8601. */
    expiresAt: z.string(),
    /** The video and its version: another name has other bytes. */
    video: z.string(),
    /** The encryption key of the video's parts; 16 bytes in Base64. */
    key: z.string(),
    durationInSeconds: z.number(),
    rendition,
    /** The list of this one rendition, and its own list. */
    master: z.string(),
    ofRendition: z.string(),
    hasPoster: z.boolean(),
    storyboard: z.nullable(
      z.object({
        secondsPerTile: z.number(),
        columns: z.number(),
        rows: z.number(),
        tileWidth: z.number(),
        tileHeight: z.number(),
      }),
    ),
    /** Languages. */
    captions: z.array(z.string()),
    /** ISO 8601: until when it plays without a word from the server, and what time it is there. */
    endsAt: z.string(),
    now: z.string(),
  }),
  limits: ['streamPerAccount'],
  isCompressed: true,
})

export const renewSaved = defineCall({
  method: 'POST',
  path: '/student/renewSaved',
  access: 'student',
  summary:
    'Until when saved lessons may be played on a device, and which must be deleted; does not count as a playback',
  input: body({
    device,
    lessons: z
      .array(
        z.strictObject({
          item: identifier,
          /** As `openDownload` or `leaseLesson` named it. */
          version: z.string('field_invalid').check(z.maxLength(120, 'field_invalid'), nameOfRow),
        }),
        'field_invalid',
      )
      .check(z.maxLength(mostRenewed, 'field_invalid')),
  }),
  output: z.object({
    /** In the order of the question. */
    lessons: z.array(
      z.union([
        /** ISO 8601. */
        z.object({ item: z.string(), endsAt: z.string() }),
        z.object({ item: z.string(), end: z.enum(savedEnds) }),
      ]),
    ),
    /** ISO 8601. */
    now: z.string(),
  }),
  limits: ['streamPerAccount'],
})

export const getSavedDevices = defineCall({
  method: 'GET',
  path: '/student/getSavedDevices',
  access: 'student',
  summary: 'The student’s devices with paid lessons saved for offline use, last used first',
  output: z.array(
    z.object({
      device: z.string(),
      /** Browser and system, such as "Chrome, Android"; empty when neither is known. */
      name: z.string(),
      isThisDevice: z.boolean(),
      courses: z.array(z.string()),
      /** ISO 8601. */
      lastSeenAt: z.string(),
    }),
  ),
})

export const freeSavedDevice = defineCall({
  method: 'POST',
  path: '/student/freeSavedDevice',
  access: 'student',
  summary:
    'Removes a device’s saved lessons; the device deletes them when it next connects. Repeating it changes nothing',
  input: body({ device }),
  limits: ['accountChangePerAccount'],
  done: 'saved_device_freed',
})
