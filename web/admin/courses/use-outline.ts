import { useLayoutEffect, useRef, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import {
  type Dragged,
  type Modules,
  moveItem,
  moveModule,
  type OutlineActions,
  placeOf,
  stepItem,
  type Target,
} from './outline.ts'

type Put = OutlineActions['put']

/** The order of modules and lessons while it is edited by drags or steps, and the announcement of each change. */
export function useOutline(modules: Modules, put: Put): OutlineActions & { announcement: string } {
  const [announcement, setAnnouncement] = useState('')
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const focusAfter = useRef<string | null>(null)

  // A moved row removes its button from the page for a moment, and loses the focus.
  useLayoutEffect(() => {
    if (focusAfter.current === null) return
    document.querySelector<HTMLElement>(`[data-step="${focusAfter.current}"]`)?.focus()
    focusAfter.current = null
  })

  function arrange(next: Modules, { kind, id }: Dragged): void {
    put(() => next)
    if (kind === 'module') {
      const at = next.findIndex((module) => module.id === id)
      const name = next[at]?.title || m.admin_course_untitled()
      setAnnouncement(m.admin_course_module_moved({ name, place: at + 1, count: next.length }))
      return
    }
    const place = placeOf(next, id)
    if (place === null) return
    const name = place.module.items[place.index - 1]?.title || m.admin_course_untitled()
    const module = place.module.title || m.admin_course_untitled()
    setAnnouncement(
      m.admin_course_lesson_moved({ name, place: place.index, count: place.module.items.length, module }),
    )
  }

  return {
    put,
    announcement,
    dragged,
    drag: setDragged,
    step(moved, by, focused = `${moved.id}:${by}`) {
      focusAfter.current = focused
      const at = modules.findIndex((module) => module.id === moved.id)
      const next =
        moved.kind === 'item' ? stepItem(modules, moved.id, by) : stepModule(modules, moved.id, at + by)
      if (next !== modules) arrange(next, moved)
      else setAnnouncement(by === -1 ? m.admin_course_is_first() : m.admin_course_is_last())
    },
    drop(target) {
      if (dragged !== null) arrange(dropped(modules, dragged, target), dragged)
      setDragged(null)
    },
    isOpen: (id) => !folded.has(id),
    setOpen(id, isOpen) {
      setFolded((was) => (isOpen ? new Set([...was].filter((one) => one !== id)) : new Set([...was, id])))
    },
  }
}

function stepModule(modules: Modules, id: string, to: number): Modules {
  return to < 0 || to >= modules.length ? modules : moveModule(modules, id, to)
}

function dropped(modules: Modules, dragged: Dragged, target: Target): Modules {
  if (dragged.kind === 'module') {
    if (target.kind !== 'module') return modules
    const from = modules.findIndex(({ id }) => id === dragged.id)
    return moveModule(modules, dragged.id, from < target.at ? target.at - 1 : target.at)
  }
  const moduleId = target.kind === 'item' ? target.moduleId : target.id
  const at = target.kind === 'item' ? target.at : 0
  const place = placeOf(modules, dragged.id)
  // The position is counted without the lesson itself.
  const isBelowInSame = place?.module.id === moduleId && place.index - 1 < at
  return moveItem(modules, dragged.id, moduleId, isBelowInSame ? at - 1 : at)
}
