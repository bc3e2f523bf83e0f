import type { TranslationLocale } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { fieldText } from '../ui/course-fields.ts'
import { localeText } from '../ui/labels.ts'
import { fieldId } from './labels.ts'
import { changeItem, changeModule, type Item, type Module } from './outline.ts'
import type { SectionProps } from './section-props.ts'

type Props = Pick<SectionProps, 'document' | 'change' | 'errorOf' | 'hasErrorIn'> & {
  locale: TranslationLocale
}

/** Translated titles of chapters and lessons, next to the English ones. */
export function TitlesInLanguage({ document, change, errorOf, hasErrorIn, locale }: Props) {
  const { modules } = document
  if (modules.length === 0) return null
  const language = localeText(locale)
  const titleField = (row: Module | Item, field: string, put: (title: string) => void) => (
    <div id={fieldId(`${field}.titles.${locale}`)} lang={locale}>
      <Field
        label={row.title || fieldText(field)}
        value={row.titles[locale]}
        maxLength={200}
        error={errorOf(`${field}.titles.${locale}`)}
        onChange={({ target }) => put(target.value)}
      />
    </div>
  )
  return (
    <details
      open={hasErrorIn('modules') || undefined}
      className="rounded-card border border-rule bg-paper p-3"
    >
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {m.admin_course_titles_in({ language })}
      </summary>
      <p className="mb-3 text-ink-2">{m.admin_course_titles_hint({ language })}</p>
      <ol className="grid gap-5">
        {modules.map((module, at) => (
          <li key={module.id} className="grid gap-2">
            {titleField(module, `modules.${at}`, (title) =>
              change((was) => ({
                ...was,
                modules: changeModule(was.modules, module.id, {
                  titles: { ...module.titles, [locale]: title },
                }),
              })),
            )}
            <ol className="grid gap-2 pl-4 md:grid-cols-2">
              {module.items.map((item, index) => (
                <li key={item.id}>
                  {titleField(item, `modules.${at}.items.${index}`, (title) =>
                    change((was) => ({
                      ...was,
                      modules: changeItem(was.modules, item.id, {
                        titles: { ...item.titles, [locale]: title },
                      }),
                    })),
                  )}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </details>
  )
}
