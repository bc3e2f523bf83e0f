import type { Locale } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { localeText } from './labels.ts'

/** Marks a sample text; optionally only in these languages. */
export function SampleMark({ locales }: { locales: readonly Locale[] }) {
  return (
    <span className="justify-self-start rounded-full bg-warn-soft px-2.5 py-0.5 text-sm font-semibold text-warn">
      {locales.length === 0
        ? m.admin_site_sample()
        : m.admin_site_sample_in({ languages: locales.map(localeText).join(', ') })}
    </span>
  )
}
