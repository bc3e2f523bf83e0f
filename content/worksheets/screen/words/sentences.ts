import type { Locale } from '../../../../domain/locales.ts'

/**
 * English sentences of the sheets with what they are in Hindi and Telugu. `{}` is a formula, a number
 * with its unit, a list of them or a table; `{2}` is the second one of the English sentence.
 */
export type Sentences = Readonly<Record<string, Readonly<Record<Exclude<Locale, 'en'>, string>>>>
