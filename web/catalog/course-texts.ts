import { localeNames } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'

const languageNames: Record<string, string> = {
  ...localeNames,
  ta: 'தமிழ்',
  kn: 'ಕನ್ನಡ',
  mr: 'मराठी',
}

/** A language's name in its own script. */
export function languageName(tag: string): string {
  return languageNames[tag] ?? tag
}

/** Seconds as "36 min" or "1 h 24 min", at least one minute. */
export function lengthText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  if (minutes < 60) return m.course_minutes({ minutes })
  return m.course_hours_minutes({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
