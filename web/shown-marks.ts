/** Seconds of the page's lesson with answered questions, for its player. */
let marks: readonly number[] = []
const listeners = new Set<() => void>()

/** Publishes them while they are known. Returns how to end it. */
export function showMarks(seconds: readonly number[]): () => void {
  set(seconds)
  return () => {
    if (marks === seconds) set([])
  }
}

export function readShownMarks(): readonly number[] {
  return marks
}

export function watchShownMarks(changed: () => void): () => void {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}

function set(seconds: readonly number[]): void {
  marks = seconds
  for (const changed of listeners) changed()
}
