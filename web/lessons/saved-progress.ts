import type { OutputOf } from '../../domain/calls.ts'

/** What was kept, and of which playing the report told. */
export type SavedProgress = OutputOf<'saveProgress'> & { playbackId: string | null }

const listeners = new Set<(saved: SavedProgress) => void>()

/** Calls back with what the server kept of what was watched on this page. Returns how to stop. */
export function watchSaved(heard: (saved: SavedProgress) => void): () => void {
  listeners.add(heard)
  return () => {
    listeners.delete(heard)
  }
}

export function tellSaved(saved: SavedProgress): void {
  for (const heard of listeners) heard(saved)
}
