import type { Locale } from './locales.ts'

// Latin digits in every language, whatever the system default.
const regions: Record<Locale, string> = {
  en: 'en-IN-u-nu-latn',
  hi: 'hi-IN-u-nu-latn',
  te: 'te-IN-u-nu-latn',
}
const timeZone = 'Asia/Kolkata'

/** Creating a format takes many times longer than using it: create each once. */
function madeOnce<Given extends readonly unknown[], Format>(make: (...given: Given) => Format) {
  const made = new Map<string, Format>()
  return (...given: Given): Format => {
    const name = given.join()
    const format = made.get(name) ?? make(...given)
    made.set(name, format)
    return format
  }
}

const dateFormat = madeOnce(
  (locale: Locale) =>
    new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short', year: 'numeric' }),
)
const regionalFormat = madeOnce(
  (locale: Locale, dateStyle?: 'long', timeStyle?: 'short') =>
    new Intl.DateTimeFormat(regions[locale], { timeZone, dateStyle, timeStyle }),
)
const dayFormat = madeOnce(() => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }))
const numberFormat = madeOnce((locale: Locale) => new Intl.NumberFormat(regions[locale]))
const moneyFormat = madeOnce(
  (locale: Locale, currency: string, fractionDigits?: 0 | 2) =>
    new Intl.NumberFormat(regions[locale], {
      style: 'currency',
      currency,
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    }),
)

/** The Indian calendar day of an instant, for display: "12 Mar 2027". */
export function dateText(instant: Date, locale: Locale): string {
  const parts = Object.fromEntries(
    dateFormat(locale)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts['day']} ${parts['month']} ${parts['year']}`
}

/** The last valid day before an instant: an end at midnight belongs to the day before. */
export function lastMomentBefore(end: Date): Date {
  return new Date(end.getTime() - 1)
}

/** The Indian calendar day of an instant with the full month: "12 March 2027". */
export function longDateText(instant: Date, locale: Locale): string {
  return regionalFormat(locale, 'long').format(instant)
}

/** Day and time in India: "12 March 2027 at 4:05 pm". */
export function timeText(instant: Date, locale: Locale): string {
  return regionalFormat(locale, 'long', 'short').format(instant)
}

/** The hour in India: "4:05 pm". */
export function hourText(instant: Date, locale: Locale): string {
  return regionalFormat(locale, undefined, 'short').format(instant)
}

/** The Indian calendar day of an instant as `2027-03-12`, to compare days by. */
export function dayKey(instant: Date): string {
  return dayFormat().format(instant)
}

/** A number with Indian grouping: "1,00,000". */
export function numberText(number: number, locale: Locale): string {
  return numberFormat(locale).format(number)
}

/** A price in rupees, with paise only where there are some: "₹2,999", "₹2,499.50". */
export function rupeesText(rupees: number, locale: Locale): string {
  return moneyText(rupees, 'INR', locale, Number.isInteger(rupees) ? 0 : 2)
}

/** An amount in rupees to the paisa, as staff read it: "₹2,999.00". */
export function amountText(rupees: number): string {
  return moneyText(rupees, 'INR', 'en')
}

/** An amount to the paisa: "₹2,999.00". An unknown currency follows the number. */
export function moneyText(amount: number, currency: string, locale: Locale, fractionDigits?: 0 | 2): string {
  try {
    return moneyFormat(locale, currency, fractionDigits).format(amount)
  } catch {
    // Only a faulty gateway sends a currency that does not exist.
    return `${amount} ${currency}`
  }
}
