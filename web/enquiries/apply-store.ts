import type { Topic } from '../../domain/enquiries/rules.ts'
import { newStore, useStore } from '../store.ts'

type ApplyState = { isOpen: boolean; topic: Topic | null }

const popup = newStore<ApplyState>({ isOpen: false, topic: null })

/** Opens the application from anywhere on the site, with or without a topic. */
export function openApplyPopup(topic: Topic | null = null): void {
  popup.set({ isOpen: true, topic })
}

export function closeApplyPopup(): void {
  popup.set({ ...popup.read(), isOpen: false })
}

export function useApplyPopup(): ApplyState {
  return useStore(popup)
}
