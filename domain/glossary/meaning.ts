import type { Locale } from '../locales.ts'
import type { TermId } from './term-names.ts'

/** A term's meaning in a sentence, with an example. */
export type Meaning = Readonly<Record<Locale, string>>
export type Meanings = Readonly<Record<TermId, Meaning>>

export const meaning = (en: string, hi: string, te: string): Meaning => ({ en, hi, te })
