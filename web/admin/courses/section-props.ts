import type { CourseContent } from '../../../domain/admin/courses/schemas.ts'
import type { Medium } from './media-picker.tsx'

/** The media whose names the builder knows. */
export type KnownMedia = { find(id: string): Medium | null; add(medium: Medium): void }

export type SectionProps = {
  document: CourseContent
  change(change: (document: CourseContent) => CourseContent): void
  /** The error of a field, once the author tried to publish; none before. */
  errorOf(field: string): string | undefined
  /** Whether a part of the field has an error. */
  hasErrorIn(field: string): boolean
  media: KnownMedia
}
