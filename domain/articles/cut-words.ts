/** Words of the specification's cuts (section 9). */
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
 * The first words of a text, followed by the specification's ` ...` where something was left out.
 * A text of so many words or fewer stays as it is.
 */
export function cutWords(text: string, count: number): string {
  // Past the first words nothing is looked at; a text may begin with a space.
  const words = text.split(/\s+/, count + 2).filter(Boolean)
  if (words.length <= count) return words.join(' ')
  return `${words.slice(0, count).join(' ')} ...`
}
