import type { PracticeMaker, PracticeTopic } from './maker.ts'
import { algebra } from './topics/algebra.ts'
import { money } from './topics/money.ts'

/** Every topic that has practice; each group lists its own. */
export const practiceTopics: readonly PracticeTopic[] = [...algebra, ...money]

/** Every maker once; of one that has several versions, each. */
export const makers: readonly PracticeMaker[] = [...new Set(practiceTopics.flatMap((topic) => topic.makers))]
