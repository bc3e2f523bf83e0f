import { useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Field } from '../ui/field.tsx'
import { Form, Submit } from '../ui/form.tsx'
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

  async function begin(): Promise<void> {
    if (title.trim() === '') return setError(m.admin_title_required())
    const answer = await create(title)
    if (!answer.success) return setError(answer.message)
    keepDraft(draftName, '')
    await onBegun(answer.data.id)
  }

  return (
    <Form className="flex flex-wrap items-start gap-3 sm:flex-nowrap" onSubmit={begin}>
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
      <Submit className="shrink-0 sm:mt-7.5">{m.admin_article_begin()}</Submit>
    </Form>
  )
}
