/** How a wrong answer lies to the right one, by what each has in common whatever the numbers of a question are. */
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
