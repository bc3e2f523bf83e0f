import type { ReactNode } from 'react'
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

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={`section-${id}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-rule bg-card p-4 md:p-5"
    >
      <h2 id={`section-${id}`} className="text-xl leading-tight font-bold">
        {title}
      </h2>
      {children}
    </section>
  )
}
