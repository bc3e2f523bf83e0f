import { currentLocale } from '../locale.ts'

/** A day in India as readers of the page's language write it: "14 August 2026". */
export function dayText(iso: string): string {
  return new Intl.DateTimeFormat(`${currentLocale()}-IN`, {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
    numberingSystem: 'latn',
  }).format(new Date(iso))
}
