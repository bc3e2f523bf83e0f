import type { ItemKind } from '../../domain/catalog/item-kinds.ts'

/** What a student may save from a page. */
export type SaveChoices = {
  course: { id: string; title: string; path: string }
  chapters: {
    id: string
    title: string
    lessons: { item: string; kind: ItemKind; title: string; path: string }[]
  }[]
  /** The lesson of the page; null on the page of a course. */
  lesson: string | null
}
