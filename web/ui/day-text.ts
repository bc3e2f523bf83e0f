import { longDateText } from '../../domain/formats.ts'
import { currentLocale } from '../locale.ts'

/** A day in India as readers of the page's language write it: "14 August 2026". */
export function dayText(iso: string): string {
  return longDateText(new Date(iso), currentLocale())
}
