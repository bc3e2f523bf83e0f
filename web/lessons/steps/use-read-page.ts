import { type RefObject, useEffect } from 'react'
import { playbackSpeeds } from '../../../domain/lessons/rules.ts'
import type { DrawnLesson } from '../../../domain/lessons/steps/drawn-lesson.ts'
import { startsOf } from './use-playing.ts'

const looksEverySeconds = 1
/** Reading is faster than listening; it counts at most as fast as playing at the highest speed. */
const readsPerSecond = Math.max(...playbackSpeeds)

type Props = {
  frame: RefObject<HTMLElement | null>
  lesson: DrawnLesson
  isPage: boolean
  watched(from: number, to: number): void
}

/** Read as a page, the steps in view count as watched, as fast as they could have been played. */
export function useReadPage({ frame, lesson, isPage, watched }: Props): void {
  useEffect(() => {
    if (!isPage) return
    const starts = startsOf(lesson)
    const read = lesson.steps.map(() => 0)
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return
      let readsLeft = looksEverySeconds * readsPerSecond
      for (const element of frame.current?.querySelectorAll('[data-step]') ?? []) {
        const at = Number(element.getAttribute('data-step'))
        const { top, bottom } = element.getBoundingClientRect()
        const seconds = lesson.steps[at]?.seconds ?? 0
        if (bottom < 0 || top > innerHeight - 60 || readsLeft <= 0) continue
        const from = read[at] ?? 0
        const to = Math.min(seconds, from + readsLeft)
        if (to <= from) continue
        const start = starts[at] ?? 0
        watched(start + from, start + to)
        read[at] = to
        readsLeft -= to - from
      }
    }, looksEverySeconds * 1000)
    return () => clearInterval(timer)
  }, [frame, lesson, isPage, watched])
}
