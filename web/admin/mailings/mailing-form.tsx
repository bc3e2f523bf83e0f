import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AdminInputOf, AdminOutputOf } from '../../../domain/admin/calls.ts'
import { type Locale, locales, perLocale, perTranslation } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { Form, Submit } from '../../ui/form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { send } from '../api.ts'
import { call, say } from '../query.ts'
import { localeText } from '../ui/labels.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Choice } from '../ui/parts.tsx'

type Mailing = AdminOutputOf<'getMailing'>
type Recipients = AdminInputOf<'saveMailing'>['to']
type Props = {
  mailing: Mailing | null
  batchId?: string | undefined
  onSaved(mailing: Mailing): void
  /** Whether it differs from the saved version. */
  onChanged?(isChanged: boolean): void
}

const empty = { subject: '', text: '' }

/** Recipients and text; Hindi and Telugu are sent if they are filled in. */
export function MailingForm({ mailing, batchId, onSaved, onChanged }: Props) {
  const choices = useQuery(call('getMailingChoices', {}))
  const [id] = useState(() => mailing?.id ?? crypto.randomUUID())
  const [to, setTo] = useState(() => toText(mailing, batchId))
  const [texts, setTexts] = useState<Record<Locale, typeof empty>>(() =>
    perLocale((locale) => mailing?.texts[locale] ?? empty),
  )
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  const isChanged =
    to !== toText(mailing, batchId) ||
    locales.some((locale) => {
      const { subject, text } = mailing?.texts[locale] ?? empty
      return texts[locale].subject !== subject || texts[locale].text !== text
    })
  useEffect(() => onChanged?.(isChanged), [isChanged, onChanged])

  async function save(): Promise<void> {
    const chosen = toOf(to)
    if (chosen === null) return setErrors({ to: m.admin_mailing_audience() })
    const isWritten = (locale: Locale) => texts[locale].subject !== '' || texts[locale].text !== ''
    const answer = await send('saveMailing', {
      id,
      version: mailing?.version ?? 0,
      to: chosen,
      texts: {
        en: texts.en,
        ...perTranslation((locale) => (isWritten(locale) ? texts[locale] : undefined)),
      },
    })
    setErrors(answer.success ? {} : answer.fields)
    say(answer)
    if (answer.success) onSaved(answer.data)
  }

  const { mayWriteNews = false, courses = [], batches = [] } = choices.data ?? {}
  const groups = [
    { kind: 'batch', label: m.admin_mailing_batch(), rows: batches },
    { kind: 'course', label: m.admin_mailing_course(), rows: courses },
  ]
  return (
    <Form className="grid max-w-3xl gap-4 rounded-card border border-rule bg-card p-4" onSubmit={save}>
      <NotLoaded of={choices} />
      <Choice
        label={m.admin_mailing_to()}
        value={to}
        error={errors['to']}
        className="max-w-xl"
        onChange={({ target }) => setTo(target.value)}
      >
        <option value="">{m.admin_mailing_audience()}</option>
        {mayWriteNews && <option value="news">{m.admin_mailing_news()}</option>}
        {groups.map(({ kind, label, rows }) => (
          <optgroup key={kind} label={label}>
            {rows.map(({ id: one, name }) => (
              <option key={one} value={`${kind}/${one}`}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </Choice>
      {locales.map((locale) => (
        <details
          key={locale}
          open={locale === 'en' || texts[locale].subject !== ''}
          className="border-t border-rule pt-2"
        >
          <summary className="min-h-9 cursor-pointer font-semibold">{localeText(locale)}</summary>
          <div className="mt-2 grid gap-3" lang={locale}>
            <Field
              label={m.admin_mailing_subject()}
              maxLength={120}
              value={texts[locale].subject}
              error={errors[`texts.${locale}.subject`]}
              onChange={({ target }) =>
                setTexts({ ...texts, [locale]: { ...texts[locale], subject: target.value } })
              }
            />
            <TextArea
              label={m.admin_mailing_text()}
              hint={m.admin_mailing_text_hint()}
              rows={8}
              value={texts[locale].text}
              error={errors[`texts.${locale}.text`]}
              onChange={({ target }) =>
                setTexts({ ...texts, [locale]: { ...texts[locale], text: target.value } })
              }
            />
          </div>
        </details>
      ))}
      <Submit className="justify-self-start">{m.admin_mailing_save()}</Submit>
    </Form>
  )
}

function toText(mailing: Mailing | null, batchId: string | undefined): string {
  if (mailing === null) return batchId === undefined ? '' : `batch/${batchId}`
  return mailing.to === null ? 'news' : `${mailing.audience}/${mailing.to.id}`
}

function toOf(text: string): Recipients | null {
  if (text === 'news') return { audience: 'news' }
  const [kind, id = ''] = text.split('/')
  if (kind === 'batch') return { audience: 'batch', batchId: id }
  return kind === 'course' ? { audience: 'course', courseId: id } : null
}
