import { algebraMeanings } from './algebra-meanings.ts'
import { geometryMeanings } from './geometry-meanings.ts'
import type { Meanings } from './meaning.ts'
import { measureMeanings } from './measure-meanings.ts'

/** What each term means, in every language. */
export const termMeanings: Meanings = { ...algebraMeanings, ...geometryMeanings, ...measureMeanings }
