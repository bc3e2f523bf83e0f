import type { TextDocument } from '../../../domain/admin/articles/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { Choice } from '../parts.tsx'
import { useLoaded } from '../use-loaded.ts'

type Props = {
  document: TextDocument
  errors: Readonly<Record<string, string>>
  onChange(part: Partial<TextDocument>): void
}

/** Who wrote an article and what it is about, of the lists that the admin keeps. */
export function NameChoices({ document, errors, onChange }: Props) {
  const authors = useLoaded('', () => send('getTextNames', { list: 'author' }))
  const categories = useLoaded('', () => send('getTextNames', { list: 'category' }))
  const choices = [
    { field: 'authorId', label: m.admin_text_author(), rows: authors.data },
    { field: 'categoryId', label: m.admin_text_category(), rows: categories.data },
  ] as const
  return choices.map(({ field, label, rows }) => (
    <div key={field}>
      <Choice
        label={label}
        value={document[field] ?? ''}
        onChange={({ target }) => onChange({ [field]: target.value || null })}
      >
        <option value="">{m.admin_course_none_chosen()}</option>
        {rows?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      {errors[field] !== undefined && <p className="mt-1 text-small font-medium text-bad">{errors[field]}</p>}
    </div>
  ))
}
