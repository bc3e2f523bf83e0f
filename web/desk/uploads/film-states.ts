import { useEffect, useSyncExternalStore } from 'react'
import type { DeskOutputOf } from '../../../domain/desk/calls.ts'
import { send } from '../api.ts'

export type FilmState = DeskOutputOf<'getFilms'>[number]

const askEveryMs = 3000
/** Nobody is asked for longer about films that do not move: a session that is left alone must end. */
const patienceMs = 5 * 60 * 1000
const mostAtOnce = 100

/** How many parts of the page show a film, by its id. */
const shown = new Map<string, number>()
const heard = new Set<() => void>()
let known: ReadonlyMap<string, FilmState> = new Map()
let timer: ReturnType<typeof setTimeout> | undefined
let movedAt = 0

/** How far a film has come on its way to phones, asked for again while it is on it; null until it is known. */
export function useFilmState(mediaId: string): FilmState | null {
  useEffect(() => {
    shown.set(mediaId, (shown.get(mediaId) ?? 0) + 1)
    askAgain()
    return () => {
      const left = (shown.get(mediaId) ?? 1) - 1
      if (left === 0) shown.delete(mediaId)
      else shown.set(mediaId, left)
    }
  }, [mediaId])
  return useSyncExternalStore(watch, () => known.get(mediaId) ?? null)
}

/** Asks at once, as after a film was sent on its way once more. */
export function askAgain(): void {
  movedAt = Date.now()
  plan(0)
}

function watch(listener: () => void): () => void {
  heard.add(listener)
  window.addEventListener('focus', askAgain)
  return () => {
    heard.delete(listener)
    if (heard.size > 0) return
    clearTimeout(timer)
    window.removeEventListener('focus', askAgain)
  }
}

function plan(waitMs: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void ask(), waitMs)
}

async function ask(): Promise<void> {
  const ids = [...shown.keys()].slice(0, mostAtOnce)
  if (ids.length === 0 || document.hidden) return
  const answer = await send('getFilms', { ids: ids.join() })
  if (answer.success) {
    const next = new Map(known)
    for (const film of answer.data) next.set(film.mediaId, film)
    if (JSON.stringify([...next]) !== JSON.stringify([...known])) {
      movedAt = Date.now()
      known = next
      for (const listener of heard) listener()
    }
  }
  const isMoving = ids.some((id) => !isAtEnd(known.get(id)))
  if (isMoving && Date.now() - movedAt < patienceMs) plan(askEveryMs)
}

function isAtEnd(film: FilmState | undefined): boolean {
  return (film?.state === 'done' || film?.state === 'failed') && !film.isChangingKey
}
