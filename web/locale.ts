import { type Locale, localeOfPath } from '../domain/locales.ts'
import { getLocale } from '../domain/messages/compiled/runtime.js'

/** Language of the page: of the request on the server, of the address in the browser. */
export function currentLocale(): Locale {
  return import.meta.env.SSR ? getLocale() : localeOfPath(window.location.pathname)
}

/** A message with its placeholders filled, in scripts that carry one language (messages-by-language.ts). */
export function fillMessage(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}

const rules: Partial<Record<Locale, Intl.PluralRules>> = {}

/** A message in its plural form for a count (Intl.PluralRules), with its placeholders filled. */
export function fillPlural(
  count: string | number,
  one: string,
  other: string,
  values: Record<string, string | number>,
): string {
  const locale = currentLocale()
  rules[locale] ??= new Intl.PluralRules(locale)
  const form = rules[locale].select(Number(count))
  return fillMessage(form === 'one' ? one : other, values)
}
