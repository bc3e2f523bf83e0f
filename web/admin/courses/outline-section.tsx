import { useLayoutEffect, useRef, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { fieldId } from './labels.ts'
import { ModuleRow } from './module-row.tsx'
import {
  type Dragged,
  type Modules,
  moveItem,
  moveModule,
  newModule,
  type OutlineActions,
  placeOf,
  stepItem,
  type Target,
} from './outline.ts'
import { Section, type SectionProps } from './section.tsx'

/** Modules and lessons, put in order by dragging, or by buttons that keep the focus and say what they did. */
export function OutlineSection(props: SectionProps & { courseId: string }) {
  const { document, change, errorOf } = props
  const { modules } = document
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const focusAfter = useRef<string | null>(null)
  const list = useRef<HTMLOListElement>(null)

  // A row that moves takes its button out of the page for a moment, and the focus with it.
  useLayoutEffect(() => {
    if (focusAfter.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-step="${focusAfter.current}"]`)?.focus()
    focusAfter.current = null
  })

  const put = (write: (modules: Modules) => Modules) =>
    change((was) => ({ ...was, modules: write(was.modules) }))

  function arrange(next: Modules, { kind, id }: Dragged): void {
    put(() => next)
    if (kind === 'module') {
      const at = next.findIndex((module) => module.id === id)
      const name = next[at]?.title || m.admin_course_untitled()
      setSaid(m.admin_course_module_moved({ name, place: at + 1, count: next.length }))
      return
    }
    const place = placeOf(next, id)
    if (place === null) return
    const name = place.module.items[place.index - 1]?.title || m.admin_course_untitled()
    const module = place.module.title || m.admin_course_untitled()
    setSaid(
      m.admin_course_lesson_moved({ name, place: place.index, count: place.module.items.length, module }),
    )
  }

  const actions: OutlineActions = {
    put,
    dragged,
    drag: setDragged,
    step(moved, by) {
      focusAfter.current = `${moved.id}:${by}`
      const at = modules.findIndex((module) => module.id === moved.id)
      const next =
        moved.kind === 'item' ? stepItem(modules, moved.id, by) : stepModule(modules, moved.id, at + by)
      if (next !== modules) arrange(next, moved)
      else setSaid(by === -1 ? m.admin_course_is_first() : m.admin_course_is_last())
    },
    drop(target) {
      if (dragged !== null) arrange(dropped(modules, dragged, target), dragged)
      setDragged(null)
    },
  }

  return (
    <Section id="outline" title={m.admin_course_outline()}>
      <p className="text-ink-2">{m.admin_course_outline_hint()}</p>
      {errorOf('modules') !== undefined && <p className="font-medium text-bad">{errorOf('modules')}</p>}
      <ol ref={list} id={fieldId('modules')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {modules.map((module, at) => (
          <ModuleRow key={module.id} {...props} module={module} at={at} actions={actions} />
        ))}
      </ol>
      <div>
        <Button variant="secondary" onClick={() => put((was) => [...was, newModule()])}>
          {m.admin_course_module_add()}
        </Button>
      </div>
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
    </Section>
  )
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
  // The place is counted without the lesson itself.
  const isBelowInSame = place?.module.id === moduleId && place.index - 1 < at
  return moveItem(modules, dragged.id, moduleId, isBelowInSame ? at - 1 : at)
}
