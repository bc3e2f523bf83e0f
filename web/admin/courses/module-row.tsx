import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { copiedModule } from '../../../domain/admin/courses/rules.ts'
import { itemKindNames } from '../../../domain/catalog/item-kinds.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { MoveButtons } from '../ui/move-buttons.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { useDropPlace } from '../ui/use-drop-place.ts'
import { addToTray, kindOfFile, titleOfFile } from '../uploads/tray.ts'
import { ItemRow } from './item-row.tsx'
import { fieldId, itemTexts } from './labels.ts'
import { OpeningChoice } from './opening-choice.tsx'
import type { OutlineActions } from './outline.ts'
import { changeModule, type Item, type Module, newItem } from './outline.ts'
import type { SectionProps } from './section-props.ts'

type Props = SectionProps & { courseId: string; module: Module; at: number; actions: OutlineActions }

/** A module with its lessons; other modules can be dropped before or after it, and lessons into it if it is empty. */
export function ModuleRow({ courseId, module, at, actions, ...section }: Props) {
  const { errorOf } = section
  const { id, title, items } = module
  const field = `modules.${at}`
  // Errors inside must be reachable.
  const isOpen = actions.isOpen(id) || section.hasErrorIn(field)
  const name = title || m.admin_course_module_number({ module: at + 1 })
  const isModule = actions.dragged?.kind === 'module'
  const { edge, place } = useDropPlace({
    takes: isModule || (actions.dragged !== null && items.length === 0),
    onDrop: (where) => actions.drop({ kind: 'module', id, at: isModule && where === 'below' ? at + 1 : at }),
  })

  function add(kind: Item['kind']): void {
    actions.put((was) => changeModule(was, id, { items: [...items, newItem(kind)] }))
  }

  function addFiles(files: readonly File[]): void {
    const given = files.map((file) => ({ file, item: itemOfFile(file) }))
    const added = given.flatMap(({ item }) => (item === null ? [] : [item]))
    actions.put((was) => changeModule(was, id, { items: [...items, ...added] }))
    // The upload tray reports which files are not lessons.
    addToTray(
      given.map(({ file, item }) => ({ file, ...(item && { lesson: { courseId, itemId: item.id } }) })),
    )
  }

  return (
    // Dragging is a mouse shortcut; the buttons do the same for everybody.
    <li
      id={fieldId(field)}
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border bg-paper p-3',
        edge === null ? 'border-rule' : 'border-brand',
        isModule && edge === 'above' && 'shadow-[0_-3px_0_var(--color-brand)]',
        isModule && edge === 'below' && 'shadow-[0_3px_0_var(--color-brand)]',
        actions.dragged?.id === id && 'opacity-60',
      )}
      {...place}
    >
      <div className="flex flex-wrap items-end gap-2">
        <MoveButtons
          name={name}
          id={id}
          onStep={(by) => actions.step({ kind: 'module', id }, by)}
          onDrag={(isDragged) => actions.drag(isDragged ? { kind: 'module', id } : null)}
        />
        <div id={fieldId(`${field}.title`)} className="min-w-0 flex-1 basis-56">
          <Field
            label={m.admin_course_module_title({ module: at + 1 })}
            value={title}
            maxLength={200}
            error={errorOf(`${field}.title`)}
            onChange={({ target }) => actions.put((was) => changeModule(was, id, { title: target.value }))}
          />
        </div>
        <SmallButton
          label={
            isOpen ? m.admin_course_module_fold() : m.admin_course_module_unfold({ count: items.length })
          }
          of={name}
          aria-expanded={isOpen}
          aria-controls={`${id}-lessons`}
          onClick={() => actions.setOpen(id, !isOpen)}
        />
        <SmallButton
          label={m.admin_course_module_copy()}
          of={name}
          onClick={() =>
            actions.put((was) =>
              was.flatMap((one) =>
                one.id === id ? [one, copiedModule(one, () => crypto.randomUUID())] : [one],
              ),
            )
          }
        />
        <RemoveModule
          name={name}
          count={items.length}
          onRemove={() => actions.put((was) => was.filter((one) => one.id !== id))}
        />
      </div>
      {errorOf(`${field}.items`) !== undefined && (
        <p id={fieldId(`${field}.items`)} className="font-medium text-bad">
          {errorOf(`${field}.items`)}
        </p>
      )}
      <div
        id={`${id}-lessons`}
        hidden={!isOpen}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 [&[hidden]]:hidden"
      >
        <OpeningChoice
          label={m.admin_opening_of_module()}
          purpose={name}
          opening={module}
          field={field}
          errorOf={errorOf}
          onChange={(opening) => actions.put((was) => changeModule(was, id, opening))}
        />
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {items.map((item, index) => (
            <ItemRow
              key={item.id}
              {...section}
              item={item}
              moduleId={id}
              field={`${field}.items.${index}`}
              at={index}
              actions={actions}
            />
          ))}
        </ol>
        <div className="flex flex-wrap gap-2">
          <FilesButton name={name} onChoose={addFiles} />
          {itemKindNames.map((kind) => (
            <SmallButton label={itemTexts[kind].add()} of={name} key={kind} onClick={() => add(kind)} />
          ))}
        </div>
      </div>
    </li>
  )
}

/** Several files become lessons, in the order of their names and titled by them. */
function FilesButton({ name, onChoose }: { name: string; onChoose(files: readonly File[]): void }) {
  const input = useRef<HTMLInputElement>(null)
  const inOrder = new Intl.Collator('en', { numeric: true })
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="video/*,application/pdf,.mkv,.pdf"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          if (files.length > 0)
            onChoose(files.toSorted((one, other) => inOrder.compare(one.name, other.name)))
          target.value = ''
        }}
      />
      <SmallButton
        label={m.admin_course_files()}
        of={name}
        variant="secondary"
        onClick={() => input.current?.click()}
      />
    </>
  )
}

/** The lesson type for a file; null if no lesson can show it. */
function itemOfFile(file: File): Item | null {
  const kind = kindOfFile(file)
  if (kind !== 'video' && kind !== 'document') return null
  return newItem(kind, titleOfFile(file.name))
}

/** Deleting a module with lessons asks for confirmation. */
function RemoveModule({ name, count, onRemove }: { name: string; count: number; onRemove: () => void }) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <SmallButton
        label={m.admin_course_remove()}
        of={name}
        onClick={() => (count === 0 ? onRemove() : setAsking(true))}
      />
    )
  return (
    <div className="flex flex-wrap items-center gap-2" role="alert">
      <span>{m.admin_course_module_remove_sure({ count })}</span>
      <SmallButton label={m.admin_course_remove()} variant="secondary" onClick={onRemove} />
      <SmallButton label={m.admin_cancel()} onClick={() => setAsking(false)} />
    </div>
  )
}
