import type { ItemKind } from './item-kinds.ts'

// Separate from the registry of kinds, which every page loads.
const linkLifetimes: Record<ItemKind, (durationInSeconds: number) => number> = {
  video: (durationInSeconds) => Math.ceil(durationInSeconds * 2) + 30 * 60,
  steps: (durationInSeconds) => Math.ceil(durationInSeconds * 2) + 2 * 3600,
  document: () => 5 * 60,
  practice: () => 0,
}

/** Lifetime of a signed link in seconds: twice the video plus 30 minutes, five minutes for a document. */
export function linkLifetimeSeconds(item: { kind: ItemKind; durationInSeconds: number }): number {
  return linkLifetimes[item.kind](item.durationInSeconds)
}
