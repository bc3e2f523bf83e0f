import type { CSSProperties } from 'react'
import type { Video } from './course-facts.ts'

/** An upright video gets a square: the words below it stay in sight. */
const least = 1

/** The video's aspect ratio, for `stage-shape`. A course saved by an earlier release has none. */
export function stageShape({ aspectRatio }: Partial<Pick<Video, 'aspectRatio'>>): CSSProperties {
  return aspectRatio === undefined ? {} : ({ '--shape': Math.max(least, aspectRatio) } as CSSProperties)
}
