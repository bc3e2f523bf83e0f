import type { CourseStatus } from '../../../domain/admin/courses/rules.ts'
import type { ItemKind } from '../../../domain/catalog/item-kinds.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { textBy } from '../../../domain/messages/text-by.ts'

export const courseStatusText = textBy<CourseStatus>({
  draft: m.admin_course_status_draft,
  published: m.admin_course_status_published,
  archived: m.admin_course_status_archived,
})

/** The outline's label of each kind of lesson: for the button that adds one, and for one without a title. */
export const itemTexts: Record<ItemKind, { add: () => string; title: () => string }> = {
  video: { add: m.admin_course_video_add, title: m.admin_course_video_title },
  steps: { add: m.admin_course_steps_add, title: m.admin_course_steps_title },
  document: { add: m.admin_course_document_add, title: m.admin_course_document_title },
  practice: { add: m.admin_course_practice_add, title: m.admin_course_practice_title },
}

const gaps: Record<string, () => string> = {
  admin_text_too_long: m.admin_text_too_long,
  admin_day_invalid: m.admin_day_invalid,
  admin_course_too_many_items: m.admin_course_too_many_items,
  admin_course_too_many_modules: m.admin_course_too_many_modules,
  admin_course_gap_translation: m.admin_course_gap_translation,
  admin_opens_days_invalid: m.admin_opens_days_invalid,
  admin_course_gap_title: m.admin_course_gap_title,
  admin_course_gap_slug: m.admin_course_gap_slug,
  admin_course_gap_slug_taken: m.admin_course_gap_slug_taken,
  admin_course_gap_category: m.admin_course_gap_category,
  admin_course_gap_instructor: m.admin_course_gap_instructor,
  admin_course_gap_languages: m.admin_course_gap_languages,
  admin_course_gap_cover: m.admin_course_gap_cover,
  admin_course_gap_about: m.admin_course_gap_about,
  admin_course_gap_rating: m.admin_course_gap_rating,
  admin_course_gap_plans: m.admin_course_gap_plans,
  admin_course_gap_price_wrong: m.admin_course_gap_price_wrong,
  admin_course_gap_price_low: m.admin_course_gap_price_low,
  admin_course_gap_price_high: m.admin_course_gap_price_high,
  admin_course_gap_plan_text: m.admin_course_gap_plan_text,
  admin_course_gap_modules: m.admin_course_gap_modules,
  admin_course_gap_module_title: m.admin_course_gap_module_title,
  admin_course_gap_module_empty: m.admin_course_gap_module_empty,
  admin_course_gap_item_title: m.admin_course_gap_item_title,
  admin_course_gap_item_media: m.admin_course_gap_item_media,
  admin_course_gap_item_unpublished: m.admin_course_gap_item_unpublished,
  admin_course_gap_item_skills: m.admin_course_gap_item_skills,
}

/** What is missing or invalid, by the rule's key. */
export function gapText(key: string): string {
  return (gaps[key] ?? m.field_invalid)()
}

/** The element id for a field's path, to scroll to it. */
export function fieldId(field: string): string {
  return `field-${field.replaceAll('.', '-')}`
}
