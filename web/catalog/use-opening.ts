import { useHydrated, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { itemKinds } from '../../domain/catalog/item-kinds.ts'
import { canOpen } from '../../domain/catalog/rules.ts'
import type { Course, LessonPlace } from './course-facts.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The lesson of the address was opened by a press: on its own page, or from that of its course. */
    lesson?: 'onItsPage' | 'fromCourse'
  }
}

/**
 * Whether the lesson of the address is opened. It is kept in the history of the browser, so that Back, Forward and a
 * reload come to what was there; but a video plays after a press on this very page alone.
 */
export function useOpening(course: Course, named: LessonPlace | null) {
  const isAlive = useHydrated()
  const [wasPressed, setPressed] = useState(false)
  const state = useRouterState({ select: ({ location }) => location.state.lesson })
  const lesson = named?.lesson
  // What was bought is read at once; nothing of it stands in the page.
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

/** Plays once, as soon as the page is ready to: whoever came to go on presses nothing twice. */
export function usePlayOn(isReady: boolean, play: () => void): void {
  const wasPlayed = useRef(false)
  useEffect(() => {
    if (!isReady || wasPlayed.current) return
    wasPlayed.current = true
    play()
  })
}
