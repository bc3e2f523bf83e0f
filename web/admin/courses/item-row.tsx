import { clsx } from 'clsx'
import { itemKinds } from '../../../domain/catalog/item-kinds.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { Tick } from '../ui/form.tsx'
import { MoveButtons } from '../ui/move-buttons.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { useDropPlace } from '../ui/use-drop-place.ts'
import { fieldId, itemTexts } from './labels.ts'
import { MediaPicker } from './media-picker.tsx'
import { OpeningChoice } from './opening-choice.tsx'
import type { OutlineActions } from './outline.ts'
import { changeItem, type Item, withoutItem } from './outline.ts'
import { PracticePicker } from './practice-picker.tsx'
import type { SectionProps } from './section-props.ts'

type Props = SectionProps & {
  item: Item
  moduleId: string
  field: string
  at: number
  actions: OutlineActions
}

/** A lesson of a module; lessons dropped on its upper half go before it, on its lower half after it. */
export function ItemRow({ item, moduleId, field, at, actions, errorOf, media }: Props) {
  const { id, kind, title, mediaId, isFree, practice } = item
  const { media: mediaKind } = itemKinds[kind]
  const chosenField = mediaKind === null ? `${field}.practice` : `${field}.mediaId`
  const { edge, place } = useDropPlace({
    takes: actions.dragged?.kind === 'item',
    onDrop: (where) => actions.drop({ kind: 'item', moduleId, at: where === 'below' ? at + 1 : at }),
  })
  const label = itemTexts[kind].title()
  const name = title || label
  const put = (change: Partial<Item>) => actions.put((was) => changeItem(was, id, change))

  return (
    // Dragging is a mouse shortcut; the buttons do the same for everybody.
    <li
      id={fieldId(field)}
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] gap-2 rounded-ctl border border-rule bg-card p-2.5',
        edge === 'above' && 'border-t-brand shadow-[0_-3px_0_var(--color-brand)]',
        edge === 'below' && 'border-b-brand shadow-[0_3px_0_var(--color-brand)]',
        actions.dragged?.id === id && 'opacity-60',
      )}
      {...place}
    >
      <div className="flex flex-wrap items-end gap-2">
        <MoveButtons
          name={name}
          id={id}
          onStep={(by) => actions.step({ kind: 'item', id }, by)}
          onDrag={(isDragged) => actions.drag(isDragged ? { kind: 'item', id } : null)}
        />
        <div id={fieldId(`${field}.title`)} className="min-w-0 flex-1 basis-56">
          <Field
            label={label}
            value={title}
            maxLength={200}
            error={errorOf(`${field}.title`)}
            onChange={({ target }) => put({ title: target.value })}
          />
        </div>
        <Tick
          role="switch"
          aria-checked={isFree}
          checked={isFree}
          onTick={(isTicked) => put({ isFree: isTicked })}
        >
          {m.admin_course_free()}
          <span className="sr-only">({name})</span>
        </Tick>
        <SmallButton
          label={m.admin_course_remove()}
          of={name}
          onClick={() => actions.put((was) => withoutItem(was, id))}
        />
      </div>
      {!isFree && (
        <OpeningChoice
          label={m.admin_opening()}
          purpose={name}
          opening={item}
          field={field}
          errorOf={errorOf}
          onChange={put}
        />
      )}
      <div id={fieldId(chosenField)}>
        {mediaKind === null ? (
          <PracticePicker
            chosen={practice}
            purpose={name}
            onChoose={(chosen, chapter) =>
              put({ practice: chosen, ...(title.trim() === '' && { title: `${label}: ${chapter}` }) })
            }
          />
        ) : (
          <MediaPicker
            kind={mediaKind}
            chosen={mediaId === null ? null : media.find(mediaId)}
            purpose={name}
            onChoose={(medium) => {
              media.add(medium)
              put({ mediaId: medium.id, ...(title.trim() === '' && { title: medium.name.slice(0, 200) }) })
            }}
          />
        )}
        {errorOf(chosenField) !== undefined && (
          <p className="mt-1 text-small font-medium text-bad">{errorOf(chosenField)}</p>
        )}
      </div>
    </li>
  )
}
