import * as z from 'zod/mini'
import { query } from '../../contract.ts'
import { courseReaders, defineAdminCall } from '../access.ts'
import { rowId } from '../shapes.ts'

export const watchedLesson = z.object({
  _id: z.string(),
  module: z.string(),
  title: z.string(),
  lengthInSeconds: z.number(),
  /** Seconds that all students together watched, each student's second counted once. */
  watchedSeconds: z.number(),
  viewers: z.number(),
  /** Viewers who saw nine tenths of it. */
  finishers: z.number(),
  /** Viewers who reached each twentieth of the video, from its beginning to its end. */
  viewersByPart: z.array(z.number()),
})

export const getCourseWatching = defineAdminCall({
  method: 'GET',
  path: '/admin/getCourseWatching/:courseId',
  roles: courseReaders,
  summary: 'Watch time, viewers and drop-off of each published lesson, at most half a minute old',
  input: query({ courseId: rowId }),
  output: z.object({ title: z.string(), lessons: z.array(watchedLesson) }),
})
