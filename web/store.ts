import { useSyncExternalStore } from 'react'

/** An event that parts of a page can listen to. */
export function newSignal<Heard = void>() {
  const listeners = new Set<(heard: Heard) => void>()
  return {
    /** Returns how to stop. */
    watch(hear: (heard: Heard) => void): () => void {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    tell(heard: Heard): void {
      for (const hear of listeners) hear(heard)
    },
  }
}

/** A value that parts of a page share. */
export function newStore<Value>(initial: Value) {
  let value = initial
  const { watch, tell } = newSignal()
  return {
    initial,
    watch,
    read: () => value,
    set(next: Value): void {
      value = next
      tell()
    },
  }
}

/** The store's value, and its initial one on the server and until the page is hydrated. */
export function useStore<Value>({ initial, watch, read }: ReturnType<typeof newStore<Value>>): Value {
  return useSyncExternalStore(watch, read, () => initial)
}
