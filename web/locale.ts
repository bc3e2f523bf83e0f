import { type Locale, localeOfPath } from '../domain/locales.ts'
import { getLocale } from '../domain/messages/compiled/runtime.js'

/** Language of the page: of the request that is rendered, or of the address in the browser. */
export function currentLocale(): Locale {
  return import.meta.env.SSR ? getLocale() : localeOfPath(window.location.pathname)
}

/** A sentence with its braces filled, in the scripts that carry one language (messages-by-language.ts). */
export function fillMessage(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}
