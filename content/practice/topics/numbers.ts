import type { PracticeTopic } from '../maker.ts'
import { logarithms } from './numbers/logarithms.ts'
import { numbersDecimals, realNumbers } from './numbers/real-numbers.ts'
import { relationsFunctions } from './numbers/relations-functions.ts'
import { sets } from './numbers/sets.ts'
import { surds } from './numbers/surds.ts'

/** One line for each topic, in the order in which they are learned. */
export const numbers: readonly PracticeTopic[] = [
  realNumbers,
  numbersDecimals,
  surds,
  logarithms,
  sets,
  relationsFunctions,
]
