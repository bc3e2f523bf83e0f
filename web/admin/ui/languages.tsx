import { clsx } from 'clsx'
import { type Locale, locales } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { localeText } from './labels.ts'

/** The language of an entry. */
export function Languages({ current, onChange }: { current: Locale; onChange: (locale: Locale) => void }) {
  return (
    <div
      role="group"
      aria-label={m.admin_site_language()}
      className="mb-4 flex flex-wrap gap-1 border-b border-rule"
    >
      {locales.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === current}
          onClick={() => onChange(name)}
          className={clsx(
            'inline-flex min-h-11 cursor-pointer items-center border-b-3 px-3',
            name === current
              ? 'border-margin font-semibold text-ink'
              : 'border-transparent text-ink-2 hover:text-ink',
          )}
        >
          {localeText(name)}
        </button>
      ))}
    </div>
  )
}
