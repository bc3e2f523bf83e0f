import type { QuestionMaker } from './question.ts'
import type { TopicName } from './sheet-seed.ts'
import { algebraTopics } from './topics-by-subject/algebra.ts'
import { computingTopics } from './topics-by-subject/computing.ts'
import { geometryTopics } from './topics-by-subject/geometry.ts'
import { moneyTopics } from './topics-by-subject/money.ts'
import { numberTopics } from './topics-by-subject/numbers.ts'
import { statisticsTopics } from './topics-by-subject/statistics.ts'

/** The question makers of every topic; a sheet goes through them in turn. */
export const topics: Readonly<Record<TopicName, readonly QuestionMaker[]>> = {
  ...numberTopics,
  ...algebraTopics,
  ...moneyTopics,
  ...geometryTopics,
  ...statisticsTopics,
  ...computingTopics,
}
