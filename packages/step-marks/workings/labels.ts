import type { Question } from './question.ts'

const lettersOfWords: Record<string, readonly string[]> = {
  volume: ['V'],
  area: ['A'],
  sum: ['S'],
  perimeter: ['P'],
  circumference: ['C'],
  radius: ['r', 'R'],
  diameter: ['d', 'D'],
  height: ['h', 'H'],
  length: ['l', 'L'],
  breadth: ['b', 'B'],
  probability: ['P'],
  distance: ['d', 'D', 'AB', 'PQ'],
  mean: ['M', 'm'],
  median: ['M', 'm'],
  mode: ['M', 'Z'],
  range: ['R'],
  variance: ['V'],
  standard: ['σ', 's'],
  coefficient: ['C'],
  discriminant: ['D'],
}

/** The letter that words before an equals sign stand for: "Curved surface area" CSA, "Volume of the cone" V. */
export function labelLetter(label: string, { facts, mode }: Question): string | undefined {
  const words = label.replace(/\b(?:the|of|its|a|an|required|therefore|so)\b/gi, ' ').match(/\p{L}+/gu) ?? []
  const [first] = words
  if (first === undefined) return undefined
  const initials = words.map((word) => word[0]?.toUpperCase()).join('')
  const candidates = [first, ...(words.length > 1 ? [initials.slice(0, 3), initials.slice(0, 2)] : [])]
  const names = Object.keys(facts)
  // a, b and c of an equation are no area, breadth and cost
  const known =
    mode === 'value' || /^discriminant$/i.test(first) ? (lettersOfWords[first.toLowerCase()] ?? []) : []
  for (const candidate of [...candidates, ...known]) {
    const name =
      names.find((one) => one === candidate || isSameWord(one, candidate)) ??
      names.find((one) => one.startsWith(`${candidate}_`))
    if (name !== undefined) return name
  }
  return undefined
}

const isSameWord = (a: string, b: string): boolean => a.length > 2 && a.toLowerCase() === b.toLowerCase()
