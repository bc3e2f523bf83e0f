import type { CourseSeed } from '../courses/course-seed.ts'
import type { PracticeTopic } from './maker.ts'
import { practiceTopics } from './makers.ts'

/** A module of a course with the skills that its students practise. */
export type PracticeChapter = {
  /** the title of the module */
  readonly title: string
  readonly topics: readonly PracticeTopic[]
  /** ids of skills, in the order in which they are learned */
  readonly skills: readonly string[]
}

/** The chapters of a course that have practice: the topics of a module are those of its worksheets. */
export function practiceChapters({ modules }: CourseSeed): PracticeChapter[] {
  return modules.flatMap(({ title, items }) => {
    const generators = items.flatMap((item) => (item.kind === 'document' ? [item.sheet.generator] : []))
    const topics = practiceTopics.filter(({ id }) => generators.includes(id))
    const skills = [...new Set(topics.flatMap(({ makers }) => makers.map(({ skill }) => skill)))]
    return topics.length === 0 ? [] : [{ title, topics, skills }]
  })
}

/** The courses for each board's examination, by slug. */
export const coursesOfBoard = {
  cbse: ['cbse-class-10-maths-standard'],
  icse: ['icse-class-10-maths'],
  'andhra-pradesh': ['ap-ssc-maths'],
  telangana: ['telangana-ssc-maths'],
  'tamil-nadu': ['tamil-nadu-sslc-maths'],
  karnataka: ['karnataka-sslc-maths'],
  maharashtra: ['maharashtra-ssc-maths-part-1-algebra', 'maharashtra-ssc-maths-part-2-geometry'],
} as const satisfies Record<string, readonly string[]>
