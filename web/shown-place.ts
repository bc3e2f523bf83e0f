import { newStore, useStore } from './store.ts'

/** The current position in the page's lesson, for parts outside the player. */
export type ShownPlace = {
  /** Whole seconds into the lesson. */
  second(): number
  /** As a student reads it: "1:23" or "Step 3 of 7". */
  textOf(second: number): string
  goTo(second: number): void
}

const shown = newStore<ShownPlace | null>(null)

/** Publishes the position while the lesson is on the page. Returns how to end it. */
export function showPlace(place: ShownPlace): () => void {
  shown.set(place)
  return () => {
    if (shown.read() === place) shown.set(null)
  }
}

/** Null where no lesson is played. */
export function useShownPlace(): ShownPlace | null {
  return useStore(shown)
}
