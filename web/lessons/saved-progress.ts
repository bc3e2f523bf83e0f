import type { OutputOf } from '../../domain/calls.ts'

/** What was saved, and of which playback. */
export type SavedProgress = OutputOf<'saveProgress'> & { playbackId: string | null }

const listeners = new Set<(saved: SavedProgress) => void>()

/** Calls back with what the server saved of this page's reports. Returns how to stop. */
export function watchSaved(heard: (saved: SavedProgress) => void): () => void {
  listeners.add(heard)
  return () => {
    listeners.delete(heard)
  }
}

export function tellSaved(saved: SavedProgress): void {
  for (const heard of listeners) heard(saved)
}
