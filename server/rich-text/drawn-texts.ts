import { renderRichText } from './rich-text.ts'

/**
 * Rich text as pages show it. Drawing the mathematics of a course or an article takes a hundred times as long as
 * reading its row, so the last texts that were drawn are kept, by their own words.
 */
export const drawnText = keepDrawn(renderRichText, 600)

/** Draws a text once, as long as it is among the last so many that were asked for. */
export function keepDrawn<Drawn extends string | number>(
  draw: (stored: string) => Drawn,
  mostKept: number,
): (stored: string) => Drawn {
  const kept = new Map<string, Drawn>()
  return (stored) => {
    const drawn = kept.get(stored) ?? draw(stored)
    // Last used, last to go.
    kept.delete(stored)
    kept.set(stored, drawn)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return drawn
  }
}
