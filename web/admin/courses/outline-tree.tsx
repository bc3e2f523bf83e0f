import { clsx } from 'clsx'
import { type KeyboardEvent, useRef, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useDropPlace } from '../ui/use-drop-place.ts'
import { goToField } from './go-to-field.ts'
import { fieldId, itemTexts } from './labels.ts'
import {
  type Dragged,
  type Item,
  type Module,
  type Modules,
  type OutlineActions,
  placeOf,
  stepItem,
  type Target,
} from './outline.ts'

type Props = { modules: Modules; actions: OutlineActions }

/**
 * The outline next to the form: rows link to their fields and are reordered by mouse or keyboard; modules collapse.
 */
export function OutlineTree({ modules, actions }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [current, setCurrent] = useState<string | null>(null)
  const ids = modules.flatMap(({ id, items }) => [id, ...(folded.has(id) ? [] : items.map((one) => one.id))])
  // The list is a single tab stop.
  const stop = current !== null && ids.includes(current) ? current : ids[0]
  const areFolded = modules.every(({ id }) => folded.has(id))

  function fold(id: string, isFolded: boolean): void {
    setFolded((was) => new Set(isFolded ? [...was, id] : [...was].filter((one) => one !== id)))
  }

  function focusRow(id: string | undefined): void {
    if (id !== undefined) list.current?.querySelector<HTMLElement>(`[data-step="tree:${id}"]`)?.focus()
  }

  function onKey(event: KeyboardEvent, row: Dragged, moduleId: string): void {
    const at = ids.indexOf(row.id)
    const acts: Record<string, () => void> = event.altKey
      ? { ArrowUp: () => step(row, -1), ArrowDown: () => step(row, 1) }
      : {
          ArrowUp: () => focusRow(ids[at - 1]),
          ArrowDown: () => focusRow(ids[at + 1]),
          Home: () => focusRow(ids[0]),
          End: () => focusRow(ids.at(-1)),
          ArrowLeft: () => (row.kind === 'module' ? fold(row.id, true) : focusRow(moduleId)),
          ArrowRight: () => fold(moduleId, false),
        }
    const act = acts[event.key]
    if (act === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    act()
  }

  function step(row: Dragged, by: -1 | 1): void {
    const place = row.kind === 'item' ? placeOf(stepItem(modules, row.id, by), row.id) : null
    if (place !== null) fold(place.module.id, false)
    actions.step(row, by, `tree:${row.id}`)
  }

  const rowOf = (row: Dragged, moduleId: string) => ({
    row,
    actions,
    isStop: row.id === stop,
    onFocus: () => setCurrent(row.id),
    onKey: (event: KeyboardEvent) => onKey(event, row, moduleId),
  })

  if (modules.length === 0) return null
  return (
    <nav
      aria-label={m.admin_course_outline_beside()}
      className="sticky top-32 hidden max-h-[calc(100dvh-9rem)] content-start gap-2 overflow-y-auto rounded-card border border-rule bg-card p-3 xl:grid"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 className="font-bold">{m.admin_course_outline_beside()}</h2>
        <button
          type="button"
          className="min-h-6 cursor-pointer text-small text-link"
          onClick={() => setFolded(areFolded ? new Set() : new Set(modules.map(({ id }) => id)))}
        >
          {areFolded ? m.admin_course_unfold_all() : m.admin_course_fold_all()}
        </button>
      </div>
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {modules.map((module, at) => {
          const { id, items } = module
          const isOpen = !folded.has(id)
          return (
            <li key={id}>
              <Row
                {...rowOf({ kind: 'module', id }, id)}
                name={module.title || m.admin_course_module_number({ module: at + 1 })}
                isOpen={isOpen}
                onFold={() => fold(id, isOpen)}
                field={`modules.${at}.title`}
                onGo={goToField}
                targetAt={(isBelow) => ({
                  kind: 'module',
                  id,
                  at: isBelow && actions.dragged?.kind === 'module' ? at + 1 : at,
                })}
              />
              {isOpen && items.length > 0 && (
                <ol className="ml-3 grid grid-cols-[minmax(0,1fr)] border-l border-rule pl-2">
                  {items.map((item, index) => (
                    <li key={item.id}>
                      <Row
                        {...rowOf({ kind: 'item', id: item.id }, id)}
                        name={item.title || itemTexts[item.kind].title()}
                        icon={icons[item.kind]}
                        field={`modules.${at}.items.${index}.title`}
                        onGo={(field) => {
                          actions.setOpen(id, true)
                          window.requestAnimationFrame(() => goToField(field))
                        }}
                        targetAt={(isBelow) => targetOf(module, isBelow ? index + 1 : index)}
                      />
                    </li>
                  ))}
                </ol>
              )}
            </li>
          )
        })}
      </ol>
      <p className="text-small text-ink-2">{m.admin_course_outline_keys()}</p>
    </nav>
  )
}

const targetOf = ({ id }: Module, at: number): Target => ({ kind: 'item', moduleId: id, at })

const icons: Record<Item['kind'], IconName> = {
  video: 'play',
  steps: 'book',
  document: 'document',
  practice: 'pencil',
}

type RowProps = {
  row: Dragged
  name: string
  icon?: IconName
  isStop: boolean
  /** Modules only. */
  isOpen?: boolean
  onFold?: () => void
  /** Name of the field in the form. */
  field: string
  onGo(field: string): void
  onFocus(): void
  onKey(event: KeyboardEvent): void
  targetAt(isBelow: boolean): Target
  actions: OutlineActions
}

function Row(props: RowProps) {
  const { row, name, icon, isStop, isOpen, onFold, field, onGo, onFocus, onKey, targetAt, actions } = props
  const { dragged } = actions
  const { edge, place } = useDropPlace({
    takes: dragged !== null && dragged.id !== row.id && (dragged.kind === 'item' || row.kind === 'module'),
    onDrop: (where) => actions.drop(targetAt(where === 'below')),
  })
  const isInto = dragged?.kind === 'item' && row.kind === 'module'
  return (
    <div
      {...place}
      className={clsx(
        'flex items-center rounded-ctl',
        edge !== null && isInto && 'bg-brand-soft',
        edge === 'above' && !isInto && 'shadow-[0_-2px_0_var(--color-brand)]',
        edge === 'below' && !isInto && 'shadow-[0_2px_0_var(--color-brand)]',
        dragged?.id === row.id && 'opacity-60',
      )}
    >
      {onFold !== undefined && (
        <button
          type="button"
          tabIndex={-1}
          aria-expanded={isOpen}
          aria-label={m.admin_course_lessons_of({ name })}
          onClick={onFold}
          className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-ctl text-ink-2 hover:bg-sunk"
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={14} />
        </button>
      )}
      {/* A link, as some browsers cannot drag a button. */}
      <a
        href={`#${fieldId(field)}`}
        draggable
        data-step={`tree:${row.id}`}
        tabIndex={isStop ? 0 : -1}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={(event) => {
          event.preventDefault()
          onGo(field)
        }}
        onFocus={onFocus}
        onKeyDown={onKey}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          // Some browsers do not drag without data.
          event.dataTransfer.setData('text/plain', name)
          actions.drag(row)
        }}
        onDragEnd={() => actions.drag(null)}
        className={clsx(
          'flex min-h-8 min-w-0 grow items-center gap-2 rounded-ctl px-1.5 py-1 text-small leading-tight no-underline wrap-anywhere hover:bg-sunk',
          row.kind === 'module' ? 'font-semibold text-ink' : 'text-ink-2',
        )}
      >
        {icon !== undefined && <Icon name={icon} size={14} />}
        <span className="min-w-0">{name}</span>
      </a>
    </div>
  )
}
