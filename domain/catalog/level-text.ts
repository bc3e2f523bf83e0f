import { m } from '../messages/compiled/messages.js'
import type { CourseLevel } from './choices.ts'

const levels: Record<CourseLevel, () => string> = {
  foundation: m.course_level_foundation,
  standard: m.course_level_standard,
  challenging: m.course_level_challenging,
}

export function levelText(level: CourseLevel): string {
  return levels[level]()
}
