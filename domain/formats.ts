import type { Locale } from './locales.ts'

// The same digits in every language, whatever the machine would choose.
const regions: Record<Locale, string> = {
  en: 'en-IN-u-nu-latn',
  hi: 'hi-IN-u-nu-latn',
  te: 'te-IN-u-nu-latn',
}
const timeZone = 'Asia/Kolkata'

/** The Indian calendar day of an instant, as people read it: "12 Mar 2027". */
export function dateText(instant: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${parts['day']} ${parts['month']} ${parts['year']}`
}

/** What is valid until an instant is valid on the day of this one: an end at midnight belongs to the day before. */
export function lastMomentBefore(end: Date): Date {
  return new Date(end.getTime() - 1)
}

/** The Indian calendar day of an instant with the whole month: "12 March 2027". */
export function longDateText(instant: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(regions[locale], { timeZone, dateStyle: 'long' }).format(instant)
}

/** Day and time in India: "12 March 2027 at 4:05 pm". */
export function timeText(instant: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(regions[locale], {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(instant)
}

/** The hour in India: "4:05 pm". */
export function hourText(instant: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(regions[locale], { timeZone, timeStyle: 'short' }).format(instant)
}

/** The Indian calendar day of an instant as `2027-03-12`, to compare days by. */
export function dayKey(instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant)
}

/** A number with Indian grouping: "1,00,000". */
export function numberText(number: number, locale: Locale): string {
  return number.toLocaleString(regions[locale])
}

/** A price in rupees, with paise only where there are some: "₹2,999", "₹2,499.50". */
export function rupeesText(rupees: number, locale: Locale): string {
  return moneyText(rupees, 'INR', locale, Number.isInteger(rupees) ? 0 : 2)
}

/** An amount to the paisa: "₹2,999.00". An unknown currency follows the number. */
export function moneyText(amount: number, currency: string, locale: Locale, fractionDigits?: 0 | 2): string {
  try {
    return moneyFormat(currency, locale, fractionDigits).format(amount)
  } catch {
    // Only a faulty gateway sends a currency that does not exist.
    return `${amount} ${currency}`
  }
}

/** Each is made once: to make one takes far longer than to use it, and a list of courses has dozens of prices. */
const moneyFormats = new Map<string, Intl.NumberFormat>()

function moneyFormat(currency: string, locale: Locale, fractionDigits?: 0 | 2): Intl.NumberFormat {
  const name = `${currency} ${locale} ${fractionDigits}`
  const format =
    moneyFormats.get(name) ??
    new Intl.NumberFormat(regions[locale], {
      style: 'currency',
      currency,
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    })
  moneyFormats.set(name, format)
  return format
}
