import { useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, Submit } from '../../ui/form.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { SmallButton } from './small-button.tsx'

export type NameEntry = { id: string; name: string; useCount: number }

type Props = {
  row: NameEntry
  /** How many entries use it. */
  countText(count: number): string
  onRename?: (name: string) => Promise<boolean>
  onStep?: (by: -1 | 1) => void
  onRemove?: () => void
}

/** One name of a list, or the field that edits it. */
export function NameRow({ row, countText, onRename, onStep, onRemove }: Props) {
  const { id, name, useCount } = row
  const [typed, setTyped] = useState<string | null>(null)

  if (typed !== null && onRename !== undefined)
    return (
      <li className="border-t border-grid py-2 first:border-t-0">
        <Form
          className="flex flex-wrap items-end gap-2"
          onSubmit={async () => {
            if (typed.trim() === '' || (await onRename(typed))) setTyped(null)
          }}
        >
          <Field
            label={m.admin_new_name({ name })}
            className="min-w-0 flex-1 basis-48"
            maxLength={80}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Submit variant="secondary">{m.admin_rename()}</Submit>
          <Button variant="quiet" onClick={() => setTyped(null)}>
            {m.admin_cancel()}
          </Button>
        </Form>
      </li>
    )
  return (
    <li className="flex flex-wrap items-center gap-2 border-t border-grid py-1 first:border-t-0">
      {onStep !== undefined && <MoveButtons name={name} id={id} onStep={onStep} />}
      <span className="min-w-0 flex-1 basis-36 wrap-anywhere">
        <span className="font-semibold">{name}</span>{' '}
        <span className="text-sm text-ink-2">{countText(useCount)}</span>
      </span>
      {onRename !== undefined && (
        <SmallButton label={m.admin_rename()} of={name} onClick={() => setTyped(name)} />
      )}
      {onRemove !== undefined && useCount === 0 && (
        <SmallButton label={m.admin_course_delete_short()} of={name} onClick={onRemove} />
      )}
    </li>
  )
}
