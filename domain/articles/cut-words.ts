/** Length of the specification's excerpts, in words (section 9). */
export const excerptWords = {
  card: 20,
  sidebarTitle: 4,
  sidebar: 10,
  homeLarge: 100,
  homeSmall: 10,
  resourceTitle: 10,
  resource: 35,
} as const

/**
 * The first words of a text, followed by the specification's ` ...` where something was cut. A text that fits is
 * unchanged.
 */
export function cutWords(text: string, count: number): string {
  // Reads no further than the first words; a text may begin with a space.
  const words = text.split(/\s+/, count + 2).filter(Boolean)
  if (words.length <= count) return words.join(' ')
  return `${words.slice(0, count).join(' ')} ...`
}
