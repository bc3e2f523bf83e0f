import { useQuery } from '@tanstack/react-query'
import type { ArticleDocument } from '../../../domain/admin/articles/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { call } from '../query.ts'
import { Choice } from '../ui/parts.tsx'

type Props = {
  document: ArticleDocument
  errors: Readonly<Record<string, string>>
  onChange(part: Partial<ArticleDocument>): void
}

/** Author and topics of an article, from the lists that the admin maintains. */
export function NameChoices({ document, errors, onChange }: Props) {
  const authors = useQuery(call('getArticleNames', { list: 'author' }))
  const categories = useQuery(call('getArticleNames', { list: 'category' }))
  const choices = [
    { field: 'authorId', label: m.admin_article_author(), rows: authors.data },
    { field: 'categoryId', label: m.admin_article_category(), rows: categories.data },
  ] as const
  return choices.map(({ field, label, rows }) => (
    <div key={field}>
      <Choice
        label={label}
        value={document[field] ?? ''}
        onChoose={(id) => onChange({ [field]: id })}
        none={m.admin_course_none_chosen()}
        options={rows ?? []}
      />
      {errors[field] !== undefined && <p className="mt-1 text-small font-medium text-bad">{errors[field]}</p>}
    </div>
  ))
}
