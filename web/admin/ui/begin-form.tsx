import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { Form, Submit } from '../../ui/form.tsx'
import type { Answer } from '../api.ts'
import { useText } from './form.tsx'

type Props = {
  draftName: string
  label: string
  maxLength?: number
  create(title: string): Promise<Answer<{ id: string }>>
  onBegun(id: string): Promise<void>
}

/** Creates an entry from its title. */
export function BeginForm({ draftName, label, maxLength, create, onBegun }: Props) {
  const title = useText('', draftName)

  async function begin(): Promise<void> {
    if (title.value.trim() === '') return title.setError(m.admin_title_required())
    const answer = await create(title.value)
    if (!answer.success) return title.setError(answer.message)
    title.clear()
    await onBegun(answer.data.id)
  }

  return (
    <Form className="flex flex-wrap items-start gap-3 sm:flex-nowrap" onSubmit={begin}>
      <Field
        label={label}
        placeholder={m.admin_article_title()}
        className="w-full sm:max-w-[420px]"
        maxLength={maxLength}
        {...title.field}
      />
      <Submit className="shrink-0 sm:mt-7.5">{m.admin_article_begin()}</Submit>
    </Form>
  )
}
