import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import type { Opening } from './film-opening.ts'
import { createShownFilm } from './shown-film.ts'

/** The film of a lesson while its player stands on the page. */
export function useFilm(opening: Opening, element: RefObject<HTMLVideoElement | null>) {
  const [shown] = useState(() => createShownFilm(opening, () => element.current))
  useEffect(() => shown.begin(), [shown])
  return { shown, ...useSyncExternalStore(shown.watch, shown.read, shown.read) }
}
