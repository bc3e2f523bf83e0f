import type { Words } from '../../domain/practice/question.ts'
import { practiceTopics } from './makers.ts'

/** The name of every skill, by its id. */
export const skillNames: ReadonlyMap<string, Words> = new Map(
  practiceTopics.flatMap((topic) => Object.entries(topic.skills)),
)
