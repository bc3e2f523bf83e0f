import type { PracticeMaker, PracticeTopic } from './maker.ts'
import { algebra } from './topics/algebra.ts'
import { computing } from './topics/computing.ts'
import { geometry } from './topics/geometry.ts'
import { money } from './topics/money.ts'
import { numbers } from './topics/numbers.ts'
import { statistics } from './topics/statistics.ts'

/** Every topic that has practice; each group lists its own. */
export const practiceTopics: readonly PracticeTopic[] = [
  ...algebra,
  ...geometry,
  ...money,
  ...numbers,
  ...statistics,
  ...computing,
]

/** Every maker, with all of its versions. */
export const makers: readonly PracticeMaker[] = [...new Set(practiceTopics.flatMap((topic) => topic.makers))]
