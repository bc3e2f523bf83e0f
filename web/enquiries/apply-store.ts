import { useSyncExternalStore } from 'react'
import type { Topic } from '../../domain/enquiries/rules.ts'

type ApplyState = { isOpen: boolean; topic: Topic | null }

let state: ApplyState = { isOpen: false, topic: null }
const closed: ApplyState = state
const listeners = new Set<() => void>()

/** Opens the application from anywhere on the site, with or without a topic. */
export function openApplyPopup(topic: Topic | null = null): void {
  change({ isOpen: true, topic })
}

export function closeApplyPopup(): void {
  change({ ...state, isOpen: false })
}

export function useApplyPopup(): ApplyState {
  return useSyncExternalStore(
    watch,
    () => state,
    () => closed,
  )
}

function change(next: ApplyState): void {
  state = next
  for (const listener of listeners) listener()
}

function watch(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
