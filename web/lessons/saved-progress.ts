import type { OutputOf } from '../../domain/calls.ts'
import { newSignal } from '../store.ts'

/** What was saved, and of which playback. */
export type SavedProgress = OutputOf<'saveProgress'> & { playbackId: string | null }

/** What the server saved of this page's reports. */
export const savedProgress = newSignal<SavedProgress>()
