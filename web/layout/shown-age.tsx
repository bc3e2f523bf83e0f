import { timeText } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { currentLocale } from '../locale.ts'

/** How old the cached data is. */
export function ShownAge({ at }: { at: number }) {
  return m.saved_as_of({ time: timeText(new Date(at), currentLocale()) })
}
