import type { CSSProperties } from 'react'
import type { Video } from './course-facts.ts'

/** An upright video stands in a square: the words below it stay in sight. */
const least = 1

/** The shape of a video's place, for `stage-shape` below it. A course that was saved before says none. */
export function stageShape({ aspectRatio }: Partial<Pick<Video, 'aspectRatio'>>): CSSProperties {
  return aspectRatio === undefined ? {} : ({ '--shape': Math.max(least, aspectRatio) } as CSSProperties)
}
