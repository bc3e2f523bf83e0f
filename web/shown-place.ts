/** The current position in the page's lesson, for parts outside the player. */
export type ShownPlace = {
  /** Whole seconds into the lesson. */
  second(): number
  /** As a student reads it: "1:23" or "Step 3 of 7". */
  textOf(second: number): string
  goTo(second: number): void
}

let shown: ShownPlace | null = null
const listeners = new Set<() => void>()

/** Publishes the position while the lesson is on the page. Returns how to end it. */
export function showPlace(place: ShownPlace): () => void {
  set(place)
  return () => {
    if (shown === place) set(null)
  }
}

/** Null where no lesson is played. */
export function readShownPlace(): ShownPlace | null {
  return shown
}

export function watchShownPlace(changed: () => void): () => void {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}

function set(place: ShownPlace | null): void {
  shown = place
  for (const changed of listeners) changed()
}
