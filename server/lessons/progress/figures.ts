import { wholeLength } from '../../../domain/lessons/progress/rules.ts'
import type { Services } from '../../services.ts'
import { listWatchFigures } from './queries.ts'

const parts = 20

export type WatchedLesson = {
  _id: string
  module: string
  title: string
  lengthInSeconds: number
  watchedSeconds: number
  viewers: number
  finishers: number
  viewersByPart: number[]
}

/** What students together watched of each video of a course, in its order. Not a call of students. */
export async function watchingOf(
  { database }: Pick<Services, 'database'>,
  courseId: string,
): Promise<WatchedLesson[]> {
  const rows = await database.all(listWatchFigures(courseId))
  return rows.map(({ durationInSeconds, viewers, viewersByPart, ...lesson }) => ({
    ...lesson,
    lengthInSeconds: wholeLength(durationInSeconds),
    // Who had seen an earlier video of the lesson comes to this one with what is new to them alone.
    viewers: Math.max(viewers, lesson.finishers, ...(viewersByPart ?? [])),
    viewersByPart: viewersByPart ?? Array.from({ length: parts }, () => 0),
  }))
}
