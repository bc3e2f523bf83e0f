import type { Locale } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { dateOf, localeText } from './labels.ts'

type Props = {
  email: string | null
  phone: string | null
  locale: Locale
  /** Null without an account. */
  registeredAt: string | null
}

/** Contact details and language, as entries of a list. */
export function Contact({ email, phone, locale, registeredAt }: Props) {
  return (
    <>
      {email !== null && (
        <li>
          <a className="inline-flex min-h-8 items-center break-all text-link" href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      )}
      {phone !== null && (
        <li>
          <a className="inline-flex min-h-8 items-center text-link" href={`tel:${phone}`}>
            {phone}
          </a>
        </li>
      )}
      <li>{m.admin_writes_in({ language: localeText(locale) })}</li>
      {registeredAt !== null && <li>{m.admin_registered({ date: dateOf(registeredAt) })}</li>}
    </>
  )
}
