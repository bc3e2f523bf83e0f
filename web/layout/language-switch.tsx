import { useLocation } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useId } from 'react'
import { localeNames, locales, withLocale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { currentLocale } from '../locale.ts'
import { Icon } from '../ui/icon.tsx'

/** The languages of the page, each in its own script. A popover: it works without a script. */
export function LanguageSwitch() {
  const id = useId()
  const locale = currentLocale()
  return (
    <div className="hidden md:block">
      <button
        type="button"
        popoverTarget={id}
        className="language-button flex min-h-11 cursor-pointer items-center gap-1.5 rounded-ctl px-2 text-small text-ink-2 hover:text-ink"
      >
        <Icon name="globe" />
        <span className="sr-only">{m.layout_language()}: </span>
        {/* A narrow desktop has no room for the name next to the whole menu. */}
        <span className="lg:max-xl:sr-only">{localeNames[locale]}</span>
      </button>
      <div
        id={id}
        popover="auto"
        className="language-menu w-48 rounded-card border border-rule bg-card p-2 text-ink shadow-2"
      >
        <LanguageLinks className="rounded-ctl px-3 hover:bg-sunk" />
      </div>
    </div>
  )
}

/** The same page in each language. The first-paint script stores the choice. */
export function LanguageLinks({ className }: { className?: string }) {
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const current = currentLocale()
  return (
    <ul aria-label={m.layout_language()}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={withLocale(path, locale)}
            hrefLang={locale}
            lang={locale}
            data-language={locale}
            aria-current={locale === current ? 'true' : undefined}
            className={clsx(
              'flex min-h-11 items-center gap-2 text-base text-ink no-underline aria-[current]:font-semibold',
              className,
            )}
          >
            {localeNames[locale]}
            {locale === current && <Icon name="check" size={18} />}
          </a>
        </li>
      ))}
    </ul>
  )
}
