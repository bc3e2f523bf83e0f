/** How a wrong answer differs from the right one, whatever the numbers of the question are. */
export const mistakes = [
  'opposite',
  'one-opposite',
  'swapped',
  'upside-down',
  'double',
  'half',
  'ten-times',
  'tenth',
  'missing-value',
  'extra-value',
  'other-unit',
] as const
export type Mistake = (typeof mistakes)[number]
