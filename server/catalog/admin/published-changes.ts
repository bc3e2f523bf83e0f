import type { CourseContent } from '../../../domain/admin/courses/schemas.ts'
import { changedFields, valueAt } from '../../../domain/admin/drafts/fields.ts'

/** Each changed field, by its path, with its values; `…` for long ones, such as texts and the outline. */
export function shortValues(
  one: CourseContent,
  other: CourseContent,
  reported: CourseContent,
): Record<string, unknown> {
  const paths = changedFields(one, other).map((path) => (path.startsWith('modules') ? 'modules' : path))
  return Object.fromEntries(
    [...new Set(paths)].map((path) => {
      const value = valueAt(reported, path)
      const isShort =
        typeof value === 'string' ? value.length <= 80 : typeof value !== 'object' || value === null
      return [path, isShort ? value : '…']
    }),
  )
}

const mostLessonsNamed = 20

function lessonsById({ modules }: CourseContent) {
  return new Map(modules.flatMap(({ items }) => items.map((item) => [item.id, item] as const)))
}

/** Lessons added, removed, or changed between free and locked, by title. */
export function lessonChanges(one: CourseContent, other: CourseContent): Record<string, string[]> {
  const [were, are] = [lessonsById(one), lessonsById(other)]
  const changed = [...are.values()].filter(({ id, isFree }) => isFree !== (were.get(id)?.isFree ?? isFree))
  const lists = {
    lessonsAdded: [...are.values()].filter(({ id }) => !were.has(id)),
    lessonsRemoved: [...were.values()].filter(({ id }) => !are.has(id)),
    lessonsMadeFree: changed.filter(({ isFree }) => isFree),
    lessonsLocked: changed.filter(({ isFree }) => !isFree),
  }
  return Object.fromEntries(
    Object.entries(lists)
      .filter(([, lessons]) => lessons.length > 0)
      .map(([name, lessons]) => {
        const titles = lessons.slice(0, mostLessonsNamed).map(({ title }) => title)
        return [name, lessons.length > mostLessonsNamed ? [...titles, '…'] : titles]
      }),
  )
}
