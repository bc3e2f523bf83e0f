import type { Board } from '../../domain/practice/rules.ts'
import type { CourseSeed } from '../courses/course-seed.ts'
import { practiceChapters } from './chapters.ts'

/** The last lesson of a module whose topics can be practised. */
export type PracticeLesson = { title: string; board: Board; skills: readonly string[]; isFree: boolean }

/**
 * The practice lessons of a course by the titles of their modules. That of the first chapter is free, and all of a
 * course without plans.
 */
export function practiceLessons(course: CourseSeed): Map<string, PracticeLesson> {
  const isFreeCourse = Object.keys(course.plans).length === 0
  const lessons = practiceChapters(course).map(({ title, skills }, index) => {
    const lesson = { title: `Practice: ${title}`, board: boardOf(course), skills }
    return [title, { ...lesson, isFree: isFreeCourse || index === 0 }] as const
  })
  return new Map(lessons)
}

/** The board whose marking rules apply; without a board those of CBSE. */
function boardOf({ cover }: CourseSeed): Board {
  switch (cover.board) {
    case 'andhra':
      return 'andhra-pradesh'
    case 'foundations':
    case 'ai-careers':
      return 'cbse'
    default:
      return cover.board
  }
}
