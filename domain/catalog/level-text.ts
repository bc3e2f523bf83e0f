import { m } from '../messages/compiled/messages.js'
import { textBy } from '../messages/text-by.ts'
import type { CourseLevel } from './choices.ts'

export const levelText = textBy<CourseLevel>({
  foundation: m.course_level_foundation,
  standard: m.course_level_standard,
  challenging: m.course_level_challenging,
})
