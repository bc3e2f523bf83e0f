import type { PracticeMaker, PracticeTopic } from './maker.ts'
import { algebra } from './topics/algebra.ts'

/** Every topic that has practice; each group lists its own. */
export const practiceTopics: readonly PracticeTopic[] = [...algebra]

/** Every maker once; of one that has several versions, each. */
export const makers: readonly PracticeMaker[] = [...new Set(practiceTopics.flatMap((topic) => topic.makers))]
