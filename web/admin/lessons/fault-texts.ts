import type { LessonFaultKey } from '../../../domain/lessons/steps/check-lesson.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { textBy } from '../../../domain/messages/text-by.ts'

export const faultText = textBy<LessonFaultKey>({
  admin_lesson_fault_missing: m.admin_lesson_fault_missing,
  admin_lesson_fault_value: m.admin_lesson_fault_value,
  admin_lesson_fault_few_steps: m.admin_lesson_fault_few_steps,
  admin_lesson_fault_dollar: m.admin_lesson_fault_dollar,
  admin_lesson_fault_tex: m.admin_lesson_fault_tex,
  admin_lesson_fault_no_figure: m.admin_lesson_fault_no_figure,
  admin_lesson_fault_figure_words: m.admin_lesson_fault_figure_words,
  admin_lesson_fault_figure_height: m.admin_lesson_fault_figure_height,
  admin_lesson_fault_table: m.admin_lesson_fault_table,
  admin_lesson_fault_working: m.admin_lesson_fault_working,
  admin_lesson_fault_no_working: m.admin_lesson_fault_no_working,
  admin_lesson_fault_no_plain: m.admin_lesson_fault_no_plain,
  admin_lesson_fault_untrue: m.admin_lesson_fault_untrue,
  admin_lesson_fault_wrong_line: m.admin_lesson_fault_wrong_line,
  admin_lesson_fault_unchecked: m.admin_lesson_fault_unchecked,
  admin_lesson_fault_unread_line: m.admin_lesson_fault_unread_line,
  admin_lesson_fault_example: m.admin_lesson_fault_example,
  admin_lesson_fault_answer: m.admin_lesson_fault_answer,
  admin_lesson_fault_options: m.admin_lesson_fault_options,
  admin_lesson_fault_slip: m.admin_lesson_fault_slip,
  admin_lesson_fault_point: m.admin_lesson_fault_point,
  admin_lesson_fault_recording: m.admin_lesson_fault_recording,
})
