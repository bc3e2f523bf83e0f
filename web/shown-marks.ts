import { newStore, useStore } from './store.ts'

const shown = newStore<readonly number[]>([])

/** Publishes them while they are known. Returns how to end it. */
export function showMarks(seconds: readonly number[]): () => void {
  shown.set(seconds)
  return () => {
    if (shown.read() === seconds) shown.set([])
  }
}

/** Seconds of the page's lesson with answered questions, for its player. */
export function useShownMarks(): readonly number[] {
  return useStore(shown)
}
