import { useHydrated, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { itemKinds } from '../../domain/catalog/item-kinds.ts'
import { canOpen } from '../../domain/catalog/rules.ts'
import type { Course, LessonPlace } from './course-facts.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The lesson of the address was opened by a press: on its own page, or on its course's. */
    lesson?: 'onItsPage' | 'fromCourse'
  }
}

/**
 * Whether the lesson of the address is opened. Stored in the browser history, so that Back, Forward and reload restore
 * it; but a video plays only after a press on this page.
 */
export function useOpening(course: Course, named: LessonPlace | null) {
  const isAlive = useHydrated()
  const [wasPressed, setPressed] = useState(false)
  const state = useRouterState({ select: ({ location }) => location.state.lesson })
  const lesson = named?.lesson
  // A paid lesson opens at once: its text is not part of the page.
  const opensItself = lesson?.kind === 'steps' && !lesson.isFreeAccess
  const isOpened =
    isAlive &&
    lesson !== undefined &&
    canOpen(lesson, course, new Date()) &&
    (itemKinds[lesson.kind].opens === 'player'
      ? wasPressed && state !== undefined
      : opensItself || state !== undefined)
  return { state, isOpened, press: () => setPressed(true) }
}

/** Plays once, as soon as the page is ready: a student who came to continue does not press twice. */
export function usePlayOn(isReady: boolean, play: () => void): void {
  const wasPlayed = useRef(false)
  useEffect(() => {
    if (!isReady || wasPlayed.current) return
    wasPlayed.current = true
    play()
  })
}
