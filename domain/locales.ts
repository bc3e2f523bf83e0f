/** The languages other than English. */
export const translationLocales = ['hi', 'te'] as const
export type TranslationLocale = (typeof translationLocales)[number]

/** Languages of pages and messages. English has no prefix in addresses, the others have one: `/hi/…`. */
export const locales = ['en', ...translationLocales] as const
export type Locale = (typeof locales)[number]

export const baseLocale = 'en'

/** Each language's name in its own script. */
export const localeNames: Record<Locale, string> = { en: 'English', hi: 'हिन्दी', te: 'తెలుగు' }

/** One value for each language. */
export function perLocale<Value>(of: (locale: Locale) => Value): Record<Locale, Value> {
  return { en: of('en'), ...perTranslation(of) }
}

/** One value for each language other than English. */
export function perTranslation<Value>(
  of: (locale: TranslationLocale) => Value,
): Record<TranslationLocale, Value> {
  const entries = translationLocales.map((locale) => [locale, of(locale)])
  // The keys are the languages; `fromEntries` types them as string.
  return Object.fromEntries(entries) as Record<TranslationLocale, Value>
}

export function isTranslationLocale(text: string): text is TranslationLocale {
  return (translationLocales as readonly string[]).includes(text)
}

export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text)
}

/** The language of a path: its prefix if that is a language, else English. */
export function localeOfPath(path: string): Locale {
  const first = path.match(/^\/([a-z]{2})(?=[/?#]|$)/)?.[1] ?? ''
  return isLocale(first) ? first : baseLocale
}

/** The path without its language: `/hi/courses` is `/courses`. */
export function withoutLocale(path: string): string {
  const locale = localeOfPath(path)
  if (locale === baseLocale) return path
  const rest = path.slice(locale.length + 1)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The path in a language: `/courses` in Hindi is `/hi/courses`. */
export function withLocale(path: string, locale: Locale): string {
  const plain = withoutLocale(path)
  if (locale === baseLocale) return plain
  return plain === '/' ? `/${locale}` : `/${locale}${plain}`
}

/** The first supported language of an Accept-Language header, in the order written; English when there is none. */
export function localeOfHeader(accepted: string): Locale {
  for (const part of accepted.split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase()
    if (isLocale(language)) return language
  }
  return baseLocale
}
