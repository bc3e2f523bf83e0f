import type { PracticeMaker, PracticeTopic } from './maker.ts'
import { quadraticEquations } from './topics/quadratic-equations.ts'

/** Every topic that has practice: one line each. */
export const practiceTopics: readonly PracticeTopic[] = [quadraticEquations]

/** Every maker once; of one that has several versions, each. */
export const makers: readonly PracticeMaker[] = [...new Set(practiceTopics.flatMap((topic) => topic.makers))]
