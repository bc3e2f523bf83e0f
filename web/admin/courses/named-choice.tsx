import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { categoryName } from '../../../domain/admin/courses/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useRunning } from '../../ui/use-running.ts'
import type { Answer } from '../api.ts'
import { type Call, useShow } from '../query.ts'
import type { NameEntry } from '../ui/name-row.tsx'
import { Choice } from '../ui/parts.tsx'
import { SmallButton } from '../ui/small-button.tsx'

type Props = {
  label: string
  /** Label of the button that creates one. */
  addLabel: string
  names: Call<NameEntry[]>
  /** Returns all names, as `names` does. */
  add(name: string): Promise<Answer<NameEntry[]>>
  /** Id of the selected one; null for none. */
  value: string | null
  error: string | undefined
  onChoose(id: string | null): void
}

/** A select of maintained names, where a missing one can be created. */
export function NamedChoice({ label, addLabel, names, add, value, error, onChoose }: Props) {
  const found = useQuery(names)
  const show = useShow(names)
  const [typed, setTyped] = useState<string | null>(null)
  const [nameError, setNameError] = useState<string>()
  const [, run] = useRunning()
  const frame = useRef<HTMLDivElement>(null)
  const isOpen = typed !== null

  useEffect(() => {
    if (isOpen) frame.current?.querySelector('input')?.focus()
  }, [isOpen])

  function close(): void {
    setTyped(null)
    setNameError(undefined)
    frame.current?.querySelector('select')?.focus()
  }

  async function make(): Promise<void> {
    const judged = categoryName.safeParse(typed)
    if (!judged.success) return setNameError(m.admin_name_required())
    const answer = await add(judged.data)
    if (!answer.success) return setNameError(answer.message)
    show(answer.data)
    onChoose(answer.data.find(({ name }) => name === judged.data)?.id ?? null)
    close()
  }

  return (
    <div ref={frame} className="grid content-start gap-1">
      <Choice
        label={label}
        value={value ?? ''}
        error={error}
        onChoose={onChoose}
        none={m.admin_course_none_chosen()}
        options={found.data ?? []}
      />
      {typed === null ? (
        <SmallButton label={addLabel} className="justify-self-start" onClick={() => setTyped('')} />
      ) : (
        <div className="flex flex-wrap items-end gap-2">
          <Field
            label={addLabel}
            className="min-w-0 flex-1 basis-40"
            maxLength={80}
            value={typed}
            error={nameError}
            onChange={({ target }) => {
              setTyped(target.value)
              setNameError(undefined)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape') return close()
              if (event.key !== 'Enter') return
              event.preventDefault()
              void run(make)
            }}
          />
          <Button variant="secondary" onClick={() => void run(make)}>
            {m.admin_add()}
          </Button>
          <Button variant="quiet" onClick={close}>
            {m.admin_cancel()}
          </Button>
        </div>
      )}
    </div>
  )
}
