import type { ResourceSeed } from './resource-seed.ts'

/** Every resource of the demo content, in the order of the page. */
export const resourceSeeds: readonly ResourceSeed[] = []
