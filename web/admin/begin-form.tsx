import { type FormEvent, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import type { Answer } from './api.ts'
import { draftOf, keepDraft } from './drafts.ts'

type Props = {
  draftName: string
  label: string
  maxLength?: number
  create(title: string): Promise<Answer<{ id: string }>>
  onBegun(id: string): Promise<void>
}

/** Begins something by its title alone. */
export function BeginForm({ draftName, label, maxLength, create, onBegun }: Props) {
  const [title, setTitle] = useState(() => draftOf(draftName))
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function begin(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (title.trim() === '') return setError(m.admin_title_required())
    setBusy(true)
    const answer = await create(title)
    setBusy(false)
    if (!answer.success) return setError(answer.message)
    keepDraft(draftName, '')
    await onBegun(answer.data.id)
  }

  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-3 sm:flex-nowrap"
      onSubmit={(event) => void begin(event)}
    >
      <Field
        label={label}
        placeholder={m.admin_article_title()}
        className="w-full sm:max-w-[420px]"
        maxLength={maxLength}
        value={title}
        error={error}
        onChange={({ target }) => {
          setTitle(target.value)
          setError(undefined)
          keepDraft(draftName, target.value)
        }}
      />
      <Button type="submit" className="shrink-0 sm:mt-7.5" isBusy={isBusy}>
        {m.admin_article_begin()}
      </Button>
    </form>
  )
}
