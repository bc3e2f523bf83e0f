import { renderRichText } from './rich-text.ts'

const mostKept = 600
const kept = new Map<string, string>()

/**
 * Rich text as pages show it. Drawing the mathematics of a course or an article takes a hundred times as long as
 * reading its row, so the last texts that were drawn are kept, by their own words.
 */
export function drawnText(stored: string): string {
  const known = kept.get(stored)
  if (known !== undefined) {
    // Last used, last to go.
    kept.delete(stored)
    kept.set(stored, known)
    return known
  }
  const drawn = renderRichText(stored)
  kept.set(stored, drawn)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return drawn
}
