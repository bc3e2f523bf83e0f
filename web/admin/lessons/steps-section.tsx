import { clsx } from 'clsx'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { DraftStep, LessonDocument } from '../../../domain/admin/lessons/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MoveButtons } from '../ui/move-buttons.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { useDropPlace } from '../ui/use-drop-place.ts'
import { StepForm, stepTitle } from './step-form.tsx'
import { type ErrorOf, useWriting } from './writing.ts'

const mostSteps = 40

type Props = {
  openId: string | null
  onOpen(id: string | null): void
  errorOfStep(index: number): ErrorOf
  /** By how many positions a step moves. */
  faultsOfStep(index: number): number
}

/** The steps of the lesson, reordered by dragging, or by buttons that keep the focus and announce the result. */
export function StepsSection({ openId, onOpen, errorOfStep, faultsOfStep }: Props) {
  const { document, change } = useWriting()
  const { steps } = document
  const [announcement, setAnnouncement] = useState('')
  const [draggedId, setDragged] = useState<string | null>(null)
  const focusAfter = useRef<string | null>(null)
  const list = useRef<HTMLOListElement>(null)

  // A moved row removes its button from the page for a moment, and loses the focus.
  useLayoutEffect(() => {
    if (focusAfter.current === null) return
    list.current?.querySelector<HTMLElement>(focusAfter.current)?.focus()
    focusAfter.current = null
  })

  const put = (write: (steps: LessonDocument['steps']) => LessonDocument['steps']) =>
    change((was) => ({ ...was, steps: write(was.steps) }))

  /** `to` is counted without the step itself. */
  function move(id: string, to: number): void {
    const from = steps.findIndex((step) => step.id === id)
    const moved = steps[from]
    if (moved === undefined) return
    if (to < 0 || to >= steps.length) {
      setAnnouncement(to < 0 ? m.admin_course_is_first() : m.admin_course_is_last())
      return
    }
    put((was) => was.filter((step) => step.id !== id).toSpliced(to, 0, moved))
    setAnnouncement(m.admin_lesson_step_moved({ from: from + 1, to: to + 1, count: steps.length }))
  }

  function insert(at: number, step: DraftStep): void {
    put((was) => was.toSpliced(at, 0, step))
    onOpen(step.id)
    focusAfter.current = `[data-row="${step.id}"] textarea`
  }

  const row = (step: DraftStep, index: number) => {
    const name = stepTitle(step, index + 1)
    const isOpen = step.id === openId
    const faults = faultsOfStep(index)
    return (
      <>
        <div className="flex flex-wrap items-center gap-2">
          <MoveButtons
            name={name}
            id={step.id}
            onStep={(by) => {
              focusAfter.current = `[data-step="${step.id}:${by}"]`
              move(step.id, index + by)
            }}
            onDrag={(isDragged) => setDragged(isDragged ? step.id : null)}
          />
          <h3 className="min-w-0 flex-1 basis-40">
            <button
              type="button"
              aria-expanded={isOpen}
              className="flex min-h-11 w-full cursor-pointer items-center gap-2 text-left font-semibold wrap-anywhere"
              onClick={() => onOpen(isOpen ? null : step.id)}
            >
              <span className={isOpen ? 'rotate-180' : ''}>
                <Icon name="chevron-down" size={18} />
              </span>
              <span className="min-w-0">
                {name}
                {faults > 0 && (
                  <span className="block text-small font-medium text-bad">
                    {m.admin_lesson_step_faults({ count: faults })}
                  </span>
                )}
              </span>
            </button>
          </h3>
          <SmallButton
            label={m.admin_lesson_duplicate()}
            of={name}
            disabled={steps.length >= mostSteps}
            onClick={() => insert(index + 1, { ...structuredClone(step), id: crypto.randomUUID() })}
          />
          <SmallButton
            label={m.admin_lesson_remove()}
            of={name}
            onClick={() => {
              put((was) => was.filter(({ id }) => id !== step.id))
              setAnnouncement(m.admin_lesson_step_removed({ number: index + 1 }))
            }}
          />
        </div>
        {isOpen && (
          <StepForm
            step={step}
            index={index}
            errorOf={errorOfStep(index)}
            onChange={(next) => put((was) => was.map((one) => (one.id === next.id ? next : one)))}
          />
        )}
      </>
    )
  }

  return (
    <section aria-labelledby="steps" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="steps" className="text-xl leading-tight font-bold">
        {m.admin_lesson_steps()}
      </h2>
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {steps.map((step, index) => (
          <StepRow
            key={step.id}
            id={step.id}
            isDragged={draggedId === step.id}
            takes={draggedId !== null && draggedId !== step.id}
            onDrop={() => {
              if (draggedId !== null) move(draggedId, index)
              setDragged(null)
            }}
          >
            {row(step, index)}
          </StepRow>
        ))}
      </ol>
      <div>
        <Button
          variant="secondary"
          disabled={steps.length >= mostSteps}
          onClick={() => insert(steps.length, { id: crypto.randomUUID(), words: { en: '' } })}
        >
          {m.admin_lesson_step_add()}
        </Button>
      </div>
      <p aria-live="assertive" className="sr-only">
        {announcement}
      </p>
    </section>
  )
}

type RowProps = {
  id: string
  isDragged: boolean
  takes: boolean
  onDrop(): void
  children: ReactNode
}

/** A step dropped here takes this position. */
function StepRow({ id, isDragged, takes, onDrop, children }: RowProps) {
  const { edge, place } = useDropPlace({ takes, onDrop })
  return (
    // Dragging is a mouse shortcut; the buttons do the same for everybody.
    <li
      data-row={id}
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border bg-card p-3',
        edge === null ? 'border-rule' : 'border-brand',
        isDragged && 'opacity-60',
      )}
      {...place}
    >
      {children}
    </li>
  )
}
