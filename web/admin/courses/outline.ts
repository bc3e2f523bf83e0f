import { noTitles } from '../../../domain/admin/courses/choices.ts'
import type { CourseContent } from '../../../domain/admin/courses/schemas.ts'

export type Modules = CourseContent['modules']

export type Dragged = { kind: 'module' | 'item'; id: string }

/** Where a dragged row is dropped: before a module, or at a position among a module's lessons. */
export type Target =
  | { kind: 'module'; id: string; at: number }
  | { kind: 'item'; moduleId: string; at: number }

export type OutlineActions = {
  put(change: (modules: Modules) => Modules): void
  /** Focus moves to the element with this `data-step`, or else to the form's button for the same move. */
  step(dragged: Dragged, by: -1 | 1, focused?: string): void
  dragged: Dragged | null
  drag(dragged: Dragged | null): void
  drop(target: Target): void
  /** Whether the lessons of a module are expanded in the form. */
  isOpen(moduleId: string): boolean
  setOpen(moduleId: string, isOpen: boolean): void
}
export type Module = Modules[number]
export type Item = Module['items'][number]

/** A lesson of a kind, otherwise empty. */
export function newItem(kind: Item['kind'], title = ''): Item {
  const nothingSaid = { mediaId: null, isFree: false, practice: null, opensOn: null, opensAfterDays: null }
  return { id: crypto.randomUUID(), kind, title, titles: noTitles, ...nothingSaid }
}

export function newModule(): Module {
  return {
    id: crypto.randomUUID(),
    title: '',
    titles: noTitles,
    opensOn: null,
    opensAfterDays: null,
    items: [],
  }
}

/** The modules with one of them moved. */
export function moveModule(modules: Modules, id: string, to: number): Modules {
  const moved = modules.find((module) => module.id === id)
  if (moved === undefined) return modules
  const rest = modules.filter((module) => module !== moved)
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, moved)
}

/** The modules with a lesson moved to a position in one of them, counted without that lesson. */
export function moveItem(modules: Modules, id: string, moduleId: string, to: number): Modules {
  const moved = modules.flatMap(({ items }) => items).find((item) => item.id === id)
  if (moved === undefined || !modules.some((module) => module.id === moduleId)) return modules
  return modules.map((module) => {
    const rest = module.items.filter((item) => item !== moved)
    if (module.id !== moduleId)
      return rest.length === module.items.length ? module : { ...module, items: rest }
    return { ...module, items: rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, moved) }
  })
}

/** Moves a lesson one position up or down: past the edge of its module it goes into the next one. */
export function stepItem(modules: Modules, id: string, by: -1 | 1): Modules {
  const at = modules.findIndex(({ items }) => items.some((item) => item.id === id))
  const module = modules[at]
  if (module === undefined) return modules
  const index = module.items.findIndex((item) => item.id === id)
  const isInside = by === -1 ? index > 0 : index < module.items.length - 1
  if (isInside) return moveItem(modules, id, module.id, index + by)
  const neighbour = modules[at + by]
  if (neighbour === undefined) return modules
  return moveItem(modules, id, neighbour.id, by === -1 ? neighbour.items.length : 0)
}

/** The position of a lesson, counted from 1. */
export function placeOf(modules: Modules, id: string): { module: Module; index: number } | null {
  for (const module of modules) {
    const index = module.items.findIndex((item) => item.id === id)
    if (index >= 0) return { module, index: index + 1 }
  }
  return null
}

export function changeModule(modules: Modules, id: string, change: Partial<Module>): Modules {
  return modules.map((module) => (module.id === id ? { ...module, ...change } : module))
}

export function changeItem(modules: Modules, id: string, change: Partial<Item>): Modules {
  return modules.map((module) =>
    module.items.some((item) => item.id === id)
      ? { ...module, items: module.items.map((item) => (item.id === id ? { ...item, ...change } : item)) }
      : module,
  )
}

export function withoutItem(modules: Modules, id: string): Modules {
  return modules.map((module) =>
    module.items.some((item) => item.id === id)
      ? { ...module, items: module.items.filter((item) => item.id !== id) }
      : module,
  )
}
